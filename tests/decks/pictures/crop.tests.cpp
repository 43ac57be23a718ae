// The square of a picture that is shown: inside the picture at any size, and where the player put it.
#include "decks/pictures/crop.hpp"

#include <algorithm>
#include <cstdlib>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

int some_length(Random& random) {
    const int most = random.below(2) == 0 ? 20 : 20000;
    return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
}
int some_number(Random& random) { return static_cast<int>(random.below(4000)) - 500; }

} // namespace

TEST_CASE("as a rule the middle of a picture is seen, of a high one a bit above the middle", "[crop]") {
    CHECK(square_of({}, 400, 300) == CropSquare{50, 0, 300});
    CHECK(square_of({}, 300, 600) == CropSquare{0, 100, 300}); // a third of what is cut off
    CHECK(square_of({}, 16, 16) == CropSquare{0, 0, 16});
    CHECK(square_of({}, 1, 1) == CropSquare{0, 0, 1});
}

TEST_CASE("whatever is asked for, the square is inside the picture", "[crop]") {
    Random random{3};
    for (int round = 0; round < scaled(3000); ++round) {
        const int width = some_length(random);
        const int height = some_length(random);
        const CropSquare square =
            square_of({some_number(random), some_number(random), some_number(random)}, width, height);
        CAPTURE(width, height, square.left, square.top, square.side);
        CHECK(square.side >= 1);
        CHECK(square.left >= 0);
        CHECK(square.top >= 0);
        CHECK(square.left + square.side <= width);
        CHECK(square.top + square.side <= height);
    }
}

TEST_CASE("a square that is put somewhere stays there", "[crop]") {
    Random random{4};
    for (int round = 0; round < scaled(3000); ++round) {
        const int width = 16 + some_length(random);
        const int height = 16 + some_length(random);
        const int shorter = std::min(width, height);
        const int least = (shorter * Crop::least_side + Crop::whole - 1) / Crop::whole;
        const int side = least + static_cast<int>(random.below(static_cast<std::uint64_t>(shorter - least + 1)));
        const auto within = [&](int room) {
            return static_cast<int>(random.below(static_cast<std::uint64_t>(room + 1)));
        };
        const CropSquare put{within(width - side), within(height - side), side};
        const CropSquare got = square_of(crop_at(put, width, height), width, height);
        const int near = 2 + std::max(width, height) / Crop::whole; // pixels per step of the crop
        CAPTURE(width, height, put.left, put.top, put.side, got.left, got.top, got.side);
        CHECK(std::abs(got.side - put.side) <= near);
        CHECK(std::abs(got.left - put.left) <= near);
        CHECK(std::abs(got.top - put.top) <= near);
    }
}

TEST_CASE("a square that is put outside comes back in, and one that is too small grows", "[crop]") {
    CHECK(square_of(crop_at({-50, 700, 300}, 400, 600), 400, 600) == CropSquare{0, 300, 300});
    CHECK(crop_at({0, 0, 1}, 400, 600).side == Crop::least_side);
    CHECK(crop_at({0, 0, 9000}, 400, 600).side == Crop::whole);
    CHECK(crop_at({0, 100, 300}, 300, 600) == Crop{}); // a full-width square stays in the middle
}
