#include "view/drawing/sheet_raster.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

// Sizes relative to the sheet's corner radius.
constexpr float lip_share = 0.44F;
constexpr float shadow_down = 0.7F;
constexpr float shadow_blur = 1.8F;
constexpr float corner_reach = lip_share + shadow_down + shadow_blur / 2 + 1; // beyond this the edges are straight

/// An area in whole pixels, excluding column `right` and row `bottom`.
struct Area {
    int left;
    int top;
    int right;
    int bottom;
};

/// Fills the shape inside `area` without visiting other pixels.
template <class Distance, class Paint>
void fill_within(SDL_Surface& surface, const Area& area, const Distance& distance, const Paint& colour,
                 float softness = 1) {
    const int left = std::max(0, area.left);
    const int top = std::max(0, area.top);
    fill(surface, SDL_Rect{left, top, std::min(surface.w, area.right) - left, std::min(surface.h, area.bottom) - top},
         distance, colour, softness);
}

/// Fills most of a cell at once, because only the pixels at its edges need coverage.
void paint_cell(SDL_Surface& surface, const Rect& box, Colour colour) {
    const float radius = 0.14F * box.w / 0.8F;
    const Area all{static_cast<int>(std::floor(box.x)), static_cast<int>(std::floor(box.y)),
                   static_cast<int>(std::ceil(box.right())), static_cast<int>(std::ceil(box.bottom()))};
    const int edge = static_cast<int>(std::ceil(radius)) + 1;
    const Area inside{std::min(all.left + edge, all.right), std::min(all.top + edge, all.bottom),
                      std::max(all.right - edge, all.left), std::max(all.bottom - edge, all.top)};
    const auto paint = [&](const Area& area) {
        fill_within(surface, area, round_rect(box, radius), [&](Point) { return colour; });
    };
    if (inside.left >= inside.right || inside.top >= inside.bottom) return paint(all);
    paint({all.left, all.top, all.right, inside.top});
    paint({all.left, inside.top, inside.left, inside.bottom});
    paint({inside.right, inside.top, all.right, inside.bottom});
    paint({all.left, inside.bottom, all.right, all.bottom});
    const SDL_Rect rest{inside.left, inside.top, inside.right - inside.left, inside.bottom - inside.top};
    SDL_FillRect(&surface, &rest, SDL_MapRGBA(surface.format, colour.r, colour.g, colour.b, colour.a));
}

void paint_cells(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<Cell>& cells, Colour colour) {
    constexpr float gap = 0.1F;
    for (const Cell cell : cells)
        paint_cell(surface,
                   {geometry.origin.x + (static_cast<float>(cell.col) + gap) * geometry.cell,
                    geometry.origin.y + (static_cast<float>(cell.row) + gap) * geometry.cell,
                    (1 - 2 * gap) * geometry.cell, (1 - 2 * gap) * geometry.cell},
                   colour);
}

/// Draws paper, lip and shadow. Draws only the corners pixel by pixel, because along a straight edge all lines of
/// pixels are the same.
class PaperRaster {
public:
    PaperRaster(SDL_Surface& surface, const SheetPlace& place, float corner, bool gold)
        : surface_(surface), place_(place), corner_(corner),
          edge_(gold ? std::max(2.0F, std::round(corner * scene::gold_share)) : 0), paper_(place.paper),
          below_(paper_.moved(0, std::round(corner * lip_share))) {}

