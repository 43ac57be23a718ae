// How the music of each table and land is arranged: its bars, its accompaniment, its percussion, and its form.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "sound/instruments.hpp"
#include "sound/tune.hpp"

namespace twoturns::sound {

/// Sines below everything, which swell and fade.
enum class Drone {
    none,
    single, // the bass and its octave
    fifth,  // and the fifth between them
    moving, // the fifth in the first half of a bar, the third in the second
};

/// What embellishes the melody.
enum class Ornament {
    grace,    // a short note from above
    tremolo,  // the note again and again, in octaves
    echo,     // the note again, twice, from the other side
    parallel, // a second voice a fifth below
    turn,     // up and back
    thirds,   // a second voice a third below
    roll,     // the chord, rolled upwards
    call,     // the note an octave lower, from afar
};

/// Notes that repeat with each bar. A character is half a beat. '.' is silence. In a rhythm 'x' is a soft stroke and
/// 'X' a strong one. In a broken chord '0' is the bass, '1' the third, '2' the fifth, '3' the octave and so on.
using Pattern = std::string_view;

struct Percussion {
    Body body = Body::shaker;
    double ratio = 1; ///< the pitch relative to the usual one
    double db = -20;
    double pan = 0;
    Pattern light; ///< in parts with a light pulse; may be empty
    Pattern full;  ///< in parts with a full pulse; may be empty
};

/// A part of the form.
struct Part {
    static constexpr int no_theme = -1;

    int phrases = 2;      ///< its length
    int theme = no_theme; ///< the first of the phrases of the melody; no_theme: the melody rests
    int lift = 0;         ///< how many octaves above the usual the melody is
    bool doubled = false; ///< glass doubles the melody an octave above
    int chords = -1;      ///< which of the broken chords accompany; -1: none
    int pulse = 0;        ///< of the percussion: 0 none, 1 light, 2 full
    bool adorned = false; ///< each longer note has the ornament; otherwise only some have it
    bool late = false;    ///< every other note comes half a beat late
    bool answer = false;  ///< glass answers at the end of each phrase
    double db = 0;
    bool fades = false; ///< it becomes softer and slower until its end
};

struct Style {
    double beat = .6;    ///< in seconds, in the calm mood
    Pattern beats;       ///< of a bar, a character a beat: 'X' is strong
    int bars = 2;        ///< of a phrase
    double pace = 1;     ///< how many beats a beat of the melody takes
    double hardness = 1; ///< of the mallet
    Ornament ornament = Ornament::grace;
    Drone drone = Drone::fifth;
    Body companion = Body::walnut; ///< plays the broken chords
    int companion_octave = 1;      ///< above the bass
    double companion_db = -15;
    std::array<Pattern, 3> chords;
    std::array<Percussion, 4> percussion;
    std::span<const Part> form;    ///< in the calm mood
    std::array<double, 3> trims{}; ///< measured, one for each mood, so that the music has its loudness
    [[nodiscard]] int beats_of_bar() const { return static_cast<int>(beats.size()); }
};
[[nodiscard]] const Style& style_of(Instrument instrument);

/// Returns the length of a beat in seconds.
[[nodiscard]] double beat_of(Instrument instrument, Mood mood);

/// Where a bar is in the form of the music.
struct Place {
    Part part;
    int phrase = 0;    ///< the number of the phrase, which gives the chords, and the melody unless that rests
    int bar = 0;       ///< of the phrase
    int bars_left = 0; ///< of the part, after this one
    int bars_of_part = 1;
};
/// Returns the place of a bar of a tune; the form repeats without end, with other phrases.
[[nodiscard]] Place place_of(const Tune& tune, std::int64_t bar);

} // namespace twoturns::sound
