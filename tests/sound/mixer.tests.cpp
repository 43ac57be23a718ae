#include "sound/mixer.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "sound/ambience.hpp"
#include "sound/music.hpp"
#include "support/loudness.hpp"
#include "support/scale.hpp"
#include "support/sounds.hpp"
#include "twoturns/random.hpp"

namespace twoturns::sound {
namespace {

std::vector<float> played(Mixer& mixer, double seconds) {
    std::vector<float> samples(2 * static_cast<std::size_t>(seconds * mixer.rate()));
    mixer.render(samples);
    return samples;
}

bool within_bounds(const std::vector<float>& samples) {
    return std::all_of(samples.begin(), samples.end(), [](float x) { return std::abs(x) <= .6001F; }); // not if NaN
}

Sound note(int step, float level = 0) {
    Sound sound;
    sound.cue = Cue::match;
    sound.step = step;
    sound.level = level;
    sound.ring = 3;
    return sound;
}

TEST_CASE("pieces of any size give the same samples") {
    const auto sounds = test::busy_minute(Instrument::slate);
    const auto in_pieces = [&](const auto& next_size) {
        Mixer mixer(48'000);
        std::vector<float> all;
        for (std::size_t i = 0; i < 12; ++i) mixer.add(sounds[i].sound, std::llround(sounds[i].at * 48'000));
        mixer.set_volumes({55, 0, 0});
        while (all.size() < 2 * 48'000 * 5) {
            std::vector<float> piece(2 * next_size());
            mixer.render(piece);
            all.insert(all.end(), piece.begin(), piece.end());
        }
        all.resize(2 * 48'000 * 5);
        return all;
    };
    const auto whole = in_pieces([] { return std::size_t{48'000} * 5; });
    CHECK(in_pieces([] { return std::size_t{512}; }) == whole);
    CHECK(in_pieces([] { return std::size_t{1}; }) == whole);
    Random random{3};
    CHECK(in_pieces([&] { return static_cast<std::size_t>(random.below(1500)); }) == whole);
    CHECK(test::loudest(whole) > -30);
}

TEST_CASE("pieces of any size give the same background, through fades and volumes") {
    constexpr int rate = 4000;
    Ambience ambience(rate, Instrument::night);
    const auto in_pieces = [&](std::size_t size) {
        const Tune tune = tune_of(Instrument::night, "tt2.18x8.36.none.any.full.3.music", 72);
        Music music(Noises(rate), tune);
        Ambience from_start = ambience;
        Mixer mixer(rate);
        mixer.set_music(&music);
        mixer.set_ambience(&from_start);
        std::vector<float> all;
        const auto play = [&](std::size_t frames) {
            std::vector<float> piece(2 * frames);
            for (std::size_t at = 0; at < frames; at += size)
                mixer.render(std::span(piece).subspan(2 * at, 2 * std::min(size, frames - at)));
            all.insert(all.end(), piece.begin(), piece.end());
        };
        mixer.set_volumes({70, 70, 40});
        for (const bool in : {true, false, true}) {
            mixer.fade_music(in, 4);
            mixer.fade_ambience(in, 4);
            play(in ? 6001 : 20'003);
            mixer.set_volumes({70, 70, in ? 0.0F : 70.0F});
            play(3333);
        }
        return all;
    };
    const auto whole = in_pieces(100'000);
    CHECK(in_pieces(1) == whole);
    CHECK(in_pieces(77) == whole);
    CHECK(in_pieces(512) == whole);
}

TEST_CASE("the same sounds give the same samples, and a cue is never struck the same way twice") {
    const auto sounds = test::arcade_minute(Instrument::walnut);
    const std::span some(sounds.data(), 40);
    CHECK(test::rendered(some) == test::rendered(some));
    Mixer mixer(48'000);
    std::vector<std::vector<float>> strikes;
    for (int i = 0; i < 5; ++i) {
        mixer.add({});
        strikes.push_back(played(mixer, 1));
    }
    for (std::size_t i = 1; i < strikes.size(); ++i) CHECK(strikes[i] != strikes[i - 1]);
}

TEST_CASE("a sound begins with the frame that it is due at") {
    Mixer mixer(48'000);
    mixer.add({}, 1000);
    CHECK_FALSE(mixer.silent());
    const auto samples = played(mixer, .1);
    const auto heard = std::find_if(samples.begin(), samples.end(), [](float x) { return x != 0; });
    const auto frame = (heard - samples.begin()) / 2;
    CHECK(frame >= 1000);
    CHECK(frame <= 1002); // it rises from zero
    Mixer now(48'000);
    now.add({}, -500);
    CHECK(played(now, .01) == std::vector<float>(samples.begin() + 2000, samples.begin() + 2000 + 960));
}

TEST_CASE("a note in place of another makes no step") {
    Mixer mixer(48'000);
    std::vector<float> all;
    for (int i = 0; i < 60; ++i) { // five times as many as voices
        mixer.add(note(i % 5 - 5, -12));
        const auto samples = played(mixer, .05);
        all.insert(all.end(), samples.begin(), samples.end());
    }
    const auto end = played(mixer, 8);
    all.insert(all.end(), end.begin(), end.end());
    CHECK(test::largest_step(all) < .006); // a cut note makes one of up to .04
}

TEST_CASE("the last note is heard when all voices sound") {
    Mixer mixer(48'000);
    for (int i = 0; i < Mixer::voices; ++i) mixer.add(note(-10, -3));
    played(mixer, .5);
    const auto before = played(mixer, .1);
    Sound loud = note(9);
    mixer.add(loud);
    const auto after = played(mixer, .1);
    const auto brightness = [](const std::vector<float>& x) {
        double sum = 0;
        for (std::size_t i = 2; i < x.size(); ++i) sum += std::pow(static_cast<double>(x[i] - x[i - 2]), 2);
        return sum;
    };
    CHECK(brightness(after) > 4 * brightness(before));
}

TEST_CASE("a change of volume makes no step and arrives within 20 ms") {
    Mixer mixer(48'000);
    mixer.add(note(-5));
    played(mixer, .1); // the note's tick is steeper
    std::vector<float> all;
    for (const float volume : {0.0F, 100.0F, 0.0F, 35.0F, 70.0F, 0.0F}) {
        mixer.set_volumes({volume, 0, 0});
        auto samples = played(mixer, .02);
        all.insert(all.end(), samples.begin(), samples.end());
        samples = played(mixer, .03);
        all.insert(all.end(), samples.begin(), samples.end());
        if (volume == 0) CHECK(std::all_of(samples.begin(), samples.end(), [](float x) { return x == 0; }));
    }
    CHECK(test::largest_step_within(all) < .005);
    mixer.set_volumes({std::nanf(""), -5, 1e9F});
    CHECK(within_bounds(played(mixer, .1)));
}

TEST_CASE("the volume is a factor") {
    Mixer usual(48'000);
    Mixer half(48'000);
    half.set_volumes({35, 0, 0});
    played(half, .02);
    played(usual, .02);
    usual.add(note(0));
    half.add(note(0));
    const auto loud = played(usual, 1);
    const auto soft = played(half, 1);
    CHECK(test::loudest(loud) - test::loudest(soft) == Approx(6.02).margin(.05));
}

TEST_CASE("another table's room makes no step") {
    Mixer mixer(48'000);
    std::vector<float> all;
    for (int i = 0; i < 24; ++i) {
        Sound sound = note(-5, -12);
        sound.instrument = all_instruments[static_cast<std::size_t>(i) % all_instruments.size()];
        mixer.add(sound);
        const auto samples = played(mixer, .3);
        all.insert(all.end(), samples.begin(), samples.end());
    }
    const auto end = played(mixer, 8);
    all.insert(all.end(), end.begin(), end.end());
    CHECK(test::largest_step(all) < .025); // of the brush in the music; a cut note has more
}

TEST_CASE("the mixer says when it is silent, and then is") {
    Mixer mixer(48'000);
    CHECK(mixer.silent());
    CHECK(played(mixer, .5) == std::vector<float>(48'000));
    mixer.add(note(0));
    CHECK_FALSE(mixer.silent());
    constexpr int most_pieces = 140; // of .05 s of sound
    for (int piece = 0; !mixer.silent(); ++piece) {
        REQUIRE(piece < most_pieces);
        played(mixer, .05);
    }
    const auto rest = played(mixer, 3);
    CHECK(std::all_of(rest.begin(), rest.end(), [](float x) { return std::abs(x) < 1.6e-4F; }));
    played(mixer, 5);
    CHECK(played(mixer, .1) == std::vector<float>(9600)); // not even the smallest numbers
    CHECK(mixer.silent());
}

TEST_CASE("thousands of sounds at once are clipped softly and end") {
    Mixer mixer(48'000);
    for (int i = 0; i < 5000; ++i) {
        Sound sound = note(i % 12);
        sound.cue = static_cast<Cue>(i % cue_count);
        sound.instrument = all_instruments[static_cast<std::size_t>(i) % all_instruments.size()];
        sound.outside = true;
        sound.turns = 2;
        mixer.add(sound, i % 3);
    }
    std::vector<float> all;
    for (int i = 0; i < 20; ++i) {
        for (int k = 0; k < 100; ++k) mixer.add(note(k % 9));
        const auto samples = played(mixer, .05);
        all.insert(all.end(), samples.begin(), samples.end());
    }
    CHECK(within_bounds(all));
    CHECK(test::true_peak(std::span(all).first(48'000)) < -3);
    for (int i = 0; i < 140 && !mixer.silent(); ++i) played(mixer, .05);
    CHECK(mixer.silent());
}

TEST_CASE("an answer is dropped if another match comes first") {
    Sound first = note(0);
    first.inner = 2;
    const auto heard = [&](bool with_inner, double next) {
        Mixer mixer(48'000);
        Sound sound = first;
        if (!with_inner) sound.inner = no_step;
        mixer.add(sound);
        auto all = played(mixer, next);
        mixer.add(note(3));
        const auto rest = played(mixer, 1.5);
        all.insert(all.end(), rest.begin(), rest.end());
        return all;
    };
    CHECK(heard(true, .3) == heard(false, .3));
    CHECK(heard(true, .5) != heard(false, .5));
}

TEST_CASE("a mixer works at any rate") {
    for (const int rate : {-1, 4000, 192'000, 0, 8000, 22'050, 44'100, 96'000}) {
        if (only_samples() && rate == 0) break;
        INFO(rate);
        Mixer mixer(rate);
        CHECK(mixer.rate() >= 4000);
        for (const auto& [name, sound] : test::all_sounds(Instrument::jade)) {
            INFO(name);
            mixer.add(sound);
            const auto samples = played(mixer, .2);
            REQUIRE(within_bounds(samples));
            REQUIRE(std::any_of(samples.begin(), samples.end(), [](float x) { return std::abs(x) > 1e-4F; }));
        }
    }
    const auto energy = [](int rate) { // of a second
        double sum = 0;
        for (const float x : test::rendered(note(0), rate)) sum += static_cast<double>(x) * static_cast<double>(x);
        return sum / rate;
    };
    CHECK(energy(96'000) == Approx(energy(48'000)).epsilon(.1));
    CHECK(energy(22'050) == Approx(energy(48'000)).epsilon(.1));
}

TEST_CASE("a busy minute stays below its ceiling on every table") {
    const Instrument instrument = all_instruments[static_cast<std::size_t>(GENERATE(range(0, only_samples() ? 1 : 8)))];
    INFO(name_of(instrument));
    for (const bool arcade : {false, true}) {
        if (only_samples() && arcade) break;
        const auto samples = test::rendered(arcade ? test::arcade_minute(instrument) : test::busy_minute(instrument));
        const double loudness = test::integrated(samples);
        CHECK(loudness > -25);
        CHECK(loudness < -21);
        CHECK(test::true_peak(samples) < -6.5);
        CHECK(test::largest_step(samples) <= .048);
    }
}

TEST_CASE("music and ambience fade in and out without a step, each with its volume") {
    const Tune tune = tune_of(Instrument::night, "tt2.18x8.36.none.any.full.3.music", 72);
    Music music(Noises(48'000), tune);
    Ambience ambience(48'000, Instrument::jade);
    Mixer mixer(48'000);
    mixer.set_volumes({70, 70, 70});
    mixer.set_music(&music);
    mixer.set_ambience(&ambience);
    CHECK(mixer.silent());
    CHECK(played(mixer, .5) == std::vector<float>(48'000));
    mixer.fade_music(true, 4);
    mixer.fade_ambience(true, 4);
    CHECK_FALSE(mixer.silent());
    auto all = played(mixer, 30);
    CHECK(test::integrated(std::span(all).subspan(96'000 * 5)) == Approx(-27.5).margin(2)); // of both
    mixer.set_volumes({70, 0, 0});
    auto part = played(mixer, .02);
    all.insert(all.end(), part.begin(), part.end());
    CHECK(mixer.silent());
    CHECK(played(mixer, .5) == std::vector<float>(48'000));
    mixer.set_volumes({70, 0, 100});
    part = played(mixer, 1);
    all.insert(all.end(), part.begin(), part.end());
    mixer.fade_music(false, 4);
    mixer.fade_ambience(false, 4);
    part = played(mixer, 4.01);
    all.insert(all.end(), part.begin(), part.end());
    CHECK(mixer.silent());
    CHECK(test::largest_step(all) < .025); // of the brush in the music; a cut note has more
}

} // namespace
} // namespace twoturns::sound
