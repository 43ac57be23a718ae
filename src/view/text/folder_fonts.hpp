// Finds system fonts by their usual file names, for systems that only have a font folder.
#pragma once

#include <filesystem>

#include "view/text/system_fonts.hpp"

namespace twoturns::view {

/// Finds the Windows fonts for emoji, East Asian and other scripts. Reads a font when first asked, some milliseconds;
/// for one thread. Never finds flag letters in colour: that emoji font has no flags.
[[nodiscard]] FindFont fonts_of_folder(const std::filesystem::path& folder);

} // namespace twoturns::view
