// The file filters of a system dialog.
#pragma once

#include <vector>

#include "app/files/file_access.hpp"

namespace twoturns::view {

/// Returns the file kinds that a dialog offers, the default first. When opening a file, the last kind is "any file",
/// which has no endings.
[[nodiscard]] std::vector<app::FileKind> filters_of(const app::ChooseFile& what);

} // namespace twoturns::view
