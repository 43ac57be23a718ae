#include "sound/style.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::sound {
namespace {

constexpr int closing_phrase = 1000; // the last one of the melody, whose number depends on the board

//                              phrases, theme, lift, doubled, chords, pulse, adorned, late, answer, db, fades
constexpr Part opening{1, Part::no_theme, 0, false, 0, 0, false, false, true, -1, false};
constexpr Part drums{1, Part::no_theme, 0, false, -1, 2, false, false, true, 0, false};
constexpr Part solo{1, 0, 0, false, -1, 0, false, false, false, 0, false};
constexpr Part theme{2, 0, 0, false, 0, 1, false, false, false, 0, false};
constexpr Part walk{2, 2, 0, true, 1, 2, false, false, true, 0, false};
constexpr Part second{2, 4, 0, false, 2, 1, false, false, true, 0, false};
constexpr Part second_high{2, 4, 1, false, 2, 1, false, false, false, -1, false};
constexpr Part rest{1, Part::no_theme, 0, false, 2, 0, false, false, true, -2, false};
constexpr Part breath{1, Part::no_theme, 0, false, -1, 1, false, false, true, -1, false};
constexpr Part varied{2, 0, 0, false, 1, 2, true, false, false, 0, false};
constexpr Part swung{2, 6, 0, false, 0, 2, false, true, true, 0, false};
constexpr Part high{1, 1, 1, false, 0, 1, true, false, false, -1, false};
constexpr Part full{2, 2, 0, true, 2, 2, true, true, true, 0, false};
constexpr Part closing{1, closing_phrase, 0, false, 0, 0, false, false, true, 0, true};

constexpr std::array meadow{opening, theme, walk, second, rest, varied, high, full, closing};
constexpr std::array city{drums, theme, walk, varied, breath, second, swung, full, closing};
constexpr std::array lake{opening, solo, second, theme, breath, high, varied, rest, closing};
constexpr std::array town{solo, theme, swung, second_high, breath, varied, walk, full, closing};
constexpr std::array stream{opening, second, walk, rest, theme, swung, full, high, closing};
constexpr std::array orchard{opening, theme, second_high, walk, breath, swung, varied, full, closing};
constexpr std::array shore{breath, solo, theme, second, rest, varied, high, walk, closing};
constexpr std::array heights_form{solo, breath, walk, second, high, rest, theme, full, closing};
constexpr std::array moving{walk, second, varied, swung, full, second_high}; // in a round of Arcade

// clang-format off
constexpr std::array<Style, all_instruments.size()> styles{{
    // Meadow: an amble in common time, larks above.
    {.6, "X...x...", 2, 1, 2.4, Ornament::grace, Drone::fifth, Body::coast, 1, -15,
     {"0.2.3.2.4.2.3.2.", "0.3.2.4.3.5.4.2.", "0.2.4.3.2.3.5.3."},
     {{{Body::brush, 1, -20.5, .9, "....x.......x...", "....X.......X.x."},
       {Body::shaker, 1, -16.4, -1.1, "x...x...x...x...", "x.x.X.x.x.x.X.x."},
       {Body::felt_tile, 1.3, -22, .4, "", "......x.......x."}}},
     meadow, {5.8, 4.9, 4.5}},
    // Lantern City: three, three and two, with drums.
    {.43, "X..x..x.", 2, 1, 1.7, Ornament::tremolo, Drone::single, Body::washi, 1, -15,
     {"0.2.3.2.3.4.3.2.", "023.2.023.4.3.2.", "3.2.0.3.2.4.3.5."},
     {{{Body::seal, 1, -14, 0, "X.....x.........", "X.....X.....x.x."},
       {Body::walnut_tile, 1.4, -20, 1.1, "......x.....x...", "..x...X.x...X.x."},
       {Body::shaker, 1, -17, -1.1, "x.x.x.x.x.x.x.x.", "XxxxxxXxxxxxXxxx"},
       {Body::jade_tile, 1.2, -28, .6, "", "X.....X.....X..."}}},
     city, {4.8, 4.3, 3.6}},
    // Mirror Lake: slow, in three, each note twice: in the air and in the water.
    {.84, "X..x..", 3, 1, 1.8, Ornament::echo, Drone::moving, Body::jade, 0, -18,
     {"0...2.....3.", "0.....4...2.", "0...3...5..."},
     {{{Body::brush, 1, -16, .8, "X.....X.....", "X...x.X...x."},
       {Body::wave, 1, -18, -.8, "X...........", "X..........."},
       {Body::jade_tile, 1.6, -32, 1.2, "", "..x.....x.x."}}},
     lake, {7.3, 4.6, 4.2}},
    // Old Town: five and three, cobbles, a second voice below the first.
    {.5, "X....X..", 2, 1, 1.4, Ornament::parallel, Drone::none, Body::felt, 1, -14,
     {"0.....2...0.3...", "0...3...2.0.2.3.", "0.2.3.2...0.4..."},
     {{{Body::washi_tile, .8, -19, .3, "X.........x.....", "X...x.....X...x."},
       {Body::felt_tile, 1.5, -22, -.9, "......x.......x.", "....x.x.....x.x."},
       {Body::shaker, 1, -15, 1.1, "..x...x...x...x.", "..x.x.x...x.x.x."},
       {Body::brush, 1, -17, -1.2, "X.........x.....", "X.....x...X....."}}},
     town, {6.3, 5.6, 5.0}},
    // River: six, running in half beats.
    {.56, "X..x..", 3, 1, 1.3, Ornament::turn, Drone::single, Body::night, 1, -19,
     {"023432034543", "034532023452", "032345432345"},
     {{{Body::shaker, 1, -19, 1, "x.x.x.x.x.x.", "XxxxxxXxxxxx"},
       {Body::slate_tile, 1.3, -25, -1.1, "......x.....", "....x.X...x."},
       {Body::brush, 1, -18, -.7, "X...........", "X.....x....."}}},
     stream, {5.7, 4.9, 4.5}},
    // Orchard: a waltz.
    {.39, "X..x..x..", 2, 1, 1.3, Ornament::thirds, Drone::none, Body::walnut, 1, -15,
     {"0.3.4.2.3.4.0.4.3.", "0.4.3.2.4.5.2.4.3.", "0.3.5.0.4.5.2.3.4."},
     {{{Body::washi_tile, 1.2, -24, -.8, "..x.x...x.x...x.x.", "..x.x...x.x...x.xx"},
       {Body::shaker, 1, -16, 1, "X.....x.....x.....", "X.x.x.X.x.x.X.x.xx"},
       {Body::seal, 1, -20, 0, "", "X.....x.....x....."},
       {Body::brush, 1, -18, .4, "x.................", "x.....x.....x....."}}},
     orchard, {5.1, 4.3, 3.6}},
    // Coast: a barcarolle, four times three, with waves.
    {.35, "X..x..X..x..", 2, 1.5, 1.2, Ornament::roll, Drone::single, Body::coast, 0, -15,
     {"0...2.3.4.3.2...3.4.3.2.", "0.2.3.4.5.4.3.2.3.4.3.2.", "0.....3.4.5.2.....4.5.4."},
     {{{Body::wave, 1, -16, -.7, "X.......................", "X..........x............"},
       {Body::shaker, 1, -21, 1.1, "x.....x.....x.....x.....", "X.x.x.X.x.x.X.x.x.X.x.x."},
       {Body::coast_tile, 1, -24, -.9, "", "....x...........x......."}}},
     shore, {5.4, 4.7, 4.2}},
    // High Pass: seven, bells that call to each other, and a wide drone.
    {.62, "X...X..", 3, 1, 1.3, Ornament::call, Drone::fifth, Body::slate, 1, -16,
     {"0.....2.3.....", "0...3...2...4.", "0.2.3...4.3.2."},
     {{{Body::pass_tile, .8, -23, .5, "........x.....", "....x...X...x."},
       {Body::seal, .85, -17, 0, "X.............", "X.......x....."},
       {Body::brush, 1, -16, -1, "X.......x.....", "X...x...X...x."},
       {Body::shaker, 1, -20, 1.1, "", "..x.x...x.x.x."}}},
     heights_form, {6.0, 4.7, 4.6}},
}};
// clang-format on

constexpr std::size_t number_of(Instrument instrument) {
    return std::min(static_cast<std::size_t>(instrument), all_instruments.size() - 1);
}

} // namespace

