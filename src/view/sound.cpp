#include "view/sound.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

namespace twoturns::view {
namespace {

constexpr int rate = 44100;

/// A struck tone: pitch in Hz, start and length in seconds, loudness 0 .. 1.
struct Tone {
    double pitch;
    double start;
    double length;
    double loudness;
};

/// A pentatonic scale, so that no two notes clash: C5 D5 E5 G5 A5 C6 D6 E6. Higher rungs repeat the last note.
constexpr std::array ladder{523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1174.66, 1318.51};

/// Returns the tones of a match in Arcade: a tone and its fifth above. Each rung is half a decibel softer than the
/// previous.
std::vector<Tone> tones_of_rung(int rung) {
    const auto index = std::min(static_cast<std::size_t>(rung), ladder.size()) - 1;
    const double loudness = 0.22 * std::pow(10.0, -0.5 / 20 * static_cast<double>(index));
    return {{ladder.at(index), 0, 0.24, loudness}, {1.5 * ladder.at(index), 0.06, 0.28, 0.25 * loudness}};
}

/// Returns a run that rises while the lines of a cleared board are drawn, up to `landing` of its seal, and a chord;
/// only the chord if the lines are there at once.
std::vector<Tone> tones_of_win(double landing) {
    constexpr double first = 0.43; // when the first line begins
    constexpr double falls = 0.14; // the seal
    std::vector<Tone> tones;
    const double last = std::max(0.0, landing - falls);
    if (last > first) {
        const int notes = std::clamp(static_cast<int>((last - first) / 0.11), 6, 22);
        for (int i = 0; i < notes; ++i) {
            const auto step = static_cast<std::size_t>(i) * ladder.size() / static_cast<std::size_t>(notes);
            tones.push_back({ladder.at(step), first + (last - first) * i / notes, 0.3, 0.07 + 0.05 * i / notes});
        }
    }
    for (int i = 0; const double pitch : {523.25, 659.25, 783.99, 1046.5})
        tones.push_back({pitch, last + 0.09 * i++, 0.6, 0.15});
    return tones;
}

/// Returns the bell of a star; each is higher than the one before.
std::vector<Tone> tones_of_star(int number) {
    const double pitch = ladder.at(static_cast<std::size_t>(std::clamp(number, 1, 3)) * 2 + 1);
    return {{pitch, 0, 0.6, 0.16}, {2.756 * pitch, 0, 0.2, 0.03}};
}

/// Returns five ticks, each two semitones above the previous.
std::vector<Tone> tones_of_deal() {
    std::vector<Tone> tones;
    for (int tick = 0; tick < 5; ++tick) tones.push_back({523.25 * std::pow(2.0, tick / 6.0), 0.09 * tick, 0.04, 0.1});
    return tones;
}

/// Returns the landing sound. After a match it sounds like wood; after a win like a seal being stamped: a thud, and the
/// paper under it.
std::vector<Tone> tones_of_landing(app::Sound sound, double start) {
    if (sound == app::Sound::win)
        return {{140, start, 0.06, 0.26}, {2310, start, 0.02, 0.03}, {3470, start, 0.02, 0.03}};
    return {{410, start, 0.035, 0.14}, {1130, start, 0.02, 0.06}};
}

std::vector<Tone> tones_of(const app::PlaySound& what) {
    if (what.sound == app::Sound::match && what.rung > 0) return tones_of_rung(what.rung);
    switch (what.sound) {
    case app::Sound::pick: return {{1318.5, 0, 0.05, 0.16}};
    case app::Sound::match: return {{783.99, 0, 0.22, 0.22}, {1174.66, 0.06, 0.30, 0.22}};
    case app::Sound::refuse: return {{196.0, 0, 0.12, 0.26}};
    case app::Sound::reshuffle: return {{587.33, 0, 0.1, 0.14}, {659.25, 0.06, 0.1, 0.14}, {783.99, 0.12, 0.16, 0.14}};
    case app::Sound::win: return tones_of_win(what.landing ? static_cast<double>(what.landing->count()) / 1000 : 0);
    case app::Sound::star: return tones_of_star(what.rung);
    case app::Sound::deal: return tones_of_deal();
    case app::Sound::time_low: return {{146.83, 0, 0.3, 0.3}};
    }
    return {};
}

} // namespace

std::vector<std::int16_t> samples_of(const app::PlaySound& sound) {
    auto tones = tones_of(sound);
    if (sound.landing) {
        const auto landing = tones_of_landing(sound.sound, static_cast<double>(sound.landing->count()) / 1000);
        tones.insert(tones.end(), landing.begin(), landing.end());
    }
    double length = 0;
    for (const Tone& tone : tones) length = std::max(length, tone.start + tone.length);
    std::vector<std::int16_t> samples(static_cast<std::size_t>(length * rate));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double now = static_cast<double>(i) / rate;
        double value = 0;
        for (const Tone& tone : tones) {
            const double t = now - tone.start;
            if (t < 0 || t > tone.length) continue;
            const double swell = std::min(1.0, t / 0.004) * std::exp(-5 * t / tone.length) * (1 - t / tone.length);
            const double turn = 2 * std::numbers::pi * tone.pitch * t;
            value += tone.loudness * swell * (std::sin(turn) + 0.25 * std::sin(2 * turn));
        }
        samples[i] = static_cast<std::int16_t>(std::clamp(value, -1.0, 1.0) * 32000);
    }
    return samples;
}

