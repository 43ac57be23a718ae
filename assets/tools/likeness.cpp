#include "likeness.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace twoturns::assets {
namespace {

constexpr Light ivory = {0.98F, 0.96F, 0.90F};

std::size_t index(int x, int y, int side) {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x);
}

float to_light(float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); }
float from_light(float v) { return v <= 0.0031308F ? v * 12.92F : 1.055F * std::pow(v, 1 / 2.4F) - 0.055F; }

float lab_curve(float t) { return t > 0.008856F ? std::cbrt(t) : 7.787F * t + 16.0F / 116.0F; }

Lab to_lab(const Light& c) {
    const float x = (0.4124F * c[0] + 0.3576F * c[1] + 0.1805F * c[2]) / 0.9505F;
    const float y = 0.2126F * c[0] + 0.7152F * c[1] + 0.0722F * c[2];
    const float z = (0.0193F * c[0] + 0.1192F * c[1] + 0.9505F * c[2]) / 1.089F;
    const float fx = lab_curve(x), fy = lab_curve(y), fz = lab_curve(z);
    return {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

Light on_ivory(const Pixel& p) {
    const float rest = 1 - p.a;
    return {to_light(p.r + ivory[0] * rest), to_light(p.g + ivory[1] * rest), to_light(p.b + ivory[2] * rest)};
}

std::uint8_t byte_of(float share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255.0F));
}

float middle_of(std::vector<float> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Returns alpha. Pictures that fill their squares all have the same outline; for these it is how far each pixel is
/// from the most common colour.
std::vector<std::uint8_t> figure_of(const Picture& picture, const std::vector<Light>& lights) {
    constexpr float full = 0.85F;  // share of the square
    constexpr float distinct = 40; // a difference in L*a*b* that counts as completely different
    float covered = 0;
    for (const Pixel& p : picture.pixels) covered += p.a;
    std::vector<std::uint8_t> figure(lights.size());
    if (covered < full * static_cast<float>(lights.size())) {
        std::transform(picture.pixels.begin(), picture.pixels.end(), figure.begin(),
                       [](const Pixel& p) { return byte_of(p.a); });
        return figure;
    }
    std::vector<Lab> colours(lights.size());
    std::transform(lights.begin(), lights.end(), colours.begin(), to_lab);
    Lab ground{};
    for (std::size_t c = 0; c < ground.size(); ++c) {
        std::vector<float> channel;
        for (const Lab& colour : colours) channel.push_back(colour[c]);
        ground[c] = middle_of(std::move(channel));
    }
    for (std::size_t i = 0; i < figure.size(); ++i) {
        const auto d = [&](std::size_t c) { return colours[i][c] - ground[c]; };
        figure[i] = byte_of(picture.pixels[i].a * std::hypot(d(0), d(1), d(2)) / distinct);
    }
    return figure;
}

/// Averages light over patches, as the eye does at a glance, without fine detail.
std::vector<Light> patches_of(const std::vector<Light>& lights, int side) {
    constexpr int across = 8;
    std::vector<Light> result(static_cast<std::size_t>(across) * across);
    std::vector<float> counts(result.size(), 0);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const auto to = index(x * across / side, y * across / side, across);
            for (std::size_t c = 0; c < 3; ++c) result[to][c] += lights[index(x, y, side)][c];
            ++counts[to];
        }
    }
    for (std::size_t i = 0; i < result.size(); ++i)
        for (float& channel : result[i]) channel /= counts[i];
    return result;
}

/// Returns the overlap of two figures, one of them shifted.
std::int64_t common(const Look& a, const Look& b, int dx, int dy) {
    std::int64_t sum = 0;
    const int left = std::max(0, -dx), right = std::min(a.side, a.side - dx);
    for (int y = std::max(0, -dy); y < std::min(a.side, a.side - dy); ++y) {
        const std::uint8_t* p = &a.figure[index(left, y, a.side)];
        const std::uint8_t* q = &b.figure[index(left + dx, y + dy, a.side)];
        int row = 0;
        for (int i = 0; i < right - left; ++i) row += std::min(p[i], q[i]);
        sum += row;
    }
    return sum;
}

