// The pieces lines are drawn with: members of Sprites.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scene/sides.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {
namespace {

using scene::LineStyle;
using ui::rgb;

/// Four strokes on top of each other: glow, rim, body and core.
struct Stroke {
    Colour glow;
    float glow_strength;
    float glow_reach; // beyond the rim, in line widths
    Colour rim;
    Colour body;
    Colour core;
};

Stroke stroke_of(LineStyle look, bool on_light) {
    if (look == LineStyle::hint)
        return {ui::hint_colour, 0.35F, 0.9F, rgb(0x0B5C93), on_light ? rgb(0x1E86CC) : ui::hint_colour, rgb(0xD8F0FF)};
    if (look == LineStyle::undo)
        return {rgb(0x7CC7E8), 0.3F, 0.9F, on_light ? rgb(0x1D5F86) : rgb(0x3C83A6), rgb(0x7CC7E8), rgb(0xE6F6FD)};
    if (look == LineStyle::link_of_blue)
        return {scene::colour_of(game::Side::blue, false),    0.4F,         1.1F, rgb(0x1D5F86),
                scene::colour_of(game::Side::blue, on_light), rgb(0xE6F6FD)};
    if (look == LineStyle::blocked)
        return {rgb(0x2A0606), 0.45F, 0.5F, rgb(0x7A1218), ui::blocked_colour, rgb(0xFFB4B0)};
    if (look == LineStyle::kept)
        return {rgb(0xFFFFFF), 0, 1, rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF)}; // it is tinted
    if (on_light) return {rgb(0xE08A00), 0.4F, 1.0F, rgb(0x8A4300), rgb(0xE07E00), rgb(0xFFD894)};
    return {ui::line_colour, 0.42F, 1.3F, rgb(0xC76A00), ui::line_colour, ui::line_core};
}

// In line widths.
constexpr float rim_width = 0.155F; // on either side of the body
constexpr float core_width = 0.177F;

/// Paints a piece whose pixels are `distance(point)` away from the middle of the line.
template <class Distance>
Surface line_piece(int width, int height, float body, const Stroke& stroke, const Distance& distance) {
    Surface surface = make_surface(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float d = distance(Point{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
            std::uint32_t& pixel = row_of(*surface, y)[x];
            const float rim = std::max(1.0F, body * rim_width);
            if (stroke.glow_strength > 0) {
                const float near = std::clamp(1 - (d - body / 2 - rim) / (body * stroke.glow_reach), 0.0F, 1.0F);
                lay_over(pixel, stroke.glow, stroke.glow_strength * near * near);
            }
            lay_over(pixel, stroke.rim, std::clamp(body / 2 + rim + 0.5F - d, 0.0F, 1.0F));
            lay_over(pixel, stroke.body, std::clamp(body / 2 + 0.5F - d, 0.0F, 1.0F));
            lay_over(pixel, stroke.core, std::clamp(body * core_width + 0.5F - d, 0.0F, 1.0F));
        }
    }
    return surface;
}

} // namespace

const LinePieces& Sprites::line(LineStyle look, bool on_light, int width) {
    LinePieces& ready = lines_[{look, on_light, width}];
    if (ready.across.texture) return ready;
    LinePieces pieces; // all pieces or none
    Stroke stroke = stroke_of(look, on_light);
    if (table_ == ui::TableKind::contrast) stroke.glow_strength = 0;
    const auto body = static_cast<float>(width);
    const float glow = stroke.glow_strength > 0 ? body * stroke.glow_reach : 1; // without a glow, its soft edge
    const int half = static_cast<int>(std::ceil(body / 2 + std::max(1.0F, body * rim_width) + glow));
    const int radius = std::max(2, width * 43 / 20);
    const auto far = static_cast<float>(half);
    const auto r = static_cast<float>(radius);
    pieces.radius = r;
    pieces.width = 2 * far;
    pieces.across = made(line_piece(1, 2 * half, body, stroke, [&](Point p) { return std::abs(p.y - far); }));
    pieces.down = made(line_piece(2 * half, 1, body, stroke, [&](Point p) { return std::abs(p.x - far); }));
    // An end that leaves to the right fills the half square left of its point; a joint that opens to the right and down
    // bends around the point (radius, radius) off its corner. The others are quarter turns of these.
    const std::array<Point, 4> turns{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};
    for (std::size_t i = 0; i < 4; ++i) {
        const Point out = turns[i];
        const bool level = out.y == 0;
        const Point end{out.x > 0 || !level ? far : 0, out.y > 0 || level ? far : 0};
        pieces.cap[i] = made(line_piece(level ? half : 2 * half, level ? 2 * half : half, body, stroke,
                                        [&](Point p) { return std::hypot(p.x - end.x, p.y - end.y); }),
                             end.x, end.y);
        // The two directions a joint opens to, and its corner relative to the piece.
        const Point other = turns[(i + 1) % 4];
        const float sx = out.x + other.x;
        const float sy = out.y + other.y;
        const Point corner{sx > 0 ? far : r, sy > 0 ? far : r};
        const Point centre{corner.x + sx * r, corner.y + sy * r};
        pieces.bend[i] =
            made(line_piece(half + radius, half + radius, body, stroke,
                            [&](Point p) { return std::abs(std::hypot(p.x - centre.x, p.y - centre.y) - r); }),
                 corner.x, corner.y);
    }
    return ready = std::move(pieces);
}

} // namespace twoturns::view