std::vector<std::int16_t> in_place_of(const std::vector<std::int16_t>& left, std::vector<std::int16_t> samples) {
    constexpr std::size_t longest_fade = std::size_t{rate} * 8 / 1000;
    const std::size_t fade = std::min(longest_fade, left.size());
    samples.resize(std::max(samples.size(), fade));
    for (std::size_t i = 0; i < fade; ++i) {
        const double strength = 1 - static_cast<double>(i) / static_cast<double>(longest_fade);
        const double both = samples[i] + strength * left[i];
        samples[i] = static_cast<std::int16_t>(std::clamp(both, -32000.0, 32000.0));
    }
    return samples;
}

/// A sound device, open from the first sound until destruction.
class SoundPlayer::Device {
public:
    Device() {
        if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
        started_ = true;
        SDL_AudioSpec wanted{};
        wanted.freq = rate;
        wanted.format = AUDIO_S16SYS;
        wanted.channels = 1;
        wanted.samples = 512;
        id_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
        if (id_ != 0) SDL_PauseAudioDevice(id_, 0);
    }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    Device(Device&&) = delete;
    Device& operator=(Device&&) = delete;
    ~Device() {
        if (id_ != 0) SDL_CloseAudioDevice(id_);
        if (started_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    [[nodiscard]] bool works() const { return id_ != 0; }
    void play(std::vector<std::int16_t> samples) {
        SDL_LockAudioDevice(id_); // blocks the audio callback
        const std::size_t left = std::min<std::size_t>(SDL_GetQueuedAudioSize(id_) / sizeof samples[0], last_.size());
        last_ = in_place_of({last_.end() - static_cast<std::ptrdiff_t>(left), last_.end()}, std::move(samples));
        SDL_ClearQueuedAudio(id_);
        SDL_QueueAudio(id_, last_.data(), static_cast<Uint32>(last_.size() * sizeof last_[0]));
        SDL_UnlockAudioDevice(id_);
    }

private:
    bool started_ = false;
    SDL_AudioDeviceID id_ = 0;
    std::vector<std::int16_t> last_; ///< the last sound played
};

SoundPlayer::SoundPlayer(bool threaded) : worker_([this] { return turn(); }, threaded) {}

SoundPlayer::~SoundPlayer() {
    const std::lock_guard lock(mutex_);
    stop_ = true;
}

void SoundPlayer::play(app::PlaySound sound) {
    {
        const std::lock_guard lock(mutex_);
        next_ = sound;
    }
    worker_.wake();
    worker_.run_slice(); // plays it here if there is no thread
}

platform::Worker::Due SoundPlayer::turn() {
    using platform::Worker;
    constexpr std::chrono::seconds close_after{3};
    std::unique_lock lock(mutex_);
    const auto sound = std::exchange(next_, std::nullopt);
    bool last = stop_;
    lock.unlock();
    if (sound && !last) {
        if (!device_) device_ = std::make_unique<Device>();
        last = !device_->works();
        if (last)
            SDL_Log("No sound: %s", SDL_GetError());
        else
            device_->play(samples_of(*sound));
        close_at_ = Worker::Clock::now() + close_after;
    }
    if (!last && Worker::Clock::now() < close_at_) return close_at_;
    device_.reset();
    if (!last) return Worker::when_woken;
    SDL_TLSCleanup(); // SDL only frees thread data by itself for threads it started
    return Worker::done;
}

} // namespace twoturns::view
