// The parts of a picture that are redrawn.
#include "view/drawing/damage.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::view;

TEST_CASE("parts that are near each other become one", "[damage]") {
    CHECK(gathered({}).empty());
    CHECK(gathered({{5, 5, 0, 9}}).empty());
    CHECK(gathered({{0, 0, 10, 10}, {10, 0, 10, 10}, {500, 500, 1, 1}}).size() == 2);
    CHECK(gathered({{0, 0, 10, 10}, {2, 2, 3, 3}}).size() == 1);
    CHECK(area_of({0, 0, 100'000, 100'000}) == 10'000'000'000);
    CHECK(area_of({0, 0, -1, 5}) == 0);
}

TEST_CASE("whatever is damaged lies in one of the few parts", "[damage]") {
    for (int seed = 0; seed < scaled(300); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        std::vector<SDL_Rect> rects(random.below(120));
        const auto below = [&](std::uint64_t end) { return static_cast<int>(random.below(end)); };
        for (SDL_Rect& rect : rects) rect = {below(1000), below(1000), below(200), below(200)};
        const auto parts = gathered(rects);
        CHECK(parts.size() <= 40);
        std::vector<SDL_Rect> uncut(random.below(6));
        for (SDL_Rect& rect : uncut) rect = {below(1000), below(1000), 1 + below(300), 1 + below(30)};
        const auto grown = without_cutting(uncut, parts);
        const auto inside = [](const SDL_Rect& rect) {
            return [rect](const SDL_Rect& part) {
                return part.x <= rect.x && part.y <= rect.y && part.x + part.w >= rect.x + rect.w &&
                       part.y + part.h >= rect.y + rect.h;
            };
        };
        for (const SDL_Rect& rect : uncut) {
            const auto meeting = std::count_if(grown.begin(), grown.end(), [&](const SDL_Rect& part) {
                return SDL_HasIntersection(&part, &rect) != SDL_FALSE;
            });
            CHECK(meeting <= 1);
            if (meeting == 1) CHECK(std::any_of(grown.begin(), grown.end(), inside(rect)));
        }
        for (const SDL_Rect& part : parts) CHECK(std::any_of(grown.begin(), grown.end(), inside(part)));
        for (const SDL_Rect& rect : rects) {
            if (area_of(rect) > 0) CHECK(std::any_of(parts.begin(), parts.end(), inside(rect)));
        }
    }
}
