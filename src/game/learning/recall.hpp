// What a game tells of how well its cards with two sides are known. It follows from what was done on the board, one
// reply of the session after the other; docs/learning.md gives the reasons.
//
// A card has one answer in a game: that of the first thing that tells.
//
// - Its two tiles are tried together: found, whether there is a line for them or not. It is quick within 4 seconds of
//   the last thing that told, and slow when one of the two was picked for more than 20 seconds. With three pairs left
//   or fewer it is not quick, and the last pair tells nothing: there is no other to take it for.
// - A picked tile is tried with the other side of another card: that card is missed, unless the next click finds the
//   partner of that other tile; then the player had only changed their mind.
// - A tile is put back that was picked for 3 seconds or more.
// - A hint shows the pair.
//
// Two tiles of the same side tell nothing, and nothing does any more once the way to win was shown.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "game/clock.hpp"
#include "game/learning/card_answer.hpp"
#include "game/learning/fsrs.hpp"
#include "game/session.hpp"

namespace twoturns::game {

/// What that is to the scheduler.
[[nodiscard]] fsrs::Grade grade_of(Recall how);

inline constexpr Time quick_time{4'000};    ///< from the last thing that told, at most
inline constexpr Time slow_time{20'000};    ///< that a tile was picked, more than
inline constexpr Time put_back_time{3'000}; ///< the same, at least

/// The answer of a card, which is a kind here.
struct Recalled {
    Kind kind = 0;
    Recall how = Recall::found;
    Time took{0}; ///< since one of its tiles was picked; 0 for a hint
    friend bool operator==(const Recalled&, const Recalled&) = default;
};

/// Follows one game, from anywhere in it on.
class RecallJudge {
public:
    /// What became of something that was done at a time of play; `board` is the one after it. Returns the answers that
    /// it brings, at most two. Costs less than a microsecond.
    std::vector<Recalled> add(const Reply& reply, const Board& board, Time at);
    /// The way to win was shown.
    void way_shown() { way_shown_ = true; }

private:
    void judge(Kind kind, Recall how, Time took);
    void find(const Tile& first, const Tile& second, int other_pairs, Time at);
    void confirm_miss();

    std::set<Kind> answered_;
    std::optional<Time> picked_at_; ///< the tile that is picked
    std::optional<Time> told_at_;   ///< the last thing that told anything
    std::optional<Recalled> miss_;  ///< unless the next click shows that it was none
    std::vector<Recalled> new_;     ///< by what is added just now
    bool way_shown_ = false;
};

} // namespace twoturns::game
