// The path-checker: can two cells be joined by straight lines through free cells with at most two turns? It sees only
// which cells are free or occupied and how many turns are allowed.
//
//      straight          one turn            two turns
//      A . . B           A . . +             A +     + B        + . . +
//                              .               .  or .      or  .     .
//                              B               + . . +          A # # B
//
// Conventions of every function here: `a` and `b` are two different cells of the padded board. The two ends never block
// their own line, whether they are occupied or not; every other cell of the line must be free. Lines may use the ring
// but nothing beyond it. Each function is symmetric in its two ends.
//
// Method: each end sees a run of free cells in its row. A few operations on two words give the columns that both runs
// share. A line with a vertical middle part exists exactly when the shared columns include one that is free in all rows
// between the ends, or reach the ring. The same holds with rows and columns exchanged. So the cost hardly grows with
// the board: a few cells are tested, or at worst one word for each row and column between the ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// The line between two tiles: first end, corners, last end. A value of fixed size.
class Link {
public:
    Link(Cell a, Cell b) : points_{a, b}, count_(2) {}
    Link(Cell a, Cell corner, Cell b) : points_{a, corner, b}, count_(3) {}
    Link(Cell a, Cell corner, Cell corner2, Cell b) : points_{a, corner, corner2, b}, count_(4) {}

    [[nodiscard]] int turns() const { return static_cast<int>(count_) - 2; }
    /// Returns the number of steps from cell to cell along the line; the link of two adjacent cells has length 1.
    [[nodiscard]] int length() const;
    [[nodiscard]] Link reversed() const;

    [[nodiscard]] const Cell* begin() const { return points_.data(); }
    [[nodiscard]] const Cell* end() const { return points_.data() + count_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Cell operator[](std::size_t i) const { return points_[i]; }
    [[nodiscard]] Cell front() const { return points_[0]; }
    [[nodiscard]] Cell back() const { return points_[count_ - 1]; }

    friend bool operator==(const Link&, const Link&) = default;

private:
    std::array<Cell, 4> points_{};
    std::size_t count_;
};

/// The next three functions return true if a line with exactly 0, 1 or 2 turns exists.
[[nodiscard]] bool links_straight(const Occupancy& board, Cell a, Cell b);
[[nodiscard]] bool links_with_one_turn(const Occupancy& board, Cell a, Cell b);
[[nodiscard]] bool links_with_two_turns(const Occupancy& board, Cell a, Cell b);

/// Returns true if a line exists that the board's rule allows. Faster than calling the three tests one by one.
[[nodiscard]] bool linked(const Occupancy& board, Cell a, Cell b);

/// Returns the link with the fewest turns that the board allows, and the shortest of these; nullopt if the cells cannot
/// be linked. Among equally good links the choice is fixed, and find_link(b, a) returns the same line reversed.
[[nodiscard]] std::optional<Link> find_link(const Occupancy& board, Cell a, Cell b);

} // namespace twoturns
