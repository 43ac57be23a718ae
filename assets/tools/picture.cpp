#include "picture.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <webp/encode.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <utility>

namespace twoturns::assets {
namespace {

constexpr float visible = 1.0F / 255.0F;

/// The weights of the source pixels for each new pixel along one axis.
struct Taps {
    int first = 0;
    std::vector<float> weights;
};

double keys_cubic(double x) {
    x = std::abs(x);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
    return 0;
}

std::vector<Taps> taps_of(double origin, double length, int count) {
    const double step = length / count;
    const double widen = std::max(1.0, step);
    std::vector<Taps> all;
    for (int i = 0; i < count; ++i) {
        const double centre = origin + (i + 0.5) * step;
        Taps taps;
        taps.first = static_cast<int>(std::floor(centre - 2 * widen));
        const int last = static_cast<int>(std::ceil(centre + 2 * widen));
        double sum = 0;
        for (int s = taps.first; s <= last; ++s) {
            const double weight = keys_cubic((s + 0.5 - centre) / widen);
            taps.weights.push_back(static_cast<float>(weight));
            sum += weight;
        }
        for (float& weight : taps.weights) weight = static_cast<float>(weight / sum);
        all.push_back(std::move(taps));
    }
    return all;
}

void add(Pixel& sum, const Pixel& p, float weight) {
    sum.r += p.r * weight;
    sum.g += p.g * weight;
    sum.b += p.b * weight;
    sum.a += p.a * weight;
}

/// A cubic overshoots at hard edges; colour must stay within 0..alpha.
void keep_in_range(Pixel& p) {
    p.a = std::clamp(p.a, 0.0F, 1.0F);
    if (p.a < visible / 2) p = {};
    p.r = std::clamp(p.r, 0.0F, p.a);
    p.g = std::clamp(p.g, 0.0F, p.a);
    p.b = std::clamp(p.b, 0.0F, p.a);
}

struct SurfaceEnd {
    void operator()(SDL_Surface* surface) const noexcept { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceEnd>;

std::uint8_t* bytes_at(SDL_Surface& surface, int x, int y) {
    return static_cast<std::uint8_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch +
           static_cast<std::ptrdiff_t>(x) * 4;
}

Picture from_surface(Surface any, const std::string& file) {
    if (!any) throw std::runtime_error(file + ": " + SDL_GetError());
    const Surface surface{SDL_ConvertSurfaceFormat(any.get(), SDL_PIXELFORMAT_RGBA32, 0)};
    if (!surface) throw std::runtime_error(file + ": " + SDL_GetError());
    Picture picture(surface->w, surface->h);
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const std::uint8_t* byte = bytes_at(*surface, x, y);
            const float a = static_cast<float>(byte[3]) / 255.0F;
            const auto channel = [&](int i) { return static_cast<float>(byte[i]) / 255.0F * a; };
            picture.at(x, y) = {channel(0), channel(1), channel(2), a};
        }
    }
    return picture;
}

Picture drawn_svg(SDL_RWops* stream, const std::string& name, int size) {
    if (stream == nullptr) throw std::runtime_error(name + ": " + SDL_GetError());
    Surface surface{IMG_LoadSizedSVG_RW(stream, size, size)};
    SDL_RWclose(stream);
    return from_surface(std::move(surface), name);
}

/// Returns non-premultiplied colours; faint pixels get their colour from neighbours, ring by ring.
std::vector<std::array<float, 3>> spread_colours(const Picture& picture) {
    constexpr int rings = 3;         // as far as a cubic blurs an edge
    constexpr float telling = 0.25F; // fainter pixels have lost their colour to rounding and overshoot
    const std::size_t count = picture.pixels.size();
    std::vector<std::array<float, 3>> colours(count);
    std::vector<char> known(count, 0);
    for (std::size_t i = 0; i < count; ++i) {
        const Pixel& p = picture.pixels[i];
        if (p.a < visible) continue;
        colours[i] = {p.r / p.a, p.g / p.a, p.b / p.a};
        known[i] = p.a >= telling ? 1 : 0;
    }
    const auto index = [&](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) + static_cast<std::size_t>(x);
    };
    for (int ring = 0; ring < rings; ++ring) {
        const std::vector<char> before = known;
        for (int y = 0; y < picture.height; ++y) {
            for (int x = 0; x < picture.width; ++x) {
                if (before[index(x, y)] != 0) continue;
                std::array<float, 3> sum{};
                float n = 0;
                for (int v = std::max(0, y - 1); v <= std::min(picture.height - 1, y + 1); ++v) {
                    for (int u = std::max(0, x - 1); u <= std::min(picture.width - 1, x + 1); ++u) {
                        if (before[index(u, v)] == 0) continue;
                        for (std::size_t c = 0; c < 3; ++c) sum[c] += colours[index(u, v)][c];
                        ++n;
                    }
                }
                if (n == 0) continue;
                for (std::size_t c = 0; c < 3; ++c) colours[index(x, y)][c] = sum[c] / n;
                known[index(x, y)] = 1;
            }
        }
    }
    return colours;
}

} // namespace

