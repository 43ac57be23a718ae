// Background music: the melody of a game over a drone and a bass, with an accompaniment that
// comes and goes, in the style of its table (style.hpp).
#pragma once

#include <cstdint>

#include "sound/band.hpp"
#include "sound/noises.hpp"
#include "sound/room.hpp"
#include "sound/tune.hpp"

namespace twoturns::sound {

class Music {
public:
    /// Prepares the endless music of a tune, which must exist until another one is set, at the rate of the noises.
    Music(Noises noises, const Tune& tune);

    /// Goes on with another tune from the next bar on; notes that sound ring out. The tune before is no longer used.
    void set_tune(const Tune& tune) noexcept { tune_ = &tune; }

    /// Returns how many notes have been cut off for others so far.
    [[nodiscard]] std::uint64_t stolen() const noexcept { return band_.stolen(); }

    /// Adds the next frames, at most block_frames, to `block`. Neither allocates nor waits.
    void render(Block& block, std::size_t frames) noexcept;

private:
    /// Begins the next bar. Returns its length in seconds.
    double begin_bar() noexcept;

    static constexpr int voices = 24;

    const Tune* tune_;
    std::uint64_t chance_;
    Noises noises_;
    Band band_;
    Room room_;
    std::int64_t bar_ = 0;
    std::int64_t to_bar_ = 0; ///< frames until the next bar begins
};

} // namespace twoturns::sound
