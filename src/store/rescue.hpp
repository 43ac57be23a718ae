// What becomes of a damaged store: it is set aside under a name with the date, never deleted, and a new
// one is begun with all that can still be read of it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "game/store.hpp"

namespace twoturns::store {

/// The store in a folder, and its log of what was written last.
[[nodiscard]] std::filesystem::path store_file(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path log_file(const std::filesystem::path& store);

/// Whether all but its log was cut off: opened, it would pass for new, and its log be thrown away.
[[nodiscard]] bool is_cut_off(const std::filesystem::path& store);

/// Sets a store aside, and returns the new name of its file; nothing when it is not damaged, as another
/// window was quicker. Reads all of it. Throws a Fault when the new one cannot be written or another
/// window is at it for seconds, and std::filesystem::filesystem_error when the file cannot be renamed.
std::optional<std::filesystem::path> set_aside(const std::filesystem::path& folder, game::Date now);

/// Deletes the files that were set aside, for one who wants all games forgotten.
void remove_set_aside(const std::filesystem::path& folder);

} // namespace twoturns::store
