#include "likeness.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace twoturns::assets {
namespace {

using Rgb = std::array<float, 3>;

constexpr Rgb ivory = {0.98F, 0.96F, 0.90F};

std::size_t index(int x, int y, int side) {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x);
}

float linear(float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); }

float lab_curve(float t) { return t > 0.008856F ? std::cbrt(t) : 7.787F * t + 16.0F / 116.0F; }

Lab to_lab(const Rgb& c) {
    const float x = (0.4124F * c[0] + 0.3576F * c[1] + 0.1805F * c[2]) / 0.9505F;
    const float y = 0.2126F * c[0] + 0.7152F * c[1] + 0.0722F * c[2];
    const float z = (0.0193F * c[0] + 0.1192F * c[1] + 0.9505F * c[2]) / 1.089F;
    const float fx = lab_curve(x), fy = lab_curve(y), fz = lab_curve(z);
    return {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

Rgb without_green_cones(const Rgb& c) {
    const auto clip = [](float v) { return std::clamp(v, 0.0F, 1.0F); };
    return {clip(0.367322F * c[0] + 0.860646F * c[1] - 0.227968F * c[2]),
            clip(0.280085F * c[0] + 0.672501F * c[1] + 0.047413F * c[2]),
            clip(-0.011820F * c[0] + 0.042940F * c[1] + 0.968881F * c[2])};
}

/// Share of the joint outline covered by one alone, at the best of the shifts that the eye forgives.
double outline_distance(const Look& a, const Look& b) {
    constexpr int shift = 2;
    const auto covered = [](const Look& look, int x, int y) {
        const bool inside = x >= 0 && y >= 0 && x < look.side && y < look.side;
        return inside ? static_cast<double>(look.mask[index(x, y, look.side)]) : 0.0;
    };
    double best = 1;
    for (int dy = -shift; dy <= shift; ++dy) {
        for (int dx = -shift; dx <= shift; ++dx) {
            double both = 0, either = 0;
            for (int y = -shift; y < a.side + shift; ++y) {
                for (int x = -shift; x < a.side + shift; ++x) {
                    const double p = covered(a, x, y);
                    const double q = covered(b, x + dx, y + dy);
                    both += std::min(p, q);
                    either += std::max(p, q);
                }
            }
            best = std::min(best, 1 - both / either);
        }
    }
    return best;
}

/// Colours over patches a quarter of a picture wide: what is seen at a glance, without the fine drawing.
std::vector<Lab> patches(const std::vector<Lab>& colours, int side) {
    constexpr int across = 8;
    std::vector<Lab> result(static_cast<std::size_t>(across) * across);
    std::vector<float> counts(result.size(), 0);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const auto to = index(x * across / side, y * across / side, across);
            for (std::size_t c = 0; c < 3; ++c) result[to][c] += colours[index(x, y, side)][c];
            ++counts[to];
        }
    }
    for (std::size_t i = 0; i < result.size(); ++i)
        for (float& channel : result[i]) channel /= counts[i];
    return result;
}

struct Difference {
    double luminance, colour;
};

Difference difference(const std::vector<Lab>& a, const std::vector<Lab>& b, int side) {
    constexpr double far = 60; // a difference in L*a*b* that nobody overlooks counts as 1
    const auto p = patches(a, side), q = patches(b, side);
    Difference sum{0, 0};
    for (std::size_t i = 0; i < p.size(); ++i) {
        const auto d = [&](std::size_t c) { return static_cast<double>(p[i][c] - q[i][c]); };
        sum.luminance += std::min(1.0, std::abs(d(0)) / far);
        sum.colour += std::min(1.0, std::hypot(d(0), d(1), d(2)) / far);
    }
    const auto count = static_cast<double>(p.size());
    return {sum.luminance / count, sum.colour / count};
}

} // namespace

Look look_at(const Picture& picture, int side) {
    const Picture small =
        scaled(picture, {0, 0, static_cast<double>(picture.width), static_cast<double>(picture.height)}, side, side);
    Look look;
    look.side = side;
    for (const Pixel& p : small.pixels) {
        const Rgb seen = {linear(p.r + ivory[0] * (1 - p.a)), linear(p.g + ivory[1] * (1 - p.a)),
                          linear(p.b + ivory[2] * (1 - p.a))};
        look.mask.push_back(p.a);
        look.colours.push_back(to_lab(seen));
        look.deuteranopic.push_back(to_lab(without_green_cones(seen)));
    }
    return look;
}

double Distance::total() const { return (shape + luminance + 2 * std::min(colour, deuteranopic)) / 4; }

Distance distance(const Look& a, const Look& b) {
    const Difference usual = difference(a.colours, b.colours, a.side);
    const Difference deuteranopic = difference(a.deuteranopic, b.deuteranopic, a.side);
    return {outline_distance(a, b), usual.luminance, usual.colour, deuteranopic.colour};
}

} // namespace twoturns::assets
