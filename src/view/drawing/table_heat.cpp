#include "view/drawing/table_heat.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

constexpr ui::Colour hot = ui::rgb(0xFF8A2A);
constexpr float strongest = 0.5F;
constexpr float begins = 0.42F;  // of the radius
constexpr float soft_edge = 190; // beside the board, in pixels of the design

float smooth(float t) {
    const float inside = std::clamp(t, 0.0F, 1.0F);
    return inside * inside * (3 - 2 * inside);
}

} // namespace

std::vector<std::uint8_t> glow_of(const TablePicture& what, const SDL_Rect& board) {
    const auto width = static_cast<float>(what.width);
    const auto height = static_cast<float>(what.height);
    const float radius = std::hypot(width, height) / 2;
    const float edge = soft_edge * what.unit;
    std::vector<std::uint8_t> glow;
    glow.reserve(static_cast<std::size_t>(what.width) * static_cast<std::size_t>(what.height));
    const auto outside = [](int at, int from, int length) {
        return static_cast<float>(std::max({from - at, at - (from + length - 1), 0}));
    };
    for (int y = 0; y < what.height; ++y) {
        const float dy = static_cast<float>(y) + 0.5F - height * 0.46F;
        const float far_y = outside(y, board.y, board.h);
        for (int x = 0; x < what.width; ++x) {
            const float far = std::hypot(outside(x, board.x, board.w), far_y);
            const float dx = static_cast<float>(x) + 0.5F - width * 0.5F;
            const float away = std::clamp((std::hypot(dx, dy) / radius - begins) / (1 - begins), 0.0F, 1.0F);
            const float steep = away * away * away * away; // a broad glow would look like dirt
            glow.push_back(static_cast<std::uint8_t>(std::lround(255 * strongest * steep * smooth(far / edge))));
        }
    }
    return glow;
}

SDL_Rect board_of(const scene::Heat& heat) {
    const int x = static_cast<int>(std::floor(heat.board.x));
    const int y = static_cast<int>(std::floor(heat.board.y));
    return {x, y, static_cast<int>(std::ceil(heat.board.right())) - x,
            static_cast<int>(std::ceil(heat.board.bottom())) - y};
}

std::array<SDL_Rect, scene::Heat::parts> parts_around(const SDL_Rect& board, int width, int height) {
    const int left = std::clamp(board.x, 0, width);
    const int right = std::clamp(board.x + board.w, left, width);
    const int top = std::clamp(board.y, 0, height);
    const int bottom = std::clamp(board.y + board.h, top, height);
    const int half = width / 2;
    return {{{0, 0, half, top},
             {half, 0, width - half, top},
             {0, bottom, half, height - bottom},
             {half, bottom, width - half, height - bottom},
             {0, top, left, bottom - top},
             {right, top, width - right, bottom - top}}};
}

std::vector<std::uint32_t> heated(const SDL_Surface& cold, const std::vector<std::uint8_t>& glow, int warmth,
                                  const SDL_Rect& part) {
    std::array<std::uint32_t, 256> share{}; // of 256
    for (std::size_t i = 0; i < share.size(); ++i)
        share[i] = static_cast<std::uint32_t>(i) * 256U * static_cast<std::uint32_t>(warmth) /
                   (255U * static_cast<std::uint32_t>(scene::Heat::warmest));
    constexpr std::uint32_t hot_red_blue = static_cast<std::uint32_t>(hot.r) << 16U | hot.b;
    constexpr std::uint32_t hot_green = static_cast<std::uint32_t>(hot.g) << 8U;
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(part.w) * static_cast<std::size_t>(part.h));
    std::size_t at = 0;
    for (int y = part.y; y < part.y + part.h; ++y) {
        const auto* const row = reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(cold.pixels) +
                                                                       static_cast<std::ptrdiff_t>(y) * cold.pitch);
        const std::uint8_t* const strength =
            glow.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(cold.w);
        for (int x = part.x; x < part.x + part.w; ++x) {
            const std::uint32_t more = share[strength[x]];
            const std::uint32_t less = 256U - more;
            const std::uint32_t pixel = row[x];
            const std::uint32_t red_blue = ((pixel & 0xFF00FFU) * less + hot_red_blue * more) >> 8U & 0xFF00FFU;
            const std::uint32_t green = ((pixel & 0xFF00U) * less + hot_green * more) >> 8U & 0xFF00U;
            pixels[at++] = 0xFF000000U | red_blue | green;
        }
    }
    return pixels;
}

} // namespace twoturns::view
