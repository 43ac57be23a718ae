#include "sound/band.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace twoturns::sound {

void Band::add(const Note& note, std::int64_t delay) noexcept {
    if (count_ == waiting_.size()) return;
    delay = std::max<std::int64_t>(delay, 0) + static_cast<std::int64_t>(std::llround(note.at * noises_.rate()));
    waiting_[count_++] = {now_ + delay, numbers_++, note};
    std::push_heap(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count_), later);
}

void Band::drop_answers(std::int64_t delay) noexcept {
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(count_);
    const auto kept = std::remove_if(waiting_.begin(), end,
                                     [&](const Waiting& one) { return one.note.answers && one.at > now_ + delay; });
    count_ = static_cast<std::size_t>(kept - waiting_.begin());
    std::make_heap(waiting_.begin(), kept, later);
}

bool Band::silent() const noexcept {
    return count_ == 0 &&
           std::none_of(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.sounds(); });
}

VoiceNote Band::ready(const Note& note) noexcept {
    const Strike& strike = note.strike;
    const double rate = noises_.rate();
    const auto noise = noises_.of(strike.body, strike.variant);
    VoiceNote ready;
    double gain = std::pow(10, note.db / 20);
    if (static_cast<std::size_t>(strike.body) < struck_bodies) {
        ready = voice_note(tone_of(strike, rate), noise, rate);
        gain *= note.pitch == Note::no_pitch ? noises_.knock_gain(strike.body) : noises_.even(strike.body, note.pitch);
        if (note.backwards > 0) turn_backwards(ready, note.backwards);
    } else {
        ready.rate = rate;
        ready.noise = noise;
        ready.frames = static_cast<std::int64_t>(noise.size());
    }
    const double angle = (.4 * note.pan + 1) * std::numbers::pi / 4; // at most 40 % of the way to a side
    ready.left = static_cast<float>(gain * std::cos(angle));
    ready.right = static_cast<float>(gain * std::sin(angle));
    return ready;
}

Voice* Band::free_voice() noexcept {
    int sounding = 0;
    Voice* free = nullptr;
    Voice* quietest = nullptr;
    double least = 0;
    for (Voice& voice : voices_) {
        if (!voice.sounds()) {
            free = &voice;
        } else if (!voice.stolen()) {
            ++sounding;
            const double energy = voice.energy();
            if (quietest != nullptr && energy >= least) continue;
            quietest = &voice;
            least = energy;
        }
    }
    if (sounding < most_voices_) return free;
    ++stolen_;
    if (quietest->age() == 0) { // not yet heard
        quietest->stop();
        return quietest;
    }
    if (free != nullptr) quietest->steal(std::llround(steal_seconds * noises_.rate()));
    return free;
}

void Band::play(const VoiceNote& note) noexcept {
    if (Voice* const voice = free_voice()) voice->start(note);
}

void Band::render(Block& block, std::size_t frames) noexcept {
    std::array<double, block_frames> samples{};
    for (std::size_t done = 0; done < frames;) {
        while (count_ > 0 && waiting_.front().at <= now_) {
            std::pop_heap(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count_), later);
            --count_;
            play(ready(waiting_[count_].note));
        }
        std::size_t size = frames - done;
        if (count_ > 0) size = std::min(size, static_cast<std::size_t>(waiting_.front().at - now_));
        for (Voice& voice : voices_) {
            if (!voice.sounds()) continue;
            voice.render({samples.data(), size});
            const auto left = static_cast<double>(voice.left());
            const auto right = static_cast<double>(voice.right());
            for (std::size_t i = 0; i < size; ++i) {
                block.left[done + i] += left * samples[i];
                block.right[done + i] += right * samples[i];
            }
        }
        done += size;
        now_ += static_cast<std::int64_t>(size);
    }
}

} // namespace twoturns::sound
