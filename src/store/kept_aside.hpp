// Keeps data that could not be written into the store yet. Each window has one file with a small store, in the first
// folder that accepts it. After the window has ended, normally or not, the next start adds the file to the store.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns fallback folders for when the data folder's disk is full or does not respond.
[[nodiscard]] std::vector<std::filesystem::path> other_folders();

/// Returns the files that ended windows of the store in `folder` have left, in this folder and in the fallback folders,
/// the most recently written last. Includes only files that no other user can have put there.
[[nodiscard]] std::vector<std::filesystem::path> files_aside(const std::filesystem::path& folder);
/// Removes one of these files.
void remove_file_aside(const std::filesystem::path& file);

/// Adds such a file to the store completely. Its games become open in no window, except games that the store has
/// already continued. Returns false if a window has one of the games open; the file is then still needed. Call it
/// inside a transaction. Throws a Fault.
[[nodiscard]] bool take_in(const Database& database, const std::filesystem::path& file);
/// Returns the game in progress in such a file; nullopt if there is none or the file is unreadable.
[[nodiscard]] std::optional<game::SavedGame> game_in(const std::filesystem::path& file);
/// Applies the settings and lists in such a file to `preferences`.
void change_by(const std::filesystem::path& file, game::Preferences& preferences);

} // namespace twoturns::store
