// The immutable data of a board while it is solved: the kinds of the tiles and the lanes they slide in.
//
// The solver handles one form of gravity only: tiles slide along rows. A board whose tiles slide along columns is
// transposed first, which changes no link, and its moves are transposed back at the end. A segment is a stretch of a
// row between stones, walls, midline and edges. Its tiles always stand without gaps from its anchor on, so removing a
// tile frees only the cell at the far end. Without gravity every cell is a segment by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::gravity_solver {

using TileId = std::uint16_t;
using CellIndex = std::uint16_t; // a cell of the padded board as one number
using Word = Occupancy::Word;

inline constexpr TileId no_tile = 0xFFFF;
inline constexpr CellIndex gone = 0; // the place of a removed tile: a corner of the ring

/// Two tiles of one kind, the lower number first.
struct Pair {
    TileId a = no_tile;
    TileId b = no_tile;
    friend bool operator==(const Pair&, const Pair&) = default;
};

struct Segment {
    CellIndex anchor = 0;    // the place of the segment's first tile
    int step = 1;            // from one tile to the next: 1 or -1
    std::uint16_t tiles = 0; // the number of tiles at the start
};

class Lanes {
public:
    Lanes(const Board& settled_board, Gravity gravity);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] int places() const { return (rows_ + 2) * stride_; }
    [[nodiscard]] int row_of(CellIndex p) const { return static_cast<int>(row_of_[p]); }
    [[nodiscard]] int col_of(CellIndex p) const { return static_cast<int>(col_of_[p]); }
    [[nodiscard]] CellIndex place(int row, int col) const { return static_cast<CellIndex>(row * stride_ + col); }

    [[nodiscard]] int tiles() const { return static_cast<int>(kind_of_.size()); }
    [[nodiscard]] int kinds() const { return static_cast<int>(first_of_kind_.size()) - 1; }
    [[nodiscard]] int kind_of(TileId t) const { return kind_of_[t]; }
    /// The tiles of kind k are first_of_kind(k) .. first_of_kind(k + 1) - 1. Kinds are numbered without gaps, in the
    /// order in which they appear on the board.
    [[nodiscard]] TileId first_of_kind(int kind) const { return first_of_kind_[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] CellIndex start_of(TileId t) const { return start_of_[t]; }
    /// Returns true if every kind has an even number of tiles; otherwise the board is lost.
    [[nodiscard]] bool all_kinds_even() const;

    [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
    [[nodiscard]] std::size_t segment_of(CellIndex p) const { return segment_of_[p]; }

    /// Returns the occupied cells at the start, including stones, by row and by column.
    [[nodiscard]] const Occupancy& occupancy() const { return occupancy_; }
    [[nodiscard]] int most_turns() const { return occupancy_.most_turns(); }

    [[nodiscard]] std::uint64_t kind_key(TileId t) const { return kind_key_[t]; }
    [[nodiscard]] std::uint64_t place_key(CellIndex p) const { return place_key_[p]; }

    /// Returns the cell of a place on the original board.
    [[nodiscard]] Cell cell(CellIndex p) const {
        const Cell c{row_of(p), col_of(p)};
        return turned_ ? Cell{c.col, c.row} : c;
    }

private:
    bool turned_;
    int rows_;
    int cols_;
    int stride_;
    std::vector<std::uint8_t> row_of_;
    std::vector<std::uint8_t> col_of_;
    std::vector<std::uint16_t> kind_of_;
    std::vector<TileId> first_of_kind_;
    std::vector<CellIndex> start_of_;
    std::vector<Segment> segments_;
    std::vector<std::uint16_t> segment_of_;
    Occupancy occupancy_;
    std::vector<std::uint64_t> kind_key_;
    std::vector<std::uint64_t> place_key_;
};

} // namespace twoturns::gravity_solver
