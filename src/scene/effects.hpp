// What moves on the board for a moment. Every effect shows a change that has already happened, so
// nothing ever waits for one.
#pragma once

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "game/session.hpp"

namespace twoturns::scene {

using game::Time;

namespace durations {
inline constexpr Time line_drawn{80};
inline constexpr Time vanish{430}; // the line fades and the tiles shrink from line_drawn to here
inline constexpr Time points{500};
inline constexpr Time points_fade{200}; // at the end of that
inline constexpr Time shake{260};
inline constexpr Time fall_delay{70}; // so that the line is seen before the tiles slide under it
inline constexpr Time fall{190};
inline constexpr Time explained{2600}; // why a pair is blocked
inline constexpr Time explained_fade{400};
inline constexpr Time changed{700}; // tiles that an undo or redo brought
inline constexpr Time breath{1200}; // one breath of a hint
inline constexpr int breaths = 2;
inline constexpr Time weave{650}; // from the first thread of a cleared game to the last
inline constexpr Time seal{120};  // stamped after that
inline constexpr Time frame{16};  // while something moves
} // namespace durations

/// A pair that has gone, with its line.
struct Vanish {
    Link link;
    Tile first;
    Tile second;
    Time start;
};
/// What a pair was worth, told on its line.
struct PointsTold {
    Link link;
    int points;
    Time start;
};
struct Shake {
    Cell cell;
    Time start;
};
struct Fall {
    Cell from;
    Cell to;
    Time start;
};
struct Explained {
    BlockedLine line;
    Time start;
};
struct HintShown {
    Link link;
    game::HintStep step;
    Time start;
};

/// Another position than before: by undo, redo, or the way back.
struct Change {
    std::vector<Cell> brought;                  ///< cells whose tile was not there before
    std::vector<std::pair<Cell, Tile>> removed; ///< tiles that are gone now
    Time start;
};

struct Effects {
    std::vector<Vanish> vanishing;
    std::vector<PointsTold> points;
    std::vector<Fall> falling;
    std::optional<Shake> shaking;
    std::optional<Explained> explained;
    std::optional<HintShown> hint;
    std::optional<Change> change;

    /// With `worth` 0 no points are told.
    void show_match(const game::Matched& match, Time now, int worth = 0);
    /// Marks what differs between two boards of one size.
    void show_change(const Board& before, const Board& after, Time now);
    /// Forgets what is over.
    void expire(Time now);
    /// When the picture next differs because of an effect: a frame from now, later, or never.
    [[nodiscard]] std::optional<Time> next_change(Time now, bool motion) const;
};

/// 0 at the start of a stretch of time and 1 at its end, and never outside.
[[nodiscard]] float progress(Time now, Time start, Time length);
/// Fast first, slow at the end.
[[nodiscard]] float ease_out(float t);

} // namespace twoturns::scene
