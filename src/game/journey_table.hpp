// The content of assets/journey.txt; CMake generates the source file.
#pragma once

#include <string_view>

namespace twoturns::game {

/// Returns the table. Each line is a place: the share of random players who win, and the ID. Lines that start with a
/// semicolon are comments.
[[nodiscard]] std::string_view journey_table();

} // namespace twoturns::game
