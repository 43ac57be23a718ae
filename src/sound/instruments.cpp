#include "sound/instruments.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::sound {
namespace {

constexpr Thump none{};

// The sources of the ratios: felt: a marimba's bar, tuned 1 : 4 : 10; walnut: a kalimba, measured; night: a wine glass;
// washi: a wooden bar; slate: a free bar in theory; jade: an aluminium bar, because no stone chime was found measured;
// coast: a string in theory; pass: a handbell, which is tuned 1 : 3.
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
    {{{{1, 430, 0}, {2, 260, -5}, {3, 190, -10}, {4, 130, -15}, {6, 80, -22}}},
     .35,
     523.25,
     0.7,
     {4200, .8, 4, -24},
     0,
     false,
     {110, 40, -20}},
    {{{{1, 780, 0}, {3.01, 360, -9}, {5.6, 170, -17}, {7.9, 90, -24}, {11.2, 50, -31}}},
     .5,
     523.25,
     0.6,
     {5600, 1, 3, -28},
     .0012,
     false,
     none},
    {{{{1, 16, 0}, {1.47, 11, -5}, {2.09, 8, -10}}}, 2.2, 620, 0.3, {500, .5, 10, -6}, 0, false, none},
    {{{{1, 14, 0}, {2.777, 8, -8}, {7.378, 4, -16}}}, 1.1, 620, 0.3, {1400, .7, 5, -12}, 0, false, none},
    {{{{1, 22, 0}, {2.32, 14, -6}, {4.25, 8, -14}}}, .9, 990, 0.3, {3200, .9, 3, -18}, 0, false, none},
    {{{{1, 10, 0}, {2.572, 7, -6}}}, 1.2, 520, 0.3, {1700, .6, 14, -4}, 0, false, none},
    {{{{1, 17, 0}, {2.757, 9, -5}, {5.404, 5, -11}}}, .6, 820, 0.3, {3000, .8, 4, -10}, 0, false, none},
    {{{{1, 30, 0}, {2.756, 16, -7}, {5.423, 8, -14}}}, .6, 1180, 0.3, {5000, 1, 2, -18}, 0, false, none},
    {{{{1, 12, 0}, {2.2, 9, -4}, {3.9, 6, -9}}}, .5, 930, 0.3, {4200, .8, 5, -14.4}, 0, false, none},
    {{{{1, 20, 0}, {2.6, 12, -5}, {4.7, 7, -10}}}, .5, 740, 0.3, {3600, .8, 6, -9}, 0, false, none},
    {{{{1, 34, 0}, {1.47, 24, -5}, {2.09, 16, -9}, {2.56, 11, -13}}}, 3.0, 118, 0, {1900, .5, 26, -15}, 0, false, none},
}};

struct Scale {
    int tonic; // as a key of a piano
    std::array<int, 5> semitones;
};
// No two scales are modes of each other with the same notes: of five notes at most three are shared in the same key.
// Semitones are left to the instruments that do not ring for long.
constexpr std::array<Scale, all_instruments.size()> scales{{{60, {0, 2, 4, 7, 9}},   // gong
                                                            {63, {0, 2, 5, 7, 10}},  // shang
                                                            {59, {0, 3, 5, 7, 10}},  // yu
                                                            {67, {0, 1, 5, 7, 10}},  // in-sen
                                                            {64, {0, 2, 3, 7, 9}},   // kumoi
                                                            {65, {0, 2, 4, 7, 10}},  // of overtones
                                                            {58, {0, 4, 5, 7, 11}},  // Ryukyu
                                                            {66, {0, 2, 5, 7, 9}}}}; // zhi
constexpr std::array<RoomTable, all_instruments.size()> rooms{{{.35, -27, 3500},
                                                               {.6, -25, 4500},
                                                               {1.5, -22, 5000},
                                                               {.5, -26, 6000},
                                                               {1.1, -23, 5000},
                                                               {1.7, -22, 6500},
                                                               {.9, -24, 6500},
                                                               {2.1, -21, 5500}}};

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

namespace {

/// Returns the semitones from one step of a scale to a higher one.
int semitones(Instrument instrument, int low, int high) {
    return note_of(instrument, 0, high) - note_of(instrument, 0, low);
}
constexpr int tritone = 6;

} // namespace

int fifth_above(Instrument instrument, int step) {
    return semitones(instrument, step, step + 3) == tritone ? step + 2 : step + 3;
}

int third_above(Instrument instrument, int step) {
    constexpr int third = 3;
    if (semitones(instrument, step, step + 2) != tritone) return step + 2;
    return semitones(instrument, step, step + 1) >= third ? step + 1 : step + 3;
}

int third_below(Instrument instrument, int step) {
    return semitones(instrument, step - 2, step) == tritone ? step - 3 : step - 2;
}

double hz_of(int note) { return 440 * std::exp2((note - 69) / 12.0); }

const RoomTable& room_of(Instrument instrument) { return rooms[index_of(instrument)]; }

} // namespace twoturns::sound
