#include "scene/mirror.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include "ui/mirror.hpp"

namespace twoturns::scene {
namespace {

using ui::Mirror;

/// Returns whether a sign points to where reading goes on or comes from; "play" and other signs of media do not.
bool follows_reading(std::string_view sign) {
    constexpr std::array<std::string_view, 8> signs{"back", "left", "right", "first", "last", "undo", "redo", "enter"};
    return std::find(signs.begin(), signs.end(), sign) != signs.end();
}

void reflect(TileItem& item, const Mirror& mirror) {
    item.box = mirror.of(item.box);
    item.tilt = -item.tilt;
}
void reflect(RayItem& item, const Mirror& mirror) {
    item.middle = mirror.of(item.middle);
    item.degrees = 180 - item.degrees;
}
void reflect(SheetItem& item, const Mirror& mirror) {
    const Rect to = mirror.of(item.rect);
    item.origin.x += to.x - item.rect.x;
    item.rect = to;
}
void reflect(ui::IconItem& item, const Mirror& mirror) {
    item.rect = mirror.of(item.rect);
    if (follows_reading(item.name)) item.flipped = !item.flipped;
}
void reflect(ui::TextItem& item, const Mirror& mirror) {
    item.at = mirror.of(item.at);
    if (item.align != ui::Align::centre)
        item.align = item.align == ui::Align::left ? ui::Align::right : ui::Align::left;
}
void reflect(ui::ClipItem& item, const Mirror& mirror) {
    if (item.rect) item.rect = mirror.of(*item.rect);
}
void reflect(ui::FadeItem& /*has no place*/, const Mirror& /*mirror*/) {}
template <class OnRect>
requires requires(OnRect item) { Rect{item.rect}; }
void reflect(OnRect& item, const Mirror& mirror) { item.rect = mirror.of(item.rect); }
template <class InBox>
requires requires(InBox item) { Rect{item.box}; }
void reflect(InBox& item, const Mirror& mirror) { item.box = mirror.of(item.box); }
template <class AtPoint>
requires requires(AtPoint item) { Point{item.at}; }
void reflect(AtPoint& item, const Mirror& mirror) { item.at = mirror.of(item.at); }
template <class OfPoints>
requires requires(OfPoints item) { item.points.front(); }
void reflect(OfPoints& item, const Mirror& mirror) {
    for (Point& point : item.points) point = mirror.of(point);
}

} // namespace

void mirror(std::vector<Item>& items, std::size_t first, const Rect& room) {
    const Mirror mirror{room};
    for (std::size_t i = first; i < items.size(); ++i) std::visit([&](auto& item) { reflect(item, mirror); }, items[i]);
}

} // namespace twoturns::scene
