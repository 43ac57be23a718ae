// Layouts drawn by players. The name contains the whole layout, so that a game ID with the name is enough to share it.
//
//     own-DDbEM, a ring of eight tiles
//         |||
//         ||the cells, row by row
//         |rows
//         columns
//
// Each letter of "A-Za-z0-9-_" is a number from 0 to 63. A number below 27 encodes three cells as digits to the base 3:
// 0 nothing, 1 a tile, 2 a stone. Cells beyond the last one are 0. A number n from 27 on repeats the previous cell n -
// 23 times; at the start of the layout, it repeats a tile. Runs are used wherever possible, so every layout has exactly
// one name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "twoturns/board_layout.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// The prefix of the names of players' layouts; no other layout's name begins with it.
inline constexpr std::string_view own_prefix = "own-";
/// The maximum length of the name of a player's layout: each letter holds at least three cells.
inline constexpr std::size_t most_own_layout_bytes = own_prefix.size() + 2 + (max_side * max_side + 2) / 3;

[[nodiscard]] bool is_own_layout_name(std::string_view name);

/// Returns the layout with these cells. Ignores the kinds of the tiles; the drawing may have no tiles.
[[nodiscard]] BoardLayout own_layout(const Board& drawing);

/// Returns the layout with this name, or an error that says what is wrong with the name.
Result<BoardLayout> parse_own_layout(std::string_view name);

} // namespace twoturns
