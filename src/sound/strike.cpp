#include "sound/strike.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

#include "core/split_mix.hpp"

namespace twoturns::sound {
namespace {

struct Variant {
    double velocity;
    double place; // on the bar
    double cents;
    double hardness;
};
constexpr std::array<Variant, strike_variants> variants{
    {{1, .50, 0, 1}, {.88, .44, 3, .75}, {.94, .40, -3, 1.35}, {.82, .54, 1.5, 1}}};

double factor_of(double db) { return std::pow(10, db / 20); }

/// Returns the deflection of a mode of a free bar at a place, 0 to 1.
double deflection(std::size_t mode, double place) {
    constexpr std::array roots{4.73004, 7.85320, 10.99561, 14.13717, 17.27876};
    const double b = roots[std::min(mode, roots.size() - 1)];
    const double s = (std::cosh(b) - std::cos(b)) / (std::sinh(b) - std::sin(b));
    return std::abs(std::cosh(b * place) + std::cos(b * place) - s * (std::sinh(b * place) + std::sin(b * place)));
}

/// Returns how much a strike at this place excites a mode: 1 at the usual place. Odd modes have a node in the middle.
double excitation(std::size_t mode, double place) {
    const double usual = deflection(mode, mode % 2 == 1 ? .44 : .5);
    return std::clamp(deflection(mode, place) / std::max(usual, 1e-3), .125, 2.0);
}

/// Returns the level of a frequency in the spectrum of a mallet that touches for `ms` milliseconds.
double contact(double hz, double ms) {
    const double x = 2 * hz * ms / 1000;
    return 1 / (1 + x * x);
}

/// Returns a fixed number from 0 to 1 for each mode of a variant; it varies the beating of the mode's two partials.
double spread_of(int variant, std::size_t mode) {
    std::uint64_t state = static_cast<std::uint64_t>(variant) * 977U + mode;
    return static_cast<double>(split_mix(state) >> 11U) * 0x1p-53;
}

/// Returns the integral of exp(-2t/decay) cos(difference t) from `from` to `to`.
double beating_energy(double decay, double difference, double from, double to) {
    const std::complex<double> rate(2 / decay, -difference);
    return ((std::exp(-rate * from) - std::exp(-rate * to)) / rate).real();
}

/// Returns the highest sample of the tone, which is within its first 25 ms.
double highest_of(const Tone& tone) {
    constexpr double rate = 48'000;
    constexpr int frames = 1200;
    std::array<double, Tone::most> last{};
    std::array<double, Tone::most> before{};
    std::array<double, Tone::most> a{};
    std::array<double, Tone::most> b{};
    for (std::size_t i = 0; i < tone.count; ++i) {
        const Partial& partial = tone.partials[i];
        const double w = 2 * std::numbers::pi * partial.hz / rate;
        const double r = std::exp(-1 / (partial.decay * rate));
        a[i] = 2 * r * std::cos(w);
        b[i] = r * r;
        last[i] = -partial.gain / r * std::sin(w);
        before[i] = -partial.gain / (r * r) * std::sin(2 * w);
    }
    double peak = 0;
    for (int frame = 0; frame < frames; ++frame) {
        double sum = 0;
        for (std::size_t i = 0; i < Tone::most; ++i) {
            const double next = a[i] * last[i] - b[i] * before[i];
            before[i] = last[i];
            last[i] = next;
            sum += next;
        }
        const double rise = std::min(1.0, frame / (tone.attack * rate));
        peak = std::max(peak, std::abs(sum) * rise * rise); // rises nearly as the true attack
    }
    return peak * tone.gain;
}

} // namespace

Tone tone_of(const Strike& strike, double rate) {
    const BodyTable& table = table_of(strike.body);
    const int number = ((strike.variant % strike_variants) + strike_variants) % strike_variants;
    const Variant& variant = variants[static_cast<std::size_t>(number)];
    const double hardness = strike.hardness * variant.hardness;
    const double velocity = strike.velocity * variant.velocity;
    const double hz = strike.hz * std::exp2(variant.cents / 1200);
    const double touch = table.contact_ms * (1.5 - .5 * velocity) / hardness;
    const double stretch = std::pow(table.reference_hz / hz, table.decay_power) * strike.ring;
    Tone tone;
    tone.gain = velocity;
    tone.noise = factor_of(table.noise.db) * (.6 + .4 * hardness);
    const auto add = [&](double frequency, double gain, double decay) {
        tone.partials[tone.count++] = {frequency, gain, decay};
    };
    double longest = 0;
    for (std::size_t k = 0; k < table.modes.size() && table.modes[k].decay_ms > 0; ++k) {
        const Mode& mode = table.modes[k];
        const double decay = mode.decay_ms / 1000 * stretch;
        longest = std::max(longest, decay);
        const double frequency = hz * mode.ratio;
        if (frequency > .42 * rate) continue;
        double gain = factor_of(mode.db) * contact(frequency, touch) / contact(hz, touch) *
                      contact(table.reference_hz, table.contact_ms) /
                      contact(table.reference_hz * mode.ratio, table.contact_ms);
        if (table.bar) gain *= excitation(k, variant.place);
        if (table.split == 0) {
            add(frequency, gain, decay);
            continue;
        }
        const double split = table.split * (.8 + .4 * spread_of(number, k));
        add(frequency * (1 - .38 * split), .62 * gain, decay);
        add(frequency * (1 + .62 * split), .38 * gain, decay);
    }
    if (table.thump.hz > 0) add(table.thump.hz, factor_of(table.thump.db), table.thump.decay_ms / 1000);
    tone.attack = std::max(touch / 1000, 4 / rate);
    tone.seconds = std::min(strike.seconds, 8 * longest + .05);
    tone.release = std::min(tone.seconds / 3, .03);
    return tone;
}

double k_weight(double hz) {
    const std::complex<double> z = std::polar(1.0, -2 * std::numbers::pi * hz / 48'000); // one frame later
    const auto shelf = (1.53512485958697 + z * (-2.69169618940638 + z * 1.19839281085285)) /
                       (1.0 + z * (-1.69065929318241 + z * .73248077421585));
    const auto high_pass = (1.0 + z * (-2.0 + z)) / (1.0 + z * (-1.99004745483398 + z * .99007225036621));
    return std::norm(shelf * high_pass);
}

double even_gain(Body body, double hz, double rate, double noise_energy) {
    constexpr double window = .4;
    Strike strike;
    strike.body = body;
    strike.hz = hz;
    const Tone tone = tone_of(strike, rate);
    const double from = .6 * tone.attack; // the attack takes this part of the energy away
    const double to = std::min(window, tone.seconds);
    double energy = tone.noise * tone.noise * noise_energy * k_weight(table_of(body).noise.hz);
    double bound = tone.noise;
    for (std::size_t i = 0; i < tone.count; ++i) {
        const Partial& one = tone.partials[i];
        bound += one.gain;
        energy += k_weight(one.hz) * one.gain * one.gain / 2 * beating_energy(one.decay, 0, from, to);
        if (table_of(body).split == 0 || i % 2 == 0) continue;
        const Partial& other = tone.partials[i - 1];
        energy += k_weight(one.hz) * one.gain * other.gain *
                  beating_energy(one.decay, 2 * std::numbers::pi * (one.hz - other.hz), from, to);
    }
    constexpr double wanted = -20;    // LUFS
    constexpr double highest = .4222; // -10.5 dBFS on a side, in the middle
    const double loudness = -.691 + 10 * std::log10(std::max(energy, 1e-12) / window);
    const double gain = factor_of(wanted - loudness);
    return gain * bound <= highest ? gain : std::min(gain, highest / std::max(highest_of(tone), .05));
}

} // namespace twoturns::sound
