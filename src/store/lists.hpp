// The lists that the player makes by playing (game::Items), a row for each entry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// What can be a row: a rescue may find anything.
[[nodiscard]] bool is_item(std::string_view list, std::string_view name, std::string_view value);

/// All lists, also of a store of an earlier version, where each was a setting. Rows that cannot be read are passed
/// over, which `unreadable` says.
[[nodiscard]] game::Lists read_lists(const Database& database, bool& unreadable);
/// Writes, or takes out, these rows and no others. Returns the names of those that are not written, as they could not
/// be read again. To be called inside a transaction.
[[nodiscard]] std::vector<std::string> write_items(const Database& database, const game::ItemChanges& items);

/// Makes rows of the settings that were lists before version 7, however long they are. What is in a list already stays
/// as it is. To be called inside a transaction.
void move_old_lists(const Database& database);

} // namespace twoturns::store