/// Returns the share of the joint figure covered by only one of them, at the best of the shifts that the eye does not
/// notice.
double shape_distance(const Look& a, const Look& b) {
    const int shift = a.side / 20 + 1;
    std::int64_t both = 0, sum = 0;
    for (const std::uint8_t p : a.figure) sum += p;
    for (const std::uint8_t p : b.figure) sum += p;
    for (const int dy : {-shift, 0, shift})
        for (const int dx : {-shift, 0, shift}) both = std::max(both, common(a, b, dx, dy));
    return sum == 0 ? 0 : 1 - static_cast<double>(both) / static_cast<double>(sum - both);
}

Distance colour_distance(const std::vector<Lab>& a, const std::vector<Lab>& b) {
    constexpr double far = 60; // a difference in L*a*b* that nobody overlooks counts as 1
    Distance sum;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto d = [&](std::size_t c) { return static_cast<double>(a[i][c] - b[i][c]); };
        sum.luminance += std::min(1.0, std::abs(d(0)) / far);
        sum.colour += std::min(1.0, std::hypot(d(0), d(1), d(2)) / far);
    }
    const auto count = static_cast<double>(a.size());
    return {0, sum.luminance / count, sum.colour / count};
}

} // namespace

const char* name_of(Sight sight) {
    switch (sight) {
    case Sight::normal: return "normal sight";
    case Sight::protanopia: return "protanopia";
    case Sight::deuteranopia: return "deuteranopia";
    case Sight::tritanopia: return "tritanopia";
    }
    return "";
}

Light as_seen(const Light& light, Sight sight) {
    using Matrix = std::array<Light, 3>;
    static constexpr std::array<Matrix, sights.size()> matrices = {
        Matrix{Light{1, 0, 0}, Light{0, 1, 0}, Light{0, 0, 1}},
        Matrix{Light{0.152286F, 1.052583F, -0.204868F}, Light{0.114503F, 0.786281F, 0.099216F},
               Light{-0.003882F, -0.048116F, 1.051998F}},
        Matrix{Light{0.367322F, 0.860646F, -0.227968F}, Light{0.280085F, 0.672501F, 0.047413F},
               Light{-0.011820F, 0.042940F, 0.968881F}},
        Matrix{Light{1.255528F, -0.076749F, -0.178779F}, Light{-0.078411F, 0.930809F, 0.147602F},
               Light{0.004733F, 0.691367F, 0.303900F}}};
    Light seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        const Light& m = matrices[static_cast<std::size_t>(sight)][row];
        seen[row] = std::clamp(m[0] * light[0] + m[1] * light[1] + m[2] * light[2], 0.0F, 1.0F);
    }
    return seen;
}

Picture as_seen(const Picture& picture, Sight sight) {
    Picture result = picture;
    for (Pixel& p : result.pixels) {
        const Light seen = as_seen(on_ivory(p), sight);
        p = {from_light(seen[0]), from_light(seen[1]), from_light(seen[2]), 1};
    }
    return result;
}

Look look_at(const Picture& picture, int side) {
    const Picture small =
        scaled(picture, {0, 0, static_cast<double>(picture.width), static_cast<double>(picture.height)}, side, side);
    std::vector<Light> lights(small.pixels.size());
    std::transform(small.pixels.begin(), small.pixels.end(), lights.begin(), on_ivory);
    Look look;
    look.side = side;
    look.figure = figure_of(small, lights);
    const auto patches = patches_of(lights, side);
    for (std::size_t s = 0; s < sights.size(); ++s)
        for (const Light& patch : patches) look.patches[s].push_back(to_lab(as_seen(patch, sights[s])));
    return look;
}

Distances distances(const Look& a, const Look& b) {
    const double shape = shape_distance(a, b);
    Distances result;
    for (std::size_t s = 0; s < result.size(); ++s) {
        result[s] = colour_distance(a.patches[s], b.patches[s]);
        result[s].shape = shape;
    }
    return result;
}

Looks look_at(const Picture& picture) {
    Looks looks;
    for (std::size_t i = 0; i < looks.size(); ++i) looks[i] = look_at(picture, sides[i]);
    return looks;
}

Totals least_totals(const Looks& a, const Looks& b) {
    Totals least;
    least.fill(1e9);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Distances apart = distances(a[i], b[i]);
        for (std::size_t s = 0; s < least.size(); ++s) least[s] = std::min(least[s], apart[s].total());
    }
    return least;
}

} // namespace twoturns::assets