    void paint() {
        const int reach = static_cast<int>(std::ceil(corner_ * corner_reach));
        const int left = static_cast<int>(paper_.x);
        const int right = static_cast<int>(paper_.right());
        const int top = static_cast<int>(paper_.y);
        const int bottom = static_cast<int>(paper_.bottom());
        const Area middle{std::min(left + reach, (left + right) / 2), std::min(top + reach, (top + bottom) / 2),
                          std::max(right - reach, (left + right) / 2), std::max(bottom - reach, (top + bottom) / 2)};
        for (const auto& [from, to] : {std::pair{0, middle.top}, std::pair{middle.bottom, surface_.h}}) {
            layers({0, from, middle.left, to});
            layers({middle.right, from, surface_.w, to});
            if (middle.left < middle.right) across({middle.left, from, middle.right, to});
        }
        if (middle.top >= middle.bottom) return;
        down({0, middle.top, left, middle.bottom});
        down({right, middle.top, surface_.w, middle.bottom});
        const int edge = static_cast<int>(edge_);
        const std::uint32_t gold =
            SDL_MapRGBA(surface_.format, scene::gold_edge.r, scene::gold_edge.g, scene::gold_edge.b, 255);
        for (int y = middle.top; y < middle.bottom; ++y) {
            const Colour paper = paper_at(place_.geometry, static_cast<float>(y) + 0.5F);
            row({left, y, right - left, 1}, SDL_MapRGBA(surface_.format, paper.r, paper.g, paper.b, 255));
            if (edge == 0) continue;
            row({left, y, edge, 1}, gold);
            row({right - edge, y, edge, 1}, gold);
        }
    }

private:
    void layers(const Area& area) {
        fill_within(
            surface_, area, round_rect(below_.moved(0, corner_ * shadow_down), corner_),
            [](Point) {
                return Colour{0, 0, 0, 120};
            },
            corner_ * shadow_blur);
        fill_within(surface_, area, round_rect(below_, corner_),
                    [&](Point) { return edge_ > 0 ? scene::gold_lip : scene::paper_lip; });
        if (edge_ > 0) fill_within(surface_, area, round_rect(paper_, corner_), [](Point) { return scene::gold_edge; });
        fill_within(surface_, area, round_rect(paper_.grown(-edge_), corner_ - edge_),
                    [&](Point p) { return paper_at(place_.geometry, p.y); });
    }
    void row(const SDL_Rect& pixels, std::uint32_t colour) { SDL_FillRect(&surface_, &pixels, colour); }
    /// Draws an area in which each row has one colour.
    void across(const Area& area) {
        layers({area.left, area.top, area.left + 1, area.bottom});
        for (int y = area.top; y < area.bottom; ++y)
            row({area.left, y, area.right - area.left, 1}, row_of(surface_, y)[area.left]);
    }
    /// Draws an area in which each column has one colour.
    void down(const Area& area) {
        layers({area.left, area.top, area.right, area.top + 1});
        const std::uint32_t* const first = row_of(surface_, area.top) + area.left;
        for (int y = area.top + 1; y < area.bottom; ++y)
            std::copy(first, first + (area.right - area.left), row_of(surface_, y) + area.left);
    }

    SDL_Surface& surface_;
    const SheetPlace& place_;
    float corner_;
    float edge_; ///< the width of the golden edge; 0 if there is none
    Rect paper_;
    Rect below_; ///< the lip
};

} // namespace

SheetPlace place_of(const scene::SheetItem& item) {
    const float margin = std::ceil(item.corner * 2);
    const Rect paper{margin, margin, std::round(item.rect.w), std::round(item.rect.h)};
    return {paper,
            {.origin = {item.origin.x - item.rect.x + margin, item.origin.y - item.rect.y + margin},
             .cell = item.cell,
             .top = paper.y,
             .bottom = paper.bottom()},
            static_cast<int>(paper.w + 2 * margin),
            static_cast<int>(paper.h + 2 * margin)};
}

Surface blank_paper(const SheetPlace& place, float corner, bool gold) {
    Surface surface = make_surface(place.width, place.height);
    PaperRaster{*surface, place, corner, gold}.paint();
    return surface;
}

Surface blank_sheet(const scene::SheetItem& item, const SheetPlace& place) {
    Surface surface = blank_paper(place, item.corner, item.weave->gold);
    paint_cells(*surface, place.geometry, item.weave->tiles, scene::paper_cell);
    paint_cells(*surface, place.geometry, item.weave->stones, scene::paper_stone);
    return surface;
}

} // namespace twoturns::view
