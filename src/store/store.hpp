// The one store of the game: an SQLite file that all open windows share.
//
// Every window has a seat (lock.hpp), and every game in hand is on a seat. When a window opens, the
// games of seats where nobody sits any more are free again, and it takes the one that was played last:
// so the first window goes on with the last game, the next one with the next of those that were open,
// and no game is open twice.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "game/store.hpp"

namespace twoturns::store {

/// Where a person's games are kept on this system: `twoturns` in $XDG_DATA_HOME or ~/.local/share, in
/// ~/Library/Application Support on macOS, in %APPDATA% on Windows. Nothing where there is no home.
[[nodiscard]] std::optional<std::filesystem::path> data_folder();

/// A store in a folder, which is made when it is not there; with an empty path nothing is kept, and every
/// call says so. `calendar` tells the date, and is asked only for the name of a damaged file that is set
/// aside. Nothing is touched before open(). To be used by one thread at a time.
[[nodiscard]] std::unique_ptr<game::Store> make_store(const std::filesystem::path& folder,
                                                      std::function<game::Date()> calendar);

} // namespace twoturns::store
