#include "likeness.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include "support/catch.hpp"

using namespace twoturns::assets;

namespace {

/// A square of `side` pixels with a block of one colour in it.
Picture block_in(int side, int left, int top, int width, int height, Light colour) {
    Picture picture(side, side);
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x) picture.at(x, y) = {colour[0], colour[1], colour[2], 1};
    return picture;
}

Picture blots(unsigned seed) {
    std::mt19937 random(seed);
    Picture picture(64, 64);
    for (int n = 0; n < 4; ++n) {
        const auto pick = [&](unsigned count) { return static_cast<int>(random() % count); };
        const Light colour = {static_cast<float>(pick(256)) / 255, static_cast<float>(pick(256)) / 255,
                              static_cast<float>(pick(256)) / 255};
        const int left = pick(40), top = pick(40);
        const Picture next = block_in(64, left, top, 8 + pick(16), 8 + pick(16), colour);
        for (std::size_t i = 0; i < picture.pixels.size(); ++i)
            if (next.pixels[i].a > 0) picture.pixels[i] = next.pixels[i];
    }
    return picture;
}

/// The share of the joint figure that one alone covers, pixel by pixel, from the words of the header.
double slow_shape(const Look& a, const Look& b) {
    const int reach = a.side / 20 + 1;
    double best = 1;
    for (int dy = -reach; dy <= reach; dy += reach) {
        for (int dx = -reach; dx <= reach; dx += reach) {
            double both = 0, either = 0;
            for (int y = -a.side; y < 2 * a.side; ++y) {
                for (int x = -a.side; x < 2 * a.side; ++x) {
                    const auto at = [](const Look& look, int u, int v) {
                        const bool inside = u >= 0 && v >= 0 && u < look.side && v < look.side;
                        return inside ? static_cast<double>(look.figure[static_cast<std::size_t>(v * look.side + u)])
                                      : 0.0;
                    };
                    both += std::min(at(a, x, y), at(b, x + dx, y + dy));
                    either += std::max(at(a, x, y), at(b, x + dx, y + dy));
                }
            }
            best = std::min(best, 1 - both / either);
        }
    }
    return best;
}

} // namespace

TEST_CASE("every sight leaves greys as they are, and normal sight all colours", "[likeness]") {
    for (const float grey : {0.0F, 0.2F, 0.5F, 1.0F})
        for (const Sight sight : sights)
            for (const float channel : as_seen(Light{grey, grey, grey}, sight))
                CHECK(channel == Approx(grey).margin(0.00001));
    const Light colour = {0.1F, 0.6F, 0.3F};
    CHECK(as_seen(colour, Sight::normal) == colour);
}

TEST_CASE("who lacks a cone confuses what only that cone tells apart", "[likeness]") {
    // Pairs of blocks, each a confusion of one sight and plain to the others.
    const auto apart = [](Light a, Light b, Sight sight) {
        const auto totals =
            least_totals(look_at(block_in(64, 8, 8, 40, 40, a)), look_at(block_in(64, 8, 8, 40, 40, b)));
        return totals[static_cast<std::size_t>(sight)];
    };
    const Light olive = {0.55F, 0.48F, 0.10F}, red = {0.80F, 0.30F, 0.10F}, green = {0.35F, 0.55F, 0.10F};
    CHECK(apart(red, green, Sight::deuteranopia) < 0.5 * apart(red, green, Sight::normal));
    CHECK(apart(olive, green, Sight::protanopia) < 0.7 * apart(olive, green, Sight::normal));
    const Light blue = {0.20F, 0.50F, 0.70F}, teal = {0.15F, 0.53F, 0.45F};
    CHECK(apart(blue, teal, Sight::tritanopia) < 0.5 * apart(blue, teal, Sight::normal));
}

TEST_CASE("distances run from nothing for the same picture, and are the same both ways", "[likeness]") {
    const auto seed = GENERATE(range(0U, 20U));
    CAPTURE(seed);
    const Picture a = blots(seed), b = blots(seed + 100);
    const Looks p = look_at(a), q = look_at(b);
    const Totals there = least_totals(p, q), back = least_totals(q, p), none = least_totals(p, p);
    for (std::size_t s = 0; s < sights.size(); ++s) {
        CHECK(none[s] == Approx(0).margin(1e-9));
        CHECK(there[s] > 0);
        CHECK(there[s] <= 1);
        CHECK(there[s] == Approx(back[s]).margin(1e-9));
    }
    const Distances at_32 = distances(p[0], q[0]);
    const double slow = slow_shape(p[0], q[0]);
    for (const Distance& distance : at_32) CHECK(distance.shape == Approx(slow).margin(1e-9));
}

TEST_CASE("the least of all sizes counts", "[likeness]") {
    const Looks p = look_at(blots(1)), q = look_at(blots(2));
    const Totals totals = least_totals(p, q);
    for (std::size_t s = 0; s < sights.size(); ++s) {
        double least = 1e9;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            CHECK(p[i].side == sides[i]);
            least = std::min(least, distances(p[i], q[i])[s].total());
        }
        CHECK(totals[s] == least);
    }
}

TEST_CASE("blocks that fill their squares are told apart by what is on them", "[likeness]") {
    const auto with_bar = [](int left, int top, int width, int height) {
        Picture picture = block_in(64, 0, 0, 64, 64, {0.1F, 0.3F, 0.8F});
        for (int y = top; y < top + height; ++y)
            for (int x = left; x < left + width; ++x) picture.at(x, y) = {1, 1, 1, 1};
        return picture;
    };
    const Look upright = look_at(with_bar(28, 8, 8, 48), 32), flat = look_at(with_bar(8, 28, 48, 8), 32);
    CHECK(distances(upright, flat)[0].shape > 0.6);
    CHECK(distances(upright, upright)[0].shape == Approx(0).margin(1e-9));
}
