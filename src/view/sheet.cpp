// The sheet with a weave, and the seal on it: members of Sprites.
#include <algorithm>
#include <cmath>
#include <utility>

#include "view/raster.hpp"
#include "view/sprites.hpp"
#include "view/thread_raster.hpp"

namespace twoturns::view {
namespace {

// Shares of the sheet's corner.
constexpr float lip_share = 0.44F;
constexpr float shadow_down = 0.7F;
constexpr float shadow_blur = 1.8F;

auto round_rect(const Rect& rect, float radius) {
    return [rect, radius](Point p) { return round_rect_distance(p, rect, radius); };
}

/// Fills what lies inside of `area`, and does not look at anything else.
template <class Distance, class Paint>
void fill_within(SDL_Surface& surface, const Rect& area, const Distance& distance, const Paint& colour,
                 float softness = 1) {
    const int top = std::max(0, static_cast<int>(std::floor(area.y)));
    const int bottom = std::min(surface.h, static_cast<int>(std::ceil(area.bottom())));
    const int left = std::max(0, static_cast<int>(std::floor(area.x)));
    const int right = std::min(surface.w, static_cast<int>(std::ceil(area.right())));
    fill(surface, SDL_Rect{left, top, right - left, bottom - top}, distance, colour, softness);
}

void paint_cells(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<Cell>& cells, Colour colour) {
    constexpr float gap = 0.1F;
    for (const Cell cell : cells) {
        const Rect box{geometry.origin.x + (static_cast<float>(cell.col) + gap) * geometry.cell,
                       geometry.origin.y + (static_cast<float>(cell.row) + gap) * geometry.cell,
                       (1 - 2 * gap) * geometry.cell, (1 - 2 * gap) * geometry.cell};
        fill_within(surface, box.grown(1), round_rect(box, 0.14F * geometry.cell), [&](Point) { return colour; });
    }
}

/// The paper without threads; `sheet` is its place on the surface.
Surface blank_sheet(const scene::SheetItem& item, const Rect& sheet, const SheetGeometry& geometry, int width,
                    int height) {
    Surface surface = make_surface(width, height);
    const float lip = std::round(item.corner * lip_share);
    const Rect below = sheet.moved(0, lip);
    // Within the corners there is nothing but paper, most of the sheet, which is filled row by row.
    const float inner = std::ceil(item.corner);
    const Rect all{0, 0, static_cast<float>(width), static_cast<float>(height)};
    const auto beside = [&](const auto& paint) {
        paint(Rect{0, 0, all.w, sheet.y + inner});
        paint(Rect{0, sheet.y + inner, sheet.x + 1, sheet.h - 2 * inner});
        paint(Rect{sheet.right() - 1, sheet.y + inner, all.w - sheet.right() + 1, sheet.h - 2 * inner});
        paint(Rect{0, sheet.bottom() - inner, all.w, all.h - sheet.bottom() + inner});
    };
    beside([&](const Rect& area) {
        fill_within(
            *surface, area, round_rect(below.moved(0, item.corner * shadow_down), item.corner),
            [](Point) {
                return Colour{0, 0, 0, 120};
            },
            item.corner * shadow_blur);
        fill_within(*surface, area, round_rect(below, item.corner), [](Point) { return scene::paper_lip; });
        fill_within(*surface, area, round_rect(sheet, item.corner), [&](Point p) { return paper_at(geometry, p.y); });
    });
    SDL_Rect row{static_cast<int>(sheet.x) + 1, 0, static_cast<int>(sheet.w) - 2, 1};
    for (row.y = static_cast<int>(sheet.y + inner); row.y < static_cast<int>(sheet.bottom() - inner); ++row.y) {
        const Colour paper = paper_at(geometry, static_cast<float>(row.y) + 0.5F);
        SDL_FillRect(surface.get(), &row, SDL_MapRGBA(surface->format, paper.r, paper.g, paper.b, 255));
    }
    paint_cells(*surface, geometry, item.weave->tiles, scene::paper_cell);
    paint_cells(*surface, geometry, item.weave->stones, scene::paper_stone);
    return surface;
}

} // namespace

const Sprite& Sprites::sheet(const scene::SheetItem& item) {
    scene::SheetItem without = item;
    without.threads = 0;
    const float margin = std::ceil(item.corner * 2);
    const Rect place{margin, margin, std::round(item.rect.w), std::round(item.rect.h)};
    const SheetGeometry geometry{{item.origin.x - item.rect.x + margin, item.origin.y - item.rect.y + margin},
                                 item.cell,
                                 place.y,
                                 place.bottom()};
    const std::size_t wanted = std::min(item.threads, item.weave->threads.size());
    if (!sheet_ || sheet_->item != without || sheet_->threads > wanted) {
        sheet_.reset(); // its memory first
        Sheet fresh{std::move(without), 0, {}, {}};
        fresh.surface = blank_sheet(item, place, geometry, static_cast<int>(place.w + 2 * margin),
                                    static_cast<int>(place.h + 2 * margin));
        (void)paint_threads(*fresh.surface, geometry, item.weave->threads, 0, wanted);
        fresh.threads = wanted;
        fresh.sprite = made(fresh.surface, margin, margin);
        const int corner = static_cast<int>(std::ceil(item.corner));
        fresh.sprite.solid = {static_cast<int>(margin), static_cast<int>(margin) + corner, static_cast<int>(place.w),
                              std::max(0, static_cast<int>(place.h) - 2 * corner)};
        sheet_ = std::move(fresh);
    } else if (sheet_->threads < wanted) { // those that are there stay
        SDL_Surface& surface = *sheet_->surface;
        const SDL_Rect changed = paint_threads(surface, geometry, item.weave->threads, sheet_->threads, wanted);
        sheet_->threads = wanted;
        if (changed.w > 0 && changed.h > 0)
            SDL_UpdateTexture(sheet_->sprite.texture.get(), &changed, row_of(surface, changed.y) + changed.x,
                              surface.pitch);
    }
    return sheet_->sprite;
}

const Sprite& Sprites::seal(Face face, int side) {
    Sprite& sprite = seals_[{face, side}];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side + 2, side + 2);
    const Rect box{1, 1, static_cast<float>(side), static_cast<float>(side)};
    const float line = std::max(1.5F, box.w * 0.07F);
    const float corner = box.w * 0.18F;
    fill(*surface, round_rect(box, corner), [](Point) { return scene::seal_ink; });
    fill(*surface, round_rect(box.grown(-line), corner - line), [](Point) { return scene::seal_paper; });
    const Rect picture = box.grown(-std::round(box.w * 0.17F));
    draw_picture(*surface, picture, *deck_.atlas, deck_.part(face % deck_.faces));
    if (const int round = face / deck_.faces; round > 0) draw_number(*surface, picture.grown(box.w * 0.1F), round + 1);
    sprite = made(surface, 1, 1);
    return sprite;
}

} // namespace twoturns::view
