// One strike of a body: which modes sound, how loud and how long. A formula gives all values, so a note can begin while
// samples are being rendered.
#pragma once

#include <array>
#include <cstddef>

#include "sound/instruments.hpp"

namespace twoturns::sound {

struct Strike {
    Body body = Body::felt;
    double hz = 523.25;
    int variant = 0;     ///< one of four variants, which differ in force, place, pitch and hardness
    double velocity = 1; ///< at most 1
    double hardness = 1; ///< the hardness of the mallet; 1 as usual
    double ring = 1;     ///< the factor by which it rings longer than usual
    double seconds = 3;  ///< the note is cut after this time
};
inline constexpr int strike_variants = 4;

/// A decaying sine.
struct Partial {
    double hz = 0;
    double gain = 0;
    double decay = 1; ///< seconds until the amplitude has fallen to 1/e
};

/// The tone of a strike before its loudness is set; its noise is separate.
struct Tone {
    static constexpr std::size_t most = 2 * most_modes + 2; // a multiple of 4, so that compilers vectorize the loops
    std::array<Partial, most> partials{};
    std::size_t count = 0;
    double attack = 0;  ///< in seconds
    double seconds = 0; ///< the whole length in seconds
    double release = 0; ///< the length of the fade at the end, in seconds
    double gain = 1;    ///< the gain of partials and noise, from the velocity
    double noise = 0;   ///< the gain of the noise, whose samples are at most 1
};
/// Returns the tone of a strike. Leaves out modes that are too high for `rate` frames per second.
[[nodiscard]] Tone tone_of(const Strike& strike, double rate);

/// Returns the gain that makes all notes of an instrument equally loud: -20 LUFS in the loudest 400 ms, or less if the
/// peak on a side would exceed -10.5 dBFS. `noise_energy` is the sum of the squared samples of the noise, divided by
/// the rate.
[[nodiscard]] double even_gain(Body body, double hz, double rate, double noise_energy);

/// Returns the factor by which the ear weights the power at this frequency: the K-weighting of ITU-R BS.1770.
[[nodiscard]] double k_weight(double hz);

} // namespace twoturns::sound
