// The knowledge about a position: whether and how it can be won, and which moves keep it winnable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "game/last_win.hpp"
#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::game {

struct Knowledge;

/// A move and what is known about the position after it: that it is won or lost.
struct Branch {
    Move move;
    std::shared_ptr<const Knowledge> after;
    friend bool operator==(const Branch&, const Branch&) = default;
};

struct Knowledge {
    twoturns::Outcome outcome = twoturns::Outcome::undecided;
    std::vector<Move> line{};       ///< moves that clear the board, if the outcome is won
    std::vector<Move> safe{};       ///< moves known to keep the position winnable, the best first
    std::vector<Branch> branches{}; ///< with gravity: for every move that is decided, but the first of `line`
    std::size_t rounds = 0;         ///< with gravity: how often all moves that are not decided were searched
    bool searched = false;          ///< the outcome is undecided and the solver's budget is spent
    bool labelled = false;          ///< every legal move was examined, with gravity as far as the work allows
    friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

/// Returns whether two moves take the same two tiles.
[[nodiscard]] inline bool same_pair(Move a, Move b) { return (a.a == b.a && a.b == b.b) || (a.a == b.b && a.b == b.a); }

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
