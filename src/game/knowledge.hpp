// What is known about a position: whether it can be won, how, and which moves keep it so.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::game {

struct Knowledge {
    twoturns::Outcome outcome = twoturns::Outcome::undecided;
    std::vector<Move> line; ///< when won: moves that clear the board
    std::vector<Move> safe; ///< moves known to keep it winnable, best known first
    bool searched = false;  ///< undecided, and the solver's budget is spent
    bool labelled = false;  ///< every open move was looked at
    friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

/// What is known of a position that this line of moves clears.
[[nodiscard]] Knowledge known_won(const Board& board, Gravity gravity, std::vector<Move> line);

/// A position that something more could be known about.
struct Question {
    std::uint64_t serial = 0; ///< names the position within its session
    Board board;
    Gravity gravity = Gravity::none;
    Knowledge known;
};
/// What was found out.
struct Answer {
    std::uint64_t serial = 0;
    Knowledge known;
};

} // namespace twoturns::game
