// Background music for a game: the phrases of its melody, slow and soft, over a drone.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "sound/band.hpp"
#include "sound/room.hpp"

namespace twoturns::sound {

class Music {
public:
    /// Prepares the endless music of a game with `pairs` pairs. `rate` is clamped to 4000 .. 384,000 frames per second.
    Music(int rate, Instrument instrument, std::string_view game_id, int pairs);

    /// Adds the next frames, at most block_frames, to `block`. Neither allocates nor waits.
    void render(Block& block, std::size_t frames) noexcept;

private:
    void begin_bar() noexcept;
    void add_drone(int root) noexcept;
    void add_bass(int root) noexcept;
    void add_answer(int step) noexcept;

    Instrument instrument_;
    int key_;
    std::vector<game::MelodyNote> melody_;
    std::vector<std::size_t> phrases_; ///< the index in `melody_` of the first note of each phrase
    std::uint64_t chance_;
    Noises noises_;
    Band band_;
    Room room_;
    double gain_;
    std::int64_t bar_ = 0;
    std::int64_t to_bar_ = 0; ///< frames until the next bar begins
};

} // namespace twoturns::sound
