// What moves on the board for a moment. Every effect shows a change that has already happened, so
// nothing ever waits for one.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "game/contests/versus.hpp"
#include "game/session.hpp"
#include "scene/easing.hpp"
#include "ui/geometry.hpp"

namespace twoturns::scene {

namespace durations {
inline constexpr Time line_drawn{80};
inline constexpr Time light{140};  // runs along the line
inline constexpr Time lighter{40}; // a pair, before it shrinks
inline constexpr Time gone{160};   // a pair has shrunk to nothing
inline constexpr Time sparks{130}; // leave the line from here ...
inline constexpr Time vanish{430}; // ... to here, when the line has faded, too
inline constexpr Time points{500};
inline constexpr Time points_fade{200}; // at the end of that
inline constexpr Time shake{180};
inline constexpr Time slide{110};       // of a tile to where gravity takes it, once the pair is gone, and more ...
inline constexpr Time slide_cell{70};   // ... for each cell of the way, but ...
inline constexpr Time slide_most{300};  // ... so much at most
inline constexpr Time land{80};         // it dips where it comes to rest
inline constexpr Time deal_tile{200};   // a tile of a new board appears
inline constexpr Time deal_spread{180}; // from the first to the last
inline constexpr Time cross_fade{240};  // from the old tiles of a reshuffle to the new ones
inline constexpr Time explained{2600};  // why a pair is blocked
inline constexpr Time explained_fade{400};
inline constexpr Time cards{2200}; // both sides of a card that was found
inline constexpr Time cards_fade{250};
inline constexpr Time changed{700}; // tiles that an undo or redo brought
inline constexpr Time breath{1200}; // one breath of a hint
inline constexpr int breaths = 2;
inline constexpr Time rise{300};         // of the sheet to its place
inline constexpr Time weave{650};        // from the first thread of a cleared game to the last
inline constexpr Time seal{120};         // stamped after that
inline constexpr Time figures{200};      // of a cleared game appear, once its sheet has risen ...
inline constexpr Time figures_apart{40}; // ... one group after another
inline constexpr Time page_in{180};
inline constexpr Time page_out{120};
inline constexpr Time row_closes{300}; // the line from the day before to a day just cleared
inline constexpr Time frame{16};       // while something moves
} // namespace durations

/// A pair that has gone, with its line.
struct Vanish {
    Link link;
    Tile first;
    Tile second;
    Time start;
    std::optional<game::Side> by{}; ///< of two who play on one board
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
/// A tile on its way to its cell.
struct Fall {
    ui::Point from; ///< in cells: x is the column, y the row
    Cell to;
    Time start;
    Time length;
    /// Where it is seen, in cells.
    [[nodiscard]] ui::Point at(Time now) const;
    [[nodiscard]] Time end() const { return start + length + durations::land; }
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
    std::vector<Cell> slid;                     ///< cells whose tile was elsewhere before, which Effects::falling shows
    Time start;
};

/// A board that has just been dealt.
struct Dealt {
    Time start;
};

/// Other tiles on the same cells.
struct Reshuffle {
    std::vector<std::pair<Cell, Tile>> before;
    Time start;
};

/// Both sides of the card that went last, large.
struct CardsShown {
    Tile first;
    Tile second;
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
    std::optional<Dealt> dealt;
    std::optional<Reshuffle> reshuffle;
    std::optional<CardsShown> cards;

    /// Tiles that still slide go on from where they are seen; those that waited for an earlier pair go at once. With
    /// `worth` 0 no points are told.
    void show_match(const game::Matched& match, Time now, int worth = 0, std::optional<game::Side> by = std::nullopt);
    /// For a deck with two sides.
    void show_cards(const game::Matched& match, Time now);
    /// Marks what differs between two boards of one size. `slides` are the ways of tiles that lead from one to the
    /// other, as far as they are known.
    void show_change(const Board& before, const Board& after, const std::vector<Slide>& slides, Time now);
    void show_reshuffle(const Board& before, Time now);
    /// When the last tile that slides comes to rest, if any does.
    [[nodiscard]] std::optional<Time> landing() const;
    /// Forgets what is over.
    void expire(Time now);
    /// When the picture next differs because of an effect: a frame from now, later, or never.
    [[nodiscard]] std::optional<Time> next_change(Time now, bool motion) const;
};

} // namespace twoturns::scene
