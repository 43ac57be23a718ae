#include "sound/voice.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace twoturns::sound {
namespace {

/// Returns a gain that rises from 0 at the first of `frames` frames to 1 at the last.
double raised(std::int64_t frame, std::int64_t frames) {
    if (frame >= frames) return 1;
    const double s = std::sin(std::numbers::pi / 2 * static_cast<double>(frame) /
                              static_cast<double>(std::max<std::int64_t>(frames - 1, 1)));
    return s * s;
}

} // namespace

VoiceNote voice_note(const Tone& tone, std::span<const float> noise, double rate) {
    VoiceNote note;
    note.partials = tone.partials;
    note.count = tone.count;
    note.rate = rate;
    note.gain = tone.gain;
    note.noise = noise;
    note.noise_gain = tone.noise;
    note.frames = static_cast<std::int64_t>(tone.seconds * rate);
    note.attack = static_cast<std::int64_t>(tone.attack * rate);
    note.release = static_cast<std::int64_t>(tone.release * rate);
    return note;
}

void turn_backwards(VoiceNote& note, double seconds) {
    const auto frames = static_cast<std::int64_t>(seconds * note.rate);
    if (frames < note.frames) { // the end is cut off
        note.frames = frames;
        note.release = 0;
    }
    note.backwards = true;
    note.swell = static_cast<std::int64_t>(.05 * note.rate);
    note.close = static_cast<std::int64_t>(.01 * note.rate);
}

void Voice::start(const VoiceNote& note) noexcept {
    note_ = note;
    age_ = 0;
    fade_ = 0;
    faded_ = 0;
    a_.fill(0);
    b_.fill(0);
    last_.fill(0);
    before_.fill(0);
    const double sign = note.backwards ? 1 : -1; // of the frames before the first one heard
    const double first = note.backwards ? static_cast<double>(note.frames) : 1;
    for (std::size_t i = 0; i < note.count; ++i) {
        const Partial& partial = note.partials[i];
        const double w = 2 * std::numbers::pi * partial.hz / note.rate;
        const double decay = 1 / (partial.decay * note.rate);
        const double r = std::exp(sign * decay);
        a_[i] = 2 * r * std::cos(w);
        b_[i] = r * r;
        const auto at = [&](double frame) {
            return partial.gain * note.gain * std::exp(-sign * frame * decay) * std::sin(sign * frame * w);
        };
        last_[i] = at(first);
        before_[i] = at(first + 1);
    }
}

void Voice::steal(std::int64_t frames) noexcept {
    if (stolen()) return;
    fade_ = std::max<std::int64_t>(frames, 1);
    faded_ = 0;
}

double Voice::energy() const noexcept {
    const auto frame = static_cast<double>(note_.backwards ? note_.frames - age_ : age_);
    double sum = 0;
    for (std::size_t i = 0; i < note_.count; ++i) {
        const Partial& partial = note_.partials[i];
        const double amplitude = partial.gain * std::exp(-frame / (partial.decay * note_.rate));
        sum += amplitude * amplitude;
    }
    if (frame < static_cast<double>(note_.noise.size())) sum += note_.noise_gain * note_.noise_gain / 4;
    const double sides = static_cast<double>(note_.left) * static_cast<double>(note_.left) +
                         static_cast<double>(note_.right) * static_cast<double>(note_.right);
    return sum * note_.gain * note_.gain * sides;
}

double Voice::envelope(std::int64_t age) const noexcept {
    const std::int64_t frame = note_.backwards ? note_.frames - 1 - age : age;
    double gain = 1;
    if (frame < note_.attack) gain *= raised(frame, note_.attack);
    if (note_.frames - 1 - frame < note_.release) gain *= raised(note_.frames - 1 - frame, note_.release);
    if (age < note_.swell) gain *= raised(age, note_.swell);
    if (note_.frames - 1 - age < note_.close) gain *= raised(note_.frames - 1 - age, note_.close);
    return gain;
}

void Voice::render(std::span<double> out) noexcept {
    const auto count = static_cast<std::size_t>(
        std::clamp<std::int64_t>(note_.frames - age_, 0, static_cast<std::int64_t>(out.size())));
    for (std::size_t n = 0; n < count; ++n) {
        std::array<double, Tone::most> next{};
        for (std::size_t i = 0; i < Tone::most; ++i) next[i] = a_[i] * last_[i] - b_[i] * before_[i];
        before_ = last_;
        last_ = next;
        double even = 0;
        double odd = 0;
        for (std::size_t i = 0; i < Tone::most; i += 2) {
            even += next[i];
            odd += next[i + 1];
        }
        out[n] = even + odd;
    }
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(count), out.end(), 0.0);
    if (!note_.noise.empty()) {
        const auto size = static_cast<std::int64_t>(note_.noise.size());
        for (std::size_t n = 0; n < count; ++n) {
            const std::int64_t age = age_ + static_cast<std::int64_t>(n);
            const std::int64_t frame = note_.backwards ? note_.frames - 1 - age : age;
            if (frame < size)
                out[n] +=
                    note_.gain * note_.noise_gain * static_cast<double>(note_.noise[static_cast<std::size_t>(frame)]);
        }
    }
    const std::int64_t quiet_from = std::max(note_.backwards ? note_.release : note_.attack, note_.swell);
    const std::int64_t loud_to = note_.frames - std::max(note_.backwards ? note_.attack : note_.release, note_.close);
    for (std::size_t n = 0; n < count; ++n) {
        const std::int64_t age = age_ + static_cast<std::int64_t>(n);
        if (age < quiet_from || age >= loud_to) out[n] *= envelope(age);
    }
    age_ += static_cast<std::int64_t>(count);
    if (fade_ == 0) return;
    for (std::size_t n = 0; n < count; ++n, ++faded_) out[n] *= faded_ < fade_ ? raised(fade_ - 1 - faded_, fade_) : 0;
    if (faded_ >= fade_) stop();
}

} // namespace twoturns::sound
