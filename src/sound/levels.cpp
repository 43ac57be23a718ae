#include "sound/levels.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace twoturns::sound {
namespace {

constexpr std::size_t cue_rows = static_cast<std::size_t>(cue_count) + 2; // the second and third star come last

std::size_t row_of(Cue cue, int star) {
    if (cue == Cue::star && star > 1) return static_cast<std::size_t>(cue_count + std::min(star, 3) - 2);
    return static_cast<std::size_t>(cue);
}

constexpr std::array<double, cue_rows> loudness{-37, -40, -20, -22, -31, -30, -33, -32, -31, -26, -25, -27, -34, -42,
                                                -36, -33, -30, -29, -29, -26, -29, -23, -25, -41, -45, -22, -25, -24};

constexpr std::array<std::array<double, all_instruments.size()>, cue_rows> cue_trims{{
    {6.3, 4.3, 1.3, 6.5, 4.1, 1.2, 6.1, 3.0},         // pick
    {7.9, 4.3, 1.5, 6.9, 4.3, 1.4, 6.5, 3.4},         // put_back
    {-0.2, -0.2, -0.5, -0.5, 0.1, -0.6, -0.6, 0.0},   // match
    {-0.3, -0.3, -0.4, -0.2, -0.2, -0.3, -0.4, 0.2},  // ladder
    {10.1, 10.1, 9.8, 10.1, 9.9, 9.7, 10.0, 9.6},     // no_match
    {10.0, 9.9, 9.7, 9.9, 9.8, 9.6, 9.9, 9.5},        // blocked
    {0.4, 0.8, 1.9, 0.4, 0.5, 0.8, 0.8, 1.6},         // hint_area
    {-0.8, -0.6, 0.3, -0.8, -0.7, -0.9, -0.2, 0.0},   // hint_tile
    {-1.1, -1.1, -0.4, -1.2, -1.1, -0.9, -1.4, -1.6}, // hint_pair
    {-0.6, 0.4, -0.1, -1.1, -0.4, -1.1, 0.4, 0.2},    // undo
    {2.4, 2.1, 1.5, 2.3, 2.4, 1.0, 2.5, 2.2},         // redo
    {-2.9, -1.7, -2.4, -3.2, -2.9, -2.9, -1.9, -2.5}, // rewind
    {5.5, 2.8, -0.3, 4.9, 2.9, -0.5, 4.8, 1.9},       // reshuffle
    {3.9, 3.9, 3.8, 3.9, 3.8, 3.7, 3.9, 3.6},         // slide
    {4.6, 1.6, -0.4, 5.9, 1.5, -0.8, 4.0, 1.4},       // slide_lands
    {-0.3, -1.3, -2.9, -0.2, -1.3, -3.6, -1.3, -2.6}, // deal
    {-2.0, -1.9, -1.5, -2.4, -1.7, -2.5, -1.2, -1.2}, // stuck
    {-1.9, -1.8, -1.0, -2.3, -1.4, -3.2, -3.2, -0.8}, // lost
    {2.4, 2.5, 2.9, 2.5, 2.8, 2.9, 2.7, 3.0},         // time_low
    {-0.9, -0.8, -0.5, -0.2, -0.7, -0.5, -2.5, -0.4}, // star
    {-0.4, -0.5, -0.9, -0.5, -0.7, -0.9, -0.6, -1.1}, // seal
    {-2.6, -2.7, -3.1, -2.8, -2.9, -3.0, -3.4, -2.8}, // new_best
    {-0.1, 0.0, 0.3, -0.2, -0.3, 0.0, -1.0, -0.3},    // achievement
    {1.1, 1.1, 1.0, 1.1, 1.0, 0.9, 1.0, 0.9},         // page
    {4.2, 4.2, 4.0, 4.2, 4.1, 4.0, 4.2, 3.8},         // button
    {-2.2, -2.3, -2.6, -2.5, -2.2, -4.3, -3.6, -2.7}, // win
    {0.4, 0.2, -0.1, 0.6, 0.8, 0.4, -1.2, 0.5},       // star 2
    {1.4, 1.4, 1.5, 1.7, 1.1, 1.6, 1.1, 1.1}          // star 3
}};

} // namespace

double designed_loudness(const Sound& sound) {
    if (sound.cue == Cue::match && sound.outside) return -19.4;
    const double below = sound.cue == Cue::ladder ? .5 * (std::clamp(sound.rung, 1, 8) - 1) : 0;
    return loudness[row_of(sound.cue, sound.star)] - below;
}

double trim_of(Cue cue, int star, Instrument instrument) {
    return cue_trims[row_of(cue, star)][std::min(static_cast<std::size_t>(instrument), all_instruments.size() - 1)];
}

} // namespace twoturns::sound
