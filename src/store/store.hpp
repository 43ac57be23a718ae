// The one store of the game: an SQLite file that all open windows share.
//
// Every open window holds a lock (lock.hpp), and every game in progress is assigned to the lock of its window. A window
// that opens first releases the games whose lock nobody holds any more, then opens the one played last. So the first
// window continues the last game, the next window the next of those that were open, and no game is open twice.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/store.hpp"
#include "game/unsaved.hpp"

namespace twoturns::store {

/// Where a person's games are saved on this system: `twoturns` in $XDG_DATA_HOME or ~/.local/share, in
/// ~/Library/Application Support on macOS, in %APPDATA% on Windows. Nothing where there is no home.
[[nodiscard]] std::optional<std::filesystem::path> data_folder();

/// A store in a folder, which is made when it is not there; with an empty path nothing is saved, and every
/// call says so. `calendar` tells the date, and is asked only for the name of a damaged file that is set
/// aside. Nothing is touched before open(). To be used by one thread at a time.
[[nodiscard]] std::unique_ptr<game::Store> make_store(const std::filesystem::path& folder,
                                                      std::function<game::Date()> calendar);

/// Keeps what the store in a folder cannot take just now, in the place of what it kept before; nothing: removes that.
/// The file is beside the store or, where that cannot be or `elsewhere` is wanted as its disk may not answer, in a
/// folder for passing files. Once nobody has this function any more, be it that the program was killed, the next open()
/// of the store takes in what is there. False where that cannot be. Does not wait for a disk; to be called by one
/// thread at a time.
[[nodiscard]] std::function<bool(const game::Unsaved& what, bool elsewhere)>
make_keeper(const std::filesystem::path& folder);

/// Which SQLite it runs with, such as "3.40.1".
[[nodiscard]] std::string sqlite_version();

} // namespace twoturns::store
