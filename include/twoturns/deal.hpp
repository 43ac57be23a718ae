// Dealing: a starting board and the proof that it can be cleared.
#pragma once

#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

struct DealParams {
    Size size{8, 18};
    int kinds = 36;
    Gravity gravity = Gravity::none;
    friend bool operator==(const DealParams&, const DealParams&) = default;
};

/// A board and its witness: moves that clear it, each given by the cells at the time it is made.
struct Deal {
    Board board;
    std::vector<Move> witness;
};

/// How many tiles a board of this size is dealt: all its cells, or all but one.
[[nodiscard]] constexpr int tiles_in(Size size) { return size.cells() / 2 * 2; }

/// How many kinds a board of this size has when nobody says otherwise: four tiles of each, or on
/// large boards the most kinds up to 42 that share the tiles evenly.
[[nodiscard]] int usual_kinds(Size size);

/// Says what is wrong with the parameters: a size outside 1x2 .. 62x62, kinds outside 1 .. half the tiles.
Result<DealParams> checked(const DealParams& params);

/// Deals the board that belongs to these parameters and this chance; the same on every platform.
/// `params` must be checked. Every kind has an even number of tiles, as equal as can be; faces are
/// the kinds' numbers. On an odd number of cells the one nearest the middle stays empty.
[[nodiscard]] Deal deal(const DealParams& params, Random random);

/// Gives the tiles that are left new kinds on the same cells, so that the board can be cleared;
/// the kinds and faces on it stay the same in number. Nothing when the cells allow no such board.
[[nodiscard]] std::optional<Deal> reshuffle(const Board& board, Gravity gravity, Random random);

} // namespace twoturns
