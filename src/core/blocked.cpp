#include "twoturns/blocked.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <tuple>

#include "twoturns/link.hpp"

namespace twoturns {
namespace {

int sign(int value) { return (value > 0) - (value < 0); }

int length_of(const std::vector<Cell>& points) {
    int steps = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        steps += std::abs(points[i].row - points[i - 1].row) + std::abs(points[i].col - points[i - 1].col);
    return steps;
}

/// Returns the line of at most two turns that the board's stricter rule forbids; nullopt if none exists.
std::optional<BlockedLine> against_the_rule(const Occupancy& board, const Occupancy& any, Cell a, Cell b) {
    const auto link = find_link(any, a, b);
    if (!link) return std::nullopt;
    BlockedLine line{{link->begin(), link->end()}, {}, true};
    line.marks.assign(line.points.begin() + 1 + board.most_turns(), line.points.end() - 1);
    return line;
}

/// Walks straight from `a` to a free cell and links this cell to `b`. The result has three turns, because a line with
/// fewer turns would mean that the pair is not blocked. Marks the turns beyond the `most_turns` that the rule allows.
std::optional<BlockedLine> with_third_turn(const Occupancy& board, int most_turns, Cell a, Cell b) {
    static constexpr std::array<Cell, 4> steps{Cell{-1, 0}, Cell{0, 1}, Cell{1, 0}, Cell{0, -1}};
    std::optional<BlockedLine> best;
    int best_length = 0;
    for (const Cell step : steps) {
        Cell at{a.row + step.row, a.col + step.col};
        for (; board.size().padded_contains(at) && !board.occupied(at); at = {at.row + step.row, at.col + step.col}) {
            const auto link = find_link(board, at, b);
            if (!link) continue;
            const int length = std::abs(at.row - a.row) + std::abs(at.col - a.col) + link->length();
            if (best && best_length <= length) continue;
            BlockedLine line{{a}, {}, true};
            line.points.insert(line.points.end(), link->begin(), link->end());
            line.marks.assign(line.points.begin() + 1 + most_turns, line.points.end() - 1);
            best = std::move(line);
            best_length = length;
        }
    }
    return best;
}

/// Returns the corners of a line through the given points, without repeated points and points inside straight parts.
std::vector<Cell> simplified(std::initializer_list<Cell> points) {
    std::vector<Cell> line;
    for (const Cell point : points) {
        if (!line.empty() && line.back() == point) continue;
        if (line.size() >= 2) {
            const Cell before = line[line.size() - 2];
            const Cell last = line.back();
            if ((before.row == last.row && last.row == point.row) || (before.col == last.col && last.col == point.col))
                line.pop_back();
        }
        line.push_back(point);
    }
    return line;
}

std::vector<Cell> crossed(const Occupancy& board, const std::vector<Cell>& line) {
    std::vector<Cell> cells;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const Cell to = line[i];
        const Cell step{sign(to.row - line[i - 1].row), sign(to.col - line[i - 1].col)};
        for (Cell at = line[i - 1]; at != to;) {
            at = {at.row + step.row, at.col + step.col};
            if (at != line.back() && board.occupied(at)) cells.push_back(at);
        }
    }
    return cells;
}

/// Returns the line with the fewest occupied cells among those that the rule allows. Two tiles that no straight line
/// could join where only straight lines are allowed get the line with one turn, and the turn is marked.
BlockedLine least_crossing(const Occupancy& board, Cell a, Cell b) {
    const bool in_line = a.row == b.row || a.col == b.col;
    const int most_turns = std::max(board.most_turns(), in_line ? 0 : 1);
    std::optional<BlockedLine> best;
    std::tuple<std::size_t, std::size_t, int> best_cost;
    const auto consider = [&](std::initializer_list<Cell> points) {
        const std::vector<Cell> line = simplified(points);
        assert(line.front() == a && line.back() == b);
        if (static_cast<int>(line.size()) - 2 > most_turns) return;
        std::vector<Cell> marks = crossed(board, line);
        const std::tuple cost{marks.size(), line.size(), length_of(line)};
        if (best && best_cost <= cost) return;
        best = BlockedLine{line, std::move(marks), false};
        best_cost = cost;
    };
    for (int col = 0; col <= board.size().cols + 1; ++col) consider({a, {a.row, col}, {b.row, col}, b});
    for (int row = 0; row <= board.size().rows + 1; ++row) consider({a, {row, a.col}, {row, b.col}, b});
    if (most_turns > board.most_turns()) {
        best->marks = {best->points[1]};
        best->third_turn = true;
    }
    return *best;
}

} // namespace

BlockedLine explain_block(const Occupancy& board, Cell a, Cell b) {
    Occupancy any = board;
    any.allow_turns(2);
    if (auto line = against_the_rule(board, any, a, b)) return *line;
    if (auto line = with_third_turn(any, board.most_turns(), a, b)) return *line;
    return least_crossing(board, a, b);
}

} // namespace twoturns
