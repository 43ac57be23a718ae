// How loud the cues are.
#pragma once

#include "sound/cue.hpp"

namespace twoturns::sound {

/// Returns the loudness of a cue by design, in LUFS of its loudest 400 ms, alone and in the middle at a volume of 70,
/// before the master level. A match has -20, one outside -19.4; Arcade's ladder falls from -22 by half a dB a rung.
[[nodiscard]] double designed_loudness(const Sound& sound);

/// Returns the dB that bring the notes of a cue to its loudness. Measured; a test holds them to it.
[[nodiscard]] double trim_of(Cue cue, int star, Instrument instrument);

} // namespace twoturns::sound
