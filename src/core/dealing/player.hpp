// The random player: takes a legal move, each equally likely, until there is none. How often he wins
// is the measure of how hard a board is; a game of 144 tiles takes him some ten microseconds.
//
// He does not list his moves. He points at two tiles of a kind until they can go, which makes every
// legal move equally likely as well, and lists them only when he has pointed in vain for as long as
// the list would take.
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

/// Quick chance for one game, which is too short to tell it from anything better.
class Dice {
public:
    explicit Dice(std::uint64_t seed = 0) : state_(seed) {}
    std::uint64_t next() { return split_mix(state_); }

private:
    std::uint64_t state_;
};

class Player {
public:
    /// `ground` must outlive the player.
    explicit Player(const Ground& ground);

    /// Gives the tiles their kinds: kinds[t] is that of tile t, below `kinds_end`.
    void set_up(const std::vector<Kind>& kinds, std::size_t kinds_end);

    struct Style {
        int farthest_of = 1;             ///< finds so many moves and takes that whose tiles stand farthest apart
        std::size_t most_moves = 0xFFFF; ///< stops after so many
    };
    /// Begins a game; advance() goes on with it for about `work` and is true when it has come to its end.
    void begin(Random& random, Style style);
    bool advance(Work work);
    /// Plays a game from the start to its end; true when it is won.
    bool play(Random& random, Style style);

    /// Of the last game: how many tiles are left, its moves, and what it took.
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
    [[nodiscard]] bool linked(Couple couple) const;

    const Ground* ground_;
    std::vector<Kind> kinds_;
    Dice dice_;

    // Tiles in an order in which those still there come first, in all and kind by kind.
    std::vector<TileId> order_;
    std::vector<TileId> place_in_order_;
    std::vector<TileId> by_kind_;
    std::vector<TileId> place_in_kind_; // counted from the first of its kind
    std::vector<TileId> first_;         // where each kind begins in by_kind_
    std::size_t alive_ = 0;
    std::vector<TileId> left_;       // of each kind
    std::vector<TileId> kinds_with_; // how many kinds have so many tiles left
    std::uint32_t most_ = 0;         // no kind has more left
    std::uint64_t pairs_ = 0;        // two tiles of a kind, linked or not

    std::vector<TileId> all_left_;
    std::vector<TileId> all_kinds_with_;
    std::uint32_t all_most_ = 0;
    std::uint64_t all_pairs_ = 0;

    std::vector<Place> where_;
    std::vector<TileId> at_;
    Occupancy occupancy_;

    std::vector<Couple> moves_;
    std::uint64_t tries_ = 0;
    Work work_ = 0; // but for moves and tries

    // The choice of the next move, which may be interrupted.
    Style style_;
    std::uint64_t effort_left_ = 0; // link tests until then
    std::optional<Couple> best_;
    int found_ = 0;
    std::uint64_t in_vain_ = 0; // since the last was found
    bool listing_ = false;
    std::vector<Couple> open_;
    std::size_t list_kind_ = 0;
    std::size_t list_at_ = 0;
};

} // namespace twoturns::dealing
