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
    {3.4, 4.2, 2.1, 7.0, 4.3, 1.6, 2.1, 1.6},         // pick
    {2.6, 4.0, 2.4, 6.8, 4.5, 1.9, 2.4, 1.9},         // put_back
    {0, 0, 0, 0, 0, 0, 0, 0},                         // match
    {0, 0, 0, 0, 0, 0, 0, 0},                         // ladder
    {5.8, 5.8, 5.8, 5.8, 5.8, 5.8, 5.8, 5.8},         // no_match
    {5.7, 5.7, 5.7, 5.7, 5.7, 5.7, 5.7, 5.7},         // blocked
    {0.3, 0.6, 0.9, 0.3, 0.6, 0.8, 0.9, 0.8},         // hint_area
    {-0.9, -0.6, -0.5, -1.0, -0.7, -0.6, -0.5, -0.6}, // hint_tile
    {-1.2, -1.0, -0.9, -1.3, -1.1, -0.7, -0.9, -0.7}, // hint_pair
    {-0.6, 0.4, 0.1, -0.9, -0.6, -0.7, 0.1, -0.7},    // undo
    {2.4, 2.0, 1.7, 2.5, 2.0, 1.4, 1.7, 1.4},         // redo
    {-2.8, -1.7, -2.1, -3.3, -2.9, -2.6, -2.1, -2.6}, // rewind
    {1.3, 2.6, 0.5, 4.9, 3.2, -0.2, 0.5, -0.2},       // reshuffle
    {3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9},         // slide
    {0.6, 1.4, 0.3, 5.5, 1.8, -0.5, 0.3, -0.5},       // slide_lands
    {-0.3, -1.4, -2.8, -0.1, -1.5, -3.4, -2.8, -3.4}, // deal
    {-2.1, -1.8, -1.7, -2.3, -2.0, -1.9, -1.7, -1.9}, // stuck
    {-2.0, -1.7, -1.3, -2.1, -1.7, -2.6, -1.3, -2.6}, // lost
    {2.1, 2.1, 2.1, 2.1, 2.1, 2.1, 2.1, 2.1},         // time_low
    {-0.6, -0.6, -0.7, -0.1, -0.3, -0.4, -0.7, -0.4}, // star
    {-0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2}, // seal
    {-2.6, -2.8, -3.2, -2.8, -2.9, -2.8, -3.2, -2.8}, // new_best
    {-0.1, 0.1, 0, -0.2, -0.3, 0.1, 0, 0.1},          // achievement
    {1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1},         // page
    {0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2},         // button
    {-2.1, -2.2, -2.4, -2.3, -1.9, -4.0, -2.4, -4.0}, // win
    {0.7, 0.4, 0.3, 0.8, 0.6, 0.7, 0.3, 0.7},         // star 2
    {1.8, 1.7, 1.7, 1.8, 1.8, 1.8, 1.7, 1.8}          // star 3
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
