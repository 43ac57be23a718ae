// The cues of the game, and a sound as plain data, which the mixer turns into notes.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

#include "game/melody.hpp"
#include "twoturns/cell.hpp"
#include "twoturns/link.hpp"

namespace twoturns::sound {

/// The instrument of a table, or of a land whose table is also that of another land. It determines the scale, the
/// knocks of the tiles, the room, and the style of the music.
enum class Instrument {
    felt,   // felted marimba
    walnut, // kalimba
    night,  // glass
    washi,  // bamboo
    slate,  // lithophone
    jade,   // stone chime
    coast,  // harp, for the coast of the journey
    pass,   // handbells, for its high pass
};
inline constexpr std::array all_instruments{Instrument::felt,  Instrument::walnut, Instrument::night, Instrument::washi,
                                            Instrument::slate, Instrument::jade,   Instrument::coast, Instrument::pass};

/// Returns the name of an instrument, which is the name of its table or land: "felt".
[[nodiscard]] std::string_view name_of(Instrument instrument);
[[nodiscard]] std::optional<Instrument> instrument_from_name(std::string_view name);

/// The comment names the fields of Sound that the cue uses, besides instrument, key, pan and variation.
enum class Cue {
    pick,        // a tile is picked
    put_back,    // the picked tile is put back
    match,       // Calm's pair: step, turns, outside, level, ring, bass, inner, last
    ladder,      // Arcade's pair: rung, turns
    no_match,    // two different tiles
    blocked,     // no line joins the two tiles
    hint_area,   // the first step of a hint: an area
    hint_tile,   // the second step: a tile
    hint_pair,   // the third step: the pair
    undo,        // step and turns of the pair that comes back
    redo,        // step of the pair
    rewind,      // many moves back: step of the first pair that comes back, count
    reshuffle,   // the faces change
    slide,       // tiles begin to slide
    slide_lands, // tiles come to rest: count is the number of tiles
    deal,        // a board is dealt
    stuck,       // the board can no longer be won
    lost,        // a round is lost
    time_low,    // count is 1 at 20 % of the time, 2 at 10 %, `each_second` in the last seconds
    star,        // star, from 1 to 3
    seal,        // the seal is put on a medal or a page
    new_best,    // a best time
    achievement, // a medal
    page,        // a page is turned
    button,      // a button is pressed
    win,         // the board is cleared
};
inline constexpr int cue_count = static_cast<int>(Cue::win) + 1;

/// The count of Cue::time_low in the last seconds.
inline constexpr int each_second = 3;

/// The value of a step that means no note.
inline constexpr int no_step = -100;

/// One cue to be played. Every value is allowed: the mixer clamps values that are out of range.
struct Sound {
    Cue cue = Cue::pick;
    Instrument instrument = Instrument::felt;
    int key = 0;        ///< the key of the board, in semitones above the instrument's tonic: game::melody_key()
    int variation = -1; ///< the number of one of four strikes; -1: another one than for the previous sound of this cue
    float pan = 0;      ///< the position: -1 is the left edge of the board, 1 the right edge
    int step = 0;       ///< in the instrument's scale of five notes; 0 is the tonic
    int turns = 0;      ///< the number of turns of the line, at most 2; each adds a note
    bool outside = false; ///< whether the line leaves the board
    int rung = 1;         ///< the rung of Arcade's ladder, from 1
    int count = 1;        ///< the number of moves or tiles, or of the warning
    int star = 1;         ///< the number of the star, 1 to 3
    float level = 0;      ///< the level of a match in dB, at most 0
    float ring = 1;       ///< the factor by which a match rings longer than usual
    int bass = no_step;   ///< the step of the note below a match; no_step: none
    int inner = no_step;  ///< the step of the note that answers a match after 420 ms, unless another match comes first;
                          ///< no_step: none
    bool last = false;    ///< the last pair of a board: a chord instead of the notes of the line
};
static_assert(std::is_trivially_copyable_v<Sound>); // required by the lock-free ring buffer

/// Returns the sound of a match in Calm on a board of size `board`: a note of the board's melody, panned to the middle
/// of the line. A long line gives a higher note. Cue::undo and Cue::redo have the same `step`, `turns` and `pan`.
[[nodiscard]] Sound match_sound(const game::MelodyNote& note, const Link& link, Size board, Instrument instrument,
                                int key);

/// Returns the pan of a column, counted from 1. A fraction is a position between two columns.
[[nodiscard]] float pan_of(float column, Size board);

} // namespace twoturns::sound
