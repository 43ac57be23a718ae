// Fonts of the system by their usual names, where there is only a folder to look in.
#pragma once

#include <filesystem>

#include "view/text/system_fonts.hpp"

namespace twoturns::view {

/// Finds those that Windows has of emoji, of East Asia and of other scripts. Reads a font when it is asked first, some
/// milliseconds; for one thread. Letters of flags are never found in colours: that font has no flags.
[[nodiscard]] FindFont fonts_of_folder(const std::filesystem::path& folder);

} // namespace twoturns::view
