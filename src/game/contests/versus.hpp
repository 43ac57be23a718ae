// Two players on one board: which player took which pair, and for how many points.
//
// - A pair gives points to the player who took it, by the rule of score.hpp: the points for its line, multiplied by
//   that player's combo. A cleared board gives no points, because both players have cleared it.
// - At once: both players may pick a tile at any time, and each has a picked tile of their own. The player who
//   completes a pair first takes its two tiles. If the other player had picked one of them, that pick is lost.
// - In turns: a turn is one try at a pair. The turn passes whether the pair is removed or not.
// - When no pair can be removed, the remaining tiles are reshuffled. If no reshuffle helps, the match ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/history/score.hpp"
#include "game/session.hpp"

namespace twoturns::game {

/// One of the two players.
enum class Side : std::uint8_t {
    orange,
    blue,
};
inline constexpr std::array both_sides{Side::orange, Side::blue};
[[nodiscard]] constexpr Side other(Side side) { return side == Side::orange ? Side::blue : Side::orange; }

/// A value for each player.
template <class Value> class OfBoth {
public:
    Value& operator[](Side side) { return values_[static_cast<std::size_t>(side)]; }
    const Value& operator[](Side side) const { return values_[static_cast<std::size_t>(side)]; }
    friend bool operator==(const OfBoth&, const OfBoth&) = default;

private:
    std::array<Value, 2> values_{};
};

struct TakenPair {
    Side by = Side::orange;
    Time at{0};    ///< in play time
    int turns = 0; ///< the number of turns of the pair's line
    friend bool operator==(const TakenPair&, const TakenPair&) = default;
};

/// The score of a match.
struct MatchScore {
    OfBoth<std::int64_t> points;
    OfBoth<int> pairs;
    OfBoth<Combo> combo;
    /// Returns the player with more points; nullopt if both have the same.
    [[nodiscard]] std::optional<Side> leader() const;
};

/// Returns the score after the given pairs, in the order in which they were taken.
[[nodiscard]] MatchScore score_of(const std::vector<TakenPair>& pairs);

/// How the match is played.
enum class Way : std::uint8_t {
    at_once,
    in_turns,
};

class Match {
public:
    /// Starts a match on a dealt board; `first` has the first turn.
    Match(const Board& start, Gravity gravity, Way way, Side first = Side::orange);

    /// Picks a tile for a side, puts it back, or tries it with the picked tile. In turns, ignores clicks of the side
    /// whose turn it is not.
    Reply click(Side by, Cell cell, Time now);
    void put_back(Side by) { hands_[by].reset(); }
    /// Applies a reshuffle: moves the remaining tiles to the places found by a Reshuffler. If `deal` is nullopt, no
    /// reshuffle can clear the tiles and the match ends.
    void reshuffle(const std::optional<Deal>& deal, Time now);
    void pause(bool paused, Time now);
    /// Records whether the window is visible and has the focus.
    void attend(bool present, Time now) { session_.act(Attend{present}, now); }

    [[nodiscard]] Way way() const { return way_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Returns the tile that a side has picked; nullopt if none.
    [[nodiscard]] std::optional<Cell> hand(Side side) const { return hands_[side]; }
    /// Returns the side whose turn it is; nullopt if both play at once.
    [[nodiscard]] std::optional<Side> turn() const {
        return way_ == Way::in_turns ? std::optional{turn_} : std::nullopt;
    }
    [[nodiscard]] const std::vector<TakenPair>& pairs() const { return pairs_; }
    [[nodiscard]] int pairs_at_start() const { return pairs_at_start_; }
    [[nodiscard]] MatchScore score() const { return score_of(pairs_); }
    /// Returns the side that took the tile which started at this cell; nullopt while the tile is on the board.
    [[nodiscard]] std::optional<Side> owner(Cell cell) const { return owners_[index(cell)]; }
    /// Returns true if no pair can be removed and a reshuffle is due.
    [[nodiscard]] bool stuck() const { return session_.status() == Status::stuck && !ended_; }
    [[nodiscard]] bool over() const { return session_.status() == Status::won || ended_; }

private:
    void take(Side by, const Matched& matched, Time now);
    [[nodiscard]] std::size_t index(Cell cell) const;

    Session session_; ///< holds no picked tile between two clicks
    Way way_;
    Side turn_;
    OfBoth<std::optional<Cell>> hands_;
    std::vector<TakenPair> pairs_;
    int pairs_at_start_;
    std::vector<std::optional<Side>> owners_; ///< by cell, row by row
    std::vector<Cell> homes_;                 ///< by cell: the starting cell of the tile that is there now
    bool ended_ = false;                      ///< the match ended with tiles that can never be removed
};

} // namespace twoturns::game
