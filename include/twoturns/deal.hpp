// Deals starting boards of a requested difficulty, with a proof that they can be cleared.
//
// Boards are generated at random and measured by random players; docs/dealing.md describes how. The amount of work for
// a deal depends on the board's size, never on the clock: 20 ms for 18x8 tiles, a quarter of a second for 30x16, at
// most a few seconds for 62x62. When the work is spent, the board nearest to the requested difficulty is dealt, and
// Deal::level says how hard it is. From 8x6 to 24x12 every level is available, but easy boards are rare where tiles
// slide along the long side. Small boards cannot be hard; neither can large boards with very many tiles of each kind.
// docs/dealing.md has figures.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// The version of the dealer for new games, and the newest version this program supports. Version 1 had no rules and no
/// walls.
inline constexpr int dealer_version = 2;

struct DealParams {
    Size size{8, 18};
    int kinds = 36;
    Gravity gravity = Gravity::none;
    BoardLayout layout{};
    int difficulty = usual_difficulty; ///< 1 to 5
    Rule rule = Rule::any;             ///< must be `any` for version 1
    int version = dealer_version;      ///< the dealer's version
    friend bool operator==(const DealParams&, const DealParams&) = default;
};

/// Returns the parameters with the newest dealer version.
[[nodiscard]] inline DealParams for_new_game(DealParams params) {
    params.version = dealer_version;
    return params;
}

/// A board and its witness: moves that clear it. Each move names cells as they are just before that move.
struct Deal {
    Board board;
    std::vector<Move> witness;
    /// The difficulty of the board, from 1 to 5: the requested level if the dealer's random players confirmed it, else
    /// the level measured by some dozens of further random games. 0 for a board that was not dealt.
    int level = 0;
};

/// Returns blank_board(size, layout) with the rule of the parameters.
[[nodiscard]] Board blank_board(const DealParams& params);

/// Returns true if the two parameters deal the same game: they are equal, or only the dealer's version differs and has
/// no effect. Only version 2 has walls, and walls matter only if tiles would otherwise slide out of the layout's shape.
[[nodiscard]] bool deal_alike(const DealParams& a, const DealParams& b);

/// Returns the default number of kinds: four tiles of each kind, or on large boards the largest number up to 42 that
/// divides the tiles evenly.
[[nodiscard]] int usual_kinds(Size size, const BoardLayout& layout = {});

/// Returns the most kinds a board may have: half its number of tiles.
[[nodiscard]] int most_kinds(Size size, const BoardLayout& layout = {});

/// Returns the parameters, or an error if the size is outside 1x1 .. 62x62 or differs from the layout's fixed size, the
/// layout has room for fewer than two tiles, the kinds are outside 1 .. half the tiles, or the difficulty is outside 1
/// .. 5.
Result<DealParams> checked(const DealParams& params);

/// Deals the board for given parameters and random numbers: the same board on every platform and for any slicing of the
/// work. Gives every kind an even number of tiles and spreads the tiles evenly over the kinds; a tile's face is the
/// number of its kind. If the number of cells is odd, the cell nearest the middle stays empty. Destroy a Dealer between
/// two slices to cancel.
class Dealer {
public:
    /// `params` must have passed checked().
    Dealer(const DealParams& params, Random random);
    Dealer(Dealer&&) noexcept;
    Dealer& operator=(Dealer&&) noexcept;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    ~Dealer();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when the deal is finished. A
    /// slice may overrun by a millisecond or two.
    bool run(std::uint64_t work);
    /// Returns the progress from 0 to 1. It never decreases and may jump to 1, as a board may be found early by chance.
    [[nodiscard]] double progress() const;
    /// Returns the deal. Call it only once, after run() has returned true. Returns an error if 200 attempts gave no
    /// board that can be cleared, which only stones can cause.
    Result<Deal> take();

private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// Runs a Dealer to its end.
Result<Deal> deal(const DealParams& params, Random random);

/// Moves the remaining tiles of a board to other cells so that the board can be cleared. Settles the board first, then
/// keeps its occupied cells, kinds and faces. Otherwise works like Dealer.
class Reshuffler {
public:
    Reshuffler(const Board& board, Gravity gravity, int difficulty, Random random);
    Reshuffler(Reshuffler&&) noexcept;
    Reshuffler& operator=(Reshuffler&&) noexcept;
    Reshuffler(const Reshuffler&) = delete;
    Reshuffler& operator=(const Reshuffler&) = delete;
    ~Reshuffler();

    bool run(std::uint64_t work);
    [[nodiscard]] double progress() const;
    /// Returns the reshuffled board. Call it only once, after run() has returned true. Returns nullopt if a kind has an
    /// odd number of tiles, or if 200 attempts found no way to clear the cells. The latter happens only with stones,
    /// usually because no way exists.
    [[nodiscard]] std::optional<Deal> take();

private:
    class Search;
    std::unique_ptr<Search> search_; // null when a kind has an odd number of tiles
};

/// Runs a Reshuffler to its end.
[[nodiscard]] std::optional<Deal> reshuffle(const Board& board, Gravity gravity, int difficulty, Random random);

} // namespace twoturns
