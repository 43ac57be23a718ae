#include "scene/easing.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace twoturns::scene;

namespace {

/// Evaluates the curve in small steps up to that time.
float walked(const Easing& easing, float t) {
    constexpr int steps = 20'000;
    float y = 0;
    for (int i = 0; i <= steps; ++i) {
        const float s = static_cast<float>(i) / steps;
        const float r = 1 - s;
        if (3 * r * r * s * easing.x1 + 3 * r * s * s * easing.x2 + s * s * s > t) break;
        y = 3 * r * r * s * easing.y1 + 3 * r * s * s * easing.y2 + s * s * s;
    }
    return y;
}

} // namespace

TEST_CASE("progress runs from 0 to 1 and never outside", "[easing]") {
    CHECK(progress(Time{50}, Time{100}, Time{200}) == 0);
    CHECK(progress(Time{100}, Time{100}, Time{200}) == 0);
    CHECK(progress(Time{200}, Time{100}, Time{200}) == Approx(0.5));
    CHECK(progress(Time{300}, Time{100}, Time{200}) == 1);
    CHECK(progress(Time{9000}, Time{100}, Time{200}) == 1);
}

TEST_CASE("every easing starts at 0, ends at 1, never goes back and is its curve", "[easing]") {
    for (const Easing& easing : {standard, decelerate, emphasized, accelerate, pulling, sliding}) {
        CAPTURE(easing.x1, easing.y1, easing.x2, easing.y2);
        CHECK(easing(0) == 0);
        CHECK(easing(1) == 1);
        CHECK(easing(-1) == 0);
        CHECK(easing(2) == 1);
        float before = 0;
        for (int i = 1; i <= 20; ++i) {
            const float t = static_cast<float>(i) / 20;
            CHECK(easing(t) >= before);
            before = easing(t);
            if (i < 20) CHECK(std::abs(before - walked(easing, t)) < 0.003F);
        }
    }
}

TEST_CASE("a spring starts at 0, overshoots once to its peak and ends at 1", "[easing]") {
    for (const float peak : {1.18F, 2.0F}) {
        CHECK(springing(0, peak) == 0);
        CHECK(springing(0.5F, peak) == Approx(peak));
        CHECK(springing(1, peak) == 1);
        int turns = 0;
        for (int i = 2; i <= 100; ++i) {
            const auto at = [&](int step) { return springing(static_cast<float>(step) / 100, peak); };
            CHECK(at(i) <= peak + 0.001F);
            turns += (at(i) > at(i - 1)) != (at(i - 1) > at(i - 2));
        }
        CHECK(turns == 1);
    }
}
