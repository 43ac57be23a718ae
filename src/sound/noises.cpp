#include "sound/noises.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "sound/chance.hpp"
#include "sound/voice.hpp"

namespace twoturns::sound {
namespace {

using Samples = std::vector<float>;

std::size_t frames_in(double seconds, double rate) { return static_cast<std::size_t>(std::ceil(seconds * rate)); }

double peak_of(const std::vector<double>& x) {
    double peak = 0;
    for (const double one : x) peak = std::max(peak, std::abs(one));
    return peak > 0 ? peak : 1;
}

Samples scaled(const std::vector<double>& x, double peak) {
    const double factor = peak / peak_of(x);
    Samples samples(x.size());
    std::transform(x.begin(), x.end(), samples.begin(), [&](double one) { return static_cast<float>(one * factor); });
    return samples;
}

std::vector<double> white(std::size_t frames, Chance& chance) {
    std::vector<double> x(frames);
    for (double& one : x) one = chance.normal();
    return x;
}

std::vector<double> band_passed(const std::vector<double>& x, double hz, double q, double rate) {
    const double w = 2 * std::numbers::pi * std::min(hz, .4 * rate) / rate;
    const double a = std::sin(w) / (2 * q);
    const double c = std::cos(w);
    std::vector<double> y(x.size());
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        y[i] = (a * (x[i] - x2) + 2 * c * y1 - (1 - a) * y2) / (1 + a);
        x2 = x1;
        x1 = x[i];
        y2 = y1;
        y1 = y[i];
    }
    return y;
}

void fade_out(std::vector<double>& x, std::size_t frames) {
    frames = std::min(frames, x.size());
    for (std::size_t i = 0; i < frames; ++i)
        x[x.size() - 1 - i] *= static_cast<double>(i) / static_cast<double>(frames);
}

Samples strike_noise(const Noise& noise, double rate, Chance chance) {
    auto x = white(frames_in(10 * noise.decay_ms / 1000 + .01, rate), chance);
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] *= std::exp(-static_cast<double>(i) / (noise.decay_ms / 1000 * rate));
    x = band_passed(band_passed(x, noise.hz, noise.q, rate), noise.hz, noise.q, rate);
    fade_out(x, frames_in(.002, rate));
    return scaled(x, 1);
}

constexpr double noise_peak = .2;

Samples slide_noise(double rate, Chance chance) {
    auto x = band_passed(white(frames_in(.31, rate), chance), 900, .7, rate);
    const double peak = peak_of(x);
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] *= noise_peak / peak *
                std::pow(std::sin(std::numbers::pi * static_cast<double>(i) / static_cast<double>(x.size())), 1.5);
    return {x.begin(), x.end()};
}

Samples paper_noise(double rate, Chance chance) {
    auto x = band_passed(white(frames_in(.12, rate), chance), 2600, .5, rate);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] *= std::exp(-static_cast<double>(i) / (.03 * rate));
    const std::size_t rise = frames_in(.002, rate);
    for (std::size_t i = 0; i < rise; ++i) x[i] *= static_cast<double>(i) / static_cast<double>(rise);
    fade_out(x, frames_in(.01, rate));
    return scaled(x, noise_peak);
}

Samples page_noise(double rate, Chance chance) {
    const auto noise = white(frames_in(.16, rate), chance);
    const auto low = band_passed(noise, 1400, .8, rate);
    const auto high = band_passed(noise, 4200, .8, rate);
    std::vector<double> x(noise.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double u = static_cast<double>(i) / static_cast<double>(x.size());
        const double swell = std::sin(std::numbers::pi * std::pow(u, .7));
        x[i] = (low[i] * (1 - u) + .7 * high[i] * u) * swell * swell;
    }
    return scaled(x, noise_peak);
}

