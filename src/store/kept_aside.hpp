// Keeps data that waits to be written into the store. Each window has one file with a small store, in the first folder
// that accepts it. After the window has ended, normally or not, the next start adds the file to the store.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns fallback folders for when the data folder's disk is full or does not respond.
[[nodiscard]] std::vector<std::filesystem::path> other_folders();

/// Returns the files left by ended windows of the store in `folder`, from this folder and the fallback folders, the
/// most recently written last. Includes only files that no other user can have put there.
[[nodiscard]] std::vector<std::filesystem::path> files_aside(const std::filesystem::path& folder);
/// Removes a file returned by files_aside().
void remove_file_aside(const std::filesystem::path& file);

/// Adds the content of a file from files_aside() to the store. No window has the added games open. Skips games of which
/// the store has the same or a newer version. Returns false if the file is unreadable or a window has one of its games
/// open; keep the file in this case. Call it inside a transaction. Throws a Fault.
[[nodiscard]] bool take_in(const Database& database, const std::filesystem::path& file);
/// Returns the game in progress in a file from files_aside(); nullopt if there is none or the file is unreadable.
[[nodiscard]] std::optional<game::SavedGame> game_in(const std::filesystem::path& file);
/// Applies the settings and lists in a file from files_aside() to `preferences`.
void change_by(const std::filesystem::path& file, game::Preferences& preferences);

} // namespace twoturns::store
