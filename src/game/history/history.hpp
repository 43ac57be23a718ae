// The history as text for other programs: a table, and a list of objects.
#pragma once

#include <string>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

// Both are written from parts, so that a long history need not be in memory as a whole: the head,
// then the rows of some games, again and again, then the foot.

/// Comma-separated values, RFC 4180: one line a game below a line of names.
[[nodiscard]] std::string csv_head();
[[nodiscard]] std::string csv_rows(const std::vector<GameSummary>& games);

/// JSON, RFC 8259: an array of objects with the same names. `first` when no game was written before.
[[nodiscard]] std::string json_head();
[[nodiscard]] std::string json_rows(const std::vector<GameSummary>& games, bool first);
[[nodiscard]] std::string json_foot();

} // namespace twoturns::game
