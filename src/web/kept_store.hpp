// The store in a browser: SQLite writes to files in memory, and the page keeps them in the browser's storage.
#pragma once

#include <memory>

#include "game/store.hpp"

namespace twoturns::web {

/// Has everything kept that this store writes. What the browser's storage refuses counts as not saved.
[[nodiscard]] std::unique_ptr<game::Store> kept(std::unique_ptr<game::Store> store);

} // namespace twoturns::web
