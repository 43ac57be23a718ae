// Dealing: a starting board and the proof that it can be cleared.
#pragma once

#include <optional>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

struct DealParams {
    Size size{8, 18};
    int kinds = 36;
    Gravity gravity = Gravity::none;
    BoardLayout layout = BoardLayout::full;
    friend bool operator==(const DealParams&, const DealParams&) = default;
};

/// A board and its witness: moves that clear it, each given by the cells at the time it is made.
struct Deal {
    Board board;
    std::vector<Move> witness;
};

/// How many kinds a board has when nobody says otherwise: four tiles of each, or on large boards
/// the most kinds up to 42 that share the tiles evenly.
[[nodiscard]] int usual_kinds(Size size, BoardLayout layout = BoardLayout::full);

/// The most kinds a board may have: half its tiles.
[[nodiscard]] int most_kinds(Size size, BoardLayout layout = BoardLayout::full);

/// Says what is wrong with the parameters: a size outside 1x2 .. 62x62, no room for two tiles in
/// the layout, kinds outside 1 .. half the tiles.
Result<DealParams> checked(const DealParams& params);

/// Deals the board that belongs to these parameters and this chance; the same on every platform.
/// `params` must be checked. A message when chance found no board that can be cleared, which only
/// stones can bring about. Every kind has an even number of tiles, as equal as can be; faces are
/// the kinds' numbers. On an odd number of cells the one nearest the middle stays empty.
Result<Deal> deal(const DealParams& params, Random random);

/// Gives the tiles that are left new kinds on the same cells, so that the board can be cleared;
/// the kinds and faces on it stay the same in number. Nothing when the cells allow no such board.
[[nodiscard]] std::optional<Deal> reshuffle(const Board& board, Gravity gravity, Random random);

} // namespace twoturns