Picture trimmed(const Picture& picture) {
    int left = picture.width, right = -1, top = picture.height, bottom = -1;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            if (picture.at(x, y).a < visible) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    if (right < left) return {};
    Picture result(right - left + 1, bottom - top + 1);
    for (int y = 0; y < result.height; ++y)
        for (int x = 0; x < result.width; ++x) result.at(x, y) = picture.at(left + x, top + y);
    return result;
}

Picture scaled(const Picture& source, Window window, int width, int height) {
    const auto across = taps_of(window.left, window.width, width);
    const auto down = taps_of(window.top, window.height, height);
    Picture narrow(width, source.height);
    for (int y = 0; y < source.height; ++y) {
        for (int x = 0; x < width; ++x) {
            int s = across[static_cast<std::size_t>(x)].first;
            for (const float weight : across[static_cast<std::size_t>(x)].weights) {
                if (s >= 0 && s < source.width) add(narrow.at(x, y), source.at(s, y), weight);
                ++s;
            }
        }
    }
    Picture result(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            int s = down[static_cast<std::size_t>(y)].first;
            for (const float weight : down[static_cast<std::size_t>(y)].weights) {
                if (s >= 0 && s < source.height) add(result.at(x, y), narrow.at(x, s), weight);
                ++s;
            }
            keep_in_range(result.at(x, y));
        }
    }
    return result;
}

Picture set_in_cell(const Picture& picture, int cell, int margin) {
    const Picture ink = trimmed(picture);
    if (ink.pixels.empty()) throw std::runtime_error("a picture without a visible pixel");
    double area = 0, x_sum = 0, y_sum = 0;
    for (int y = 0; y < ink.height; ++y) {
        for (int x = 0; x < ink.width; ++x) {
            const auto a = static_cast<double>(ink.at(x, y).a);
            area += a;
            x_sum += a * (x + 0.5);
            y_sum += a * (y + 0.5);
        }
    }
    // The ink's share of a full square in a well-sized picture, and how far a picture with more ink is shrunk.
    constexpr double wanted_share = 0.60;
    constexpr double smallest = 0.86;
    const double room = cell - 2.0 * margin;
    const double longest = std::max(ink.width, ink.height);
    const double share = area / (longest * longest);
    const double fill = std::clamp(std::sqrt(wanted_share / share), smallest, 1.0);
    const double step = longest / (room * fill); // source pixels per cell pixel
    // The perceived centre is between the centre of the box and the centre of mass.
    constexpr double weight_of_mass = 0.35;
    const auto place = [&](double length, double mass) {
        const double box = length / 2;
        const double play = std::max(0.0, room * step - length) / 2; // how far it can move without touching the margin
        const double shift = std::clamp((mass - box) * weight_of_mass, -play, play);
        return box + shift - cell * step / 2;
    };
    const double left = place(ink.width, x_sum / area);
    const double top = place(ink.height, y_sum / area);
    Picture result = scaled(ink, {left, top, cell * step, cell * step}, cell, cell);
    // A cubic reaches two pixels past the edge, but the margin must stay clear.
    for (int y = 0; y < cell; ++y)
        for (int x = 0; x < cell; ++x)
            if (std::min({x, y, cell - 1 - x, cell - 1 - y}) < margin - 2) result.at(x, y) = {};
    return result;
}

