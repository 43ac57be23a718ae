// Exports the history for other programs, as CSV and as JSON.
#pragma once

#include <string>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

// Both formats are written in parts, so that a long history need not be in memory as a whole: the head, then the rows
// of a few games at a time, then the foot.

/// Comma-separated values, RFC 4180: a line of names, then one line for each game.
[[nodiscard]] std::string csv_head();
[[nodiscard]] std::string csv_rows(const std::vector<GameSummary>& games);

/// JSON, RFC 8259: an array of objects with the same names. `first` is true for the first row of the array.
[[nodiscard]] std::string json_head();
[[nodiscard]] std::string json_rows(const std::vector<GameSummary>& games, bool first);
[[nodiscard]] std::string json_foot();

} // namespace twoturns::game
