// The contents of every cell (tile, stone, wall or empty) and the rule for matching. A value type; two boards are equal
// when all cells and the rule are equal.
//
// A wall is a cell outside the board's shape. It never holds a tile. Lines may cross a wall; tiles cannot slide into it
// or past it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"
#include "twoturns/rule.hpp"

namespace twoturns {

using Kind = std::uint16_t;
using Face = std::uint16_t;

/// The most kinds a board may have; kinds are numbered from 0.
inline constexpr int max_kinds = 4096;

/// Two tiles match when their kinds are equal. The face only selects the picture; the rules never read it.
struct Tile {
    Kind kind = 0;
    Face face = 0;
    friend bool operator==(const Tile&, const Tile&) = default;
};

class Board {
public:
    Board() = default;
    /// Creates an empty board. `size` must be valid().
    explicit Board(Size size) : occupancy_(size), places_(static_cast<std::size_t>(size.cells()), nothing) {}

    [[nodiscard]] Size size() const { return occupancy_.size(); }
    [[nodiscard]] const Occupancy& occupancy() const { return occupancy_; }

    /// The next three functions accept any cell of the padded board; the ring is always empty.
    [[nodiscard]] bool is_tile(Cell c) const { return occupancy_.occupied(c) && place(c) != stone; }
    [[nodiscard]] bool is_stone(Cell c) const { return occupancy_.occupied(c) && place(c) == stone; }
    [[nodiscard]] bool is_empty(Cell c) const { return !occupancy_.occupied(c); }

    /// The next two functions accept cells inside the ring only.
    [[nodiscard]] bool is_wall(Cell c) const { return place(c) == wall; }
    /// Returns true for a stone or a wall.
    [[nodiscard]] bool stops_tiles(Cell c) const { return place(c) == stone || place(c) == wall; }

    /// Returns the tile at `c`; is_tile(c) must be true. kind() requires the same.
    [[nodiscard]] Tile tile(Cell c) const { return place(c); }
    [[nodiscard]] Kind kind(Cell c) const { return place(c).kind; }

    /// The next four functions accept cells inside the ring only and replace the cell's contents.
    void put(Cell c, Tile tile);
    void put_stone(Cell c);
    void put_wall(Cell c);
    void clear(Cell c);
    /// Moves the tile at `from` to `to`, which must be empty.
    void slide(Cell from, Cell to);

    /// Returns which lines may join tiles. The default is Rule::any.
    [[nodiscard]] Rule rule() const { return rule_; }
    void set_rule(Rule rule);

    /// Returns the number of tiles on the board.
    [[nodiscard]] int tiles() const { return tiles_; }
    /// Counts the kinds on the board. Visits every cell.
    [[nodiscard]] int kinds() const;
    [[nodiscard]] bool won() const { return tiles_ == 0; }

    /// Returns the cells with a tile, row by row.
    [[nodiscard]] std::vector<Cell> tile_cells() const;
    /// Returns the cells of each kind, row by row, indexed by kind. The vector ends at the highest kind on the board.
    [[nodiscard]] std::vector<std::vector<Cell>> cells_by_kind() const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr Tile nothing{0xFFFF, 0xFFFF};
    static constexpr Tile stone{0xFFFE, 0xFFFE};
    static constexpr Tile wall{0xFFFD, 0xFFFD};

    [[nodiscard]] std::size_t index(Cell c) const {
        return static_cast<std::size_t>((c.row - 1) * size().cols + (c.col - 1));
    }
    [[nodiscard]] const Tile& place(Cell c) const { return places_[index(c)]; }

    Occupancy occupancy_;
    std::vector<Tile> places_;
    int tiles_ = 0;
    Rule rule_ = Rule::any;
};

} // namespace twoturns
