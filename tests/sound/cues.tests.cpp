// Every cue on every table: its loudness, its smoothness, its end.
#include "sound/cue.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "sound/instruments.hpp"
#include "sound/levels.hpp"
#include "support/loudness.hpp"
#include "support/scale.hpp"
#include "support/sounds.hpp"

namespace twoturns::sound {
namespace {

using test::all_sounds;
using test::rendered;

constexpr double smooth = .048;  // a larger step clicks
constexpr float still = 1.6e-4F; // softer than any ear hears

Instrument any_table() { return all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))]; }

TEST_CASE("every cue has its loudness on every table, makes no step, and begins and ends with silence") {
    const Instrument instrument = any_table();
    for (const auto& [name, sound] : all_sounds(instrument)) {
        INFO(name << " on " << name_of(instrument));
        const auto samples = rendered(sound);
        CHECK(test::loudest(samples) - test::master_db == Approx(designed_loudness(sound)).margin(1));
        CHECK(test::largest_step(samples) <= smooth);
        CHECK(samples.size() > 2000);
        CHECK(samples.size() < std::size_t{2} * 48'000 * 7);
        CHECK(std::abs(samples[0]) < still);
        CHECK(std::all_of(samples.end() - 200, samples.end(), [](float x) { return std::abs(x) < still; }));
    }
}

TEST_CASE("the notes of a match are equally loud in every key") {
    const Instrument instrument = any_table();
    for (const int key : {-3, 0, 4}) {
        for (int step = -3; step <= 9; step += 2) {
            INFO(name_of(instrument) << ", key " << key << ", step " << step);
            Sound sound;
            sound.cue = Cue::match;
            sound.instrument = instrument;
            sound.key = key;
            sound.step = step;
            sound.variation = 0;
            const double loudness = test::loudest(rendered(sound)) - test::master_db;
            CHECK(loudness == Approx(-20).margin(1.8)); // the echo of a large room adds to some notes
        }
    }
}

TEST_CASE("notes are in tune on every table") {
    const Instrument instrument = any_table();
    for (const int step : {-3, 0, 4}) {
        Sound sound;
        sound.cue = Cue::match;
        sound.instrument = instrument;
        sound.key = 2;
        sound.step = step;
        sound.variation = 0;
        const auto samples = rendered(sound);
        const double hz = hz_of(note_of(instrument, 2, step));
        double highest = 0;
        int cents_of_highest = 99;
        for (int cents = -30; cents <= 30; ++cents) {
            const double w = 2 * std::numbers::pi * hz * std::exp2(cents / 1200.0) / 48'000;
            std::complex<double> sum = 0;
            for (std::size_t i = 2000; i < 40'000; ++i)
                sum += static_cast<double>(samples[2 * i]) * std::polar(1.0, -w * static_cast<double>(i));
            if (std::abs(sum) <= highest) continue;
            highest = std::abs(sum);
            cents_of_highest = cents;
        }
        INFO(name_of(instrument) << ", step " << step);
        CHECK(std::abs(cents_of_highest) <= 5);
    }
}

TEST_CASE("a pair taken back swells where a match dies away") {
    const auto middle_of = [](Cue cue) { // of its energy, in seconds
        Sound sound;
        sound.cue = cue;
        double sum = 0;
        double moment = 0;
        const auto samples = rendered(sound);
        for (std::size_t i = 0; i < 2 * 48'000 * 3 / 10; ++i) {
            const double power = static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
            sum += power;
            moment += power * static_cast<double>(i / 2) / 48'000;
        }
        return moment / sum;
    };
    CHECK(middle_of(Cue::match) < .12);
    CHECK(middle_of(Cue::undo) > .13);
}

TEST_CASE("no variation of a cue that is often heard clicks") {
    const Instrument instrument = any_table();
    for (const Cue cue :
         {Cue::pick, Cue::put_back, Cue::match, Cue::no_match, Cue::slide_lands, Cue::page, Cue::button}) {
        Sound sound;
        sound.cue = cue;
        sound.instrument = instrument;
        for (sound.variation = 1; sound.variation < 4; ++sound.variation) {
            INFO("cue " << static_cast<int>(cue) << " on " << name_of(instrument) << ", variation " << sound.variation);
            CHECK(test::largest_step(rendered(sound)) <= smooth);
        }
    }
}

TEST_CASE("a sound is on its side of the board, and nowhere is all on one side") {
    Sound pick;
    pick.variation = 0;
    const auto power = [&](float pan, std::size_t side) {
        pick.pan = pan;
        const auto samples = rendered(pick);
        double sum = 0;
        for (std::size_t i = side; i < samples.size(); i += 2) sum += static_cast<double>(samples[i]) * samples[i];
        return sum;
    };
    const double difference = 10 * std::log10(power(-1, 0) / power(-1, 1)); // dB
    CHECK(difference > 4.5);
    CHECK(difference < 6.5);
    CHECK(power(0, 0) == Approx(power(0, 1)).epsilon(.1));
    CHECK(power(1, 1) == Approx(power(-1, 0)).epsilon(.1));
    CHECK(power(50, 1) == Approx(power(1, 1)));
    CHECK(power(std::numeric_limits<float>::quiet_NaN(), 0) == Approx(power(0, 0)));
}

TEST_CASE("a longer line, an outer line and a higher rung are heard") {
    Sound match;
    match.cue = Cue::match;
    match.variation = 0;
    const auto heard = [](const Sound& sound) { return rendered(sound); };
    const auto straight = heard(match);
    match.turns = 1;
    const auto one = heard(match);
    match.turns = 2;
    const auto two = heard(match);
    match.outside = true;
    const auto outside = heard(match);
    CHECK(straight != one);
    CHECK(one != two);
    CHECK(two != outside);
    Sound rung;
    rung.cue = Cue::ladder;
    rung.variation = 0;
    const auto first = heard(rung);
    rung.rung = 2;
    CHECK(heard(rung) != first);
    rung.rung = 8;
    const auto highest = heard(rung);
    rung.rung = 100;
    CHECK(heard(rung) == highest);
}

TEST_CASE("any values of a sound give samples within bounds") {
    using Whole = std::numeric_limits<int>;
    using Real = std::numeric_limits<float>;
    const std::vector<std::pair<int, float>> strange{{Whole::min(), Real::quiet_NaN()},
                                                     {-7, -1e30F},
                                                     {0, Real::infinity()},
                                                     {1000, 1e30F},
                                                     {Whole::max(), -Real::infinity()}};
    for (int cue = -1; cue <= cue_count; ++cue) {
        for (const auto& [number, real] : strange) {
            Sound sound;
            sound.cue = static_cast<Cue>(cue);
            sound.instrument = static_cast<Instrument>(number);
            sound.key = sound.step = sound.turns = sound.rung = number;
            sound.count = sound.star = sound.bass = sound.inner = sound.variation = number;
            sound.pan = sound.level = sound.ring = real;
            sound.outside = sound.last = number > 0;
            const auto samples = rendered(sound, 8000);
            INFO("cue " << cue << ", numbers " << number << ", " << real);
            REQUIRE(std::all_of(samples.begin(), samples.end(), [](float x) { return std::abs(x) < .61F; }));
        }
    }
}

TEST_CASE("names of instruments are those of their tables") {
    for (const Instrument instrument : all_instruments) CHECK(instrument_from_name(name_of(instrument)) == instrument);
    CHECK_FALSE(instrument_from_name("brass"));
    CHECK_FALSE(instrument_from_name(""));
}

TEST_CASE("a match takes its place, turns and note from the line") {
    const Size board{8, 18};
    game::MelodyNote note;
    note.step = 2;
    note.length = 3;
    note.left = 5;
    const Sound straight = match_sound(note, Link{{1, 1}, {1, 3}}, board, Instrument::jade, 2);
    CHECK(straight.cue == Cue::match);
    CHECK(straight.instrument == Instrument::jade);
    CHECK(straight.key == 2);
    CHECK(straight.step == 2);
    CHECK(straight.inner == 0);
    CHECK(straight.turns == 0);
    CHECK_FALSE(straight.outside);
    CHECK(straight.pan == Approx(pan_of(2, board)));
    const Sound around = match_sound(note, Link{{1, 1}, {0, 1}, {0, 18}, {1, 18}}, board, Instrument::jade, 2);
    CHECK(around.turns == 2);
    CHECK(around.outside);
    CHECK(around.step == 3); // the next note of the chord: an octave above would be too high
    CHECK(around.pan == Approx(0).margin(1e-6));
    note.last = true;
    note.left = 0;
    const Sound last = match_sound(note, Link{{1, 1}, {1, 3}}, board, Instrument::jade, 2);
    CHECK(last.last);
    CHECK(last.inner == no_step);
    CHECK(pan_of(1, board) == -1);
    CHECK(pan_of(18, board) == 1);
    CHECK(pan_of(1, {1, 1}) == 0);
    CHECK(pan_of(-5, board) == -1);
}

} // namespace
} // namespace twoturns::sound
