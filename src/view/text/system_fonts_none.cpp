#include "view/text/system_fonts.hpp"

namespace twoturns::view {

FindFont system_fonts() {
    return [](char32_t /*character*/) { return std::nullopt; };
}

std::function<bool(char32_t)> system_characters() {
    return [](char32_t /*character*/) { return false; };
}

} // namespace twoturns::view
