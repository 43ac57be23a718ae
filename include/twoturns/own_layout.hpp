// Layouts that players draw themselves. Their name is all there is of them, so that it can stand in a game ID and
// whoever pastes that has the layout too.
//
//     own-DDbEM, a ring of eight tiles
//         |||
//         ||the cells, row by row
//         |rows
//         columns
//
// Each letter of "A-Za-z0-9-_" is a number from 0 to 63. One below 27 is three cells, as a number of three digits to
// the base 3: 0 nothing, 1 a tile, 2 a stone; behind the last cell stands nothing. One from 27 on is the cell before,
// which in the beginning is a tile, 4 to 40 times again. As much as can be is said so, hence a layout has one name
// only.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "twoturns/board_layout.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// Their names begin with it, and no other layout's does.
inline constexpr std::string_view own_prefix = "own-";
/// Three cells a letter at the worst.
inline constexpr std::size_t most_own_layout_bytes = own_prefix.size() + 2 + (max_side * max_side + 2) / 3;

[[nodiscard]] bool is_own_layout_name(std::string_view name);

/// The layout of these cells; tiles may be of any kinds, and there may be none at all.
[[nodiscard]] BoardLayout own_layout(const Board& drawing);

/// The layout that such a name stands for; the message says what is wrong with one.
Result<BoardLayout> parse_own_layout(std::string_view name);

} // namespace twoturns
