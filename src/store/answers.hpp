// The store's rows of card answers, which say how well each card was recalled. Every function throws a Fault when file
// access fails.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Returns whether the values form a valid answer. A rescue may pass any bytes.
bool is_answer(std::string_view deck, std::string_view card, std::int64_t recall, std::int64_t took);
/// Returns the statement that adds an answer: deck, card, game, date, recall, time.
Statement insert_answer(const Database& database);
/// Writes the answers of a game. Existing answers stay unchanged.
void write_answers(const Database& database, game::GameKey key, std::span<const game::CardAnswer> answers);
/// The function answers() of game::Store. Returns an empty list before version 4.
std::vector<game::CardAnswer> read_answers(const Database& database, const std::string& deck);
void remove_answers(const Database& database, const std::string& deck);

} // namespace twoturns::store
