// Two players on one board: who took which pair, and for how many points.
//
// - A pair counts for the player who took it, by the rule of score.hpp: its line, and a combo of that player's own
//   pairs. A cleared board gives no points, as both have cleared it.
// - At once: either player picks at any time and holds a tile of their own. The first pair taken wins its tiles, and
//   the other player loses a picked tile that was part of it.
// - In turns: a turn is one try at a pair. It passes whether the pair goes or not.
// - When no pair can go, the remaining tiles are reshuffled. If no reshuffle helps, the match ends.
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
    Time at{0}; ///< in play time
    int turns = 0;
    friend bool operator==(const TakenPair&, const TakenPair&) = default;
};

/// The score of a match.
struct MatchScore {
    OfBoth<std::int64_t> points;
    OfBoth<int> pairs;
    OfBoth<Combo> combo;
    /// Returns the player with more points; nullopt if equal.
    [[nodiscard]] std::optional<Side> leader() const;
};

/// Returns the score after these pairs, in the order in which they were taken.
[[nodiscard]] MatchScore score_of(const std::vector<TakenPair>& pairs);

/// How the match is played.
enum class Way : std::uint8_t {
    at_once,
    in_turns,
};

class Match {
public:
    /// Starts on a dealt board; `first` has the first turn.
    Match(const Board& start, Gravity gravity, Way way, Side first = Side::orange);

    /// Picks a tile for a side, puts it back, or tries it with the picked one. In turns, ignores the side whose turn it
    /// is not.
    Reply click(Side by, Cell cell, Time now);
    void put_back(Side by) { hands_[by].reset(); }
    /// Moves the remaining tiles to the places found by a Reshuffler. Ends the match if `deal` is nullopt, that is, if
    /// there is no way to clear them.
    void reshuffle(const std::optional<Deal>& deal, Time now);
    void pause(bool paused, Time now);
    /// Takes note of whether the window is visible and has the focus.
    void attend(bool present, Time now) { session_.act(Attend{present}, now); }

    [[nodiscard]] Way way() const { return way_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Returns the tile a side has picked.
    [[nodiscard]] std::optional<Cell> hand(Side side) const { return hands_[side]; }
    /// Returns the side whose turn it is; nullopt if both play at once.
    [[nodiscard]] std::optional<Side> turn() const {
        return way_ == Way::in_turns ? std::optional{turn_} : std::nullopt;
    }
    [[nodiscard]] const std::vector<TakenPair>& pairs() const { return pairs_; }
    [[nodiscard]] int pairs_at_start() const { return pairs_at_start_; }
    [[nodiscard]] MatchScore score() const { return score_of(pairs_); }
    /// Returns who took the tile that started at this cell; nullopt while it is on the board.
    [[nodiscard]] std::optional<Side> owner(Cell cell) const { return owners_[index(cell)]; }
    /// Returns true if no pair can go and a reshuffle is due.
    [[nodiscard]] bool stuck() const { return session_.status() == Status::stuck && !ended_; }
    [[nodiscard]] bool over() const { return session_.status() == Status::won || ended_; }

private:
    void take(Side by, const Matched& matched, Time now);
    [[nodiscard]] std::size_t index(Cell cell) const;

    Session session_; ///< nothing is picked in it between two clicks
    Way way_;
    Side turn_;
    OfBoth<std::optional<Cell>> hands_;
    std::vector<TakenPair> pairs_;
    int pairs_at_start_;
    std::vector<std::optional<Side>> owners_; ///< by cell, row by row
    std::vector<Cell> homes_;                 ///< by cell: the starting cell of the tile now there
    bool ended_ = false;                      ///< with tiles that can never go
};

} // namespace twoturns::game
