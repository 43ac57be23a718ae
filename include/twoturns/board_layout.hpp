// Which cells of a board are dealt tiles, by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "twoturns/board.hpp"

namespace twoturns {

enum class BoardLayout : std::uint8_t {
    full,
    frame,   // a hole in the middle
    cross,   // the corners are empty
    diamond, // what lies nearer the middle than the corners
    steps,   // two opposite corners are empty
    stones,  // full, with stones spread evenly
};

inline constexpr std::array all_layouts{BoardLayout::full,    BoardLayout::frame, BoardLayout::cross,
                                        BoardLayout::diamond, BoardLayout::steps, BoardLayout::stones};

/// The name used on the command line and in game IDs, such as "frame".
[[nodiscard]] std::string_view name_of(BoardLayout layout);
[[nodiscard]] std::optional<BoardLayout> layout_from_name(std::string_view name);

/// The board of that layout with blank tiles, all of kind 0. Their number is even: where it would
/// not be, the cell with a tile nearest the middle is left empty. Small sizes may have no tile left.
[[nodiscard]] Board blank_board(Size size, BoardLayout layout);

/// The cell that blank_board() leaves empty only because its tiles would be odd in number; mostly none.
[[nodiscard]] std::optional<Cell> odd_cell(Size size, BoardLayout layout);

} // namespace twoturns
