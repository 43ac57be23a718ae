// What could not be written into the store yet: of each window a small store in one file of its own, in the first
// folder that takes it. When that window has ended, however it did, the next start takes it into the store.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Folders for what cannot lie in the data folder: its disk may be full, or may not answer.
[[nodiscard]] std::vector<std::filesystem::path> other_folders();

/// The files of windows of the store in a folder that have ended, there and in the other folders, the one written last
/// last; only such as nobody else can have put there.
[[nodiscard]] std::vector<std::filesystem::path> files_aside(const std::filesystem::path& folder);
/// Removes one of them.
void remove_file_aside(const std::filesystem::path& file);

/// Takes all of such a file into the store, its games as open in no window, but for those that go on there already.
/// False where one is open in another window: the file is still needed. To be called inside a transaction. Throws a
/// Fault.
[[nodiscard]] bool take_in(const Database& database, const std::filesystem::path& file);
/// The game in progress of such a file; nothing where there is none, or the file cannot be read.
[[nodiscard]] std::optional<game::SavedGame> game_in(const std::filesystem::path& file);
/// Changes settings and lists by what is in such a file.
void change_by(const std::filesystem::path& file, game::Preferences& preferences);

} // namespace twoturns::store
