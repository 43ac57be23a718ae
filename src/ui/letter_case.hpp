// Capital letters of the alphabets that the game's languages and their keyboards use: Latin, Greek and Cyrillic.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::ui {

/// Returns the capital of a small letter; any other character unchanged.
[[nodiscard]] char32_t capital(char32_t letter);

/// Returns the text with a capital as its first letter, as a heading begins.
[[nodiscard]] std::string capitalised(std::string_view text);

} // namespace twoturns::ui
