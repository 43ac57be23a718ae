#include "sound/music.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/split_mix.hpp"

namespace twoturns::sound {
namespace {

constexpr double bar_seconds = 4.8;
constexpr double beat_seconds = 1.2;
constexpr double drone_seconds = 6.5;

int below(std::uint64_t& chance, int n) {
    return static_cast<int>((split_mix(chance) >> 33U) % static_cast<unsigned>(n));
}

// Measured, so that each instrument's music has -29.5 LUFS before the master level.
constexpr std::array<double, all_instruments.size()> music_trims{3, 2.7, 3.2, 2, 2.7, 1.8};

} // namespace

Music::Music(int rate, Instrument instrument, std::string_view game_id, int pairs)
    : instrument_(instrument), key_(game::melody_key(game_id)), melody_(game::melody(game_id, std::max(pairs, 8))),
      chance_(game::melody_seed(game_id) ^ 0x6D75736963U), noises_(std::clamp(rate, 4000, 384'000)), band_(noises_),
      room_(noises_.rate()), gain_(std::pow(10, music_trims[static_cast<std::size_t>(body_of(instrument))] / 20)) {
    for (std::size_t i = 0; i < melody_.size(); ++i)
        if (i == 0 || melody_[i].phrase != melody_[i - 1].phrase) phrases_.push_back(i);
    room_.set(room_of(instrument));
}

void Music::add_drone(int root) noexcept {
    struct Sine {
        int step;
        double gain;
        double detuned;
    };
    constexpr std::array sines{Sine{0, 1, 0}, Sine{0, .8, .0012}, Sine{3, .5, -.0008}};
    constexpr double endless = 1e9;
    const double rate = noises_.rate();
    VoiceNote drone;
    for (const Sine& sine : sines)
        drone.partials[drone.count++] = {hz_of(note_of(instrument_, key_, root + sine.step)) * (1 + sine.detuned),
                                         .05 * sine.gain, endless};
    drone.rate = rate;
    drone.frames = static_cast<std::int64_t>(drone_seconds * rate);
    drone.attack = drone.frames / 2;
    drone.release = drone.frames - drone.attack;
    drone.left = drone.right = static_cast<float>(std::pow(10, -4 / 20.0) * std::sqrt(.5));
    band_.play(drone);
}

/// Two soft low notes, half a bar apart: the root and its fifth.
void Music::add_bass(int root) noexcept {
    constexpr std::array steps{0, 3};
    for (int k = 0; k < 2; ++k) {
        Note note;
        note.pitch = note_of(instrument_, key_, root + steps[static_cast<std::size_t>(k)]);
        note.strike = {body_of(instrument_), hz_of(note.pitch), k, .6, .5, 1.3, 2.4};
        note.at = k * bar_seconds / 2;
        note.db = -12 - 2.0 * k;
        band_.add(note, 0);
    }
}

/// Glass, two octaves above the melody, answers it at the end of a bar.
void Music::add_answer(int step) noexcept {
    constexpr std::array steps{10, 12, 10};
    for (int k = 0; k < 3; ++k) {
        Note note;
        note.pitch = note_of(instrument_, key_, step + steps[static_cast<std::size_t>(k)]);
        note.strike = {Body::night, hz_of(note.pitch), k, .7, 1, .8, 1.6};
        note.at = bar_seconds - beat_seconds + k * beat_seconds / 4;
        note.pan = .6 - .3 * k;
        note.db = -20 - 1.5 * k;
        band_.add(note, 0);
    }
}

void Music::begin_bar() noexcept {
    const std::size_t first = phrases_[static_cast<std::size_t>(bar_ / 2) % phrases_.size()];
    std::size_t end = first;
    while (end < melody_.size() && melody_[end].phrase == melody_[first].phrase) ++end;
    add_drone(melody_[first].bass.value_or(-5));
    const bool rests = bar_ > 0 && below(chance_, 10) == 0;
    if (!rests) {
        const int notes = 2 + below(chance_, 3);
        for (int k = 0; k < notes; ++k) {
            constexpr std::array places{-.5, .5, 0.0, .3};
            const std::size_t wanted = first + static_cast<std::size_t>(4 * (bar_ % 2) + k);
            const game::MelodyNote& from = melody_[std::min(wanted, end - 1)];
            Note note;
            note.pitch = note_of(instrument_, key_, from.step);
            note.strike = {body_of(instrument_), hz_of(note.pitch), k, .7, .5, 1.5, 3};
            note.at = k * beat_seconds + (below(chance_, 2) == 1 ? beat_seconds / 2 : 0);
            note.pan = places[static_cast<std::size_t>(k)];
            note.db = -9;
            band_.add(note, 0);
        }
        if (bar_ % 2 == 1) add_answer(melody_[std::min(first + 4, end - 1)].step);
    }
    add_bass(melody_[first].bass.value_or(-5));
    ++bar_;
}

void Music::render(Block& block, std::size_t frames) noexcept {
    Block notes;
    for (std::size_t done = 0; done < frames;) {
        if (to_bar_ == 0) {
            begin_bar();
            to_bar_ = std::llround(bar_seconds * noises_.rate());
        }
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
        block.left[i] += gain_ * (notes.left[i] + echo.left);
        block.right[i] += gain_ * (notes.right[i] + echo.right);
    }
}

} // namespace twoturns::sound
