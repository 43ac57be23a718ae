// The store's rows of settings and recently used decks. Every function throws a Fault when file access fails.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns whether a setting can be written and read back.
bool is_setting(std::string_view name, std::string_view value);
game::KeyValues read_settings(const Database& database);
/// Writes settings. The setting `deck` also counts as a use of that deck. Returns the names of the settings not written
/// because they are too long or not UTF-8.
[[nodiscard]] std::vector<std::string> write_settings(const Database& database, const game::KeyValues& settings);
/// Returns the decks, most recently used first.
std::vector<std::string> read_decks(const Database& database);

} // namespace twoturns::store
