// Small sheets, as they hang in the gallery; these functions are members of Sprites.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "view/drawing/raster.hpp"
#include "view/drawing/sheet_raster.hpp"
#include "view/drawing/sprites.hpp"
#include "view/drawing/thread_raster.hpp"

namespace twoturns::view {
namespace {

using scene::Weave;

/// Returns the part of the padded board that the threads cover, in cells.
Rect covered_by(const Weave& weave) {
    Point least{1e6F, 1e6F};
    Point most{0, 0};
    for (const scene::Thread& thread : weave.threads)
        for (const Point& point : thread.points) {
            least = {std::min(least.x, point.x), std::min(least.y, point.y)};
            most = {std::max(most.x, point.x), std::max(most.y, point.y)};
        }
    return Rect{least.x, least.y, std::max(0.0F, most.x - least.x), std::max(0.0F, most.y - least.y)}.grown(0.3F);
}

/// Returns the place of the threads: in the middle of the paper, as large as fits, but with a limit for small boards.
SheetGeometry geometry_on(const Rect& paper, const Weave& weave) {
    constexpr float margin = 0.055F; // these are shares of the width
    constexpr float most_cell_shown = 0.1F;
    constexpr float usual_width = 157; // pixels
    const Rect covered = covered_by(weave);
    const float room = paper.w * margin;
    const float cell = std::min({(paper.w - 2 * room) / covered.w, (paper.h - 2 * room) / covered.h,
                                 std::max(4.0F, paper.w * most_cell_shown)});
    const Point middle = paper.centre();
    const Point middle_of_threads = covered.centre();
    const float scale = std::max(1.0F, paper.w / usual_width);
    return {.origin = {middle.x - middle_of_threads.x * cell, middle.y - middle_of_threads.y * cell},
            .cell = cell,
            .top = paper.y,
            .bottom = paper.bottom(),
            .least = 1.25F * scale,
            .most = 1.45F * scale,
            .end = 1.3F};
}

} // namespace

const Sprite& Sprites::small_sheet(const scene::SmallSheetItem& item) {
    constexpr int most_pixels = 4'000'000; // 16 MB
    const SheetPlace place = place_of({.rect = item.rect, .corner = item.corner});
    const auto key_for = [&](const Weave* weave) {
        return SmallSheetKey{weave, place.width, place.height, static_cast<int>(std::lround(item.corner))};
    };
    SmallSheet& sheet = small_sheets_[key_for(item.weave.get())];
    sheet.frame = frame_;
    sheet_stands_in_ = false;
    if (sheet.sprite.texture) return sheet.sprite;
    if (item.weave && !may_make()) {
        scene::SmallSheetItem blank = item;
        blank.weave.reset();
        const Sprite& stand_in = small_sheet(blank);
        sheet_stands_in_ = true;
        return stand_in;
    }
    sheet.weave = item.weave;
    const Surface surface = blank_paper(place, item.corner, item.weave && item.weave->gold);
    if (item.weave)
        (void)paint_threads(*surface, geometry_on(place.paper, *item.weave), item.weave->threads, 0,
                            item.weave->threads.size());
    sheet.sprite = made(surface, place.paper.x, place.paper.y);
    const int corner = static_cast<int>(std::ceil(item.corner));
    sheet.sprite.solid = {static_cast<int>(place.paper.x), static_cast<int>(place.paper.y) + corner,
                          static_cast<int>(place.paper.w), std::max(0, static_cast<int>(place.paper.h) - 2 * corner)};
    const auto pixels = static_cast<std::size_t>(std::max(1, place.width * place.height));
    if (small_sheets_.size() * pixels > most_pixels)
        for (auto one = small_sheets_.begin(); one != small_sheets_.end();)
            one = one->second.frame + 2 < frame_ ? small_sheets_.erase(one) : std::next(one);
    return sheet.sprite;
}

} // namespace twoturns::view
