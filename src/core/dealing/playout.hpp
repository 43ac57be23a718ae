// The random player: takes any legal move with equal probability until none is left. The share of games it wins
// measures how hard a board is; a game of 144 tiles takes some ten microseconds.
//
// To avoid listing all moves, picks two random tiles of a kind until they can be matched; this also gives every legal
// move the same probability. Lists the moves only after as many failed attempts as the list would cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/work.hpp"
#include "core/split_mix.hpp"
#include "twoturns/random.hpp"

namespace twoturns::dealing {

/// Two tiles of a kind.
struct Couple {
    TileId a = 0;
    TileId b = 0;
};

/// Fast random numbers for one game. A game is too short to show a difference from better generators.
class Dice {
public:
    explicit Dice(std::uint64_t seed = 0) : state_(seed) {}
    std::uint64_t next() { return split_mix(state_); }

private:
    std::uint64_t state_;
};

/// Whether a tile certainly has no move, because its four neighbours are tiles of other kinds.
enum class Calm : std::uint8_t {
    unknown,
    quiet,
    lively
};

class Playout {
public:
    /// `ground` must outlive the player.
    explicit Playout(const Ground& ground);

    /// Gives the tiles their kinds: tile t gets kinds[t], which must be below `kinds_end`.
    void set_up(const std::vector<Kind>& kinds, std::size_t kinds_end);

    struct Style {
        int farthest_of = 1;             ///< finds this many moves and takes the move whose tiles stand farthest apart
        std::size_t most_moves = 0xFFFF; ///< stops after this many moves
    };
    /// Begins a game. advance() continues the game for about `work` and returns true when the game has ended.
    void begin(Random& random, Style style);
    bool advance(Work work);
    /// Plays a whole game; returns true if it is won.
    bool play(Random& random, Style style);

    /// Results of the last game: the tiles left on the board, the moves and the work.
    [[nodiscard]] std::size_t left() const { return alive_; }
    [[nodiscard]] bool won() const { return alive_ == 0; }
    [[nodiscard]] const std::vector<Couple>& moves() const { return moves_; }
    [[nodiscard]] Work work() const;

private:
    bool choose();
    bool point_at_some();
    [[nodiscard]] int merit(Couple couple) const;
    std::optional<Couple> point();
    void begin_list();
    bool choose_from_list();
    void remove(TileId t);
    [[nodiscard]] bool find_quiet(TileId t);
    [[nodiscard]] bool quiet(TileId t) {
        const Calm calm = calm_[place_in_order_[t]];
        return calm == Calm::unknown ? find_quiet(t) : calm == Calm::quiet;
    }
    void wake_around(CellIndex cell);
    [[nodiscard]] bool linked(Couple couple) const;

    const Ground* ground_;
    std::vector<Kind> kinds_;
    Dice dice_;

    // Tiles sorted so that the remaining ones come first, in order_ over all and in by_kind_ within each kind.
    std::vector<TileId> order_;
    std::vector<TileId> place_in_order_;
    std::vector<TileId> by_kind_;
    std::vector<TileId> place_in_kind_; // the tile's index in its kind's part of by_kind_
    std::vector<TileId> first_;         // the start of each kind in by_kind_
    std::size_t alive_ = 0;
    std::vector<TileId> left_;       // the number of tiles left, by kind
    std::vector<TileId> kinds_with_; // the number of kinds with i tiles left, by i
    std::uint32_t most_ = 0;         // the most tiles left of any kind
    std::uint64_t pairs_ = 0;        // the number of pairs of one kind, linked or not

    std::vector<TileId> all_left_;
    std::vector<TileId> all_kinds_with_;
    std::uint32_t all_most_ = 0;
    std::uint64_t all_pairs_ = 0;

    std::vector<CellIndex> where_;
    std::vector<TileId> at_;
    /// With the indices of order_. Most tiles of a full board are quiet, so most tries end here.
    std::vector<Calm> calm_;
    Occupancy occupancy_;

    std::vector<Couple> moves_;
    std::uint64_t tries_ = 0;
    Work work_ = 0; // excluding moves and tries

    // State of the choice of the next move, which may be interrupted.
    Style style_;
    std::uint64_t effort_left_ = 0; // the number of link tests until the next interruption
    std::optional<Couple> best_;
    int found_ = 0;
    std::uint64_t in_vain_ = 0; // the number of tries since the last pair was found
    bool listing_ = false;
    std::vector<Couple> open_;
    std::size_t list_kind_ = 0;
    std::size_t list_at_ = 0;
};

} // namespace twoturns::dealing
