// Boards written by hand.
#pragma once

#include <stdexcept>
#include <string_view>

#include "twoturns/board.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/result.hpp"

namespace twoturns::test {

/// The board that the text says; a test whose text is wrong stops.
inline Board board_of(std::string_view text) {
    const auto named = parse_board(text);
    if (!named) throw std::invalid_argument(to_english(named.error()));
    return named->board;
}

/// Stuck at once; in other places the tiles can be cleared.
inline constexpr const char* stuck = "# # # #\n"
                                     "# A B #\n"
                                     "# B A #\n"
                                     "# # # #\n";

} // namespace twoturns::test
