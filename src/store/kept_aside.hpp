// Games that could not be written into the store when the program had to end: each time a small store in one file of
// its own, in the first folder that takes it, from where the next start takes them into the store.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Folders for what cannot lie in the data folder: its disk may be full, or may not answer.
[[nodiscard]] std::vector<std::filesystem::path> other_folders();

/// The files of those games of the store in a folder that lie there or in one of the others, the one written last last;
/// only such as nobody else can have put there.
[[nodiscard]] std::vector<std::filesystem::path> files_aside(const std::filesystem::path& folder);
/// Removes them.
void remove_files_aside(const std::filesystem::path& folder);

/// Takes all games of such a file into the store, as open in no window, but for those that go on there already. False
/// where one is open in another window: the file is still needed. To be called inside a transaction. Throws a Fault.
[[nodiscard]] bool take_in(const Database& database, const std::filesystem::path& file, std::int64_t lock);
/// The game in progress of such a file; nothing where there is none, or the file cannot be read.
[[nodiscard]] std::optional<game::SavedGame> game_in(const std::filesystem::path& file);

} // namespace twoturns::store
