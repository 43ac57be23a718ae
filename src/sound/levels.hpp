// The designed loudness of the cues.
#pragma once

#include "sound/cue.hpp"

namespace twoturns::sound {

/// Returns the designed loudness of a cue in LUFS: the loudness of its loudest 400 ms before the master level, for a
/// cue played alone in the middle at a volume of 70. It is -20 for a match and -19.4 for a match whose line leaves the
/// board. On Arcade's ladder it falls from -22 by 0.5 per rung.
[[nodiscard]] double designed_loudness(const Sound& sound);

/// Returns the gain in dB that gives the notes of a cue their designed loudness. The gains were measured;
/// tests/sound/cues.tests.cpp checks the result.
[[nodiscard]] double trim_of(Cue cue, int star, Instrument instrument);

} // namespace twoturns::sound
