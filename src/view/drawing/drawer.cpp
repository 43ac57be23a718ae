#include "view/drawing/drawer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <utility>
#include <variant>
#include <vector>

#include "scene/changes.hpp"
#include "view/drawing/damage.hpp"
#include "view/drawing/table_heat.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {

using scene::Colour;
using scene::Point;

Drawer::Drawer(SDL_Renderer& renderer, Sprites& sprites) : renderer_(renderer), sprites_(sprites) {
    SDL_RendererInfo info{};
    keeps_picture_ = SDL_GetRendererInfo(&renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

Undrawn Drawer::draw(const scene::Scene& scene, const scene::Scene* shown) {
    undrawn_.clear();
    if (shown != nullptr && !still_seen(*shown)) shown = nullptr;
    sprites_.begin(scene, !keeps_picture_ || scene.turn.has_value()); // keeping a copy takes time of the frame
    try {
        keep_before(scene, shown);
    } catch (const std::exception&) { // without the cached picture the new page appears at once
        before_.reset();
    }
    if (shown == nullptr || !repaint(scene, *shown)) {
        paint(scene, shown != nullptr); // otherwise nothing is visible until the page is complete
        changed_ = {{0, 0, scene.canvas.width, scene.canvas.height}};
    }
    finished_ = std::all_of(drawn_.begin(), drawn_.end(), [](const Drawn& one) { return one.complete; });
    return std::exchange(undrawn_, {});
}

/// A resized window shows nothing until it is drawn.
bool Drawer::still_seen(const scene::Scene& shown) const {
    const SDL_Point now = pixels_of(renderer_);
    return now.x == shown.canvas.width && now.y == shown.canvas.height;
}

void Drawer::paint(const scene::Scene& scene, bool bit_by_bit) {
    const bool seen_already = hidden(scene) && keeps_picture_; // then this frame only prepares sprites
    measuring_ = seen_already;
    begin_items({});
    if (!hidden(scene)) attempt("table", [&] { ground(scene); });
    move_aside(scene);
    drawn_.clear();
    for (std::size_t i = 0; i < scene.items.size(); ++i) {
        sprites_.go_on_bit_by_bit(bit_by_bit && may_come_later(scene, i));
        drawn_.push_back(draw_item(scene.items[i]));
    }
    measuring_ = false;
    SDL_RenderSetClipRect(&renderer_, nullptr);
    SDL_RenderSetViewport(&renderer_, nullptr);
    if (!seen_already) lay_before(scene);
}

/// Items that are equal in both scenes and in the same order stay, unless a change overlaps them. All items are redrawn
/// in each part where an item appeared, disappeared or changed. New items above all unchanged ones are drawn directly
/// onto the picture, so opening a dialog costs only its own drawing.
bool Drawer::repaint(const scene::Scene& scene, const scene::Scene& shown) {
    if (!keeps_picture_ || scene.turn || shown.turn || scene.canvas != shown.canvas || scene.theme != shown.theme ||
        scene.page != shown.page || scene.calm != shown.calm || scene.letters != shown.letters ||
        scene.thick != shown.thick || drawn_.size() != shown.items.size())
        return false;
    auto same = scene::same_items(shown.items, scene.items);
    std::vector<Drawn> now(scene.items.size());
    std::size_t onto = 0; // no item with this index or a higher one has stayed
    for (std::size_t i = 0; i < same.size(); ++i) {
        if (same[i] && (!drawn_[*same[i]].complete || drawn_[*same[i]].failed)) same[i].reset();
        if (!same[i]) continue;
        std::swap(now[i], drawn_[*same[i]]); // entries left in `drawn_` have disappeared
        onto = i + 1;
    }
    constexpr std::ptrdiff_t most_changes =
        600; // beyond this, redrawing everything is faster than placing each new item on its own, one after another
    if (std::count(same.begin(), same.end(), std::nullopt) > most_changes) return false;
    const SDL_Rect all{0, 0, scene.canvas.width, scene.canvas.height};
    std::vector<SDL_Rect> damage;
    const auto damaged = [&](const SDL_Rect& place) {
        SDL_Rect part;
        if (SDL_IntersectRect(&place, &all, &part) != SDL_FALSE) damage.push_back(part);
    };
    const auto all_damaged = [&](const Drawn& one) { std::for_each(one.pieces.begin(), one.pieces.end(), damaged); };
    std::for_each(drawn_.begin(), drawn_.end(), all_damaged);
    if (scene.heat && shown.heat && scene.heat->board == shown.heat->board) {
        const auto around = parts_around(board_of(*scene.heat), scene.canvas.width, scene.canvas.height);
        for (int i = 0; i < scene::Heat::parts; ++i)
            if (scene.heat->warmth(i) != shown.heat->warmth(i)) damaged(around.at(static_cast<std::size_t>(i)));
    } else if (scene.heat != shown.heat) {
        return false;
    }
    measuring_ = true;
    begin_items({});
    for (std::size_t i = 0; i < same.size(); ++i) {
        if (same[i]) continue;
        sprites_.go_on_bit_by_bit(may_come_later(scene, i));
        now[i] = draw_item(scene.items[i]);
        if (i < onto) all_damaged(now[i]);
    }
    measuring_ = false;
    drawn_ = std::move(now);

    std::vector<SDL_Rect> stretched;
    for (std::size_t i = 0; i < onto; ++i)
        if (drawn_[i].stretched) stretched.push_back(drawn_[i].place);
    const std::vector<SDL_Rect> parts = without_cutting(stretched, gathered(damage));
    std::int64_t pixels = 0;
    for (const SDL_Rect& part : parts) pixels += area_of(part);
    if (pixels > area_of(all) / 4 * 3) return false;
    const auto draw = [&](std::size_t i) {
        sprites_.go_on_bit_by_bit(!same[i] && may_come_later(scene, i));
        return draw_item(scene.items[i]);
    };
    for (const SDL_Rect& part : parts) {
        begin_items(part);
        attempt("table", [&] { ground(scene); });
        for (std::size_t i = 0; i < onto; ++i)
            if (scene::is_for_all(scene.items[i]) || drawn_[i].meets(part)) draw(i);
    }
    begin_items({});
    damage = parts;
    for (std::size_t i = 0; i < scene.items.size(); ++i)
        if (i >= onto || scene::is_for_all(scene.items[i])) all_damaged(draw(i));
    changed_ = gathered(damage);
    begin_items({});
    return true;
}

/// Returns whether an item's sprite may be made in a later frame.
bool Drawer::may_come_later(const scene::Scene& scene, std::size_t item) {
    return scene.page || (scene.below > 0 && item >= scene.below);
}

bool Drawer::attempt(const char* kind, const std::function<void()>& drawing) {
    try {
        drawing();
        return true;
    } catch (const std::exception& error) {
        undrawn_.emplace(kind, error.what());
        return false;
    }
}

void Drawer::begin_items(const std::optional<SDL_Rect>& part) {
    part_ = part;
    strength_ = 1;
    clip_to({});
}

void Drawer::clip_to(const std::optional<SDL_Rect>& rect) {
    clip_ = rect;
    if (measuring_) return;
    SDL_Rect both{};
    if (rect && part_) SDL_IntersectRect(&*rect, &*part_, &both);
    const std::optional<SDL_Rect>& alone = rect ? rect : part_;
    SDL_RenderSetClipRect(&renderer_, rect && part_ ? &both : alone ? &*alone : nullptr);
}

Drawer::Drawn Drawer::draw_item(const scene::Item& what) {
    static constexpr std::array
        kinds{"tile", "sample", "picture", "card",   "cursor",      "line", "mark",   "spark",
              "ray",  "face",   "star",    "sheet",  "small sheet", "seal", "swatch", "land",
              "box",  "icon",   "text",    "stroke", "clip",        "fade"}; // as in scene::Item
    static_assert(kinds.size() == std::variant_size_v<scene::Item>);
    item_ = {};
    if (strength_ > 0 || scene::is_for_all(what)) // no sprite is made before it is visible
        item_.failed = !attempt(kinds[what.index()], [&] { std::visit([&](const auto& one) { item(one); }, what); });
    std::int64_t pixels = 0;
    for (const SDL_Rect& piece : item_.pieces) pixels += area_of(piece);
    if (2 * pixels > area_of(item_.place)) item_.pieces = {item_.place}; // one part is redrawn faster than many
    return std::move(item_);
}

bool Drawer::Drawn::meets(const SDL_Rect& part) const {
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const SDL_Rect& piece) { return SDL_HasIntersection(&piece, &part) != SDL_FALSE; });
}

