// The sound of a place, a loop without a seam: fire for felt, rain for walnut, insects for night, wind in bamboo for
// washi, a river for slate, drops in a hall for jade. It is made at run time, so there is no file.
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

    /// Makes the loop of a table, which takes about a second and, while it works, 50 MB; the loop has 8 MB. To be done
    /// on a thread that nobody waits for.
    Ambience(int rate, Instrument instrument);

    /// Adds the next frames, at most block_frames. Neither allocates nor waits.
    void render(Block& block, std::size_t frames) noexcept;

    /// The frames of the loop, left and right in turn, at loop_rate.
    [[nodiscard]] const std::vector<std::int16_t>& loop() const noexcept { return loop_; }

private:
    std::vector<std::int16_t> loop_;
    double gain_ = 0; ///< of one step of the samples above
    double at_ = 0;   ///< in frames of the loop
    double step_;
};

} // namespace twoturns::sound
