// The store in a browser: SQLite writes to files in memory, and the page copies them to the browser's storage.
#pragma once

#include <memory>

#include "game/store.hpp"

namespace twoturns::web {

/// Returns a store that copies every write of `store` to the browser's storage. A write that the storage refuses counts
/// as not saved.
[[nodiscard]] std::unique_ptr<game::Store> kept(std::unique_ptr<game::Store> store);

} // namespace twoturns::web
