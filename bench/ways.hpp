// Ways to list all moves of a board, for comparison: the program's own, the version before, and plain ones.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::bench {

struct WayToList {
    std::string name;
    std::function<std::vector<Move>(const Board&)> moves;
};

/// Returns legal_moves ("ours"), the version before ("before"), and the plain ways, which test every two tiles of a
/// kind: by linked ("pairs") and by each published way, under its name. All list the same moves in the same order.
[[nodiscard]] const std::vector<WayToList>& ways_to_list();

} // namespace twoturns::bench
