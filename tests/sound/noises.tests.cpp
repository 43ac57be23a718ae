#include "sound/noises.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace twoturns::sound;

TEST_CASE("noises are the same however many were made before all are wanted", "[sound]") {
    constexpr int rate = 8000;
    const Noises whole(rate);
    for (const int before : {0, 1, 40, 1000}) {
        NoiseMaker maker(rate);
        int made = 0;
        while (made < before && maker.make_next()) ++made;
        const Noises noises = maker.all();
        CHECK_FALSE(maker.make_next());
        for (std::size_t number = 0; number < body_count; ++number) {
            const auto body = static_cast<Body>(number);
            CAPTURE(before, number);
            CHECK(noises.knock_gain(body) == whole.knock_gain(body));
            for (int variant = 0; variant < strike_variants; ++variant) {
                REQUIRE_FALSE(whole.of(body, variant).empty());
                CHECK(std::ranges::equal(noises.of(body, variant), whole.of(body, variant)));
            }
        }
    }
}
