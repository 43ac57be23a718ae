// Places on the padded board. Rows come before columns everywhere.
//
//            column  0   1   2  ...  C  C+1
//        row 0       .   .   .   .   .   .     the ring: never a tile, always free
//        row 1       .   T   T   T   T   .
//        ...         .   T   T   T   T   .     tiles live in rows 1..R, columns 1..C
//        row R+1     .   .   .   .   .   .
#pragma once

#include <compare>

namespace twoturns {

/// The most rows or columns a board may have. With the ring on both sides, a line of cells fits one 64-bit word.
inline constexpr int max_side = 62;

struct Cell {
    int row = 0;
    int col = 0;
    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// The number of rows and columns, without the ring.
struct Size {
    int rows = 0;
    int cols = 0;
    friend constexpr bool operator==(const Size&, const Size&) = default;

    [[nodiscard]] constexpr int cells() const { return rows * cols; }
    /// Returns true inside the ring, where tiles may stand: 1..rows, 1..cols.
    [[nodiscard]] constexpr bool contains(Cell c) const {
        return c.row >= 1 && c.row <= rows && c.col >= 1 && c.col <= cols;
    }
    /// Returns true on the padded board: inside the ring or on it.
    [[nodiscard]] constexpr bool padded_contains(Cell c) const {
        return c.row >= 0 && c.row <= rows + 1 && c.col >= 0 && c.col <= cols + 1;
    }
    [[nodiscard]] constexpr bool valid() const {
        return rows >= 1 && rows <= max_side && cols >= 1 && cols <= max_side;
    }
};

} // namespace twoturns
