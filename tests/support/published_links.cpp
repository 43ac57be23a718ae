#include "support/published_links.hpp"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace twoturns::oracles {
namespace {

constexpr std::array<Cell, 4> directions{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
constexpr int max_turns = 2;

Cell step(Cell from, std::size_t direction) {
    return {from.row + directions[direction].row, from.col + directions[direction].col};
}

/// Returns true if two cells are in one row or column and all cells strictly between them are free. A cell sees itself.
bool sees(const Grid& grid, Cell a, Cell b) {
    if (a.row == b.row) {
        for (int col = std::min(a.col, b.col) + 1; col < std::max(a.col, b.col); ++col)
            if (!grid.free({a.row, col})) return false;
        return true;
    }
    if (a.col == b.col) {
        for (int row = std::min(a.row, b.row) + 1; row < std::max(a.row, b.row); ++row)
            if (!grid.free({row, a.col})) return false;
        return true;
    }
    return false;
}

bool sees_round_a_corner(const Grid& grid, Cell a, Cell b) {
    const auto by = [&](Cell corner) { return grid.free(corner) && sees(grid, a, corner) && sees(grid, corner, b); };
    return a.row != b.row && a.col != b.col && (by({a.row, b.col}) || by({b.row, a.col}));
}

/// Returns all cells of the row and the column of `c`, without `c`.
std::vector<Cell> cross_of(const Grid& grid, Cell c) {
    std::vector<Cell> cross;
    for (int col = 0; col < grid.cols(); ++col)
        if (col != c.col) cross.push_back({c.row, col});
    for (int row = 0; row < grid.rows(); ++row)
        if (row != c.row) cross.push_back({row, c.col});
    return cross;
}

/// A state of a search: a cell, the direction of entry, and the turns so far.
struct Visit {
    Cell cell;
    std::size_t direction;
    int turns;
};

/// The fewest turns with which each (cell, direction) was entered so far.
class FewestTurns {
public:
    explicit FewestTurns(const Grid& grid) : grid_(grid), fewest_(grid.cells() * directions.size(), max_turns + 1) {}

    /// Records a visit. Returns false if the visit is no better than an earlier one or has too many turns.
    bool improve(const Visit& visit) {
        auto& fewest = fewest_[grid_.index(visit.cell) * directions.size() + visit.direction];
        if (visit.turns >= fewest) return false;
        fewest = static_cast<std::int8_t>(visit.turns);
        return true;
    }

private:
    const Grid& grid_;
    std::vector<std::int8_t> fewest_;
};

/// Calls go(visit) for each cell that can be entered from `from`: straight on, or by a turn to either side.
template <class Go> void for_each_step(const Grid& grid, const Visit& from, Cell goal, const Go& go) {
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        if (direction == (from.direction + 2) % directions.size()) continue;
        const Cell next = step(from.cell, direction);
        if (grid.contains(next) && (next == goal || grid.free(next)))
            go(Visit{next, direction, from.turns + (direction == from.direction ? 0 : 1)});
    }
}

bool walk(const Grid& grid, Cell from, std::size_t direction, Cell goal, int turns) {
    for (Cell at = step(from, direction); grid.contains(at); at = step(at, direction)) {
        if (at == goal) return turns == 0;
        if (!grid.free(at)) return false;
        if (turns > 0 && (walk(grid, at, (direction + 1) % directions.size(), goal, turns - 1) ||
                          walk(grid, at, (direction + 3) % directions.size(), goal, turns - 1)))
            return true;
    }
    return false;
}

} // namespace

Grid::Grid(const Occupancy& board) : rows_(board.size().rows + 2), cols_(board.size().cols + 2) {
    for (int row = 0; row < rows_; ++row)
        for (int col = 0; col < cols_; ++col) free_.push_back(board.occupied({row, col}) ? 0 : 1);
}

bool by_cross_of_candidates(const Grid& grid, Cell a, Cell b) {
    if (std::abs(a.row - b.row) + std::abs(a.col - b.col) == 1) return true;
    for (const Cell corner : cross_of(grid, a)) {
        if (!grid.free(corner) || !sees(grid, a, corner)) continue;
        for (const Cell other : {Cell{b.row, corner.col}, Cell{corner.row, b.col}})
            if (grid.free(other) && sees(grid, other, b) && sees(grid, corner, other)) return true;
    }
    return false;
}

