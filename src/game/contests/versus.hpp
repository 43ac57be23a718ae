// Two people on one board: who took which pair, and what that is worth.
//
// - A pair counts for who took it, by the rule of score.hpp: its line, and a combo of that player's own pairs.
//   A cleared board is worth nothing by itself, as both have cleared it.
// - At the same time: either picks at any time, each with a hand of their own. The first pair that goes wins its tiles,
//   and whoever else holds one of them lets go of it.
// - In turns: a turn is one try at a pair. It passes when the pair goes, and when it does not.
// - Where no pair can go, the tiles that are left are reshuffled. Where no reshuffle helps, the match ends there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/history/score.hpp"
#include "game/session.hpp"

namespace twoturns::game {

/// Of the two who play.
enum class Side : std::uint8_t {
    orange,
    blue,
};
inline constexpr std::array both_sides{Side::orange, Side::blue};
[[nodiscard]] constexpr Side other(Side side) { return side == Side::orange ? Side::blue : Side::orange; }

/// A value for either.
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
    Time at{0}; ///< of play
    int turns = 0;
    friend bool operator==(const TakenPair&, const TakenPair&) = default;
};

/// How a match stands.
struct MatchScore {
    OfBoth<std::int64_t> points;
    OfBoth<int> pairs;
    OfBoth<Combo> combo;
    /// Who has more points; nobody where they are equal.
    [[nodiscard]] std::optional<Side> leader() const;
};

/// After these pairs, in the order in which they went.
[[nodiscard]] MatchScore score_of(const std::vector<TakenPair>& pairs);

/// How it is played.
enum class Way : std::uint8_t {
    at_once,
    in_turns,
};

class Match {
public:
    /// On a board as it was dealt; `first` has the first turn.
    Match(const Board& start, Gravity gravity, Way way, Side first = Side::orange);

    /// A side picks a tile, puts it back, or tries it with the one it has. In turns only the side whose turn it is does
    /// anything.
    Reply click(Side by, Cell cell, Time now);
    void put_back(Side by) { hands_[by].reset(); }
    /// The tiles that are left in other places, from a Reshuffler; nothing when there are none by which they can go.
    void reshuffle(const std::optional<Deal>& deal, Time now);
    void pause(bool paused, Time now);
    /// The window is seen and has the focus, or not.
    void attend(bool present, Time now) { session_.act(Attend{present}, now); }

    [[nodiscard]] Way way() const { return way_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// What a side has picked.
    [[nodiscard]] std::optional<Cell> hand(Side side) const { return hands_[side]; }
    /// Whose turn it is; nobody's where both play at once.
    [[nodiscard]] std::optional<Side> turn() const {
        return way_ == Way::in_turns ? std::optional{turn_} : std::nullopt;
    }
    [[nodiscard]] const std::vector<TakenPair>& pairs() const { return pairs_; }
    [[nodiscard]] int pairs_at_start() const { return pairs_at_start_; }
    [[nodiscard]] MatchScore score() const { return score_of(pairs_); }
    /// Who took the tile that was at this cell at first; nobody while it is on the board.
    [[nodiscard]] std::optional<Side> owner(Cell cell) const { return owners_[index(cell)]; }
    /// No pair can go: a reshuffle is due.
    [[nodiscard]] bool stuck() const { return session_.status() == Status::stuck && !ended_; }
    [[nodiscard]] bool over() const { return session_.status() == Status::won || ended_; }

private:
    void take(Side by, const Matched& matched, Time now);
    [[nodiscard]] std::size_t index(Cell cell) const;

    Session session_; ///< has nothing picked between two clicks
    Way way_;
    Side turn_;
    OfBoth<std::optional<Cell>> hands_;
    std::vector<TakenPair> pairs_;
    int pairs_at_start_;
    std::vector<std::optional<Side>> owners_; ///< by cell, row by row
    std::vector<Cell> homes_;                 ///< where the tile that is at a cell now was at first
    bool ended_ = false;                      ///< with tiles that can never go
};

} // namespace twoturns::game
