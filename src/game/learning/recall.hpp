// Judges from a game how well the player knows the cards of a two-sided deck. Follows the session's replies one after
// the other; docs/learning.md explains the rules.
//
// A card gets at most one answer in a game, from the first event that shows whether the player knows it:
//
// - Its two tiles are tried together: the answer is "found", whether or not a line joins them. The answer is quick
//   within 4 seconds of the last such event, and slow if one of the two was picked for more than 20 seconds. With three
//   pairs left or fewer the answer is not quick. The last pair gives no answer, because no other card is left to
//   confuse it with.
// - A picked tile is tried with the other side of another card: the answer for the picked card is "missed". There is no
//   answer if the next click finds the partner of that second tile, because then the player only changed their mind.
//   The other side of another copy of the same card counts as its own: the player knows that the two belong together.
// - A tile is put back after being picked for 3 seconds or more.
// - A hint shows the pair.
//
// Two tiles showing the same side give no answer. After the way to win was shown, nothing counts any more.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "game/clock.hpp"
#include "game/learning/card_answer.hpp"
#include "game/learning/cards.hpp"
#include "game/learning/fsrs.hpp"
#include "game/session.hpp"

namespace twoturns::game {

/// Returns the scheduler's grade for an answer.
[[nodiscard]] fsrs::Grade grade_of(Recall how);

inline constexpr Time quick_time{4'000};    ///< the longest time since the last event for a quick answer
inline constexpr Time slow_time{20'000};    ///< an answer is slow if a tile was picked for longer than this
inline constexpr Time put_back_time{3'000}; ///< the shortest time a tile is picked for putting it back to count

/// The answer of a card, given by its kind.
struct Recalled {
    Kind kind = 0;
    Recall how = Recall::found;
    Time took{0}; ///< since one of its tiles was picked; 0 for a hint
    friend bool operator==(const Recalled&, const Recalled&) = default;
};

/// Follows one game, from any point on.
class RecallJudge {
public:
    /// Adds a reply of the session at play time `at`; `board` is the board after the reply. Returns the resulting
    /// answers, at most two. `cards` tells which kinds are copies of one card, in a deck with fewer cards than the
    /// board has kinds. Costs less than a microsecond.
    std::vector<Recalled> add(const Reply& reply, const Board& board, Time at, const Cards& cards = {});
    /// Records that the way to win was shown.
    void way_shown() { way_shown_ = true; }

private:
    void judge(Kind kind, Recall how, Time took);
    void find(const Tile& first, const Tile& second, int other_pairs, Time at);
    void confirm_miss();
    [[nodiscard]] int card_of(Kind kind) const;

    Cards cards_;                   ///< of the current event
    std::set<int> answered_;        ///< the cards, or the kinds if the deck's cards are not known
    std::optional<Time> picked_at_; ///< when the picked tile was picked
    std::optional<Time> event_at_;  ///< when the last event other than a pick happened
    std::optional<Recalled> miss_;  ///< pending: the next click may cancel it
    std::vector<Recalled> new_;     ///< answers of the current event
    bool way_shown_ = false;
};

} // namespace twoturns::game
