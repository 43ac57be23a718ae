#include "picture.hpp"

#include <algorithm>
#include <stdexcept>

#include "support/catch.hpp"

using namespace twoturns::assets;

namespace {

Picture block(int width, int height, Pixel colour) {
    Picture picture(width, height);
    std::fill(picture.pixels.begin(), picture.pixels.end(), colour);
    return picture;
}

constexpr Pixel red = {1, 0, 0, 1};

} // namespace

TEST_CASE("trimming leaves the ink and nothing around it", "[picture]") {
    Picture picture(9, 7);
    paste(picture, block(3, 2, red), 4, 1);
    const Picture ink = trimmed(picture);
    CHECK(ink.width == 3);
    CHECK(ink.height == 2);
    CHECK(trimmed(Picture(5, 5)).pixels.empty());
}

TEST_CASE("scaling keeps a plain colour plain, larger and smaller", "[picture]") {
    const auto side = GENERATE(5, 16, 37, 100);
    const Picture source = block(24, 24, {0.25F, 0.5F, 0.125F, 0.5F});
    // The window lies inside, where no empty outside is mixed in.
    const Picture result = scaled(source, {8, 8, 8, 8}, side, side);
    REQUIRE(result.pixels.size() == static_cast<std::size_t>(side * side));
    for (const Pixel& p : result.pixels) {
        REQUIRE(p.r == Approx(0.25).margin(1e-4));
        REQUIRE(p.g == Approx(0.5).margin(1e-4));
        REQUIRE(p.a == Approx(0.5).margin(1e-4));
    }
}

TEST_CASE("a cell is clear at its edge and its picture as large as its ink allows", "[picture]") {
    const auto [width, height] = GENERATE(table<int, int>({{60, 60}, {136, 20}, {7, 90}}));
    const Picture cell = set_in_cell(block(width, height, red), 128, 4);
    REQUIRE(cell.width == 128);
    REQUIRE(cell.height == 128);
    for (int i = 0; i < 128; ++i) {
        REQUIRE(cell.at(i, 0).a == 0.0F);
        REQUIRE(cell.at(i, 127).a == 0.0F);
        REQUIRE(cell.at(0, i).a == 0.0F);
        REQUIRE(cell.at(127, i).a == 0.0F);
    }
    const Picture ink = trimmed(cell);
    const int longest = std::max(ink.width, ink.height);
    CHECK(longest >= 103); // 0.86 of 120
    CHECK(longest <= 124);
}

TEST_CASE("a full square is set smaller than a thin bar of its length", "[picture]") {
    const Picture square = trimmed(set_in_cell(block(50, 50, red), 128, 4));
    const Picture bar = trimmed(set_in_cell(block(10, 50, red), 128, 4));
    CHECK(square.height < bar.height);
}

TEST_CASE("a picture that is heavy on one side moves to the other", "[picture]") {
    Picture lopsided(60, 40); // a wide base, and a pole on its left
    paste(lopsided, block(20, 40, red), 0, 0);
    paste(lopsided, block(40, 4, red), 20, 36);
    const Picture cell = set_in_cell(lopsided, 128, 16);
    const auto inked = [&](int row) {
        for (int x = 0; x < cell.width; ++x)
            if (cell.at(x, row).a > 0.5F) return true;
        return false;
    };
    int top = 0, bottom = 127;
    while (!inked(top)) ++top;
    while (!inked(bottom)) --bottom;
    CHECK(top < 127 - bottom); // its weight is low, so it sits high
}

TEST_CASE("an empty picture has no place in a cell", "[picture]") {
    CHECK_THROWS_AS(set_in_cell(Picture(10, 10), 128, 4), std::runtime_error);
}

TEST_CASE("a whole picture keeps its place, clear of the margin", "[picture]") {
    Picture corner(64, 64);
    paste(corner, block(32, 32, red), 0, 0);
    const Picture cell = set_whole(corner, 128, 4);
    CHECK(cell.width == 128);
    CHECK(cell.height == 128);
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 128; ++x)
            if (std::min(x, y) < 4 || std::max(x, y) > 68) CHECK(cell.at(x, y).a == 0);
    CHECK(cell.at(6, 6).a == Approx(1));
    CHECK(cell.at(60, 60).a == Approx(1));
}
