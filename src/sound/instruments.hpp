// What the instruments are made of: bodies that are struck, with their modes, scales and rooms.
#pragma once

#include <array>
#include <cstddef>

#include "sound/cue.hpp"

namespace twoturns::sound {

/// What sounds: the instruments in the order of Instrument, the woods and stones of their tiles in the same order, the
/// seal; and noises, which have no modes.
enum class Body {
    felt,
    walnut,
    night,
    washi,
    slate,
    jade,
    felt_tile,
    walnut_tile,
    night_tile,
    washi_tile,
    slate_tile,
    jade_tile,
    seal,
    slide, // a tile rubs on the table
    page,  // paper, turned
    paper, // paper, pressed
};
inline constexpr std::size_t struck_bodies = static_cast<std::size_t>(Body::seal) + 1;
inline constexpr std::size_t body_count = static_cast<std::size_t>(Body::paper) + 1;

/// One mode of vibration, at the reference pitch of its body.
struct Mode {
    double ratio = 1;    ///< of its frequency to the pitch; 0 if there is no such mode
    double decay_ms = 0; ///< until it is at 1/e
    double db = 0;
};
struct Noise {
    double hz = 0;
    double q = 1;
    double decay_ms = 0;
    double db = 0;
};
/// A tone of the box under the instrument, which does not follow the pitch.
struct Thump {
    double hz = 0; ///< 0 if there is none
    double decay_ms = 0;
    double db = 0;
};

inline constexpr std::size_t most_modes = 5;

struct BodyTable {
    std::array<Mode, most_modes> modes{};
    double contact_ms = 1; ///< how long the mallet touches
    double reference_hz = 523.25;
    double decay_power = 0.6; ///< how much faster higher notes decay
    Noise noise{};
    double split = 0; ///< each mode is two that beat, this far apart
    bool bar = false; ///< the modes are those of a bar: where it is struck matters
    Thump thump{};
};
/// The table of a struck body.
[[nodiscard]] const BodyTable& table_of(Body body);

[[nodiscard]] Body body_of(Instrument instrument);
[[nodiscard]] Body tile_of(Instrument instrument);

/// Returns the note of the instrument's scale as a key of a piano (69 is 440 Hz): step 0 is the tonic, five steps are
/// an octave.
[[nodiscard]] int note_of(Instrument instrument, int key, int step);
[[nodiscard]] double hz_of(int note);

/// The room around a table.
struct RoomTable {
    double seconds = 1; ///< until its echo is 60 dB softer
    double db = -24;    ///< how much goes into it
    double hz = 5000;   ///< what is above decays faster
};
[[nodiscard]] const RoomTable& room_of(Instrument instrument);

} // namespace twoturns::sound