const Style& style_of(Instrument instrument) { return styles[number_of(instrument)]; }

double beat_of(Instrument instrument, Mood mood) {
    constexpr std::array usual{.6, .4, .3};
    // Arcade leaves a part of the difference between the styles.
    const double beat = style_of(instrument).beat;
    if (mood == Mood::calm) return beat;
    return usual[static_cast<std::size_t>(mood)] * std::pow(beat / usual[0], .35);
}

Place place_of(const Tune& tune, std::int64_t bar) {
    const Style& style = style_of(tune.instrument);
    const std::span<const Part> form = tune.mood == Mood::calm ? style.form : std::span<const Part>(moving);
    std::int64_t phrases = 0;
    for (const Part& part : form) phrases += part.phrases;
    const std::int64_t round = bar / (phrases * style.bars);
    auto left = static_cast<int>(bar % (phrases * style.bars));
    const Part* part = form.data();
    while (left >= part->phrases * style.bars) left -= part++->phrases * style.bars;
    Place place{*part};
    const int first = std::max(part->theme, 0);
    const auto last = static_cast<int>(tune.phrases.size()) - 1;
    place.phrase = first == closing_phrase ? last : first + left / style.bars + static_cast<int>(round % 1000) * 2;
    place.bar = left % style.bars;
    place.bars_of_part = part->phrases * style.bars;
    place.bars_left = place.bars_of_part - 1 - left;
    return place;
}

} // namespace twoturns::sound
