#include "sound/music.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sound/bar.hpp"
#include "sound/soften.hpp"

namespace twoturns::sound {

Music::Music(Noises noises, const Tune& tune)
    : tune_(&tune), chance_(tune.seed), noises_(std::move(noises)), band_(noises_, voices), room_(noises_.rate()) {}

double Music::begin_bar() noexcept {
    room_.set(room_of(tune_->instrument));
    return write_bar(*tune_, bar_++, band_, chance_, noises_.rate());
}

void Music::render(Block& block, std::size_t frames) noexcept {
    constexpr double loud = .14;    // -17 dBFS: few notes are
    constexpr double loudest = .22; // below -10 dBTP after the master level
    Block notes;
    for (std::size_t done = 0; done < frames;) {
        if (to_bar_ == 0) to_bar_ = std::llround(begin_bar() * noises_.rate());
        const std::size_t size = std::min(frames - done, static_cast<std::size_t>(to_bar_));
        Block part;
        band_.render(part, size);
        std::copy_n(part.left.begin(), size, notes.left.begin() + static_cast<std::ptrdiff_t>(done));
        std::copy_n(part.right.begin(), size, notes.right.begin() + static_cast<std::ptrdiff_t>(done));
        done += size;
        to_bar_ -= static_cast<std::int64_t>(size);
    }
    for (std::size_t i = 0; i < frames; ++i) {
        const Room::Frame echo = room_.next({notes.left[i], notes.right[i]});
        block.left[i] += softened(notes.left[i] + echo.left, loud, loudest);
        block.right[i] += softened(notes.right[i] + echo.right, loud, loudest);
    }
}

} // namespace twoturns::sound
