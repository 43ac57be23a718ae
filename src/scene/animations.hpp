// Short animations on the board. Each shows a change that has already happened, so no code ever waits for an animation.
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
inline constexpr Time light{140};  // the light runs along the line
inline constexpr Time lighter{40}; // a pair lights up before it shrinks
inline constexpr Time gone{160};   // a pair has shrunk to nothing by then
inline constexpr Time sparks{130}; // the sparks of a match begin to leave the line
inline constexpr Time vanish{430}; // the animation of a match ends: sparks and line are gone
inline constexpr Time points{500};
inline constexpr Time points_fade{200}; // the points fade at the end of `points`
inline constexpr Time shake{180};
inline constexpr Time slide{110};       // the base time of a slide by gravity
inline constexpr Time slide_cell{70};   // added for each cell of the slide
inline constexpr Time slide_most{300};  // the longest slide
inline constexpr Time land{80};         // a tile dips as it comes to rest
inline constexpr Time deal_tile{200};   // a tile of a new board appears
inline constexpr Time deal_spread{180}; // from the first tile to the last
inline constexpr Time cross_fade{240};  // from the old tiles of a reshuffle to the new ones
inline constexpr Time explained{2600};  // the reason why a pair is blocked
inline constexpr Time explained_fade{400};
inline constexpr Time cards{2200}; // both sides of a matched card
inline constexpr Time cards_fade{250};
inline constexpr Time changed{700}; // tiles restored by an undo or redo
inline constexpr Time breath{1200}; // one pulse of a hint
inline constexpr int breaths = 2;
inline constexpr Time rise{300};         // the sheet rises to its position
inline constexpr Time weave{650};        // from the first thread of a cleared game to the last
inline constexpr Time seal{120};         // stamped after the weave
inline constexpr Time figures{200};      // a group of figures appears after the sheet has risen
inline constexpr Time figures_apart{40}; // the delay between two groups of figures
inline constexpr Time page_in{180};
inline constexpr Time page_out{120};
inline constexpr Time row_closes{300}; // the line from the previous day to a day just cleared
inline constexpr Time frame{16};       // while something moves
} // namespace durations

/// A pair that was removed, with its line.
struct Vanish {
    Link link;
    Tile first;
    Tile second;
    Time start;
    std::optional<game::Side> by{}; ///< for two players on one board
};
/// The points for a pair, shown on its line.
struct PointsShown {
    Link link;
    int points;
    Time start;
};
struct Shake {
    Cell cell;
    Time start;
};
/// A tile sliding to its cell.
struct Fall {
    ui::Point from; ///< in cells: x is a column, y a row
    Cell to;
    Time start;
    Time length;
    /// Returns the displayed position, in cells.
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

/// The differences to the previous position after undo, redo or a return to a winnable position.
struct Change {
    std::vector<Cell> brought;                  ///< cells that did not have this tile before
    std::vector<std::pair<Cell, Tile>> removed; ///< tiles that have gone from their cells
    std::vector<Cell> slid;                     ///< cells whose tile came from another cell; `falling` animates it
    Time start;
};

/// A newly dealt board.
struct Dealt {
    Time start;
};

/// New tiles on the same cells.
struct Reshuffle {
    std::vector<std::pair<Cell, Tile>> before;
    Time start;
};

/// Both sides of the last matched card, shown enlarged.
struct CardsShown {
    Tile first;
    Tile second;
    Time start;
};

struct Animations {
    std::vector<Vanish> vanishing;
    std::vector<PointsShown> points;
    std::vector<Fall> falling;
    std::optional<Shake> shaking;
    std::optional<Explained> explained;
    std::optional<HintShown> hint;
    std::optional<Change> change;
    std::optional<Dealt> dealt;
    std::optional<Reshuffle> reshuffle;
    std::optional<CardsShown> cards;

    /// Animates a match. Tiles that are already sliding continue from their displayed position; tiles that wait for an
    /// earlier pair to vanish start at once. Shows no points if `worth` is 0.
    void show_match(const game::Matched& match, Time now, int worth = 0, std::optional<game::Side> by = std::nullopt);
    /// Shows the matched card of a two-sided deck.
    void show_cards(const game::Matched& match, Time now);
    /// Marks the differences between two boards of equal size. `slides` are the known movements of tiles between them.
    void show_change(const Board& before, const Board& after, const std::vector<Slide>& slides, Time now);
    void show_reshuffle(const Board& before, Time now);
    /// Returns when the last sliding tile comes to rest; nullopt if no tile slides.
    [[nodiscard]] std::optional<Time> landing() const;
    /// Removes finished animations.
    void expire(Time now);
    /// Returns when the picture changes next: a frame from now, later, or nullopt for never. Without `motion` nothing
    /// moves.
    [[nodiscard]] std::optional<Time> next_change(Time now, bool motion) const;
};

} // namespace twoturns::scene
