// Draws all items but tiles and lines. Members of Drawer.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "view/drawing/drawer.hpp"

namespace twoturns::view {
namespace {

using scene::Point;

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

void Drawer::item(const scene::CursorItem& cursor) {
    const Sprite& sprite = sprites_.cursor(whole(cursor.box.w));
    tint(sprite, cursor.colour);
    copy(sprite, cursor.box.x, cursor.box.y);
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

void Drawer::item(const scene::RayItem& ray) {
    if (whole(ray.length) < 1 || whole(ray.width) < 1) return;
    const Sprite& sprite = sprites_.ray(ray.degrees, whole(ray.length), whole(ray.width));
    tint(sprite, ray.face ? sprites_.main_colours_of(*ray.face).at(static_cast<std::size_t>(ray.shade)) : ray.colour);
    fade(sprite, ray.alpha);
    const float angle = static_cast<float>(ray.degrees) * std::numbers::pi_v<float> / 180;
    const float middle = ray.from + ray.length / 2;
    copy(sprite, ray.middle.x + middle * std::cos(angle), ray.middle.y + middle * std::sin(angle));
}

void Drawer::item(const scene::PictureItem& picture) {
    if (whole(picture.rect.w) < 1) return;
    const Sprite& sprite = sprites_.picture(picture.face, whole(picture.rect.w));
    fade(sprite, 1);
    copy(sprite, picture.rect.x, picture.rect.y);
}

void Drawer::item(const scene::StarItem& star) {
    if (whole(star.box.w) < 1 || star.scale <= 0) return;
    const Sprite& sprite = sprites_.star(star.won, whole(star.box.w));
    fade(sprite, 1);
    const Point middle = star.box.centre();
    if (star.scale == 1) return copy(sprite, middle.x, middle.y);
    copy(sprite,
         {whole(middle.x - sprite.origin_x * star.scale), whole(middle.y - sprite.origin_y * star.scale),
          whole(static_cast<float>(sprite.width) * star.scale), whole(static_cast<float>(sprite.height) * star.scale)});
}

void Drawer::item(const scene::SheetItem& sheet) {
    if (sheet.rect.w < 1 || sheet.rect.h < 1 || !sheet.weave) return;
    const Sprite& sprite = sprites_.sheet(sheet);
    item_.complete = sprites_.has_all_threads(sheet);
    fade(sprite, 1);
    copy_solid(sprite, sheet.rect.x, sheet.rect.y + sheet.lower);
}

void Drawer::item(const scene::SmallSheetItem& sheet) {
    if (whole(sheet.rect.w) < 1 || whole(sheet.rect.h) < 1) return;
    const Sprite& sprite = sprites_.small_sheet(sheet);
    item_.complete = !sprites_.sheet_stands_in();
    fade(sprite, 1);
    copy_solid(sprite, sheet.rect.x, sheet.rect.y);
}

void Drawer::item(const scene::TableItem& table) {
    if (whole(table.rect.w) < 1 || whole(table.rect.h) < 1) return;
    const Sprite& sprite = sprites_.swatch(table);
    fade(sprite, 1);
    copy(sprite, table.rect.x, table.rect.y);
}

void Drawer::item(const scene::LandItem& land) {
    if (whole(land.rect.w) < 1 || whole(land.rect.h) < 1) return;
    const Sprite& sprite = sprites_.land(land);
    fade(sprite, 1);
    copy_solid(sprite, land.rect.x, land.rect.y);
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
    put(sprite, nullptr, {whole(icon.rect.x), whole(icon.rect.y), sprite.width, sprite.height},
        icon.flipped ? SDL_FLIP_HORIZONTAL : SDL_FLIP_NONE);
}

void Drawer::item(const ui::TextItem& text) {
    if (text.text.empty()) return;
    const Sprite& sprite = sprites_.text(text.text, text.size, text.bold, text.colour, text.family);
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

} // namespace twoturns::view
