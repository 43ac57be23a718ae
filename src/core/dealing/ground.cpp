#include "core/dealing/ground.hpp"

namespace twoturns::dealing {
namespace {

/// Which way along its line the place `at`, one of 1..length, is filled from: 1, -1 or, when tiles
/// cannot slide into it from the next place over the midline, 0.
int from_inside_out(int at, int length) { return at <= length / 2 ? -1 : 1; }
int from_outside_in(int at, int length) {
    const int half = length / 2;
    if (at == half || at == half + 1) return 0;
    return at < half ? 1 : -1;
}

/// The step from a cell to the one whose tile slides into it.
Cell step_behind(Gravity gravity, Cell c, Size size) {
    switch (gravity) {
    case Gravity::none: break;
    case Gravity::down: return {-1, 0};
    case Gravity::up: return {1, 0};
    case Gravity::left: return {0, 1};
    case Gravity::right: return {0, -1};
    case Gravity::vertical_in: return {from_inside_out(c.row, size.rows), 0};
    case Gravity::vertical_out: return {from_outside_in(c.row, size.rows), 0};
    case Gravity::horizontal_in: return {0, from_inside_out(c.col, size.cols)};
    case Gravity::horizontal_out: return {0, from_outside_in(c.col, size.cols)};
    }
    return {0, 0};
}

} // namespace

Ground::Ground(const Board& settled_board, Gravity gravity) : board_(settled_board), gravity_(gravity) {
    const Size size = settled_board.size();
    for (const Cell c : settled_board.tile_cells()) start_.push_back(place_of(c));
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) {
            const Cell c{row, col};
            const Cell step = step_behind(gravity, c, size);
            const Cell from{row + step.row, col + step.col};
            if (from != c && size.contains(from) && !settled_board.is_stone(c) && !settled_board.is_stone(from))
                behind_[place_of(c)] = place_of(from);
        }
}

} // namespace twoturns::dealing
