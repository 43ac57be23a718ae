#include "view/drawing/raster.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace twoturns::view {
namespace {

struct Straight { // non-premultiplied colour, 0 .. 255 each
    float a, r, g, b;
};

Straight unpack(std::uint32_t pixel) {
    return {static_cast<float>(pixel >> 24U), static_cast<float>((pixel >> 16U) & 0xFFU),
            static_cast<float>((pixel >> 8U) & 0xFFU), static_cast<float>(pixel & 0xFFU)};
}

std::uint32_t to_byte(float value) { return static_cast<std::uint32_t>(std::clamp(value + 0.5F, 0.0F, 255.0F)); }

std::uint32_t pack(const Straight& colour) {
    return to_byte(colour.a) << 24U | to_byte(colour.r) << 16U | to_byte(colour.g) << 8U | to_byte(colour.b);
}

} // namespace

void lay_over(std::uint32_t& pixel, Colour colour, float coverage) {
    const float top = static_cast<float>(colour.a) / 255 * coverage;
    if (top <= 0) return;
    const Straight below = unpack(pixel);
    const float under = below.a / 255 * (1 - top);
    const float all = top + under;
    pixel = pack({all * 255, (static_cast<float>(colour.r) * top + below.r * under) / all,
                  (static_cast<float>(colour.g) * top + below.g * under) / all,
                  (static_cast<float>(colour.b) * top + below.b * under) / all});
}

Colour mixed(Colour from, Colour to, float t) {
    const auto mix = [t](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(
            to_byte(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * t));
    };
    return {mix(from.r, to.r), mix(from.g, to.g), mix(from.b, to.b), mix(from.a, to.a)};
}

void round_corners(SDL_Surface& surface, float radius) {
    const Rect all{0, 0, static_cast<float>(surface.w), static_cast<float>(surface.h)};
    const int corner = static_cast<int>(std::ceil(radius));
    for (int y = 0; y < surface.h; ++y) {
        if (y >= corner && y < surface.h - corner) continue;
        std::uint32_t* const row = row_of(surface, y);
        for (int x = 0; x < surface.w; ++x) {
            if (x >= corner && x < surface.w - corner) continue;
            const Point p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
            const float inside = std::clamp(0.5F - round_rect_distance(p, all, radius), 0.0F, 1.0F);
            row[x] = (row[x] & 0xFFFFFFU) | to_byte(inside * 255) << 24U;
        }
    }
}

