// Keeps data that could not be written into the store yet: for each window one file with a small store, in the first
// folder that accepts it. After that window has ended, normally or not, the next start takes the file into the store.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns fallback folders for when the data folder's disk is full or does not respond.
[[nodiscard]] std::vector<std::filesystem::path> other_folders();

/// Returns the files left by ended windows of the store in `folder`, from there and from the other folders, the most
/// recently written last. Includes only files that no other user can have put there.
[[nodiscard]] std::vector<std::filesystem::path> files_aside(const std::filesystem::path& folder);
/// Removes one such file.
void remove_file_aside(const std::filesystem::path& file);

/// Takes such a file into the store completely. Its games become open in no window, except those already continued
/// there. Returns false if one is open in another window: the file is still needed. Call it inside a transaction.
/// Throws a Fault.
[[nodiscard]] bool take_in(const Database& database, const std::filesystem::path& file);
/// Returns the game in progress in such a file, nullopt if there is none or the file is unreadable.
[[nodiscard]] std::optional<game::SavedGame> game_in(const std::filesystem::path& file);
/// Applies the settings and lists in such a file to `preferences`.
void change_by(const std::filesystem::path& file, game::Preferences& preferences);

} // namespace twoturns::store
