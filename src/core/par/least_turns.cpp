#include "core/par/least_turns.hpp"

#include <algorithm>
#include <cstddef>

#include "twoturns/par.hpp"

namespace twoturns {
namespace par_search {
namespace {

constexpr std::size_t most_paired = 6; // cells whose pairings are all tried: 15

[[nodiscard]] bool shares_line(Cell a, Cell b) { return a.row == b.row || a.col == b.col; }

/// Tries all pairings of the cells.
int fewest(const std::vector<Cell>& cells) {
    if (cells.empty()) return 0;
    int best = static_cast<int>(cells.size());
    for (std::size_t partner = 1; partner < cells.size(); ++partner) {
        std::vector<Cell> rest;
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (i != partner) rest.push_back(cells[i]);
        best = std::min(best, fewest(rest) + (shares_line(cells[0], cells[partner]) ? 0 : 1));
    }
    return best;
}

} // namespace

int least_turns_of_kind(const std::vector<Cell>& cells) {
    if (cells.empty()) return 0;
    if (cells.size() == 2) return shares_line(cells[0], cells[1]) ? 0 : 1;
    if (cells.size() <= most_paired) return fewest(cells);
    const auto alone = std::count_if(cells.begin(), cells.end(), [&](Cell one) {
        return std::none_of(cells.begin(), cells.end(),
                            [&](Cell other) { return one != other && shares_line(one, other); });
    });
    return static_cast<int>(alone + 1) / 2;
}

} // namespace par_search

int least_turns(const Board& board, Gravity gravity) {
    if (gravity != Gravity::none) return 0;
    int turns = 0;
    for (const auto& cells : board.cells_by_kind()) turns += par_search::least_turns_of_kind(cells);
    return turns;
}

} // namespace twoturns
