// The occupied cells of the padded board, as one 64-bit word for each row and each column, and the number of turns a
// line may take. The path-checker (link.hpp) needs no other data of a board.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "twoturns/cell.hpp"

namespace twoturns {

class Occupancy {
public:
    using Word = std::uint64_t;

    Occupancy() = default;
    /// Creates an empty board. `size` must be valid().
    explicit Occupancy(Size size) : size_(size) { assert(size.valid()); }

    [[nodiscard]] Size size() const { return size_; }

    /// Returns a word whose bit c is set when (row, c) is occupied. Bits 0 and cols + 1, the ring, are never set.
    [[nodiscard]] Word row(int row) const { return rows_[index(row)]; }
    /// Returns a word whose bit r is set when (r, col) is occupied.
    [[nodiscard]] Word col(int col) const { return cols_[index(col)]; }

    [[nodiscard]] bool occupied(Cell c) const { return ((row(c.row) >> c.col) & 1U) != 0; }

    /// For fill() and free(), `c` must lie inside the ring.
    void fill(Cell c) {
        assert(size_.contains(c));
        rows_[index(c.row)] |= bit(c.col);
        cols_[index(c.col)] |= bit(c.row);
    }
    void free(Cell c) {
        assert(size_.contains(c));
        rows_[index(c.row)] &= ~bit(c.col);
        cols_[index(c.col)] &= ~bit(c.row);
    }

    /// Returns the most turns a line may take: two unless set lower.
    [[nodiscard]] int most_turns() const { return most_turns_; }
    void allow_turns(int most) {
        assert(most >= 0 && most <= 2);
        most_turns_ = most;
    }

    [[nodiscard]] static constexpr Word bit(int i) { return Word{1} << static_cast<unsigned>(i); }

    friend bool operator==(const Occupancy&, const Occupancy&) = default;

private:
    [[nodiscard]] static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

    Size size_;
    int most_turns_ = 2;
    std::array<Word, max_side + 2> rows_{};
    std::array<Word, max_side + 2> cols_{};
};

} // namespace twoturns
