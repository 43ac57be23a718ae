// Finds system fonts by their usual file names, for systems that only have a font folder.
#pragma once

#include <filesystem>

#include "view/text/system_fonts.hpp"

namespace twoturns::view {

/// Returns a function that finds the Windows fonts for emoji, East Asian and other scripts. It reads a font when the
/// font is first asked, which takes some milliseconds. Only one thread may use it. It never finds flag letters in
/// colour, because the emoji font has no flags.
[[nodiscard]] FindFont fonts_of_folder(const std::filesystem::path& folder);

} // namespace twoturns::view
