#include "sound/instruments.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::sound {
namespace {

constexpr Thump none{};

// The sources of the ratios: felt: a marimba's bar, tuned 1 : 4 : 10; walnut: a kalimba, measured; night: a wine glass;
// washi: a wooden bar; slate: a free bar in theory; jade: an aluminium bar, because no stone chime was found measured.
constexpr std::array<BodyTable, struck_bodies> bodies{{
    {{{{1, 180, 0}, {3.99, 60, -15}, {10.65, 28, -34}}}, 2.0, 523.25, 0.6, {700, .8, 9, -26}, 0, true, none},
    {{{{1, 480, 0}, {2, 215, -40}, {6.6, 95, -21}}}, 1.1, 440, 0.6, {1800, .7, 5, -24}, 0, false, {196, 28, -16}},
    {{{{1, 620, 0}, {2.32, 330, -14}, {4.25, 160, -24}, {6.63, 90, -33}}},
     1.0,
     523.25,
     0.6,
     {3800, 1, 3, -32},
     .0022,
     false,
     none},
    {{{{1, 170, 0}, {2.572, 70, -13}, {4.644, 38, -20}, {6.984, 22, -27}}},
     .9,
     523.25,
     0.6,
     {1500, .6, 22, -19},
     0,
     true,
     none},
    {{{{1, 330, 0}, {2.757, 150, -12}, {5.404, 70, -19}, {8.933, 36, -27}}},
     .7,
     523.25,
     0.6,
     {2900, .8, 4, -22},
     .0016,
     true,
     none},
    {{{{1, 900, 0}, {2.756, 420, -15}, {5.423, 210, -21}, {8.988, 110, -29}, {13.448, 60, -36}}},
     .6,
     523.25,
     0.6,
     {5200, 1, 3, -30},
     .0028,
     true,
     none},
    {{{{1, 16, 0}, {1.47, 11, -5}, {2.09, 8, -10}}}, 2.2, 620, 0.3, {500, .5, 10, -6}, 0, false, none},
    {{{{1, 14, 0}, {2.777, 8, -8}, {7.378, 4, -16}}}, 1.1, 620, 0.3, {1400, .7, 5, -12}, 0, false, none},
    {{{{1, 22, 0}, {2.32, 14, -6}, {4.25, 8, -14}}}, .9, 990, 0.3, {3200, .9, 3, -18}, 0, false, none},
    {{{{1, 10, 0}, {2.572, 7, -6}}}, 1.2, 520, 0.3, {1700, .6, 14, -4}, 0, false, none},
    {{{{1, 17, 0}, {2.757, 9, -5}, {5.404, 5, -11}}}, .6, 820, 0.3, {3000, .8, 4, -10}, 0, false, none},
    {{{{1, 30, 0}, {2.756, 16, -7}, {5.423, 8, -14}}}, .6, 1180, 0.3, {5000, 1, 2, -18}, 0, false, none},
    {{{{1, 34, 0}, {1.47, 24, -5}, {2.09, 16, -9}, {2.56, 11, -13}}}, 3.0, 118, 0, {1900, .5, 26, -15}, 0, false, none},
}};

struct Scale {
    int tonic; // as a key of a piano
    std::array<int, 5> semitones;
};
constexpr std::array<Scale, all_instruments.size()> scales{{{60, {0, 2, 4, 7, 9}},
                                                            {62, {0, 2, 5, 7, 10}},
                                                            {57, {0, 3, 5, 7, 10}},
                                                            {67, {0, 2, 5, 7, 9}},
                                                            {64, {0, 3, 5, 7, 10}},
                                                            {65, {0, 2, 4, 7, 9}}}};
constexpr std::array<RoomTable, all_instruments.size()> rooms{
    {{.35, -27, 3500}, {.6, -25, 4500}, {1.5, -22, 5000}, {.5, -26, 6000}, {1.1, -23, 5000}, {1.7, -22, 6500}}};

std::size_t index_of(Instrument instrument) {
    return std::min(static_cast<std::size_t>(instrument), all_instruments.size() - 1);
}

} // namespace

const BodyTable& table_of(Body body) { return bodies[std::min(static_cast<std::size_t>(body), bodies.size() - 1)]; }

Body body_of(Instrument instrument) { return static_cast<Body>(index_of(instrument)); }

Body tile_of(Instrument instrument) { return static_cast<Body>(all_instruments.size() + index_of(instrument)); }

int note_of(Instrument instrument, int key, int step) {
    const Scale& scale = scales[index_of(instrument)];
    const int octave = (step >= 0 ? step : step - 4) / 5;
    return scale.tonic + key + 12 * octave + scale.semitones[static_cast<std::size_t>(step - 5 * octave)];
}

double hz_of(int note) { return 440 * std::exp2((note - 69) / 12.0); }

const RoomTable& room_of(Instrument instrument) { return rooms[index_of(instrument)]; }

} // namespace twoturns::sound
