// Dealing: a starting board that is as hard as asked for, and the proof that it can be cleared.
//
// Boards are found by chance and measured by random players; docs/dealing.md says how.
// The size sets how much work a deal may take, never the clock: 20 ms for 18x8 tiles, a quarter of
// a second for 30x16, at most a few seconds for 62x62. When that is spent, the board nearest to
// the difficulty is dealt, and Deal::level says which one it has. From 8x6 to 24x12 every level can be had, but few
// easy boards where tiles slide along the long side; small boards cannot be hard, nor can large ones whose kinds have
// very many tiles. docs/dealing.md has figures.
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

/// The dealer of new games, and the newest this program knows. The first one knew no rules and no walls.
inline constexpr int dealer_version = 2;

struct DealParams {
    Size size{8, 18};
    int kinds = 36;
    Gravity gravity = Gravity::none;
    BoardLayout layout{};
    int difficulty = usual_difficulty; ///< 1 to 5
    Rule rule = Rule::any;             ///< any, for the first dealer
    int version = dealer_version;      ///< of the dealer
    friend bool operator==(const DealParams&, const DealParams&) = default;
};

/// The same for a new game, which the newest dealer deals.
[[nodiscard]] inline DealParams for_new_game(DealParams params) {
    params.version = dealer_version;
    return params;
}

/// A board and its witness: moves that clear it, each given by the cells at the time it is made.
struct Deal {
    Board board;
    std::vector<Move> witness;
    /// How hard the board is, from 1 to 5: the level asked for, if the dealer's random players found the board so; else
    /// the level that some dozens of further random games showed. 0 for a board that was not dealt.
    int level = 0;
};

/// The cells of their board with blank tiles, as blank_board() of its layout has them; and its rule.
[[nodiscard]] Board blank_board(const DealParams& params);

/// Whether games of these parameters are alike but for the dealer: walls make no difference where nothing slides, or
/// where tiles would stay inside the shape without them.
[[nodiscard]] bool deal_alike(const DealParams& a, const DealParams& b);

/// How many kinds a board has when nobody says otherwise: four tiles of each, or on large boards
/// the most kinds up to 42 that share the tiles evenly.
[[nodiscard]] int usual_kinds(Size size, const BoardLayout& layout = {});

/// The most kinds a board may have: half its tiles.
[[nodiscard]] int most_kinds(Size size, const BoardLayout& layout = {});

/// Says what is wrong with the parameters: a size outside 1x2 .. 62x62 or other than the layout's own, no room for two
/// tiles in the layout, kinds outside 1 .. half the tiles, a difficulty outside 1 .. 5.
Result<DealParams> checked(const DealParams& params);

/// Deals the board that belongs to its parameters and its chance: the same on every platform and
/// however the work is sliced. Every kind has an even number of tiles, as equal as can be; faces
/// are the kinds' numbers. On an odd number of cells the one nearest the middle stays empty. Can
/// be dropped between any two slices.
class Dealer {
public:
    /// `params` must be checked.
    Dealer(const DealParams& params, Random random);
    Dealer(Dealer&&) noexcept;
    Dealer& operator=(Dealer&&) noexcept;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    ~Dealer();

    /// Goes on and does about `work` units, each near a microsecond of one core; true when it is
    /// finished. A slice may be longer by a millisecond or two.
    bool run(std::uint64_t work);
    /// 0 to 1, never less than before; may jump to 1, as chance may find a board early.
    [[nodiscard]] double progress() const;
    /// Once finished, and once only: the deal. A message when no board that can be cleared was
    /// found in 200 attempts, which only stones can bring about.
    Result<Deal> take();

private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// Deals in one go.
Result<Deal> deal(const DealParams& params, Random random);

/// Gives the tiles that are left on a board other cells among those they stand on, so that it can
/// be cleared: the same cells once it has settled, the same kinds and faces. Like Dealer otherwise.
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
    /// Once finished, and once only. Nothing when a kind has an odd number of tiles, or no way to
    /// clear the cells was found in 200 attempts, which only stones can bring about: most likely
    /// there is none.
    [[nodiscard]] std::optional<Deal> take();

private:
    class Search;
    std::unique_ptr<Search> search_; // none when a kind has an odd number of tiles
};

/// Reshuffles in one go.
[[nodiscard]] std::optional<Deal> reshuffle(const Board& board, Gravity gravity, int difficulty, Random random);

} // namespace twoturns