bool Drawer::covers(const SDL_Rect& rect) {
    SDL_Rect seen = rect;
    if (clip_ && SDL_IntersectRect(&rect, &*clip_, &seen) == SDL_FALSE) seen = {};
    if (area_of(seen) == 0) return false;
    if (item_.pieces.empty())
        item_.place = seen;
    else
        SDL_UnionRect(&item_.place, &seen, &item_.place);
    item_.pieces.push_back(seen);
    return !measuring_ && (!part_ || SDL_HasIntersection(&seen, &*part_) != SDL_FALSE);
}

void Drawer::put(const Sprite& sprite, const SDL_Rect* from, const SDL_Rect& to, SDL_RendererFlip flip) {
    if (!sprite.texture) {
        item_.complete = item_.complete && !sprites_.postponed();
        return;
    }
    const SDL_Rect whole_sprite{0, 0, sprite.width, sprite.height};
    const SDL_Rect& source = from == nullptr ? whole_sprite : *from;
    const auto scaled = [](int pixels, int onto) { return pixels != onto && pixels != 1; };
    item_.stretched = item_.stretched || scaled(source.w, to.w) || scaled(source.h, to.h);
    if (!covers(to)) return;
    const SDL_Rect seen = seen_of(source, to);
    if (seen.w > 0 && seen.h > 0) SDL_RenderCopyEx(&renderer_, sprite.texture.get(), &source, &seen, 0, nullptr, flip);
}

