#include "sound/mixer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "sound/ambience.hpp"
#include "sound/band.hpp"
#include "sound/music.hpp"
#include "sound/room.hpp"
#include "sound/soften.hpp"

namespace twoturns::sound {
namespace {

/// A factor that changes linearly to another value.
class Ramp {
public:
    explicit Ramp(double value) : value_(value), target_(value) {}

    void go_to(double target, double seconds, int rate) noexcept {
        target_ = target;
        left_ = static_cast<std::size_t>(seconds * rate);
        step_ = (target - value_) / static_cast<double>(left_);
    }
    double next() noexcept {
        if (left_ == 0) return value_;
        value_ = --left_ == 0 ? target_ : value_ + step_;
        return value_;
    }
    /// Returns the number of frames until the target is reached.
    [[nodiscard]] std::size_t left() const noexcept { return left_; }
    [[nodiscard]] bool off() const noexcept { return value_ == 0 && target_ == 0; }

private:
    double value_;
    double target_;
    double step_ = 0;
    std::size_t left_ = 0;
};

constexpr double knee = .4; // -8 dBFS
constexpr double top = .6;  // -4.4 dBFS

/// What is heard below the cues, with its own volume and fade.
template <class Source> struct Layer {
    Source* source = nullptr;
    Ramp volume{0};
    Ramp fade{0};

    [[nodiscard]] bool heard() const noexcept { return source != nullptr && !volume.off() && !fade.off(); }
    double next() noexcept {
        const double faded = fade.next();
        return volume.next() * faded;
    }
};

constexpr double volume_seconds = .02;
constexpr double designed_volume = 70;
const double master = std::pow(10, 2.5 / 20); // a busy minute has -24 to -21 LUFS

double gain_of(float volume) {
    const auto value = static_cast<double>(volume);
    return std::isnan(value) ? 0 : std::clamp(value, 0.0, 100.0) / designed_volume;
}

} // namespace

struct Mixer::State {
    explicit State(Noises made)
        : rate(static_cast<int>(made.rate())), noises(std::move(made)), band(noises, voices), room(rate) {
        variations.fill(-1);
    }

    int rate;
    Noises noises;
    Band band;
    Room room;
    std::array<int, cue_count> variations{};
    Ramp cues{1};
    Layer<Music> music{};
    Layer<Ambience> ambience{};

    void render(std::span<float> stereo) noexcept;
};

Mixer::Mixer(int rate) : Mixer(Noises(rate)) {}
Mixer::Mixer(Noises noises) : state_(std::make_unique<State>(std::move(noises))) {}
Mixer::Mixer(Mixer&&) noexcept = default;
Mixer& Mixer::operator=(Mixer&&) noexcept = default;
Mixer::~Mixer() = default;

int Mixer::rate() const noexcept { return state_->rate; }

void Mixer::add(const Sound& sound, std::int64_t delay) noexcept {
    const auto cue = static_cast<std::size_t>(sound.cue);
    if (cue >= state_->variations.size()) return;
    int& variation = state_->variations[cue];
    variation = (variation + 1) % strike_variants; // never the same twice
    state_->room.set(room_of(sound.instrument));
    if (sound.cue == Cue::match) state_->band.drop_answers(delay);
    const Score score = score_of(sound, variation);
    for (const Note& note : score.notes()) state_->band.add(note, delay);
}

void Mixer::set_volumes(const Volumes& volumes) noexcept {
    const int rate = state_->rate;
    state_->cues.go_to(gain_of(volumes.cues), volume_seconds, rate);
    state_->music.volume.go_to(gain_of(volumes.music), volume_seconds, rate);
    state_->ambience.volume.go_to(gain_of(volumes.ambience), volume_seconds, rate);
}

void Mixer::set_music(Music* music) noexcept { state_->music.source = music; }

void Mixer::set_ambience(Ambience* ambience) noexcept { state_->ambience.source = ambience; }

void Mixer::fade_music(bool in, double seconds) noexcept {
    state_->music.fade.go_to(in ? 1 : 0, seconds, state_->rate);
}

void Mixer::fade_ambience(bool in, double seconds) noexcept {
    state_->ambience.fade.go_to(in ? 1 : 0, seconds, state_->rate);
}

void Mixer::render(std::span<float> stereo) noexcept {
    while (stereo.size() >= 2) {
        std::size_t frames = std::min(stereo.size() / 2, block_frames);
        // Music and ambience stop at the frame at which they are off. So the samples do not depend on the sizes of the
        // calls.
        for (const Ramp* ramp :
             {&state_->music.fade, &state_->music.volume, &state_->ambience.fade, &state_->ambience.volume})
            if (ramp->left() > 0) frames = std::min(frames, ramp->left());
        state_->render(stereo.first(2 * frames));
        stereo = stereo.subspan(2 * frames);
    }
}

void Mixer::State::render(std::span<float> stereo) noexcept {
    const std::size_t frames = stereo.size() / 2;
    Block notes;
    Block tune;
    Block place;
    band.render(notes, frames);
    if (music.heard()) music.source->render(tune, frames);
    if (ambience.heard()) ambience.source->render(place, frames);
    for (std::size_t i = 0; i < frames; ++i) {
        const Room::Frame echo = room.next({notes.left[i], notes.right[i]});
        const double cue = cues.next();
        const double tune_gain = music.next();
        const double place_gain = ambience.next();
        const double left = cue * (notes.left[i] + echo.left) + tune_gain * tune.left[i] + place_gain * place.left[i];
        const double right =
            cue * (notes.right[i] + echo.right) + tune_gain * tune.right[i] + place_gain * place.right[i];
        stereo[2 * i] = static_cast<float>(softened(master * left, knee, top));
        stereo[2 * i + 1] = static_cast<float>(softened(master * right, knee, top));
    }
}

bool Mixer::silent() const noexcept {
    return state_->band.silent() && state_->room.quiet() && !state_->music.heard() && !state_->ambience.heard();
}

} // namespace twoturns::sound
