// The ambience of a table, a seamless loop: fire for felt, rain for walnut, insects for night, wind in bamboo for
// washi, a river for slate, drops in a hall for jade, surf for
// the coast, wind in the heights for the pass. It is synthesised at run time, so there is no sound file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sound/band.hpp"

namespace twoturns::sound {

class Ambience {
public:
    static constexpr int loop_rate = 32'768;
    static constexpr std::size_t loop_frames = std::size_t{64} * loop_rate;

    /// Makes the loop for a table. Takes about a second, and 50 MB while it works; the loop itself takes 8 MB. Call it
    /// on a thread that no other thread waits for. `rate` is clamped to 4000 .. 384,000 frames per second.
    Ambience(int rate, Instrument instrument);

    /// Adds the next frames, at most block_frames, to `block`. Neither allocates nor waits.
    void render(Block& block, std::size_t frames) noexcept;

    /// Returns the samples of the loop at `loop_rate`, left and right alternating.
    [[nodiscard]] const std::vector<std::int16_t>& loop() const noexcept { return loop_; }

private:
    std::vector<std::int16_t> loop_;
    double gain_ = 0; ///< the gain of one step of the 16-bit samples
    double at_ = 0;   ///< the position in the loop, in frames
    double step_;
};

} // namespace twoturns::sound
