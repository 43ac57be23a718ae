// One strike of a body: which of its modes sound, how loud and how long. Computed in closed form, so that a note can
// begin while samples are being rendered.
#pragma once

#include <array>
#include <cstddef>

#include "sound/instruments.hpp"

namespace twoturns::sound {

struct Strike {
    Body body = Body::felt;
    double hz = 523.25;
    int variant = 0;     ///< one of four, which differ in force, place, pitch and hardness
    double velocity = 1; ///< at most 1
    double hardness = 1; ///< of the mallet
    double ring = 1;     ///< how long it rings
    double seconds = 3;  ///< it is cut after these
};
inline constexpr int strike_variants = 4;

/// A sine that decays.
struct Partial {
    double hz = 0;
    double gain = 0;
    double decay = 1; ///< seconds until it is at 1/e
};

/// The tone of a strike before its loudness is set; its noise is separate.
struct Tone {
    static constexpr std::size_t most = 2 * most_modes + 2; // a multiple of 4, which compilers like
    std::array<Partial, most> partials{};
    std::size_t count = 0;
    double attack = 0;  ///< seconds
    double seconds = 0; ///< the whole
    double release = 0; ///< seconds at the end
    double gain = 1;    ///< of partials and noise, from the velocity
    double noise = 0;   ///< amplitude of the noise, which is at most 1 itself
};
/// Returns the tone of a strike, without modes that `rate` frames a second cannot carry.
[[nodiscard]] Tone tone_of(const Strike& strike, double rate);

/// Returns the factor that makes a note of an instrument as loud as all others: -20 LUFS in its loudest 400 ms, or less
/// so that it stays within -10.5 dBFS on a side. `noise_energy` is the sum of the squares of its noise, in seconds.
[[nodiscard]] double even_gain(Body body, double hz, double rate, double noise_energy);

/// Returns how much louder the ear hears this frequency, as a factor of power: the K-weighting of ITU-R BS.1770.
[[nodiscard]] double k_weight(double hz);

} // namespace twoturns::sound