Picture set_whole(const Picture& picture, int cell, int margin) {
    const int side = cell - 2 * margin;
    Picture result(cell, cell);
    paste(result,
          scaled(picture, {0, 0, static_cast<double>(picture.width), static_cast<double>(picture.height)}, side, side),
          margin, margin);
    return result;
}

void paste(Picture& target, const Picture& picture, int x, int y) {
    for (int v = 0; v < picture.height; ++v)
        for (int u = 0; u < picture.width; ++u) target.at(x + u, y + v) = picture.at(u, v);
}

Picture load_svg(const std::string& file, int size) {
    return drawn_svg(SDL_RWFromFile(file.c_str(), "rb"), file, size);
}

Picture draw_svg(const std::string& text, const std::string& name, int size) {
    return drawn_svg(SDL_RWFromConstMem(text.data(), static_cast<int>(text.size())), name, size);
}

Picture load_image(const std::string& file) { return from_surface(Surface{IMG_Load(file.c_str())}, file); }

namespace {

/// Eight bits per channel, non-premultiplied. Transparent pixels have no colour: the game weights colours by alpha when
/// it scales a picture down, and without them a file is a quarter smaller.
Surface as_surface(const Picture& picture, const std::string& file) {
    Surface surface{SDL_CreateRGBSurfaceWithFormat(0, picture.width, picture.height, 32, SDL_PIXELFORMAT_RGBA32)};
    if (!surface) throw std::runtime_error(file + ": " + SDL_GetError());
    const auto colours = spread_colours(picture);
    const auto byte_of = [](float value) {
        return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
    };
    std::size_t i = 0;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x, ++i) {
            auto* byte = bytes_at(*surface, x, y);
            byte[3] = byte_of(picture.pixels[i].a);
            for (std::size_t c = 0; c < 3; ++c) byte[c] = byte[3] == 0 ? std::uint8_t{0} : byte_of(colours[i][c]);
        }
    }
    return surface;
}

} // namespace

void save_png(const Picture& picture, const std::string& file) {
    const Surface surface = as_surface(picture, file);
    if (IMG_SavePNG(surface.get(), file.c_str()) != 0) throw std::runtime_error(file + ": " + SDL_GetError());
}

void save_webp(const Picture& picture, const std::string& file) {
    const Surface surface = as_surface(picture, file);
    WebPConfig config;
    WebPPicture webp;
    WebPMemoryWriter bytes;
    if (WebPConfigInit(&config) == 0 || WebPConfigLosslessPreset(&config, 8) == 0 || WebPPictureInit(&webp) == 0)
        throw std::runtime_error(file + ": another version of libwebp than it was built with");
    config.exact = 1; // also for transparent pixels
    webp.use_argb = 1;
    webp.width = picture.width;
    webp.height = picture.height;
    WebPMemoryWriterInit(&bytes);
    webp.writer = WebPMemoryWrite;
    webp.custom_ptr = &bytes;
    const bool made =
        WebPPictureImportRGBA(&webp, bytes_at(*surface, 0, 0), surface->pitch) != 0 && WebPEncode(&config, &webp) != 0;
    std::ofstream out(file, std::ios::binary);
    if (made) out.write(reinterpret_cast<const char*>(bytes.mem), static_cast<std::streamsize>(bytes.size));
    out.close();
    WebPPictureFree(&webp);
    WebPMemoryWriterClear(&bytes);
    if (!made || !out) throw std::runtime_error(file + ": cannot be written");
}

} // namespace twoturns::assets
