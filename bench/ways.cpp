#include "ways.hpp"

#include "former.hpp"

#include <algorithm>
#include <cstddef>

#include "support/published_links.hpp"
#include "twoturns/link.hpp"

namespace twoturns::bench {
namespace {

template <class Linked> std::vector<Move> list_pairs(const Board& board, const Linked& linked) {
    std::vector<Move> moves;
    for (const auto& cells : board.cells_by_kind())
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (linked(cells[i], cells[j])) moves.push_back({cells[i], cells[j]});
    std::sort(moves.begin(), moves.end());
    return moves;
}

} // namespace

const std::vector<WayToList>& ways_to_list() {
    static const std::vector<WayToList> all = [] {
        std::vector<WayToList> ways{{"ours", legal_moves}, {"before", former::legal_moves}};
        ways.push_back({"pairs", [](const Board& board) {
                            return list_pairs(board, [&](Cell a, Cell b) { return linked(board.occupancy(), a, b); });
                        }});
        for (const oracles::PublishedWay& way : oracles::published_ways)
            ways.push_back({way.name, [&way](const Board& board) {
                                const oracles::Grid grid(board.occupancy());
                                return list_pairs(board, [&](Cell a, Cell b) { return way.test(grid, a, b); });
                            }});
        return ways;
    }();
    return all;
}

} // namespace twoturns::bench
