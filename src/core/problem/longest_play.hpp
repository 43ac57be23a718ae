// The play that clears most tiles of a position, found by looking at every position that can be reached from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::problem {

/// Works in slices. Positions are compared by their tiles, not by a hash, so the answer is exact.
class LongestPlay {
public:
    /// Gives up after `positions` positions.
    LongestPlay(const Board& settled_board, Gravity gravity, std::uint64_t positions);

    /// Looks at up to `positions` more positions. Returns true when finished.
    bool run(std::uint64_t positions);
    /// Returns whether every position was looked at. It also stops at a play that clears the board.
    [[nodiscard]] bool complete() const { return finished_ && !gave_up_; }
    [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }
    /// Returns the best play found, and how many tiles it leaves.
    [[nodiscard]] const std::vector<Move>& moves() const { return best_; }
    [[nodiscard]] int staying() const { return staying_; }

private:
    struct Step {
        Board board;
        std::vector<Move> moves;
        std::size_t next = 0;
    };

    void enter(Board board);

    Gravity gravity_;
    std::uint64_t most_;
    std::uint64_t looked_at_ = 0;
    bool finished_ = false;
    bool gave_up_ = false;
    std::vector<Step> path_;
    std::vector<Move> played_;
    std::vector<Move> best_;
    int staying_;
    std::unordered_map<std::string, bool> seen_;
};

} // namespace twoturns::problem
