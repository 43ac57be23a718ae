#include "sound/ambience.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "sound/chance.hpp"
#include "sound/fourier.hpp"
#include "sound/room.hpp"
#include "sound/voice.hpp"

namespace twoturns::sound {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double loop_rate_hz = Ambience::loop_rate;
constexpr std::size_t loop_size = Ambience::loop_frames;
constexpr int loop_seconds = static_cast<int>(loop_size / Ambience::loop_rate);

/// The two sides of a loop.
struct Loop {
    std::vector<float> left = std::vector<float>(loop_size);
    std::vector<float> right = std::vector<float>(loop_size);
};

/// A point of a spectrum. Between two points the level is linear in the logarithm of the frequency.
struct Point {
    double hz;
    double db;
};

double db_at(std::span<const Point> points, double hz) {
    constexpr double none = -90;
    if (hz < points.front().hz) return none;
    const Point end{20'000, points.back().db - 40};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point& a = points[i];
        const Point& b = i + 1 < points.size() ? points[i + 1] : end;
        if (hz <= b.hz) return a.db + (b.db - a.db) * std::log(hz / a.hz) / std::log(b.hz / a.hz);
    }
    return none;
}

/// Returns noise with this spectrum that repeats seamlessly and has a mean square of 1. `shared` is the part that both
/// sides share, at most half. One transform makes two noises, its real and its imaginary part.
Loop noise(std::uint64_t seed, std::span<const Point> points, double shared = .5) {
    Chance chance(seed);
    std::vector<std::complex<float>> x(loop_size);
    constexpr double hz = loop_rate_hz / static_cast<double>(loop_size);
    double gain = 0;
    double power = 0;
    for (std::size_t i = 1; i < loop_size / 2; ++i) {
        const double frequency = static_cast<double>(i) * hz;
        if (frequency < 20) continue;
        if (i % 64 == 0 || gain == 0) gain = std::pow(10, db_at(points, frequency) / 20);
        power += gain * gain;
        x[i] = std::complex<float>(std::polar(gain, 2 * pi * chance.unit()));
        x[loop_size - i] = std::complex<float>(std::polar(gain, 2 * pi * chance.unit()));
    }
    inverse_transform(x);
    const double scale = 1 / std::sqrt(power); // each part has this power
    const double likeness = shared * shared / (shared * shared + (1 - shared) * (1 - shared)); // of the two sides
    const auto same = static_cast<float>(scale * std::sqrt((1 + likeness) / 2));
    const auto other = static_cast<float>(scale * std::sqrt((1 - likeness) / 2));
    Loop loop;
    for (std::size_t i = 0; i < loop_size; ++i) {
        loop.left[i] = same * x[i].real() + other * x[i].imag();
        loop.right[i] = same * x[i].real() - other * x[i].imag();
    }
    return loop;
}

/// A slow curve that repeats with the loop, between two values in dB.
class Slow {
public:
    Slow(std::uint64_t seed, double hz, double low, double high) : points_(count + 1) {
        Chance chance(seed);
        for (int k = 1; k <= static_cast<int>(hz * loop_seconds); ++k) {
            const double size_of_it = chance.normal() / std::sqrt(k);
            const double phase = chance.unit();
            for (std::size_t i = 0; i < count; ++i)
                points_[i] += size_of_it * std::sin(2 * pi * (k * static_cast<double>(i) / count + phase));
        }
        const auto [least, most] = std::minmax_element(points_.begin(), points_.end() - 1);
        const double floor = *least;
        const double range = *most - floor;
        for (double& point : points_) point = std::pow(10, (low + (high - low) * (point - floor) / range) / 20);
        points_.back() = points_.front();
    }
    [[nodiscard]] float at(std::size_t frame) const {
        const double place = static_cast<double>(frame) * count / static_cast<double>(loop_size);
        const auto i = static_cast<std::size_t>(place);
        return static_cast<float>(points_[i] + (points_[i + 1] - points_[i]) * (place - static_cast<double>(i)));
    }

private:
    static constexpr std::size_t count = std::size_t{64} * loop_seconds;
    std::vector<double> points_;
};

void shape(Loop& loop, const Slow& curve, float gain = 1) {
    for (std::size_t i = 0; i < loop_size; ++i) {
        const float factor = gain * curve.at(i);
        loop.left[i] *= factor;
        loop.right[i] *= factor;
    }
}

/// Adds samples from a frame on; samples beyond the end of the loop continue at its beginning. `pan` is from -1 to 1.
void put(Loop& loop, std::size_t frame, std::span<const double> samples, double gain, double pan) {
    const auto left = static_cast<float>(gain * std::cos((pan + 1) * pi / 4));
    const auto right = static_cast<float>(gain * std::sin((pan + 1) * pi / 4));
    std::size_t at = frame % loop_size;
    for (const double sample : samples) {
        loop.left[at] += left * static_cast<float>(sample);
        loop.right[at] += right * static_cast<float>(sample);
        if (++at == loop_size) at = 0;
    }
}

/// Adds a drop, a crackle or a bubble: a short decaying sine whose pitch rises.
void ping(Loop& loop, std::size_t frame, double hz, double decay, double rise, double gain, double pan) {
    std::vector<double> samples(static_cast<std::size_t>(7 * decay * loop_rate_hz) + 40);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double t = static_cast<double>(i) / loop_rate_hz;
        samples[i] = std::exp(-t / decay) * std::sin(2 * pi * hz * (t + rise * t * t / 2)) *
                     std::min(1.0, static_cast<double>(i) / 19);
    }
    put(loop, frame, samples, gain, pan);
}

