// What a system's own dialog lets the player choose among.
#pragma once

#include <vector>

#include "app/file_access.hpp"

namespace twoturns::view {

/// The kinds of that dialog, the one meant at first in front: where a file is opened all of them together, if there are
/// several, then each, then every file, which has no endings. What is saved is of one of them.
[[nodiscard]] std::vector<app::FileKind> filters_of(const app::ChooseFile& what);

} // namespace twoturns::view
