// Ambience and music.
#include "sound/ambience.hpp"
#include "sound/music.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "sound/instruments.hpp"
#include "sound/mixer.hpp"
#include "sound/style.hpp"
#include "support/loudness.hpp"
#include "support/scale.hpp"
#include "support/sounds.hpp"

namespace twoturns::sound {
namespace {

template <class Source> std::vector<float> heard_of(Source& source, double seconds) {
    std::vector<float> samples;
    for (int i = 0; i < static_cast<int>(seconds * 48'000 / block_frames); ++i) {
        Block block;
        source.render(block, block_frames);
        for (std::size_t k = 0; k < block_frames; ++k) {
            samples.push_back(static_cast<float>(block.left[k]));
            samples.push_back(static_cast<float>(block.right[k]));
        }
    }
    return samples;
}

TEST_CASE("every ambience has its loudness, no peaks and no seam") {
    const Instrument instrument = all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))];
    INFO(name_of(instrument));
    Ambience ambience(48'000, instrument);
    const auto& loop = ambience.loop();
    REQUIRE(loop.size() == 2 * Ambience::loop_frames);
    const auto jump_at = [&](std::size_t frame) {
        int most = 0;
        for (std::size_t side = 0; side < 2; ++side) {
            const auto at = [&](std::size_t i) {
                return static_cast<int>(loop[2 * (i % Ambience::loop_frames) + side]);
            };
            most = std::max(most, std::abs(at(frame) - 2 * at(frame + 1) + at(frame + 2)));
        }
        return most;
    };
    const std::size_t end = Ambience::loop_frames;
    int at_seam = 0;
    int around = 0; // within half a second
    for (std::size_t i = end - 16'384; i < end + 16'384; ++i) {
        int& most = i + 2 >= end && i < end ? at_seam : around;
        most = std::max(most, jump_at(i));
    }
    CHECK(at_seam <= around);

    const auto samples = heard_of(ambience, 64);
    CHECK(test::integrated(samples) + test::master_db == Approx(-40).margin(.5));
    CHECK(test::true_peak(samples) + test::master_db < -23);
    CHECK(test::largest_step_within(samples) < .036);
}

TEST_CASE("ambience goes on beyond its loop, the same again") {
    Ambience ambience(Ambience::loop_rate, Instrument::felt);
    const auto& loop = ambience.loop();
    std::vector<double> left;
    while (left.size() < Ambience::loop_frames + 1000) {
        Block block;
        ambience.render(block, 100);
        left.insert(left.end(), block.left.begin(), block.left.begin() + 100);
    }
    for (std::size_t i = 0; i < 1000; ++i) REQUIRE(left[i] == left[i + Ambience::loop_frames]);
    CHECK(std::count(loop.begin(), loop.end(), 0) < static_cast<std::ptrdiff_t>(loop.size() / 10));
}

TEST_CASE("every music has its loudness, is smooth, and is the same for a game") {
    const Instrument instrument = all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))];
    INFO(name_of(instrument));
    const std::string id = "tt2.18x8.36.none.any.full.3.lantern";
    const Tune tune = tune_of(instrument, id, 72);
    Music music(Noises(48'000), tune);
    const auto samples = heard_of(music, 120);
    CHECK(test::integrated(samples) + test::master_db == Approx(-26).margin(.5));
    CHECK(test::true_peak(samples) + test::master_db < -10);
    CHECK(test::largest_step_within(samples) < .036);
    Music again(Noises(48'000), tune);
    const auto beginning = heard_of(again, 10);
    CHECK(std::equal(beginning.begin(), beginning.end(), samples.begin()));
    const Tune other_tune = tune_of(instrument, id + "s", 72);
    Music other(Noises(48'000), other_tune);
    CHECK(heard_of(other, 10) != beginning);
}

TEST_CASE("the faster music of Arcade is not much louder, and as smooth") {
    const Instrument instrument = all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))];
    INFO(name_of(instrument));
    double before = -100;
    for (const Mood mood : {Mood::lively, Mood::urgent}) {
        const Tune tune = tune_of(instrument, "tt2.18x8.36.none.any.full.3.lantern", 72, mood);
        Music music(Noises(48'000), tune);
        const auto samples = heard_of(music, 30);
        const double loudness = test::integrated(samples) + test::master_db;
        CHECK(loudness > -27);
        CHECK(loudness < -22);
        CHECK(loudness > before);
        before = loudness;
        CHECK(test::true_peak(samples) + test::master_db < -8);
        CHECK(test::largest_step_within(samples) < .036);
    }
}

TEST_CASE("music of games without pairs goes on, too") {
    const Tune tune = tune_of(Instrument::felt, "", 0);
    Music music(Noises(8000), tune);
    const auto samples = heard_of(music, 20);
    CHECK(std::all_of(samples.begin(), samples.end(), [](float x) { return std::abs(x) < .3F; }));
    CHECK(std::any_of(samples.begin(), samples.end(), [](float x) { return std::abs(x) > 1e-4F; }));
}

TEST_CASE("music goes on with another tune from the next bar on, without a pause") {
    const Tune first = tune_of(Instrument::walnut, "tt2.18x8.36.none.any.full.3.sun", 72);
    const Tune second = tune_of(Instrument::jade, "tt2.18x8.36.none.any.full.3.moon", 72, Mood::urgent);
    Music unchanged(Noises(48'000), first);
    const auto expected = heard_of(unchanged, 15);
    Music music(Noises(48'000), first);
    std::vector<float> samples = heard_of(music, 6);
    music.set_tune(second);
    const auto rest = heard_of(music, 9);
    samples.insert(samples.end(), rest.begin(), rest.end());
    constexpr auto first_bars =
        static_cast<std::ptrdiff_t>(2 * 48'000 * 6.5); // two of 3.44 s, less what blocks cut off
    CHECK(std::equal(samples.begin(), samples.begin() + first_bars, expected.begin()));
    CHECK_FALSE(std::equal(samples.begin() + first_bars, samples.end(), expected.begin() + first_bars));
    constexpr std::size_t half_a_second = 48'000;
    for (std::size_t at = half_a_second; at + half_a_second <= samples.size(); at += half_a_second)
        CHECK(std::any_of(samples.begin() + static_cast<std::ptrdiff_t>(at),
                          samples.begin() + static_cast<std::ptrdiff_t>(at + half_a_second),
                          [](float x) { return std::abs(x) > 3e-3F; }));
    CHECK(test::largest_step_within(samples) < .036);
}

/// Returns how much of 60 s of music each of the twelve pitch classes has; the sum is 1.
std::array<double, 12> profile_of(const std::vector<float>& samples) {
    std::array<double, 12> profile{};
    constexpr std::size_t every = 6; // 8000 frames a second are enough for these notes
    std::vector<double> mono;
    for (std::size_t i = 0; i + 2 * every <= samples.size(); i += 2 * every) {
        double sum = 0;
        for (std::size_t k = 0; k < 2 * every; ++k) sum += static_cast<double>(samples[i + k]);
        mono.push_back(sum);
    }
    constexpr std::size_t window = 4000;
    for (int note = 48; note < 84; ++note) {
        const double w = 2 * std::numbers::pi * hz_of(note) / 8000;
        for (std::size_t at = 0; at + window <= mono.size(); at += window) {
            double before = 0; // Goertzel's filter
            double last = 0;
            for (std::size_t i = 0; i < window; ++i) {
                const double shape = std::sin(std::numbers::pi * static_cast<double>(i) / window);
                const double next = shape * shape * mono[at + i] + 2 * std::cos(w) * last - before;
                before = last;
                last = next;
            }
            profile[static_cast<std::size_t>(note) % 12] +=
                last * last + before * before - 2 * std::cos(w) * last * before;
        }
    }
    double all = 0;
    for (const double one : profile) all += one;
    for (double& one : profile) one /= all;
    return profile;
}

TEST_CASE("no two lands have the same music: their notes differ, and so do their bars") {
    const std::string id = "tt2.18x8.36.none.any.full.3.lantern";
    std::vector<std::array<double, 12>> profiles;
    for (const Instrument instrument : all_instruments) {
        const Tune tune = tune_of(instrument, id, 72);
        Music music(Noises(48'000), tune);
        profiles.push_back(profile_of(heard_of(music, 60)));
    }
    for (std::size_t a = 0; a < profiles.size(); ++a) {
        for (std::size_t b = a + 1; b < profiles.size(); ++b) {
            const auto [one, other] = std::pair(all_instruments[a], all_instruments[b]);
            INFO(name_of(one) << " and " << name_of(other));
            double distance = 0; // 0: the same, 1: no note in common
            for (std::size_t i = 0; i < 12; ++i) distance += std::abs(profiles[a][i] - profiles[b][i]) / 2;
            CHECK(distance > .3);
            const Style& style = style_of(one);
            const Style& other_style = style_of(other);
            CHECK(std::abs(std::log(style.beat / other_style.beat)) > .02);
            const double bar = style.beat * style.beats_of_bar();
            const double other_bar = other_style.beat * other_style.beats_of_bar();
            CHECK(std::abs(std::log(bar / other_bar)) > .02);
            CHECK(style.ornament != other_style.ornament);
            CHECK(style.chords != other_style.chords);
        }
    }
}

TEST_CASE("the form has six parts or more before it repeats, pauses of the melody, and a soft end") {
    for (const Instrument instrument : all_instruments) {
        INFO(name_of(instrument));
        const Style& style = style_of(instrument);
        CHECK(style.form.size() >= 8);
        CHECK(style.form.back().fades);
        CHECK(std::count_if(style.form.begin(), style.form.end(),
                            [](const Part& part) { return part.theme == Part::no_theme; }) >= 1);
        for (const Pattern& pattern : style.chords) CHECK(pattern.size() == 2 * style.beats.size());
        for (const Percussion& one : style.percussion)
            for (const Pattern& pattern : {one.light, one.full})
                CHECK((pattern.empty() || pattern.size() == 2 * style.beats.size()));
        const Tune tune = tune_of(instrument, "tt2.18x8.36.none.any.full.3.lantern", 72);
        int bars = 0;
        for (const Part& part : style.form) bars += part.phrases * style.bars;
        CHECK(place_of(tune, bars - 1).bars_left == 0);
        CHECK(place_of(tune, bars - 1).part.fades);
        CHECK(place_of(tune, 0).bar == 0);
        CHECK(place_of(tune, bars).bar == 0);
        CHECK(bars * style.beat * style.beats_of_bar() > 75); // seconds
    }
}

TEST_CASE("music has air above its notes, and few of them are cut off") {
    const Instrument instrument = all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))];
    INFO(name_of(instrument));
    const Tune tune = tune_of(instrument, "tt2.18x8.36.none.any.full.3.lantern", 72);
    Music music(Noises(48'000), tune);
    const auto samples = heard_of(music, 120);
    CHECK(music.stolen() < 20);
    double all = 0;
    double high = 0;
    double low = 0; // what passes a filter of first order below 2 kHz
    for (std::size_t i = 0; i < samples.size(); i += 2) {
        const auto sample = static_cast<double>(samples[i]);
        low += .23 * (sample - low);
        all += sample * sample;
        high += (sample - low) * (sample - low);
    }
    CHECK(high / all > .05);
}

TEST_CASE("the notes of chords and followers make no tritone and no second") {
    for (const Instrument instrument : all_instruments) {
        for (int step = -6; step <= 12; ++step) {
            INFO(name_of(instrument) << ", step " << step);
            const auto pitch = [&](int at) { return note_of(instrument, 0, at); };
            const int fifth = pitch(fifth_above(instrument, step)) - pitch(step);
            const int third = pitch(third_above(instrument, step)) - pitch(step);
            const int below = pitch(step) - pitch(third_below(instrument, step));
            for (const int interval : {fifth, third, below}) {
                CHECK(interval >= 3);
                CHECK(interval <= 9);
                CHECK(interval != 6);
            }
        }
        CHECK(note_of(instrument, 0, 3) - note_of(instrument, 0, 0) == 7);
    }
}

TEST_CASE("the phrases of a tune are those of the game's melody") {
    const std::string id = "tt2.18x8.36.none.any.full.3.lantern";
    for (const int pairs : {0, 1, 8, 9, 72, 2000}) {
        const Tune tune = tune_of(Instrument::felt, id, pairs);
        CHECK(tune.notes == game::melody(id, std::max(pairs, 8)));
        std::size_t notes = 0;
        for (std::size_t i = 0; i < tune.phrases.size(); ++i) {
            const auto phrase = tune.phrase(static_cast<std::int64_t>(i));
            REQUIRE_FALSE(phrase.empty());
            CHECK(phrase.back().left == 0);
            notes += phrase.size();
        }
        CHECK(notes == tune.notes.size());
        CHECK(tune.phrase(static_cast<std::int64_t>(tune.phrases.size())).data() == tune.phrase(0).data());
    }
}

} // namespace
} // namespace twoturns::sound
