// Short animations on the board. Each shows a change that has already happened, so no code ever waits for an animation.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/contests/versus.hpp"
#include "game/session.hpp"
#include "scene/easing.hpp"
#include "ui/geometry.hpp"

namespace twoturns::scene {

namespace durations {
inline constexpr Time pick{90};       // a picked tile springs up
inline constexpr Time line_drawn{80}; // with the spark that runs ahead of it
inline constexpr Time pull_begin{50}; // the two of a pair pull towards each other from here ...
inline constexpr Time pull{60};       // ... for this long
inline constexpr Time flip_begin{110};
inline constexpr Time flip{110};
inline constexpr Time gone = flip_begin + flip; // a pair has turned away by then
inline constexpr Time pop{130};                 // the rest of the pair bursts
inline constexpr Time nudge_begin{130};         // its neighbours are pushed away from here ...
inline constexpr Time nudge{140};               // ... and come back
inline constexpr Time sparks{60};               // sparks leave the line from here ...
inline constexpr Time vanish{430};              // ... to here; the line has faded by then too
inline constexpr Time line_still{250};          // a line without motion
inline constexpr Time points{500};
inline constexpr Time points_fade{200}; // the points fade at the end of `points`
inline constexpr Time shake{180};
inline constexpr Time slide{110};       // the base time of a slide by gravity
inline constexpr Time slide_cell{70};   // added for each cell of the slide
inline constexpr Time slide_most{300};  // the longest slide
inline constexpr Time land{80};         // a tile dips as it comes to rest
inline constexpr Time deal_tile{200};   // a tile of a new board appears
inline constexpr Time deal_spread{180}; // from the first tile to the last
inline constexpr Time reshuffled{480};  // the tiles of a reshuffle travel in waves ...
inline constexpr Time wave_apart{60};   // ... each this long after the previous wave
inline constexpr Time explained{2600};  // the reason why a pair is blocked
inline constexpr Time explained_fade{400};
inline constexpr Time cards{2200}; // both sides of a matched card
inline constexpr Time cards_fade{250};
inline constexpr Time changed{400};     // the frame of tiles restored by an undo
inline constexpr Time undone{260};      // a pair runs back along its line ...
inline constexpr Time undone_apart{60}; // ... each this long after the previous pair, if several come back
inline constexpr Time breath{1200};     // one pulse of a hint
inline constexpr int breaths = 2;
inline constexpr Time rise{300}; // the sheet of a cleared game rises to its position
inline constexpr Time page_in{160};
inline constexpr Time dialog_in{140};
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
/// A tile that was just picked.
struct PickShown {
    Cell cell;
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
    std::vector<Cell> brought; ///< cells that did not have this tile before
    std::vector<Cell> slid;    ///< cells whose tile came from another cell; `falling` animates it
    Time start;
};

/// A pair that an undo brings back: its tiles leave the middle of the line and run to their cells.
struct Return {
    Link link;
    Time start;
    [[nodiscard]] Time end() const { return start + durations::undone; }
};

/// A newly dealt board.
struct Dealt {
    Time start;
};

/// New tiles on the same cells. Up to `most_flights` tiles travel to another cell; the others turn over in place.
struct Reshuffle {
    static constexpr std::size_t most_flights = 60;
    static constexpr int waves = 3;
    struct Flight {
        Cell from;
        Cell to;
        int wave = 0;
        int tilt = 0; ///< in degrees, while it is in the air
    };
    std::vector<Flight> flights;
    std::vector<std::pair<Cell, Tile>> turned; ///< cells that turn over, with the tile they had
    Time start;
    /// Returns the progress of a flight, 0 .. 1.
    [[nodiscard]] float flown(const Flight& flight, Time now) const;
    /// Returns how far a cell of `turned` has turned over, 0 .. 1. A third of them turns at a time.
    [[nodiscard]] float turned_over(Cell cell, Time now) const;
};

/// Both sides of the last matched card, shown enlarged.
struct CardsShown {
    Tile first;
    Tile second;
    Time start;
};

struct Animations {
    std::vector<Vanish> vanishing;
    std::vector<PickShown> picks;
    std::vector<Return> returning;
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
    /// Lets a tile that was just picked spring up.
    void show_pick(Cell cell, Time now);
    /// Shakes a tile that cannot be matched, and lets it spring up as if it was picked.
    void show_refusal(Cell cell, Time now);
    /// Shows the matched card of a two-sided deck.
    void show_cards(const game::Matched& match, Time now);
    /// Marks the differences between two boards of equal size. `slides` are the known movements of tiles between them.
    void show_change(const Board& before, const Board& after, const std::vector<Slide>& slides, Time now);
    /// Runs the pairs that an undo restored back along their lines, one after another. Skips pairs whose tiles are not
    /// on the board, and all pairs after the sixth.
    void show_return(const std::vector<Link>& lines, const Board& after, Time now);
    void show_reshuffle(const Board& before, const Board& after, Time now);
    /// Returns when the last sliding tile comes to rest; nullopt if no tile slides.
    [[nodiscard]] std::optional<Time> landing() const;
    /// Removes finished animations.
    void expire(Time now);
    /// Returns when the picture changes next: a frame from now, later, or nullopt for never. Without `motion` nothing
    /// moves.
    [[nodiscard]] std::optional<Time> next_change(Time now, bool motion) const;
};

} // namespace twoturns::scene
