// Boards written as text.
#pragma once

#include <stdexcept>
#include <string_view>

#include "twoturns/board.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/result.hpp"

namespace twoturns::test {

/// Returns the board of a text. Throws if the text is not a valid board.
inline Board board_of(std::string_view text) {
    const auto named = parse_board(text);
    if (!named) throw std::invalid_argument(to_english(named.error()));
    return named->board;
}

/// A board that is stuck at once; a reshuffle can make it clearable.
inline constexpr const char* stuck = "# # # #\n"
                                     "# A B #\n"
                                     "# B A #\n"
                                     "# # # #\n";

} // namespace twoturns::test
