// Adds the content of another store to this one, as when a player moves from a browser to a desktop and back. The
// content comes from a file and may be damaged or made by anybody.
#pragma once

#include <cstdint>
#include <string>

#include "store/database.hpp"
#include "twoturns/result.hpp"

namespace twoturns::store {

/// Returns a store with every readable row of `content`, in which names of decks in the folder `from` have become names
/// in the folder `to`; where these differ, decks of other places and recent files are left out. Returns a message if
/// the content is no store or that of a newer version.
[[nodiscard]] Result<std::string> sound_copy(const std::string& content, const std::string& from,
                                             const std::string& to);

/// Adds a result of sound_copy() to the database in one transaction, by the rules of game::Store::add_content(), and
/// puts the games in the order of their dates. Returns how many games it added or continued. Throws a Fault.
std::int64_t merge_into(const Database& database, std::string& other);

} // namespace twoturns::store
