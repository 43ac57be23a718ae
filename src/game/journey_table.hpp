// The contents of assets/journey.txt, journey-turns.txt and journey-before.txt; CMake generates the source file.
#pragma once

#include <string_view>

namespace twoturns::game {

/// Returns the table. Each line is a place: the share of random players who win, the seconds for the third star, and
/// the ID. Lines that start with a semicolon are comments.
[[nodiscard]] std::string_view journey_table();
/// Returns the table of the turns with which the search has cleared the places. Each line is a place: the turns, the
/// cells of all lines, and the ID.
[[nodiscard]] std::string_view journey_turns_table();
/// Returns the table of the boards that the places had before they got their present ones.
[[nodiscard]] std::string_view journey_table_before();

} // namespace twoturns::game