/// Returns noise around a frequency that rises and falls: quickly, if `skew` is small.
Samples swept_noise(double seconds, double hz, double q, double skew, double rate, Chance chance) {
    auto x = band_passed(band_passed(white(frames_in(seconds, rate), chance), hz, q, rate), hz, q, rate);
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double u = static_cast<double>(i) / static_cast<double>(x.size());
        const double swell = std::sin(std::numbers::pi * std::pow(u, skew));
        x[i] *= swell * swell;
    }
    return scaled(x, noise_peak);
}

/// Returns a wave: a low rush with foam above it that outlasts it.
Samples wave_noise(double rate, Chance chance) {
    constexpr double seconds = 2.4;
    const Samples rush = swept_noise(seconds, 700, .5, .8, rate, chance);
    const Samples foam = swept_noise(seconds, 4800, 1, 1.4, rate, Chance(31));
    std::vector<double> x(rush.size());
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = .35 * static_cast<double>(rush[i]) + static_cast<double>(foam[i]);
    return scaled(x, noise_peak);
}

/// Returns the samples of a variant; none if it is the same as the first one.
Samples noise_of(Body body, std::size_t variant, double rate) {
    const auto number = static_cast<std::size_t>(body);
    if (number < struck_bodies) return strike_noise(table_of(body).noise, rate, Chance(977 * number + variant));
    const Chance chance(40 + variant);
    const bool first = variant == 0;
    switch (body) {
    case Body::slide: return first ? slide_noise(rate, Chance(5)) : Samples{};
    case Body::page: return page_noise(rate, Chance(20 + variant));
    case Body::paper: return first ? paper_noise(rate, Chance(9)) : Samples{};
    case Body::tick: return swept_noise(.016, 3400, 1.4, .35, rate, chance);
    case Body::shaker: return swept_noise(.13, 5000, 1.5, .5, rate, chance);
    case Body::brush: return swept_noise(.45, 4600, 1.3, .8, rate, chance);
    default: return first ? wave_noise(rate, Chance(30)) : Samples{};
    }
}

} // namespace

Noises::Noises(int rate) : Noises(NoiseMaker(rate).all()) {}

std::span<const float> Noises::of(Body body, int variant) const noexcept {
    const auto number = static_cast<std::size_t>(((variant % strike_variants) + strike_variants) % strike_variants);
    const auto& of_body = made_->samples[static_cast<std::size_t>(body)];
    return of_body[number].empty() ? of_body[0] : of_body[number];
}

NoiseMaker::NoiseMaker(int rate) : rate_(std::clamp(rate, 4000, 384'000)), made_(std::make_shared<Noises::Made>()) {
    made_->gains.fill(1);
}

bool NoiseMaker::make_next() {
    constexpr std::size_t variants{strike_variants};
    if (next_ == body_count * variants) return false;
    const std::size_t number = next_ / variants;
    const std::size_t variant = next_ % variants;
    const auto body = static_cast<Body>(number);
    made_->samples[number][variant] = noise_of(body, variant, rate_);
    if (variant == 0 && number >= all_instruments.size() && number < struck_bodies) {
        Strike strike;
        strike.body = body;
        strike.hz = table_of(body).reference_hz;
        strike.seconds = .25;
        const Tone tone = tone_of(strike, rate_);
        Voice voice;
        voice.start(voice_note(tone, made_->samples[number][0], rate_));
        std::vector<double> x(frames_in(tone.seconds, rate_));
        voice.render(x);
        made_->gains[number] = .2828 / peak_of(x); // 0.2 on each side in the middle
    }
    ++next_;
    return true;
}

Noises NoiseMaker::all() {
    while (make_next()) {
    }
    return Noises(rate_, made_);
}

double Noises::even(Body instrument, int note) noexcept {
    double& gain =
        even_[static_cast<std::size_t>(instrument)][static_cast<std::size_t>(std::clamp(note, 0, notes - 1))];
    if (gain == 0) {
        double energy = 0;
        for (const float one : of(instrument, 0)) energy += static_cast<double>(one) * static_cast<double>(one);
        gain = even_gain(instrument, hz_of(note), rate_, energy / rate_);
    }
    return gain;
}

} // namespace twoturns::sound
