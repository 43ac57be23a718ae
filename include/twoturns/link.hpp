// The path-checker: can two cells be joined by straight lines through free cells with at most two
// turns? It knows cells that are free or occupied, and whether fewer turns are allowed.
//
//      straight          one turn            two turns
//      A . . B           A . . +             A +     + B        + . . +
//                              .               .  or .      or  .     .
//                              B               + . . +          A # # B
//
// Conventions, for every function here: `a` and `b` are two different cells of the padded board.
// The two ends never block their own line, whether they are occupied or not; every other cell
// must be free. Lines may use the ring, and nothing beyond it. Each function is symmetric in its
// two ends.
//
// Method: the run of free cells that both ends see in their rows takes a few operations on two
// words. A line whose middle part is vertical exists exactly when that run holds a column that is
// free in all rows between, or the ring; columns alike. So the cost hardly grows with the board: a
// few cells are looked at, or at worst one word for each row and column between the ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// The line between two tiles: first end, the corners, last end. A value of fixed size.
class Link {
public:
    Link(Cell a, Cell b) : points_{a, b}, count_(2) {}
    Link(Cell a, Cell corner, Cell b) : points_{a, corner, b}, count_(3) {}
    Link(Cell a, Cell corner, Cell corner2, Cell b) : points_{a, corner, corner2, b}, count_(4) {}

    [[nodiscard]] int turns() const { return static_cast<int>(count_) - 2; }
    /// Steps from cell to cell along the line; neighbours have a link of length 1.
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

/// The three tests, each for a line with exactly that many turns.
[[nodiscard]] bool links_straight(const Occupancy& board, Cell a, Cell b);
[[nodiscard]] bool links_with_one_turn(const Occupancy& board, Cell a, Cell b);
[[nodiscard]] bool links_with_two_turns(const Occupancy& board, Cell a, Cell b);

/// True when any of the three tests is that the board allows; faster than asking them one by one.
[[nodiscard]] bool linked(const Occupancy& board, Cell a, Cell b);

/// The link with fewest turns, no more than the board allows, and of those the shortest. Where several are equally
/// good, the choice is fixed, and find_link(b, a) is the same line read backwards.
[[nodiscard]] std::optional<Link> find_link(const Occupancy& board, Cell a, Cell b);

} // namespace twoturns
