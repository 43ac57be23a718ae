#include "sound/room.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace twoturns::sound {
namespace {

constexpr double design_rate = 48'000; // of the delays below, in frames
constexpr std::array comb_delays{1687, 1601, 2053, 2251};
constexpr std::array pass_delays{241, 83};
constexpr int comb_spread = 23; // between the two sides
constexpr int pass_spread = 7;
constexpr double pass_gain = .5;

std::size_t frames_of(int delay, double rate) {
    return static_cast<std::size_t>(std::max(1.0, std::round(delay * rate / design_rate)));
}

} // namespace

Room::Room(double rate) : rate_(rate) {
    for (int side = 0; side < 2; ++side) {
        Side& one = sides_[static_cast<std::size_t>(side)];
        for (std::size_t i = 0; i < comb_delays.size(); ++i)
            one.combs[i].line.resize(frames_of(comb_delays[i] + comb_spread * side, rate));
        for (std::size_t i = 0; i < pass_delays.size(); ++i) {
            one.passes[i].in.resize(frames_of(pass_delays[i] + pass_spread * side, rate));
            one.passes[i].out.resize(one.passes[i].in.size());
        }
    }
    patience_ = static_cast<std::size_t>(.1 * rate);
    quiet_frames_ = patience_ + 1;
    set(room_of(Instrument::felt));
}

void Room::set(const RoomTable& table) noexcept {
    send_ = 1.1 * std::pow(10, table.db / 20);
    damping_ = std::exp(-2 * std::numbers::pi * table.hz / rate_);
    for (Side& side : sides_)
        for (Comb& comb : side.combs)
            comb.feedback = std::pow(10, -3 * static_cast<double>(comb.line.size()) / rate_ / table.seconds);
}

double Room::next(Side& side, double in) const noexcept {
    double sum = 0;
    for (Comb& comb : side.combs) {
        float& oldest = comb.line[comb.at];
        comb.low = (1 - damping_) * static_cast<double>(oldest) + damping_ * comb.low;
        const double echo = comb.feedback * comb.low;
        oldest = static_cast<float>(in + echo);
        if (++comb.at == comb.line.size()) comb.at = 0;
        sum +=
            echo; // without what goes in: added to the dry note, it would raise some pitches and lower others by 2 dB
    }
    for (AllPass& pass : side.passes) {
        const double out = -pass_gain * sum + static_cast<double>(pass.in[pass.at]) +
                           pass_gain * static_cast<double>(pass.out[pass.at]);
        pass.in[pass.at] = static_cast<float>(sum);
        pass.out[pass.at] = static_cast<float>(out);
        if (++pass.at == pass.in.size()) pass.at = 0;
        sum = out;
    }
    return sum;
}

Room::Frame Room::next(const Frame& dry) noexcept {
    constexpr double quiet = 1e-4;
    constexpr double still = 1e-7;
    constexpr double own = .6; // how much of a side echoes on the same side
    const double in = std::max(std::abs(dry.left), std::abs(dry.right));
    if (asleep_) {
        if (in == 0) {
            ++quiet_frames_;
            return {};
        }
        asleep_ = false;
    }
    // Scales the input, not the output. Otherwise another table would at once change the level of the present echo.
    const Frame wet{next(sides_[0], send_ * (own * dry.left + (1 - own) * dry.right)),
                    next(sides_[1], send_ * (own * dry.right + (1 - own) * dry.left))};
    const double loudest = std::max({std::abs(wet.left), std::abs(wet.right), send_ * in});
    quiet_frames_ = loudest > quiet ? 0 : quiet_frames_ + 1;
    still_frames_ = loudest > still ? 0 : still_frames_ + 1;
    if (still_frames_ > patience_) clear();
    return wet;
}

void Room::clear() noexcept {
    for (Side& side : sides_) {
        for (Comb& comb : side.combs) {
            std::fill(comb.line.begin(), comb.line.end(), 0.0F);
            comb.low = 0;
        }
        for (AllPass& pass : side.passes) {
            std::fill(pass.in.begin(), pass.in.end(), 0.0F);
            std::fill(pass.out.begin(), pass.out.end(), 0.0F);
        }
    }
    still_frames_ = 0;
    asleep_ = true;
}

} // namespace twoturns::sound
