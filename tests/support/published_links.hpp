// Published link tests of other programs and papers, each rewritten for a board of plain bytes. Tests compare the
// path-checker with them, and the benchmark times them.
//
// All follow the conventions of twoturns/link.hpp: the two ends are different cells of the padded board and never block
// their own line; a line has at most two turns; it may use the ring but nothing beyond it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "twoturns/occupancy.hpp"

namespace twoturns::oracles {

/// The padded board with one byte for each cell.
class Grid {
public:
    explicit Grid(const Occupancy& board);

    /// The numbers of rows and columns, including the ring.
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] std::size_t cells() const { return free_.size(); }
    [[nodiscard]] bool contains(Cell c) const { return c.row >= 0 && c.row < rows_ && c.col >= 0 && c.col < cols_; }
    [[nodiscard]] std::size_t index(Cell c) const {
        return static_cast<std::size_t>(c.row) * static_cast<std::size_t>(cols_) + static_cast<std::size_t>(c.col);
    }
    /// `c` must be on the padded board.
    [[nodiscard]] bool free(Cell c) const { return free_[index(c)] != 0; }

private:
    int rows_;
    int cols_;
    std::vector<std::uint8_t> free_;
};

/// 1. The candidates for the first corner are the free cells that the first end sees along its row and column. The
///    candidates for the second corner are their projections onto the row and the column of the other end.
bool by_cross_of_candidates(const Grid& grid, Cell a, Cell b);

/// 2. Tests for straight lines, one turn and two turns; each test uses the previous one. The test for two turns
///    searches the whole board for a cell with a straight line to one end and a line of one turn to the other. The
///    usual published test for straight lines starts on the first tile and treats this tile as an obstacle; the test
///    here visits only the cells between the ends.
bool by_composed_tests(const Grid& grid, Cell a, Cell b);

/// 3. Uses the same tests, but for two turns scans only the rows and columns of the two ends.
bool by_row_and_column_scan(const Grid& grid, Cell a, Cell b);

/// 4. Breadth-first search that stores the number of turns for each cell and direction. (Several programs store it for
///    each cell alone and miss links.)
bool by_breadth_first_search(const Grid& grid, Cell a, Cell b);

/// 5. Depth-first search with a stack of (cell, direction, turns).
bool by_depth_first_search(const Grid& grid, Cell a, Cell b);

struct PublishedWay {
    const char* name;
    bool (*test)(const Grid& grid, Cell a, Cell b);
};

inline constexpr std::array<PublishedWay, 5> published_ways{{
    {"cross", by_cross_of_candidates},
    {"composed", by_composed_tests},
    {"scan", by_row_and_column_scan},
    {"breadth", by_breadth_first_search},
    {"depth", by_depth_first_search},
}};

/// The best line: the fewest turns, then the shortest.
struct BestLine {
    int turns;
    int length;
    std::vector<Cell> points; // both ends and the corners
};

/// Dijkstra's algorithm over (cell, direction) with (turns, length) as the cost.
std::optional<BestLine> by_dijkstra(const Grid& grid, Cell a, Cell b);

/// Returns true if a line with exactly `turns` turns (0, 1 or 2) joins the two cells. Walks every such line step by
/// step.
bool by_walking_every_line(const Grid& grid, Cell a, Cell b, int turns);

} // namespace twoturns::oracles
