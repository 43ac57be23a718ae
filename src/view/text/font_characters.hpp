// The set of characters in a font file.
#pragma once

#include <filesystem>
#include <functional>

namespace twoturns::view {

/// Returns a function that returns whether the first font of a file has a character. The function reads the file at the
/// first call; an invalid file has no characters. Only one thread may use it. A copy of the function shares the
/// characters that were read before copying.
[[nodiscard]] std::function<bool(char32_t)> characters_of_font(std::filesystem::path file);

} // namespace twoturns::view
