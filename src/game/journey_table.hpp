// assets/journey.txt as it is in the program; CMake makes the source of it.
#pragma once

#include <string_view>

namespace twoturns::game {

/// A line for each place, the share of random winners and the ID; lines that start with ; are skipped.
[[nodiscard]] std::string_view journey_table();

} // namespace twoturns::game
