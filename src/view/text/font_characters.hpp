// Which characters a file of a font has.
#pragma once

#include <filesystem>
#include <functional>

namespace twoturns::view {

/// Whether the first font of a file has a character. Reads it when first asked, for one thread; a file that is none has
/// no character. Copies share what was read before they were made.
[[nodiscard]] std::function<bool(char32_t)> characters_of_font(std::filesystem::path file);

} // namespace twoturns::view
