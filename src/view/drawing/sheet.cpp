// The sheet with a weave and its seal; these functions are members of Sprites.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sheet_raster.hpp"
#include "view/drawing/sprites.hpp"
#include "view/drawing/thread_raster.hpp"

namespace twoturns::view {
namespace {

constexpr std::size_t threads_at_once = 4; // the number of threads drawn between checks of the clock

std::size_t threads_wanted(const scene::SheetItem& item) { return std::min(item.threads, item.weave->threads.size()); }

} // namespace

const Sprite& Sprites::sheet(const scene::SheetItem& item) {
    const auto start = Clock::now();
    scene::SheetItem without = item;
    without.threads = 0;
    without.growing.clear();
    without.lower = 0;
    const SheetPlace place = place_of(item);
    const std::size_t wanted = threads_wanted(item);
    if (!sheet_ || sheet_->item != without || sheet_->threads > wanted) {
        sheet_.reset(); // frees its memory first
        Sheet fresh;
        fresh.item = std::move(without);
        fresh.surface = blank_sheet(item, place);
        fresh.sprite = made(fresh.surface, place.paper.x, place.paper.y);
        const int corner = static_cast<int>(std::ceil(item.corner));
        fresh.sprite.solid = {static_cast<int>(place.paper.x), static_cast<int>(place.paper.y) + corner,
                              static_cast<int>(place.paper.w),
                              std::max(0, static_cast<int>(place.paper.h) - 2 * corner)};
        sheet_ = std::move(fresh);
    }
    if (std::exchange(sheet_asked_, true)) return sheet_->sprite; // this frame has already used its time for the sheet
    while (sheet_->threads < wanted) {                            // threads already drawn stay
        SDL_Surface& surface = *sheet_->surface;
        const std::size_t end = std::min(wanted, sheet_->threads + threads_at_once);
        const SDL_Rect changed = paint_threads(surface, place.geometry, item.weave->threads, sheet_->threads, end);
        sheet_->threads = end;
        if (changed.w > 0 && changed.h > 0)
            SDL_UpdateTexture(sheet_->sprite.texture.get(), &changed, row_of(surface, changed.y) + changed.x,
                              surface.pitch);
        if (patience_ && Clock::now() - start >= *patience_) break;
    }
    if (sheet_->threads == wanted) show_growing(item, place.geometry);
    return sheet_->sprite;
}

/// Draws the threads that are drawn in part onto a copy of the sheet, so that they leave no trace when they grow.
void Sprites::show_growing(const scene::SheetItem& item, const SheetGeometry& geometry) {
    Sheet& sheet = *sheet_;
    if (item.growing.empty() && !sheet.growing) return;
    if (!sheet.growing) sheet.growing = checked<Surface>(SDL_DuplicateSurface(sheet.surface.get()), "a sheet");
    std::vector<scene::Thread> parts;
    for (std::size_t i = 0; i < item.growing.size() && sheet.threads + i < item.weave->threads.size(); ++i)
        parts.push_back(scene::first_part(item.weave->threads[sheet.threads + i], item.growing[i]));
    const auto renew = [&](const SDL_Rect& area) {
        for (int y = area.y; y < area.y + area.h; ++y)
            std::copy_n(row_of(*sheet.surface, y) + area.x, area.w, row_of(*sheet.growing, y) + area.x);
    };
    const SDL_Rect area = threads_area(*sheet.surface, geometry, parts);
    SDL_Rect changed = area;
    if (sheet.grown.w > 0) SDL_UnionRect(&area, &sheet.grown, &changed);
    if (changed.w > 0 && changed.h > 0) {
        renew(changed);
        paint_threads(*sheet.growing, geometry, parts, 0, parts.size(), false);
        SDL_UpdateTexture(sheet.sprite.texture.get(), &changed, row_of(*sheet.growing, changed.y) + changed.x,
                          sheet.growing->pitch);
    }
    sheet.grown = area;
    if (item.growing.empty()) {
        sheet.growing.reset();
        sheet.grown = {0, 0, 0, 0};
    }
}

bool Sprites::has_all_threads(const scene::SheetItem& item) const {
    return sheet_ && sheet_->threads == threads_wanted(item);
}

const DeckFaces* Sprites::deck_of(const std::string& name) const {
    if (name.empty()) return &deck_;
    const auto found = samples_.find(name);
    return found == samples_.end() || !found->second.deck ? nullptr : &*found->second.deck;
}

Surface Sprites::draw_seal(Face face, int side, const std::string& name, std::uint64_t mark) const {
    Surface surface = make_surface(side + 2, side + 2);
    const Rect box{1, 1, static_cast<float>(side), static_cast<float>(side)};
    const float line = std::max(1.5F, box.w * 0.07F);
    const float corner = box.w * 0.18F;
    fill(*surface, round_rect(box, corner), [](Point) { return scene::seal_ink; });
    fill(*surface, round_rect(box.grown(-line), corner - line), [](Point) { return scene::seal_paper; });
    const Rect picture = box.grown(-std::round(box.w * 0.17F));
    const DeckFaces* const deck = deck_of(name);
    const auto there = deck == nullptr ? std::nullopt : decks::face_marked(deck->marks, face, mark);
    if (!there || (!name.empty() && *there >= deck->faces)) return surface;
    draw_face(*surface, picture, *deck, *there, fonts_);
    if (const int round = *there / deck->faces; round > 0)
        draw_number(*surface, picture.grown(box.w * 0.1F), round + 1);
    return surface;
}

const Sprite& Sprites::seal(Face face, int side, const std::string& deck, std::uint64_t mark) {
    if (!deck.empty()) (void)face_in_sample(deck, face, mark);
    Sprite& sprite = seals_[{deck, face, side, mark}];
    if (!sprite.texture && may_make()) sprite = made(draw_seal(face, side, deck, mark), 1, 1);
    return sprite;
}

} // namespace twoturns::view
