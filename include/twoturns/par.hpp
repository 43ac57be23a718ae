// Par: with how few turns a board can be cleared, as far as known. The turns of a clearing are those of the lines by
// which its pairs go, 0 to 2 each, as find_link() draws them; among clearings with equally many turns the one whose
// lines are shorter is better.
//
// The fewest turns cannot be found on boards of ordinary size, so a par is the best clearing that a search has found,
// and a player may beat it. docs/par.md describes the search and how near it comes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns {

/// The length of a line of play, by which clearings are compared: turns, then cells.
struct TurnCount {
    int turns = 0;
    int cells = 0; ///< the steps from cell to cell along all lines, see Link::length()
    friend constexpr auto operator<=>(const TurnCount&, const TurnCount&) = default;
};

/// Moves that clear a board; each names cells as they are just before that move.
struct Clearing {
    std::vector<Move> moves;
    TurnCount count;
};

/// Returns the length of a line of play that clears the settled board; nullopt if a move is illegal or tiles remain.
[[nodiscard]] std::optional<TurnCount> turns_of(const Board& settled_board, Gravity gravity,
                                                const std::vector<Move>& moves);

/// Returns a number of turns that no clearing of the board undercuts: without gravity tiles stay in their cells, and a
/// pair that shares neither row nor column takes a turn at least. 0 with gravity.
[[nodiscard]] int least_turns(const Board& board, Gravity gravity);

/// The width with which the game searches in the background: half a second for 18x8 tiles.
inline constexpr std::size_t usual_par_width = 1'000;

/// Beam search: of all positions that `width` positions with n pairs gone lead to, keeps the `width` ones that seem
/// best, by the turns so far and the least turns to come. The positions of the best clearing known so far are always
/// kept, so the search ends with a clearing that is no worse than the one it was given. Without limit of the width it
/// finds the fewest turns.
///
/// Works in slices, counts work instead of time, and gives the same result on every platform and for any slicing. May
/// be destroyed between any two slices.
class ParSearch {
public:
    /// `witness` are moves that clear the settled board.
    ParSearch(const Board& settled_board, Gravity gravity, const std::vector<Move>& witness, std::size_t width);
    ParSearch(ParSearch&&) noexcept;
    ParSearch& operator=(ParSearch&&) noexcept;
    ParSearch(const ParSearch&) = delete;
    ParSearch& operator=(const ParSearch&) = delete;
    ~ParSearch();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when the search is finished.
    bool run(std::uint64_t work);
    /// Returns the progress from 0 to 1. It never decreases.
    [[nodiscard]] double progress() const;
    /// Returns the best clearing found so far.
    [[nodiscard]] const Clearing& best() const;

private:
    class State;
    std::unique_ptr<State> state_;
};

/// Runs a search to its end.
[[nodiscard]] Clearing par(const Board& settled_board, Gravity gravity, const std::vector<Move>& witness,
                           std::size_t width);

} // namespace twoturns
