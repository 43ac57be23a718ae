#include "view/sound.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <vector>

#include "support/catch.hpp"
#include "support/waiting.hpp"
#include "view/quiet.hpp"

using namespace twoturns;

namespace {

/// Returns the strength of a pitch in the first tenth of a second.
double strength(const std::vector<std::int16_t>& samples, double pitch) {
    double sine = 0;
    double cosine = 0;
    for (std::size_t i = 0; i < 4410 && i < samples.size(); ++i) {
        const double turn = 2 * std::numbers::pi * pitch * static_cast<double>(i) / 44100;
        sine += samples[i] * std::sin(turn);
        cosine += samples[i] * std::cos(turn);
    }
    return std::hypot(sine, cosine);
}

/// Returns the largest difference between consecutive samples, relative to full scale.
double largest_step(const std::vector<std::int16_t>& samples) {
    int largest = 0;
    for (std::size_t i = 1; i < samples.size(); ++i) largest = std::max(largest, std::abs(samples[i] - samples[i - 1]));
    return largest / 32768.0;
}

} // namespace

TEST_CASE("a sound that takes the place of another one makes no click", "[sound]") {
    using app::Sound;
    constexpr std::array all{Sound::pick, Sound::match, Sound::refuse, Sound::win, Sound::deal, Sound::time_low};
    for (const Sound first : all)
        for (const Sound second : all) {
            const auto before = view::samples_of({first});
            const auto after = view::samples_of({second});
            // The steps of both at once, and what the fade removes per sample.
            const double usual = largest_step(before) + largest_step(after) + 0.002;
            for (std::size_t cut = 1; cut < before.size(); cut += 401) {
                const auto middle = before.begin() + static_cast<std::ptrdiff_t>(cut);
                std::vector<std::int16_t> heard{before.begin(), middle};
                const auto joined = view::in_place_of({middle, before.end()}, after);
                heard.insert(heard.end(), joined.begin(), joined.end());
                if (largest_step(heard) > usual) FAIL(largest_step(heard) << " of " << usual << " at " << cut);
                REQUIRE(joined.size() >= after.size());
            }
        }
}

TEST_CASE("matches climb a ladder of eight rungs and stay on the last one", "[sound]") {
    constexpr std::array ladder{523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1174.66, 1318.51};
    for (int rung = 1; rung <= 10; ++rung) {
        CAPTURE(rung);
        const auto samples = view::samples_of({app::Sound::match, rung});
        std::size_t strongest = 0;
        for (std::size_t i = 0; i < ladder.size(); ++i)
            if (strength(samples, ladder[i]) > strength(samples, ladder[strongest])) strongest = i;
        CHECK(strongest == std::min<std::size_t>(static_cast<std::size_t>(rung), 8) - 1);
    }
}

TEST_CASE("no sound is empty or as loud as can be", "[sound]") {
    using app::Sound;
    for (const Sound sound : {Sound::pick, Sound::match, Sound::refuse, Sound::reshuffle, Sound::win, Sound::star,
                              Sound::deal, Sound::time_low}) {
        int peak = 0;
        for (const std::int16_t sample : view::samples_of({sound})) peak = std::max(peak, std::abs(int{sample}));
        CHECK(peak > 1000);
        CHECK(peak < 32000);
    }
}

TEST_CASE("what lands after a match is heard when it does", "[sound]") {
    const game::Time landing{330};
    const auto alone = view::samples_of({app::Sound::match});
    const auto with = view::samples_of({app::Sound::match, 0, landing});
    const std::size_t start = static_cast<std::size_t>(landing.count()) * 44100 / 1000;
    REQUIRE(with.size() > start);
    int peak = 0;
    int early = 0;
    for (std::size_t i = 0; i < with.size(); ++i) {
        const int more = with[i] - (i < alone.size() ? alone[i] : 0);
        if (i < start && more != 0) ++early;
        peak = std::max(peak, std::abs(more));
    }
    CHECK(early == 0);
    CHECK(peak > 1000);
}

TEST_CASE("a win rises with its lines and ends with its seal", "[sound]") {
    const auto samples = view::samples_of({app::Sound::win, 0, game::Time{2730}});
    const auto part = [&](int from, int to) {
        const auto at = [&](int ms) { return samples.begin() + std::ptrdiff_t{ms} * 44100 / 1000; };
        return std::vector<std::int16_t>{at(from), at(to)};
    };
    const auto peak = [](const std::vector<std::int16_t>& heard) {
        int most = 0;
        for (const std::int16_t sample : heard) most = std::max(most, std::abs(int{sample}));
        return most;
    };
    CHECK(peak(part(0, 400)) == 0); // the last pair is still going
    constexpr double low = 523.25;
    constexpr double high = 1318.51;
    CHECK(strength(part(430, 530), low) > 4 * strength(part(430, 530), high));
    CHECK(strength(part(2360, 2460), high) > 4 * strength(part(2360, 2460), low));
    CHECK(strength(part(2730, 2830), 140) > 4 * strength(part(2620, 2720), 140));
    CHECK(peak(samples) < 32000);
}

TEST_CASE("a device is opened for a sound, and closed once there was none for a while or the player goes", "[sound]") {
    test::quiet_sdl();
    const auto is_open = [] { return SDL_WasInit(SDL_INIT_AUDIO) != 0; };
    {
        view::SoundPlayer player{/*threaded=*/true};
        CHECK_FALSE(is_open());
        for (int i = 0; i < 2; ++i) {
            CHECK(test::comes_true(is_open, [&] {
                player.play({app::Sound::match, 1}); // again, as a busy machine may miss the time when it is open
                SDL_Delay(2);
            }));
            if (i == 0) CHECK(test::comes_true([&] { return !is_open(); }));
        }
    }
    CHECK_FALSE(is_open());
}

TEST_CASE("without a device the game is silent", "[sound]") {
    test::quiet_sdl();
    setenv("SDL_AUDIODRIVER", "none-such", 1);
    {
        view::SoundPlayer player{GENERATE(true, false)};
        for (int i = 0; i < 3; ++i) player.play({app::Sound::match, 1});
    }
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) == 0);
    test::quiet_sdl();
}