std::size_t frames_in(double time) { return static_cast<std::size_t>(std::max(0.0, time) * loop_rate_hz); }
std::size_t anywhere(Chance& chance) { return static_cast<std::size_t>(chance.unit() * loop_size); }
double somewhere(Chance& chance) { return chance.between(-.4, .4); }

Loop rain() {
    constexpr std::array spectrum{Point{60, -34}, Point{300, -16}, Point{1200, -6},
                                  Point{4000, 0}, Point{9000, -4}, Point{14'000, -14}};
    Loop loop = noise(1, spectrum);
    shape(loop, Slow(2, .2, -3, 0));
    Chance chance(101);
    for (int i = 0; i < 26 * loop_seconds; ++i) {
        const double gain = 3 * chance.log_normal(-1, .6);
        const double hz = chance.between(2200, 6500);
        const double decay = chance.between(.001, .004);
        ping(loop, anywhere(chance), hz, decay, 0, gain, somewhere(chance));
    }
    for (int i = 0; i < 2 * loop_seconds; ++i) {
        const double gain = 3.5 * chance.log_normal(-.6, .5);
        const double hz = chance.between(700, 1700);
        ping(loop, anywhere(chance), hz, .018, 6, gain, somewhere(chance));
    }
    return loop;
}

Loop insects() {
    struct Insect {
        double hz;
        double calls; // per second
        double pan;
        double gain;
        int pulses;
        double rests; // the number of calls left out during a rest
    };
    constexpr std::array insects{Insect{4350, 1.72, -.3, .34, 4, .2}, Insect{4720, 1.48, .34, .22, 3, .35},
                                 Insect{3080, .55, .1, .12, 9, .5}};
    constexpr std::array spectrum{Point{40, -4}, Point{120, 0}, Point{400, -12}, Point{1500, -26}, Point{5000, -40}};
    Loop loop = noise(5, spectrum);
    for (float& sample : loop.left) sample *= .5F;
    for (float& sample : loop.right) sample *= .5F;
    Chance chance(102);
    std::vector<double> pulse(frames_in(.017));
    for (const Insect& insect : insects) {
        for (std::size_t i = 0; i < pulse.size(); ++i) {
            const double swell = std::sin(pi * static_cast<double>(i) / static_cast<double>(pulse.size() - 1));
            pulse[i] = std::sin(2 * pi * insect.hz * static_cast<double>(i) / loop_rate_hz) * swell * swell;
        }
        const int calls = static_cast<int>(insect.calls * loop_seconds);
        bool awake = true;
        for (int k = 0; k < calls; ++k) {
            if (chance.unit() < .06) awake = !awake;
            if (!awake && chance.unit() < insect.rests) continue;
            const double at = loop_seconds * (k + 1 + .08 * chance.normal()) / calls;
            const double gain = 4 * insect.gain * chance.between(.75, 1);
            for (int q = 0; q < insect.pulses; ++q)
                put(loop, frames_in(at + .027 * q), pulse, gain * (.7 + .3 * q / insect.pulses), insect.pan);
        }
    }
    return loop;
}

Loop bamboo() {
    constexpr std::array low{Point{60, -10}, Point{250, 0}, Point{700, -5}, Point{2000, -18}, Point{6000, -34}};
    constexpr std::array leaves{Point{1200, -30}, Point{2500, -6}, Point{4500, 0}, Point{8000, -8}, Point{13'000, -22}};
    const Slow wind(8, .12, -9, 0);
    Loop loop = noise(8, low);
    shape(loop, wind);
    {
        Loop rustle = noise(9, leaves, .3);
        shape(rustle, Slow(10, 3, -5, 0), .8F);
        for (std::size_t i = 0; i < loop_size; ++i) {
            const float gust = std::pow(wind.at(i), 1.8F);
            loop.left[i] += gust * rustle.left[i];
            loop.right[i] += gust * rustle.right[i];
        }
    }
    Chance chance(103);
    Noises noises(Ambience::loop_rate);
    std::vector<double> samples(frames_in(.6));
    for (int i = 0; i < 9; ++i) { // canes that touch
        const std::size_t at = anywhere(chance);
        const int knocks = 1 + chance.below(2);
        for (int q = 0; q < knocks; ++q) {
            Strike strike;
            strike.body = Body::washi;
            strike.hz = chance.between(210, 330);
            strike.variant = q;
            strike.seconds = .6;
            Voice voice;
            voice.start(voice_note(tone_of(strike, loop_rate_hz), noises.of(strike.body, q), loop_rate_hz));
            voice.render(samples);
            const double gain = chance.between(.8, 1.6);
            put(loop, at + frames_in(q * chance.between(.08, .2)), samples, gain, somewhere(chance));
        }
    }
    return loop;
}

Loop fire() {
    constexpr std::array spectrum{Point{30, -12},   Point{70, 0},     Point{160, -4},    Point{500, -18},
                                  Point{2000, -30}, Point{6000, -34}, Point{12'000, -42}};
    Loop loop = noise(11, spectrum);
    shape(loop, Slow(12, 1.5, -5, 0));
    Chance chance(104);
    for (double at = 0; at < loop_seconds;) {
        at += chance.unit() > .12 ? chance.exponential(.14) : chance.exponential(1.2);
        const int crackles = 1 + (chance.unit() < .2 ? 2 + chance.below(4) : 0);
        for (int i = 0; i < crackles; ++i) {
            const double gain = std::min(7.0, chance.log_normal(.2, .7));
            const double hz = chance.between(900, 4200);
            const double decay = chance.between(.0006, .003);
            ping(loop, frames_in(at + chance.exponential(.02)), hz, decay, 0, gain, chance.between(-.3, .3));
        }
    }
    return loop;
}

Loop river() {
    constexpr std::array spectrum{Point{50, -18},  Point{200, -3},   Point{600, 0},
                                  Point{1600, -6}, Point{4000, -16}, Point{9000, -28}};
    Loop loop = noise(15, spectrum);
    shape(loop, Slow(16, 4, -3.5, 0));
    Chance chance(106);
    for (int i = 0; i < 34 * loop_seconds; ++i) { // bubbles that rise
        const double hz = chance.log_normal(std::log(750), .45);
        const double gain = std::min(2.2, chance.log_normal(-.7, .6));
        const double rise = chance.between(0, 9);
        ping(loop, anywhere(chance), std::min(hz, 2600.0), 12 / hz, rise, gain, somewhere(chance));
    }
    return loop;
}

Loop surf() {
    constexpr std::array low{Point{40, -10}, Point{120, 0}, Point{500, -4}, Point{1500, -14}, Point{5000, -30}};
    constexpr std::array foam{Point{900, -24}, Point{2500, -6}, Point{5000, 0}, Point{10'000, -8}};
    Loop loop = noise(19, low);
    Loop hiss = noise(20, foam, .3);
    shape(loop, Slow(21, .1, -4, 0), .5F);
    constexpr int waves = 9;
    for (std::size_t i = 0; i < loop_size; ++i) {
        const double u = waves * static_cast<double>(i) / static_cast<double>(loop_size);
        const double drift = .12 * std::sin(2 * pi * u / waves) + .07 * std::sin(4 * pi * u / waves);
        const double phase = u + drift - std::floor(u + drift); // of a wave
        const auto rush = static_cast<float>(.25 + std::pow(std::sin(pi * std::pow(phase, .7)), 2));
        const double late = phase + .88 - std::floor(phase + .88);
        const auto sizzle = static_cast<float>(.05 + .5 * std::pow(std::sin(pi * std::pow(late, .6)), 3));
        loop.left[i] = rush * loop.left[i] + sizzle * hiss.left[i];
        loop.right[i] = rush * loop.right[i] + sizzle * hiss.right[i];
    }
    return loop;
}

Loop heights() {
    constexpr std::array air{Point{60, -14}, Point{180, 0}, Point{450, -6}, Point{1200, -20}, Point{5000, -38}};
    constexpr std::array edges{Point{500, -20}, Point{780, 0}, Point{1100, -4}, Point{2400, -26}};
    const Slow wind(23, .15, -12, 0);
    Loop loop = noise(24, air);
    shape(loop, wind);
    Loop whistle = noise(25, edges, .2);
    shape(whistle, Slow(26, .5, -8, 0), .5F);
    for (std::size_t i = 0; i < loop_size; ++i) {
        const float gust = wind.at(i) * wind.at(i);
        loop.left[i] += gust * whistle.left[i];
        loop.right[i] += gust * whistle.right[i];
    }
    Chance chance(108);
    for (int i = 0; i < 7; ++i) { // bells of a herd, far away
        const std::size_t at = anywhere(chance);
        const double hz = chance.between(620, 980);
        const double pan = somewhere(chance);
        for (int q = 0; q < 3; ++q) {
            const std::size_t then = at + frames_in(q * chance.between(.3, .5));
            ping(loop, then, hz, .12, 0, .32 - .07 * q, pan);
            ping(loop, then, 2.71 * hz, .05, 0, .14 - .03 * q, pan);
        }
    }
    return loop;
}

Loop hall() {
    constexpr std::array spectrum{Point{40, -6}, Point{90, 0}, Point{250, -8}, Point{900, -24}, Point{4000, -44}};
    Loop drops;
    Chance chance(107);
    constexpr int times = 13;
    for (int k = 0; k < times; ++k) {
        constexpr std::array steps{5, 7, 8, 10, 3};
        constexpr std::array pitches{1.0, 1.19, .84};
        const double at = loop_seconds * (k + .5 * chance.unit()) / times;
        const double hz = 2 * hz_of(note_of(Instrument::jade, 0, steps[static_cast<std::size_t>(chance.below(5))]));
        const int drops_here = 1 + chance.below(3);
        for (int q = 0; q < drops_here; ++q)
            ping(drops, frames_in(at + q * chance.between(.11, .3)), hz * pitches[static_cast<std::size_t>(q)], .09,
                 1.2, 1.3 - .3 * q, somewhere(chance));
    }
    Loop loop = noise(17, spectrum);
    shape(loop, Slow(18, .1, -2, 0), .55F);
    RoomTable large = room_of(Instrument::jade);
    large.db += 14;
    Room room(loop_rate_hz);
    room.set(large);
    for (const bool heard : {false, true}) { // twice, because the echo of the loop's end is heard at its beginning
        for (std::size_t i = 0; i < loop_size; ++i) {
            const Room::Frame echo =
                room.next({static_cast<double>(drops.left[i]), static_cast<double>(drops.right[i])});
            if (!heard) continue;
            loop.left[i] += .8F * drops.left[i] + static_cast<float>(echo.left);
            loop.right[i] += .8F * drops.right[i] + static_cast<float>(echo.right);
        }
    }
    return loop;
}

Loop loop_of(Instrument instrument) {
    switch (instrument) {
    case Instrument::walnut: return rain();
    case Instrument::night: return insects();
    case Instrument::washi: return bamboo();
    case Instrument::slate: return river();
    case Instrument::jade: return hall();
    case Instrument::coast: return surf();
    case Instrument::pass: return heights();
    case Instrument::felt: break;
    }
    return fire();
}

// Measured, so that each loop has -44 LUFS.
constexpr std::array<double, all_instruments.size()> loop_trims{-41.4, -47.2, -38.7, -43.7, -44.6, -38.4, -41.3, -40.4};

} // namespace

Ambience::Ambience(int frames_a_second, Instrument instrument)
    : loop_(2 * loop_size), step_(loop_rate_hz / std::clamp(frames_a_second, 4000, 384'000)) {
    const Loop loop = loop_of(instrument);
    float peak = 0;
    for (std::size_t i = 0; i < loop_size; ++i)
        peak = std::max({peak, std::abs(loop.left[i]), std::abs(loop.right[i])});
    constexpr float most = 32'767;
    for (std::size_t i = 0; i < loop_size; ++i) {
        loop_[2 * i] = static_cast<std::int16_t>(std::lround(loop.left[i] / peak * most));
        loop_[2 * i + 1] = static_cast<std::int16_t>(std::lround(loop.right[i] / peak * most));
    }
    gain_ =
        static_cast<double>(peak / most) * std::pow(10, loop_trims[static_cast<std::size_t>(body_of(instrument))] / 20);
}

void Ambience::render(Block& block, std::size_t frames) noexcept {
    const auto sample = [&](std::size_t frame, std::size_t side) {
        return static_cast<double>(loop_[2 * (frame % loop_size) + side]);
    };
    for (std::size_t i = 0; i < frames; ++i) {
        const auto frame = static_cast<std::size_t>(at_);
        const double t = at_ - static_cast<double>(frame);
        const auto between = [&](std::size_t side) { // a cubic through four frames
            const double a = sample(frame + loop_size - 1, side);
            const double b = sample(frame, side);
            const double c = sample(frame + 1, side);
            const double d = sample(frame + 2, side);
            return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
        };
        block.left[i] += gain_ * between(0);
        block.right[i] += gain_ * between(1);
        at_ += step_;
        if (at_ >= static_cast<double>(loop_size)) at_ -= static_cast<double>(loop_size);
    }
}

} // namespace twoturns::sound
