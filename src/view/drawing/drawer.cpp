#include "view/drawing/drawer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <utility>
#include <variant>
#include <vector>

#include "scene/changes.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {
namespace {

using scene::Colour;
using scene::Point;

int whole(float pixels) { return static_cast<int>(std::lround(pixels)); }

/// Returns the first part of a line, where `drawn` is the fraction of its length, 0 .. 1.
std::vector<Point> first_part(const std::vector<Point>& points, float drawn) {
    if (drawn >= 1) return points;
    float left = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        left += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    left *= drawn;
    std::vector<Point> part{points.front()};
    for (std::size_t i = 1; i < points.size() && left > 0; ++i) {
        const Point from = points[i - 1];
        const Point to = points[i];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const float share = length > 0 ? std::min(1.0F, left / length) : 1;
        part.push_back({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
        left -= length;
    }
    return part;
}

/// Returns 0 .. 3 for right, down, left, up: the index into the line pieces.
std::size_t direction(Point from, Point to) {
    if (std::abs(to.x - from.x) >= std::abs(to.y - from.y)) return to.x >= from.x ? 0 : 2;
    return to.y >= from.y ? 1 : 3;
}

constexpr std::array<Point, 4> steps{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};

/// A segment of a sprite's side, and its destination.
struct Stretch {
    int from = 0;
    int to = 0;
    int length = 0;
    bool repeated = false;
};

/// Splits a side longer than its sprite's side; the sprite's part of `repeated` pixels from `first` on repeats.
std::vector<Stretch> stretches(int side, int first, int repeated, int more) {
    if (more == 0) return {{0, 0, side}};
    std::vector<Stretch> all{{0, 0, first}};
    const int end = first + repeated + more;
    for (int at = first; at < end; at += repeated) all.push_back({first, at, std::min(repeated, end - at), true});
    all.push_back({first + repeated, end, side - first - repeated});
    return all;
}

} // namespace

Drawer::Drawer(SDL_Renderer& renderer, Sprites& sprites) : renderer_(renderer), sprites_(sprites) {
    SDL_RendererInfo info{};
    keeps_picture_ = SDL_GetRendererInfo(&renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

Undrawn Drawer::draw(const scene::Scene& scene, const scene::Scene* shown) {
    undrawn_.clear();
    if (shown != nullptr && !still_seen(*shown)) shown = nullptr;
    sprites_.begin(scene.canvas, !keeps_picture_ || scene.turn.has_value()); // keeping a copy takes time of the frame
    try {
        keep_before(scene, shown);
    } catch (const std::exception&) { // without the cached picture the new page appears at once
        before_.reset();
    }
    if (shown == nullptr || !repaint(scene, *shown))
        paint(scene, shown != nullptr); // otherwise nothing is visible until the page is complete
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
    lower(scene);
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
    static constexpr std::array kinds{
        "tile",  "sample", "picture", "card", "cursor", "line",   "mark", "spark",
        "sheet", "seal",   "box",     "icon", "text",   "stroke", "clip", "fade"}; // as in scene::Item
    static_assert(kinds.size() == std::variant_size_v<scene::Item>);
    item_ = {};
    if (strength_ > 0 || scene::is_for_all(what)) // no sprite is made before it is visible
        item_.failed = !attempt(kinds[what.index()], [&] { std::visit([&](const auto& one) { item(one); }, what); });
    return item_;
}

bool Drawer::covers(const SDL_Rect& rect) {
    SDL_Rect seen = rect;
    if (clip_ && SDL_IntersectRect(&rect, &*clip_, &seen) == SDL_FALSE) seen = {};
    if (item_.place.w == 0 || item_.place.h == 0)
        item_.place = seen;
    else if (seen.w > 0 && seen.h > 0)
        SDL_UnionRect(&item_.place, &seen, &item_.place);
    return !measuring_;
}

void Drawer::put(const Sprite& sprite, const SDL_Rect* from, const SDL_Rect& to) {
    if (!sprite.texture) {
        item_.complete = item_.complete && !sprites_.postponed();
        return;
    }
    const SDL_Rect whole_sprite{0, 0, sprite.width, sprite.height};
    const SDL_Rect& source = from == nullptr ? whole_sprite : *from;
    item_.stretched = item_.stretched || source.w != to.w || source.h != to.h;
    if (covers(to)) SDL_RenderCopy(&renderer_, sprite.texture.get(), &source, &to);
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
        const Colour plain = scene.page ? scene.theme.page_edge : scene.theme.table_edge;
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

void Drawer::copy_repeated(const Sprite& sprite, const ui::BoxItem& box) {
    const SDL_Point at{whole(box.rect.x - sprite.origin_x), whole(box.rect.y - sprite.origin_y)};
    const SDL_Rect& middle = sprite.middle;
    const int more_width = std::max(0, static_cast<int>(box.rect.w) + 2 * whole(sprite.origin_x) - sprite.width);
    const int more_height = std::max(0, static_cast<int>(box.rect.h) + 2 * whole(sprite.origin_y) - sprite.height);
    const bool solid = more_width > 0 && more_height > 0 && box.fill.a == 255 && strength_ >= 1;
    const auto down = stretches(sprite.height, middle.y, middle.h, more_height);
    const auto across = stretches(sprite.width, middle.x, middle.w, more_width);
    for (const Stretch& y : down)
        for (const Stretch& x : across) {
            if (solid && x.repeated && y.repeated) continue;
            const SDL_Rect from{x.from, y.from, x.length, y.length};
            const SDL_Rect to{at.x + x.to, at.y + y.to, x.length, y.length};
            put(sprite, &from, to);
        }
    if (!solid) return;
    const SDL_Rect inside{at.x + middle.x, at.y + middle.y, middle.w + more_width, middle.h + more_height};
    fill(inside, box.fill);
}

void Drawer::lay_veil(const SDL_Rect& rect, Colour colour) {
    const Sprite& veil = sprites_.veil(colour);
    fade(veil, static_cast<float>(colour.a) / 255);
    for (int y = 0; y < rect.h; y += veil.height)
        for (int x = 0; x < rect.w; x += veil.width) {
            const SDL_Rect from{0, 0, std::min(veil.width, rect.w - x), std::min(veil.height, rect.h - y)};
            put(veil, &from, {rect.x + x, rect.y + y, from.w, from.h});
        }
}

void Drawer::item(const scene::TileItem& tile) {
    if (whole(tile.box.w) < 1) return;
    const Point middle = tile.box.centre();
    if (tile.alpha >= 1) {
        const int side = whole(tile.box.w * tile.scale); // drawn again at that size, so it stays sharp
        const Sprite& sprite = sprites_.tile(tile, side);
        item_.complete = item_.complete && !sprites_.stands_in();
        fade(sprite, 1);
        const float half = static_cast<float>(side) / 2;
        return copy_solid(sprite, std::floor(middle.x - half), std::floor(middle.y - half));
    }
    // During its animation in or out: the resting tile, smaller and possibly brighter.
    const Sprite& sprite = sprites_.tile(tile, whole(tile.box.w));
    item_.complete = item_.complete && !sprites_.stands_in();
    const SDL_Rect place{whole(middle.x - (sprite.origin_x + tile.box.w / 2) * tile.scale),
                         whole(middle.y - (sprite.origin_y + tile.box.h / 2) * tile.scale),
                         whole(static_cast<float>(sprite.width) * tile.scale),
                         whole(static_cast<float>(sprite.height) * tile.scale)};
    fade(sprite, tile.alpha);
    copy(sprite, place);
    if (tile.glow == 0) return;
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_ADD);
    fade(sprite, tile.alpha * tile.glow * 0.6F);
    copy(sprite, place);
    SDL_SetTextureBlendMode(sprite.texture.get(), SDL_BLENDMODE_BLEND);
}

void Drawer::item(const scene::SampleItem& sample) {
    if (whole(sample.box.w) < 1) return;
    const Sprite& sprite = sprites_.sample(sample, whole(sample.box.w));
    fade(sprite, 1);
    copy(sprite, sample.box.x, sample.box.y);
}

void Drawer::item(const scene::WholePictureItem& picture) {
    const Sprite* sprite = sprites_.whole_picture(picture.file, whole(picture.rect.w), whole(picture.rect.h));
    if (sprite == nullptr) return;
    fade(*sprite, 1);
    copy(*sprite, picture.rect.x, picture.rect.y);
}

void Drawer::item(const scene::CardItem& card) {
    if (whole(card.rect.w) < 1 || whole(card.rect.h) < 1) return;
    const Sprite& sprite = sprites_.card(card.face, whole(card.rect.w), whole(card.rect.h));
    fade(sprite, card.alpha);
    copy(sprite, card.rect.x, card.rect.y);
}

void Drawer::item(const scene::CursorItem& cursor) {
    const Sprite& sprite = sprites_.cursor(whole(cursor.box.w));
    tint(sprite, cursor.colour);
    copy(sprite, cursor.box.x, cursor.box.y);
}

void Drawer::item(const scene::LineItem& line) {
    if (whole(line.width) < 1) return;
    const LinePieces& pieces = sprites_.line(line.look, line.on_light, whole(line.width));
    std::vector<Point> points = first_part(line.points, line.drawn);
    for (Point& point : points) point = {std::round(point.x), std::round(point.y)};
    if (points.size() < 2) return;
    const auto piece = [&](const Sprite& sprite, Point at) {
        fade(sprite, line.alpha);
        copy(sprite, at.x, at.y);
    };
    const float half = pieces.width / 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const std::size_t way = direction(points[i - 1], points[i]);
        const Point step = steps[way];
        const bool bends = i + 1 < points.size();
        const float before = i > 1 ? pieces.radius : 0;
        const float after = bends ? pieces.radius : 0;
        const Point from{points[i - 1].x + step.x * before, points[i - 1].y + step.y * before};
        const Point to{points[i].x - step.x * after, points[i].y - step.y * after};
        const bool level = step.y == 0;
        const Sprite& profile = level ? pieces.across : pieces.down;
        const float length = (to.x - from.x) * step.x + (to.y - from.y) * step.y;
        if (length > 0) {
            const float left = std::min(from.x, to.x);
            const float top = std::min(from.y, to.y);
            fade(profile, line.alpha);
            copy(profile, level ? SDL_Rect{whole(left), whole(top - half), whole(length), whole(pieces.width)}
                                : SDL_Rect{whole(left - half), whole(top), whole(pieces.width), whole(length)});
        }
        if (i == 1) piece(pieces.cap[way], points[0]);
        if (!bends) {
            piece(pieces.cap[(way + 2) % 4], length > 0 ? to : from);
            continue;
        }
        // A joint opens back to where the line comes from and on to where it goes.
        const std::size_t back = (way + 2) % 4;
        const std::size_t on = direction(points[i], points[i + 1]);
        piece(pieces.bend[(back + 1) % 4 == on ? back : on], points[i]);
    }
}

void Drawer::item(const scene::MarkItem& mark) {
    const Sprite& sprite = sprites_.mark(whole(mark.size));
    fade(sprite, mark.alpha);
    copy(sprite, mark.at.x, mark.at.y);
}

void Drawer::item(const scene::SparkItem& spark) {
    if (whole(spark.size) < 1) return;
    const Sprite& sprite = sprites_.spark(whole(spark.size));
    tint(sprite, spark.face ? sprites_.colour_of(*spark.face) : spark.colour);
    fade(sprite, spark.alpha);
    copy(sprite, spark.at.x, spark.at.y);
}

void Drawer::item(const scene::SheetItem& sheet) {
    if (sheet.rect.w < 1 || sheet.rect.h < 1 || whole(sheet.alpha * 255) == 0 || !sheet.weave) return;
    const Sprite& sprite = sprites_.sheet(sheet);
    item_.complete = sprites_.has_all_threads(sheet);
    fade(sprite, sheet.alpha);
    if (sheet.alpha < 1)
        copy(sprite, sheet.rect.x, sheet.rect.y + sheet.lower);
    else
        copy_solid(sprite, sheet.rect.x, sheet.rect.y + sheet.lower);
}

void Drawer::item(const scene::SealItem& seal) {
    if (whole(seal.box.w) < 1) return;
    const Sprite& sprite = sprites_.seal(seal.face, whole(seal.box.w), seal.deck, seal.mark);
    const Point middle = seal.box.centre();
    const float width = static_cast<float>(sprite.width) * seal.scale;
    const float height = static_cast<float>(sprite.height) * seal.scale;
    fade(sprite, 1);
    copy(sprite, {whole(middle.x - width / 2), whole(middle.y - height / 2), whole(width), whole(height)});
}

void Drawer::item(const ui::BoxItem& box) {
    if (box.rect.w < 1 || box.rect.h < 1) return;
    if (box.radius == 0 && box.border_width == 0 && !box.shadow) {
        const SDL_Rect place{whole(box.rect.x), whole(box.rect.y), whole(box.rect.w), whole(box.rect.h)};
        return box.fill.a == 255 && strength_ >= 1 ? fill(place, box.fill) : lay_veil(place, box.fill);
    }
    const Sprite& sprite = sprites_.box(box);
    if (!sprite.texture) return copy(sprite, box.rect.x, box.rect.y);
    fade(sprite, 1);
    copy_repeated(sprite, box);
}

void Drawer::item(const ui::IconItem& icon) {
    if (whole(icon.rect.w) < 1) return;
    const Sprite& sprite = sprites_.icon(icon.name, whole(icon.rect.w));
    tint(sprite, icon.colour);
    copy(sprite, icon.rect.x, icon.rect.y);
}

void Drawer::item(const ui::TextItem& text) {
    if (text.text.empty()) return;
    const Sprite& sprite = sprites_.text(text.text, text.size, text.bold, text.colour);
    const auto width = static_cast<float>(sprite.width);
    const float left = text.align == ui::Align::left     ? text.at.x
                       : text.align == ui::Align::centre ? text.at.x - width / 2
                                                         : text.at.x - width;
    tint(sprite, sprite.coloured ? Colour{255, 255, 255, text.colour.a} : text.colour);
    copy(sprite, std::round(left), text.at.y);
}

void Drawer::item(const ui::StrokeItem& stroke) {
    if (stroke.points.size() < 2 || stroke.width <= 0) return;
    // The start is rounded to a quarter of a pixel; the other points are relative to it.
    const Point first{std::floor(stroke.points.front().x), std::floor(stroke.points.front().y)};
    std::vector<Point> points = stroke.points;
    for (Point& point : points) point = {point.x - first.x, point.y - first.y};
    const Sprite& sprite = sprites_.stroke(points, stroke.width);
    tint(sprite, stroke.colour);
    copy(sprite, first.x, first.y);
}

void Drawer::item(const ui::ClipItem& clip) {
    if (!clip.rect) return clip_to({});
    const int left = whole(clip.rect->x);
    const int top = whole(clip.rect->y);
    clip_to(SDL_Rect{left, top, std::max(0, whole(clip.rect->right()) - left),
                     std::max(0, whole(clip.rect->bottom()) - top)});
}

} // namespace twoturns::view
