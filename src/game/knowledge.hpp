// The knowledge about a position: whether and how it can be won, and which moves keep it winnable.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/last_win.hpp"
#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::game {

struct Knowledge {
    twoturns::Outcome outcome = twoturns::Outcome::undecided;
    std::vector<Move> line{}; ///< moves that clear the board, if the outcome is won
    std::vector<Move> safe{}; ///< moves known to keep the position winnable, the best first
    bool searched = false;    ///< the outcome is undecided and the solver's budget is spent
    bool labelled = false;    ///< every legal move was examined
    friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

/// Returns the knowledge about a position that the moves of `line` clear.
[[nodiscard]] Knowledge known_won(const Board& board, Gravity gravity, std::vector<Move> line);

/// A position that can be analysed further.
struct AnalysisRequest {
    std::uint64_t serial = 0; ///< identifies the position within its session
    Board board;
    Gravity gravity = Gravity::none;
    Knowledge known{};
    std::optional<LastWin> last_win{}; ///< with gravity, if the outcome is undecided and an earlier position was won
};
/// The result of an analysis.
struct AnalysisResult {
    std::uint64_t serial = 0;
    Knowledge known{};
};

} // namespace twoturns::game
