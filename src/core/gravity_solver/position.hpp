// The places of all tiles while a board is solved. Moves are made and unmade in place; a move costs a few nanoseconds
// for each tile that slides.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/gravity_solver/lanes.hpp"

namespace twoturns::gravity_solver {

/// The data to unmake a move: the two tiles in the order of removal, and their places.
struct Undo {
    TileId first = no_tile;
    TileId second = no_tile;
    CellIndex first_place = gone;
    CellIndex second_place = gone;
};

class Position {
public:
    explicit Position(const Lanes& lanes);

    [[nodiscard]] int tiles() const { return tiles_; }
    [[nodiscard]] bool there(TileId t) const { return where_[t] != gone; }
    [[nodiscard]] CellIndex where(TileId t) const { return where_[t]; }
    [[nodiscard]] TileId at(CellIndex p) const { return at_[p]; }
    [[nodiscard]] int left_of(int kind) const { return left_of_[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Word row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] Word col(int col) const { return cols_[static_cast<std::size_t>(col)]; }
    [[nodiscard]] std::uint16_t tiles_in(std::size_t segment) const { return counts_[segment]; }
    /// Returns a hash: equal for equal arrangements of kinds, different for different ones except with tiny
    /// probability.
    [[nodiscard]] std::uint64_t key() const { return key_; }

    /// Removes two standing tiles, whether linked or not.
    Undo make(const Lanes& lanes, Pair pair);
    void unmake(const Lanes& lanes, const Undo& undo);

private:
    void take(const Lanes& lanes, TileId t);
    void put_back(const Lanes& lanes, TileId t, CellIndex p);

    std::vector<TileId> at_;
    std::vector<CellIndex> where_;
    std::vector<std::uint16_t> counts_;
    std::vector<std::uint16_t> left_of_; // indexed by kind
    std::array<Word, max_side + 2> rows_{};
    std::array<Word, max_side + 2> cols_{};
    std::uint64_t key_ = 0;
    int tiles_ = 0;
};

/// Returns the run of clear bits of `line` around bit `at`. Bit `at` is included even if it is set.
[[nodiscard]] inline Word run_around(Word line, int at) {
    const Word self = Occupancy::bit(at);
    const Word below = line & (self - 1);
    const Word above = line & ~(self | (self - 1));
    const Word up_to_next = (above & (Word{0} - above)) - 1;
    const Word down_to_last = ~Word{0} << static_cast<unsigned>(std::bit_width(below));
    return up_to_next & down_to_last;
}

} // namespace twoturns::gravity_solver
