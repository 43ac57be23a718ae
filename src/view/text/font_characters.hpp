// The set of characters in a font file.
#pragma once

#include <filesystem>
#include <functional>

namespace twoturns::view {

/// Returns a function that tells whether the first font of a file has a character. It reads the file at the first call,
/// for one thread; an invalid file has no characters. Copies share what was read before they were made.
[[nodiscard]] std::function<bool(char32_t)> characters_of_font(std::filesystem::path file);

} // namespace twoturns::view