/// Returns the part of `to` that is drawn, where one pixel of `source` is repeated: SDL, left to clip it, would draw
/// nothing of a short part.
SDL_Rect Drawer::seen_of(const SDL_Rect& source, const SDL_Rect& to) const {
    SDL_Rect seen = to;
    for (const auto* clip : {&clip_, &part_}) {
        if (!*clip) continue;
        SDL_Rect both{};
        SDL_IntersectRect(&seen, &**clip, &both);
        if (source.w == 1) seen.x = both.x, seen.w = both.w;
        if (source.h == 1) seen.y = both.y, seen.h = both.h;
    }
    return seen;
}

void Drawer::fill(const SDL_Rect& rect, Colour colour) {
    if (!covers(rect)) return;
    SDL_SetRenderDrawBlendMode(&renderer_, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(&renderer_, colour.r, colour.g, colour.b, 255);
    SDL_RenderFillRect(&renderer_, &rect);
}

// The items of a scene ------------------------------------------------------------------------------------

void Drawer::tint(const Sprite& sprite, Colour colour) {
    SDL_SetTextureColorMod(sprite.texture.get(), colour.r, colour.g, colour.b);
    fade(sprite, static_cast<float>(colour.a) / 255);
}

void Drawer::fade(const Sprite& sprite, float alpha) {
    SDL_SetTextureAlphaMod(sprite.texture.get(), static_cast<Uint8>(whole(alpha * strength_ * 255)));
}

void Drawer::ground(const scene::Scene& scene) {
    try {
        copy(sprites_.table(scene), 0, 0);
    } catch (const std::exception&) { // a plain background hides the previous frame
        const Colour plain = scene.theme.table_edge;
        SDL_SetRenderDrawColor(&renderer_, plain.r, plain.g, plain.b, plain.a);
        SDL_RenderClear(&renderer_);
        throw;
    }
}

void Drawer::copy(const Sprite& sprite, float x, float y) {
    copy(sprite, {whole(x - sprite.origin_x), whole(y - sprite.origin_y), sprite.width, sprite.height});
}

void Drawer::copy(const Sprite& sprite, const SDL_Rect& place) { put(sprite, nullptr, place); }

void Drawer::copy_solid(const Sprite& sprite, float x, float y) {
    if (strength_ < 1 || !sprite.texture) return copy(sprite, x, y);
    const int left = whole(x - sprite.origin_x);
    const int top = whole(y - sprite.origin_y);
    const SDL_Rect& solid = sprite.solid;
    const auto part = [&](int px, int py, int width, int height) {
        const SDL_Rect from{px, py, width, height};
        const SDL_Rect to{left + px, top + py, width, height};
        if (width > 0 && height > 0) put(sprite, &from, to);
    };
    const int right = solid.x + solid.w;
    const int bottom = solid.y + solid.h;
    part(0, 0, sprite.width, solid.y);
    part(0, solid.y, solid.x, solid.h);
    part(right, solid.y, sprite.width - right, solid.h);
    part(0, bottom, sprite.width, sprite.height - bottom);
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_NONE);
    part(solid.x, solid.y, solid.w, solid.h);
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_BLEND);
}

