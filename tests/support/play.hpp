// Finds ways to win without the solver, by many random games.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns::test {

/// Returns moves that clear a settled board. Returns nullopt if many random games all fail, which proves nothing.
inline std::optional<std::vector<Move>> find_win(const Board& board, Gravity gravity, std::uint64_t seed = 1) {
    Random random{seed};
    constexpr int games = 20'000;
    for (int game = 0; game < games; ++game) {
        Board at = board;
        std::vector<Move> moves;
        for (auto open = legal_moves(at); !open.empty(); open = legal_moves(at)) {
            moves.push_back(open[random.index(open.size())]);
            at = *apply(at, moves.back(), gravity);
        }
        if (at.won()) return moves;
    }
    return std::nullopt;
}

} // namespace twoturns::test
