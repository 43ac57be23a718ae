// The properties of the instruments: vibrating bodies with their modes, the scales, and the rooms.
#pragma once

#include <array>
#include <cstddef>

#include "sound/cue.hpp"

namespace twoturns::sound {

/// The bodies that sound: the instruments in the order of Instrument, their tiles in the same order, the seal, and
/// noises, which have no modes.
enum class Body {
    felt,
    walnut,
    night,
    washi,
    slate,
    jade,
    coast,
    pass,
    felt_tile,
    walnut_tile,
    night_tile,
    washi_tile,
    slate_tile,
    jade_tile,
    coast_tile,
    pass_tile,
    seal,
    slide,  // a tile rubs on the table
    page,   // paper that is turned
    paper,  // paper that is pressed
    tick,   // a nail on something hard
    shaker, // seeds in a gourd
    brush,  // a brush that sweeps over a drum
    wave,   // a wave that runs up a beach
};
inline constexpr std::size_t struck_bodies = static_cast<std::size_t>(Body::seal) + 1;
inline constexpr std::size_t body_count = static_cast<std::size_t>(Body::wave) + 1;

/// One mode of vibration, at the reference pitch of its body.
struct Mode {
    double ratio = 1;    ///< the frequency relative to the pitch; 0 if there is no such mode
    double decay_ms = 0; ///< the time until the amplitude has fallen to 1/e
    double db = 0;
};
struct Noise {
    double hz = 0;
    double q = 1;
    double decay_ms = 0;
    double db = 0;
};
/// A tone of the box under the instrument. Its frequency does not depend on the pitch.
struct Thump {
    double hz = 0; ///< 0 if there is none
    double decay_ms = 0;
    double db = 0;
};

inline constexpr std::size_t most_modes = 5;

struct BodyTable {
    std::array<Mode, most_modes> modes{};
    double contact_ms = 1; ///< how long the mallet touches the body
    double reference_hz = 523.25;
    double decay_power = 0.6; ///< the exponent by which higher notes decay faster
    Noise noise{};
    double split = 0; ///< each mode consists of two partials that beat; the difference of their frequencies relative to
                      ///< the mode; 0: one partial
    bool bar = false; ///< the modes of a bar, whose levels depend on where it is struck
    Thump thump{};
};
/// Returns the properties of a struck body.
[[nodiscard]] const BodyTable& table_of(Body body);

[[nodiscard]] Body body_of(Instrument instrument);
[[nodiscard]] Body tile_of(Instrument instrument);

/// Returns a note of the instrument's scale as a MIDI number (69 is 440 Hz). Step 0 is the tonic; five steps are an
/// octave.
[[nodiscard]] int note_of(Instrument instrument, int key, int step);
[[nodiscard]] double hz_of(int note);

/// Returns the step that sounds well above another one, in its place in the scale of the instrument: three steps above,
/// which is a fifth in most places; less where that would be a tritone.
[[nodiscard]] int fifth_above(Instrument instrument, int step);
/// Returns the step that sounds well two steps above, or as near as it gets without a tritone or a second.
[[nodiscard]] int third_above(Instrument instrument, int step);
/// Returns the step that sounds well two steps below, or three where that would be a tritone.
[[nodiscard]] int third_below(Instrument instrument, int step);

/// The room around a table, which echoes.
struct RoomTable {
    double seconds = 1; ///< the time until the echo has fallen by 60 dB
    double db = -24;    ///< the level of the sound that enters the room
    double hz = 5000;   ///< frequencies above this one decay faster
};
[[nodiscard]] const RoomTable& room_of(Instrument instrument);

} // namespace twoturns::sound
