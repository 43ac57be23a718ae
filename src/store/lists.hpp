// The lists that grow as the player plays (game::Items), one row per entry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns whether the values form a valid row. A rescue may pass any bytes.
[[nodiscard]] bool is_item(std::string_view list, std::string_view name, std::string_view value);

/// Reads all lists, also from a store of an earlier version, where each list was a setting. Skips unreadable rows;
/// `unreadable` is set if there were any.
[[nodiscard]] game::Lists read_lists(const Database& database, bool& unreadable);
/// Writes or removes these rows and no others. Returns the names of rows not written because they are too long or not
/// UTF-8. Call it inside a transaction.
[[nodiscard]] std::vector<std::string> write_items(const Database& database, const game::ItemChanges& items);

/// Converts the settings that were lists before version 7 to rows, even if they are too long for a setting. Existing
/// rows stay unchanged. Call it inside a transaction.
void move_old_lists(const Database& database);

} // namespace twoturns::store