bool by_composed_tests(const Grid& grid, Cell a, Cell b) {
    if (sees(grid, a, b) || sees_round_a_corner(grid, a, b)) return true;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int col = 0; col < grid.cols(); ++col) {
            const bool on_a_line = row == a.row || row == b.row || col == a.col || col == b.col;
            if (!on_a_line || !grid.free({row, col})) continue;
            const Cell corner{row, col};
            if (sees(grid, a, corner) && sees_round_a_corner(grid, corner, b)) return true;
            if (sees(grid, corner, b) && sees_round_a_corner(grid, a, corner)) return true;
        }
    }
    return false;
}

bool by_row_and_column_scan(const Grid& grid, Cell a, Cell b) {
    if (a == b) return false;
    if (sees(grid, a, b) || sees_round_a_corner(grid, a, b)) return true;
    const auto joined_by = [&](Cell corner, Cell other) {
        return grid.free(corner) && grid.free(other) && sees(grid, a, corner) && sees(grid, corner, other) &&
               sees(grid, other, b);
    };
    for (int row = 0; row < grid.rows(); ++row)
        if (joined_by({row, a.col}, {row, b.col})) return true;
    for (int col = 0; col < grid.cols(); ++col)
        if (joined_by({a.row, col}, {b.row, col})) return true;
    return false;
}

bool by_breadth_first_search(const Grid& grid, Cell a, Cell b) {
    FewestTurns seen(grid);
    std::deque<Visit> queue;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) queue.push_back({a, direction, 0});
    while (!queue.empty()) {
        const Visit visit = queue.front();
        queue.pop_front();
        if (visit.cell == b) return true;
        // A turn on the starting cell would count as a turn too many, so each direction has its own start.
        for_each_step(grid, visit, b, [&](const Visit& next) {
            if ((visit.cell != a || next.direction == visit.direction) && seen.improve(next)) queue.push_back(next);
        });
    }
    return false;
}

bool by_depth_first_search(const Grid& grid, Cell a, Cell b) {
    FewestTurns seen(grid);
    std::vector<Visit> stack;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) stack.push_back({a, direction, 0});
    while (!stack.empty()) {
        const Visit visit = stack.back();
        stack.pop_back();
        if (visit.cell == b) return true;
        for_each_step(grid, visit, b, [&](const Visit& next) {
            if ((visit.cell != a || next.direction == visit.direction) && seen.improve(next)) stack.push_back(next);
        });
    }
    return false;
}

std::optional<BestLine> by_dijkstra(const Grid& grid, Cell a, Cell b) {
    constexpr int infinite = std::numeric_limits<int>::max();
    constexpr int per_turn = 1 << 16; // longer than any line, so turns always count first
    constexpr auto ways = static_cast<int>(directions.size());
    struct Mark {
        int cost = infinite;
        int from = -1;
    };
    std::vector<Mark> marks(grid.cells() * directions.size());
    using Entry = std::pair<int, int>; // cost, state = cell and direction
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const auto cell_of = [&](int state) { return Cell{state / ways / grid.cols(), state / ways % grid.cols()}; };
    const auto reach = [&](int state, int cost, int from) {
        Mark& mark = marks[static_cast<std::size_t>(state)];
        if (cost >= mark.cost) return;
        mark = {cost, from};
        queue.push({cost, state});
    };

    const int start = static_cast<int>(grid.index(a)) * ways;
    for (int direction = 0; direction < ways; ++direction) reach(start + direction, 0, -1);
    while (!queue.empty()) {
        const int cost = queue.top().first;
        const int state = queue.top().second;
        queue.pop();
        if (cost > marks[static_cast<std::size_t>(state)].cost) continue;
        const Cell cell = cell_of(state);
        if (cell == b) {
            BestLine line{cost / per_turn, cost % per_turn, {b}};
            for (int at = state; marks[static_cast<std::size_t>(at)].from >= 0;) {
                const int before = marks[static_cast<std::size_t>(at)].from;
                if (before % ways != at % ways || marks[static_cast<std::size_t>(before)].from < 0)
                    line.points.push_back(cell_of(before));
                at = before;
            }
            std::reverse(line.points.begin(), line.points.end());
            return line;
        }
        const Visit visit{cell, static_cast<std::size_t>(state % ways), cost / per_turn};
        for_each_step(grid, visit, b, [&](const Visit& next) {
            if (next.turns > max_turns || (cell == a && next.direction != visit.direction)) return;
            const int next_state = static_cast<int>(grid.index(next.cell)) * ways + static_cast<int>(next.direction);
            reach(next_state, cost + 1 + (next.turns - visit.turns) * per_turn, state);
        });
    }
    return std::nullopt;
}

bool by_walking_every_line(const Grid& grid, Cell a, Cell b, int turns) {
    for (std::size_t direction = 0; direction < directions.size(); ++direction)
        if (walk(grid, a, direction, b, turns)) return true;
    return false;
}

} // namespace twoturns::oracles
