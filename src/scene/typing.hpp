// Text as it is typed into a field.
#pragma once

#include <string>

namespace twoturns::scene {

/// Takes away the last character, which may be several bytes.
inline void pop_character(std::string& text) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
    if (!text.empty()) text.pop_back();
}

} // namespace twoturns::scene
