// What a system's own dialog lets the player choose among.
#pragma once

#include <vector>

#include "app/files/file_access.hpp"

namespace twoturns::view {

/// The kinds of that dialog, the one meant at first in front; where a file is opened, any file at all behind them,
/// which has no endings.
[[nodiscard]] std::vector<app::FileKind> filters_of(const app::ChooseFile& what);

} // namespace twoturns::view
