// How long one searches on a board: the mean number of pairs that can go, over all positions that players meet. Few
// pairs are hard to see. This says nothing about how easily the board is lost, which is its difficulty.
//
// A fixed number of random players (see difficulty.hpp) play the board until no pair can go. Each position with a move
// counts once.
#pragma once

#include <cstdint>
#include <memory>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns {

struct PairsToSee {
    std::int64_t pairs = 0;     ///< the pairs that can go, summed over the positions
    std::int64_t positions = 0; ///< 0 if no pair can go on the board

    /// Returns the mean in tenths, rounded; 0 without a position.
    [[nodiscard]] int tenths() const {
        return positions == 0 ? 0 : static_cast<int>((20 * pairs + positions) / (2 * positions));
    }
    friend bool operator==(const PairsToSee&, const PairsToSee&) = default;
};

/// Returns the number of random players for a board with so many tiles: 16 up to 144 tiles, fewer beyond, at least one.
[[nodiscard]] int players_to_see(int tiles);

/// Works in slices, counts work instead of time, and gives the same result on every platform and for any slicing. Takes
/// 2 ms for 18x8 tiles, some 50 ms for 62x62.
class PairsToSeeCount {
public:
    /// Settles the board first.
    PairsToSeeCount(const Board& board, Gravity gravity);
    PairsToSeeCount(PairsToSeeCount&&) noexcept;
    PairsToSeeCount& operator=(PairsToSeeCount&&) noexcept;
    PairsToSeeCount(const PairsToSeeCount&) = delete;
    PairsToSeeCount& operator=(const PairsToSeeCount&) = delete;
    ~PairsToSeeCount();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when the count is finished.
    bool run(std::uint64_t work);
    /// Returns the count so far.
    [[nodiscard]] const PairsToSee& count() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Runs a count to its end.
[[nodiscard]] PairsToSee pairs_to_see(const Board& board, Gravity gravity);

} // namespace twoturns