SDL_Rect bounds_of(const SDL_Surface& surface, const Rect& rect, float more) {
    const int left = std::max(0, static_cast<int>(std::floor(rect.x - more)));
    const int top = std::max(0, static_cast<int>(std::floor(rect.y - more)));
    const int right = std::min(surface.w, static_cast<int>(std::ceil(rect.right() + more)));
    const int bottom = std::min(surface.h, static_cast<int>(std::ceil(rect.bottom() + more)));
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

void fill_box(SDL_Surface& surface, const Rect& rect, float radius, Colour colour) {
    fill(surface, bounds_of(surface, rect), round_rect(rect, radius), plain(colour), 1);
}

void cast_shadow(SDL_Surface& surface, const Rect& box, float blur, float strength) {
    const auto profile = [&](float from, float to, int count) {
        std::vector<float> all(static_cast<std::size_t>(count));
        const auto edge = [&](float away) { // a smooth step, close to a Gaussian's and with an end
            const float t = std::clamp(away / (3.4F * blur) + 0.5F, 0.0F, 1.0F);
            return t * t * (3 - 2 * t);
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            const float at = static_cast<float>(i) + 0.5F;
            all[i] = edge(at - from) * edge(to - at);
        }
        return all;
    };
    const auto across = profile(box.x, box.right(), surface.w);
    const auto down = profile(box.y, box.bottom(), surface.h);
    const Colour dark = ui::rgb(0x080A08);
    for (std::size_t y = 0; y < down.size(); ++y) {
        if (down[y] <= 0) continue;
        std::uint32_t* const row = row_of(surface, static_cast<int>(y));
        for (std::size_t x = 0; x < across.size(); ++x)
            if (const float alpha = across[x] * down[y] * strength; alpha > 0.008F) lay_over(row[x], dark, alpha);
    }
}

void draw_picture(SDL_Surface& onto, const Rect& place, SDL_Surface& picture, const SDL_Rect& part) {
    const float x_step = static_cast<float>(part.w) / place.w;
    const float y_step = static_cast<float>(part.h) / place.h;
    const int left = std::max(0, static_cast<int>(std::floor(place.x)));
    const int top = std::max(0, static_cast<int>(std::floor(place.y)));
    const int right = std::min(onto.w, static_cast<int>(std::ceil(place.right())));
    const int bottom = std::min(onto.h, static_cast<int>(std::ceil(place.bottom())));
    // Returns the part of source pixel `at` that is between `from` and `to`; at least a small amount, so that enlarging
    // works too.
    const auto share = [](int at, float from, float to) {
        return std::min(to, static_cast<float>(at + 1)) - std::max(from, static_cast<float>(at));
    };
    for (int y = top; y < bottom; ++y) {
        const float from_y = std::max(0.0F, (static_cast<float>(y) - place.y) * y_step);
        const float to_y = std::min(static_cast<float>(part.h), (static_cast<float>(y + 1) - place.y) * y_step);
        for (int x = left; x < right; ++x) {
            const float from_x = std::max(0.0F, (static_cast<float>(x) - place.x) * x_step);
            const float to_x = std::min(static_cast<float>(part.w), (static_cast<float>(x + 1) - place.x) * x_step);
            Straight sum{0, 0, 0, 0}; // alpha, and the colours weighted by alpha
            for (int v = static_cast<int>(from_y); v < part.h && static_cast<float>(v) < to_y; ++v) {
                const std::uint32_t* row = row_of(picture, part.y + v) + part.x;
                const float wy = share(v, from_y, to_y);
                for (int u = static_cast<int>(from_x); u < part.w && static_cast<float>(u) < to_x; ++u) {
                    const Straight pixel = unpack(row[u]);
                    const float weight = wy * share(u, from_x, to_x) * pixel.a;
                    sum.a += weight;
                    sum.r += weight * pixel.r;
                    sum.g += weight * pixel.g;
                    sum.b += weight * pixel.b;
                }
            }
            if (sum.a <= 0) continue;
            const float area = x_step * y_step; // pixels that are half outside the picture are half covered
            lay_over(row_of(onto, y)[x],
                     {static_cast<std::uint8_t>(to_byte(sum.r / sum.a)),
                      static_cast<std::uint8_t>(to_byte(sum.g / sum.a)),
                      static_cast<std::uint8_t>(to_byte(sum.b / sum.a)), 255},
                     std::min(1.0F, sum.a / (255 * area)));
        }
    }
}

namespace {

/// Returns the colour of a picture at a point between its pixels; transparent outside.
Straight between_pixels(SDL_Surface& picture, Point p) {
    const float left = std::floor(p.x - 0.5F);
    const float top = std::floor(p.y - 0.5F);
    Straight sum{0, 0, 0, 0}; // alpha, and the colours weighted by alpha
    for (const int down : {0, 1})
        for (const int right : {0, 1}) {
            const int x = static_cast<int>(left) + right;
            const int y = static_cast<int>(top) + down;
            if (x < 0 || y < 0 || x >= picture.w || y >= picture.h) continue;
            const float across = right == 1 ? p.x - 0.5F - left : 1 - (p.x - 0.5F - left);
            const float along = down == 1 ? p.y - 0.5F - top : 1 - (p.y - 0.5F - top);
            const Straight pixel = unpack(row_of(picture, y)[x]);
            const float weight = across * along * pixel.a;
            sum.a += weight;
            sum.r += weight * pixel.r;
            sum.g += weight * pixel.g;
            sum.b += weight * pixel.b;
        }
    if (sum.a <= 0) return sum;
    return {sum.a, sum.r / sum.a, sum.g / sum.a, sum.b / sum.a};
}

Surface turned(SDL_Surface& picture, Point middle, int degrees) {
    Surface surface = make_surface(picture.w, picture.h);
    const float angle = static_cast<float>(degrees) * std::numbers::pi_v<float> / 180;
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    for (int y = 0; y < surface->h; ++y)
        for (int x = 0; x < surface->w; ++x) {
            const Point p{static_cast<float>(x) + 0.5F - middle.x, static_cast<float>(y) + 0.5F - middle.y};
            const Point from{middle.x + p.x * c + p.y * s, middle.y + p.y * c - p.x * s};
            row_of(*surface, y)[x] = pack(between_pixels(picture, from));
        }
    return surface;
}

} // namespace

Resized resized(SDL_Surface& picture, Point middle, float across, float down, int degrees) {
    if (degrees != 0) return {turned(picture, middle, degrees), middle};
    const Rect place{0, 0, std::max(1.0F, static_cast<float>(picture.w) * across),
                     std::max(1.0F, static_cast<float>(picture.h) * down)};
    Surface surface = make_surface(static_cast<int>(std::ceil(place.w)), static_cast<int>(std::ceil(place.h)));
    draw_picture(*surface, place, picture, {0, 0, picture.w, picture.h});
    return {std::move(surface), {middle.x * across, middle.y * down}};
}

SDL_Rect ink_of(SDL_Surface& surface) {
    int left = surface.w;
    int top = surface.h;
    int right = -1;
    int bottom = -1;
    for (int y = 0; y < surface.h; ++y) {
        const std::uint32_t* row = row_of(surface, y);
        for (int x = 0; x < surface.w; ++x) {
            if (row[x] >> 24U == 0) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    if (right < 0) return {0, 0, surface.w, surface.h};
    return {left, top, right - left + 1, bottom - top + 1};
}

Surface part_of(SDL_Surface& surface, const SDL_Rect& part) {
    Surface result = make_surface(part.w, part.h);
    for (int y = 0; y < part.h; ++y) std::copy_n(row_of(surface, part.y + y) + part.x, part.w, row_of(*result, y));
    return result;
}

SDL_Rect solid_of(SDL_Surface& tile, const SDL_Rect& ink) {
    const auto opaque = [&](int x, int y) { return row_of(tile, y)[x] >> 24U == 0xFF; };
    const int middle_x = tile.w / 2;
    const int middle_y = tile.h / 2;
    if (!opaque(middle_x, middle_y)) return {0, 0, 0, 0};
    int inset = 0; // the height of the round corners
    SDL_Rect solid{middle_x, middle_y, 1, 1};
    while (solid.y > 0 && opaque(middle_x, solid.y - 1)) --solid.y, ++solid.h;
    while (solid.y + solid.h < tile.h && opaque(middle_x, solid.y + solid.h)) ++solid.h;
    while (solid.x > 0 && opaque(solid.x - 1, middle_y)) --solid.x, ++solid.w;
    while (solid.x + solid.w < tile.w && opaque(solid.x + solid.w, middle_y)) ++solid.w;
    while (2 * inset < solid.h &&
           !(opaque(solid.x, solid.y + inset) && opaque(solid.x + solid.w - 1, solid.y + inset) &&
             opaque(solid.x, solid.y + solid.h - 1 - inset) &&
             opaque(solid.x + solid.w - 1, solid.y + solid.h - 1 - inset)))
        ++inset;
    return {solid.x - ink.x, solid.y + inset - ink.y, solid.w, solid.h - 2 * inset};
}

void dim(SDL_Surface& surface) {
    constexpr float saturation = 0.5F; // reduces the colour
    constexpr float light = 0.80F;
    for (int y = 0; y < surface.h; ++y) {
        std::uint32_t* row = row_of(surface, y);
        for (int x = 0; x < surface.w; ++x) {
            const Straight p = unpack(row[x]);
            const float grey = 0.3F * p.r + 0.59F * p.g + 0.11F * p.b;
            const auto shade = [&](float c) { return (grey + (c - grey) * saturation) * light; };
            row[x] = pack({p.a, shade(p.r), shade(p.g), shade(p.b)});
        }
    }
}

Colour vivid_mean(SDL_Surface& surface) {
    constexpr float of_grey = 8; // gives a grey picture a mean too
    Straight sum{0, 0, 0, 0};
    for (int y = 0; y < surface.h; ++y)
        for (int x = 0; x < surface.w; ++x) {
            const Straight p = unpack(row_of(surface, y)[x]);
            const float weight = p.a * (std::max({p.r, p.g, p.b}) - std::min({p.r, p.g, p.b}) + of_grey);
            sum.a += weight;
            sum.r += weight * p.r;
            sum.g += weight * p.g;
            sum.b += weight * p.b;
        }
    if (sum.a <= 0) return {255, 255, 255, 255};
    const auto mean = [&](float of) { return static_cast<std::uint8_t>(to_byte(of / sum.a)); };
    return {mean(sum.r), mean(sum.g), mean(sum.b), 255};
}

std::array<Colour, 3> main_colours(SDL_Surface& surface) {
    constexpr float of_grey = 8;
    constexpr std::size_t steps = 4; // of each channel: 64 groups
    std::array<Straight, steps * steps * steps> groups{};
    const auto step = [](float channel) {
        return std::min(steps - 1, static_cast<std::size_t>(channel) * steps / 256);
    };
    for (int y = 0; y < surface.h; ++y)
        for (int x = 0; x < surface.w; ++x) {
            const Straight p = unpack(row_of(surface, y)[x]);
            const float weight = p.a * (std::max({p.r, p.g, p.b}) - std::min({p.r, p.g, p.b}) + of_grey);
            Straight& group = groups.at((step(p.r) * steps + step(p.g)) * steps + step(p.b));
            group.a += weight;
            group.r += weight * p.r;
            group.g += weight * p.g;
            group.b += weight * p.b;
        }
    std::stable_sort(groups.begin(), groups.end(), [](const Straight& a, const Straight& b) { return a.a > b.a; });
    std::array<Colour, 3> colours{};
    colours.fill({255, 255, 255, 255});
    const auto mean = [](float sum, float weight) { return static_cast<std::uint8_t>(to_byte(sum / weight)); };
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const Straight& group = groups.at(i);
        const bool there = group.a > groups.front().a / 20; // a smaller group is only the edge of another one
        if (there)
            colours.at(i) = {mean(group.r, group.a), mean(group.g, group.a), mean(group.b, group.a), 255};
        else if (i > 0)
            colours.at(i) = colours.front();
    }
    return colours;
}

namespace {

constexpr std::size_t lanes = 16; // the number of pixels processed at once, which fill a vector register
using Numbers = std::array<std::uint32_t, lanes>;

/// Returns the next number of a linear congruential pseudo-random sequence.
constexpr std::uint32_t after(std::uint32_t number) { return number * 1664525U + 1013904223U; }

/// Skips a number of steps of the sequence at once, with a factor and a summand.
struct Leap {
    std::uint32_t factor = 1;
    std::uint32_t sum = 0;
};
constexpr Leap leap = [] {
    Leap all;
    for (std::size_t i = 0; i < lanes; ++i) all = {all.factor * 1664525U, after(all.sum)};
    return all;
}();

/// Computes the shades of several pixels at `t`, 0 .. 1 from middle to edge, and adds `grain` before rounding down.
struct Shade {
    float from;
    float to;
    void add(std::uint32_t* pixels, const float* t, const float* grain, unsigned place) const {
        for (std::size_t i = 0; i < lanes; ++i)
            pixels[i] |= static_cast<std::uint32_t>(static_cast<std::int32_t>(from + to * t[i] + grain[i])) << place;
    }
};

} // namespace

void paint_table(SDL_Surface& surface, Colour middle, Colour edge) {
    const Point light = light_of({0, 0, static_cast<float>(surface.w), static_cast<float>(surface.h)});
    const float radius = std::hypot(static_cast<float>(surface.w), static_cast<float>(surface.h)) / 2;
    const auto shade = [](std::uint8_t from, std::uint8_t to) {
        return Shade{static_cast<float>(from), static_cast<float>(to) - static_cast<float>(from)};
    };
    const std::array<Shade, 3> shades{shade(middle.r, edge.r), shade(middle.g, edge.g), shade(middle.b, edge.b)};
    const auto width = static_cast<std::size_t>(surface.w);
    std::vector<float> away((width + lanes - 1) / lanes * lanes); // the squared distance from the middle
    for (std::size_t x = 0; x < away.size(); ++x) {
        const float dx = (static_cast<float>(x) + 0.5F - light.x) / radius;
        away[x] = dx * dx;
    }
    std::vector<std::uint32_t> pixels(away.size());
    std::uint32_t number = 0x9E3779B9U; // the random number of the previous pixel
    for (int y = 0; y < surface.h; ++y) {
        const float dy = (static_cast<float>(y) + 0.5F - light.y) / radius;
        Numbers numbers{};
        for (std::uint32_t& next : numbers) next = number = after(number);
        for (std::size_t x = 0; x < pixels.size(); x += lanes) {
            std::array<float, lanes> t{};
            std::array<float, lanes> grain{};
            for (std::size_t i = 0; i < lanes; ++i) {
                t[i] = darkness_at(away[x + i] + dy * dy);
                grain[i] = static_cast<float>(static_cast<std::int32_t>(numbers[i] >> 24U)) / 255.0F;
                pixels[x + i] = 0xFF000000U;
            }
            for (std::size_t k = 0; k < shades.size(); ++k)
                shades[k].add(&pixels[x], t.data(), grain.data(), 16 - 8 * static_cast<unsigned>(k));
            if (x + lanes > width - 1) number = numbers[width - 1 - x];
            for (std::uint32_t& next : numbers) next = next * leap.factor + leap.sum;
        }
        std::copy_n(pixels.begin(), width, row_of(surface, y));
    }
}

} // namespace twoturns::view
