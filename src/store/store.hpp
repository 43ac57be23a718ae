// The game's only store: an SQLite file that all open windows share.
//
// Every open window holds a lock (lock.hpp), and every game in progress belongs to the lock of its window. When a
// window opens, it releases the games whose locks are no longer held, then opens the game played last. So the first
// window continues the last game, the next window continues the game before it, and no game is open twice.
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

/// Returns the folder for a user's saved games on this system: `twoturns` in $XDG_DATA_HOME or ~/.local/share, in
/// ~/Library/Application Support on macOS, in %APPDATA% on Windows. Returns nullopt if there is no home folder.
[[nodiscard]] std::optional<std::filesystem::path> data_folder();

/// Returns a store in `folder`, which is created if missing. With an empty path nothing is saved, and every call
/// reports this. `calendar` returns the date, which is used only in the name of a damaged file. Accesses no file before
/// open(). Only one thread at a time may use the store.
[[nodiscard]] std::unique_ptr<game::Store> make_store(const std::filesystem::path& folder,
                                                      std::function<game::Date()> calendar);

/// Returns a function that keeps data in a separate file while the store in a folder cannot be written. Each call
/// replaces the data of the previous call; an empty `what` removes the file. The file is beside the store, or in a
/// temporary folder if that fails or if `elsewhere` is set because the disk may not respond. After the function is
/// destroyed or the program killed, the next open() of the store adds the file to the store. The function returns false
/// if the data cannot be kept. It does not wait for a disk. Only one thread at a time may call it.
[[nodiscard]] std::function<bool(const game::Unsaved& what, bool elsewhere)>
make_keeper(const std::filesystem::path& folder);

/// Returns the version of the SQLite library in use, such as "3.40.1".
[[nodiscard]] std::string sqlite_version();

} // namespace twoturns::store