void Drawer::item(const scene::TileItem& tile) {
    if (whole(tile.box.w) < 1) return;
    const Point middle = tile.box.centre();
    // If many tiles turn over at once, no tile gets an exact picture of its own.
    const bool of_many = tile.width != 1 && tile.scale == 1;
    const bool exact =
        of_many || (tile.width == 1 && tile.tilt == 0 && (tile.scale == 1 || tile.scale == scene::picked_scale));
    if (!exact && tile.alpha >= 1)
        if (const Sprite* const sprite = sprites_.shaped(tile)) {
            fade(*sprite, 1);
            return copy(*sprite, std::floor(middle.x), std::floor(middle.y));
        }
    if (tile.alpha >= 1) {
        const int side = whole(tile.box.w * tile.scale); // drawn again at that size, so it stays sharp
        const Sprite& sprite = sprites_.tile(tile, side);
        item_.complete = item_.complete && !sprites_.stands_in();
        fade(sprite, 1);
        const float half = static_cast<float>(side) / 2;
        if (of_many)
            return copy(sprite, {whole(middle.x - (sprite.origin_x + half) * tile.width),
                                 whole(middle.y - half - sprite.origin_y),
                                 std::max(1, whole(static_cast<float>(sprite.width) * tile.width)), sprite.height});
        return copy_solid(sprite, std::floor(middle.x - half), std::floor(middle.y - half));
    }
    // A tile of a new board, as it appears: the resting one, smaller.
    const Sprite& sprite = sprites_.tile(tile, whole(tile.box.w));
    item_.complete = item_.complete && !sprites_.stands_in();
    const SDL_Rect place{whole(middle.x - (sprite.origin_x + tile.box.w / 2) * tile.scale),
                         whole(middle.y - (sprite.origin_y + tile.box.h / 2) * tile.scale),
                         whole(static_cast<float>(sprite.width) * tile.scale),
                         whole(static_cast<float>(sprite.height) * tile.scale)};
    fade(sprite, tile.alpha);
    copy(sprite, place);
}

void Drawer::item(const ui::ClipItem& clip) {
    if (!clip.rect) return clip_to({});
    const int left = whole(clip.rect->x);
    const int top = whole(clip.rect->y);
    clip_to(SDL_Rect{left, top, std::max(0, whole(clip.rect->right()) - left),
                     std::max(0, whole(clip.rect->bottom()) - top)});
}

} // namespace twoturns::view
