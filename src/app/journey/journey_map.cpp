#include "app/journey/journey_map.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "app/daily/day_tiles.hpp"
#include "app/journey/lesson.hpp"
#include "ui/fit.hpp"

namespace twoturns::app {
namespace {

using game::places_in_chapter;
using ui::Point;
using ui::Rect;

constexpr float gap_across = 16;
constexpr float gap_down = 26;
constexpr float outside = 18; // the margin to the right of the fields, for the line from the upper row to the lower row
constexpr float head = 40;    // the height of a field's heading

constexpr std::array<ui::Colour, game::chapters> tints{ui::rgb(0x8FCB7A), ui::rgb(0x6CC3A8), ui::rgb(0x7CC7E8),
                                                       ui::rgb(0xFFC857), ui::rgb(0xA9B7B0), ui::rgb(0x7FA6E8),
                                                       ui::rgb(0xB79AD6), ui::rgb(0xE8907C)};
constexpr ui::Colour ink = ui::rgb(0x2B2418); // on paper

float count(std::size_t n) { return static_cast<float>(n); }

} // namespace

JourneyMap::JourneyMap(MapForm form, std::size_t page, Point size)
    : form_(form), first_(page * form.fields * places_in_chapter), size_(size) {
    const float columns = count(form.columns);
    const float rows = count(form.fields / form.columns);
    const float right = rows > 1 ? outside : 0;
    width_ = std::max(1.0F, (size.x - right - gap_across * (columns - 1)) / columns);
    height_ = std::max(1.0F, (size.y - gap_down * (rows - 1)) / rows);
    scale_ = std::min({width_ / 204, height_ / 288, 1.6F});
}

bool JourneyMap::runs_back(std::size_t chapter) const { return chapter % form_.fields / form_.columns % 2 == 1; }

Rect JourneyMap::field(std::size_t chapter) const {
    const std::size_t on_page = chapter % form_.fields;
    const std::size_t along = on_page % form_.columns;
    const std::size_t column = runs_back(chapter) ? form_.columns - 1 - along : along;
    return {count(column) * (width_ + gap_across), count(on_page / form_.columns) * (height_ + gap_down), width_,
            height_};
}

Point JourneyMap::centre(std::size_t place) const {
    const std::size_t chapter = place / places_in_chapter;
    const std::size_t at = place % places_in_chapter;
    const std::size_t turn = at / 3; // the line zigzags down in one chapter and up in the next one
    const std::size_t row = chapter % 2 == 0 ? turn : 2 - turn;
    const bool back = (turn % 2 == 1) != runs_back(chapter);
    const std::size_t column = back ? 2 - at % 3 : at % 3;
    const Rect room = field(chapter);
    const float across = std::min(width_ * 62 / 204, 120 * scale_);
    const float down = std::min(height_ * 76 / 288, 90 * scale_);
    return {room.x + width_ / 2 + across * (count(column) - 1),
            room.y + head + (height_ - head) / 2 - 12 * scale_ + down * (count(row) - 1)};
}

std::vector<Point> JourneyMap::way_on(std::size_t place) const {
    const Point from = centre(place);
    const Point to = centre(place + 1);
    if (runs_back(place / places_in_chapter) == runs_back((place + 1) / places_in_chapter)) return {from, to};
    return {from, {size_.x - 2, from.y}, {size_.x - 2, to.y}, to};
}

namespace {

/// Draws a map.
struct Painter {
    std::vector<scene::Item>& items;
    const JourneyMap& map;
    const MapStyle& look;
    Rect area;
    const Context& context;

    [[nodiscard]] const ui::Theme& theme() const { return context.style.theme; }
    [[nodiscard]] float units(float design) const { return context.style.units(design); }
    [[nodiscard]] Point at(Point p) const {
        return {std::round(area.x + p.x * context.style.unit), std::round(area.y + p.y * context.style.unit)};
    }
    [[nodiscard]] Rect around(std::size_t place, float design) const {
        const Point middle = at(map.centre(place));
        const float side = units(design);
        return {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
    }
    [[nodiscard]] bool done(std::size_t place) const { return look.results.stars(place).cleared; }

    void add_field(std::size_t chapter) const;
    void add_way(std::size_t place) const;
    void add_place(std::size_t place) const;
    void add_stars(std::size_t place) const;
    void add_text(std::string text, Point middle, float size, ui::Colour colour, ui::Align align, bool bold) const {
        items.emplace_back(ui::TextItem{.text = std::move(text),
                                        .at = middle,
                                        .size = context.style.letters(size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold});
    }
};

void Painter::add_field(std::size_t chapter) const {
    const Rect design = map.field(chapter);
    const Point corner = at({design.x, design.y});
    const Point other = at({design.right(), design.bottom()});
    const bool here = look.chosen / places_in_chapter == chapter;
    int stars = 0;
    bool begun = here;
    for (std::size_t i = chapter * places_in_chapter; i < (chapter + 1) * places_in_chapter; ++i) {
        stars += look.results.stars(i).count();
        begun = begun || done(i);
    }
    const ui::Colour tint = tints[chapter];
    const Rect rect{corner.x, corner.y, other.x - corner.x, other.y - corner.y};
    items.emplace_back(ui::BoxItem{.rect = rect,
                                   .radius = units(18),
                                   .fill = tint.with_alpha(begun ? 0.15F : 0.07F),
                                   .border = tint.with_alpha(here ? 0.9F : 0.4F),
                                   .border_width = here ? std::max(2.0F, units(2)) : 1.0F});
    const float middle = corner.y + units(25);
    float right = rect.right() - units(16);
    if (stars > 0) {
        const float side = units(13);
        items.emplace_back(
            ui::IconItem{"star-full", {right - side, std::round(middle - side / 2), side, side}, theme().gold});
        right -= side + units(5);
        const std::string number = std::to_string(stars);
        add_text(number, {right, middle}, 14, theme().text, ui::Align::right, false);
        right -= std::ceil(context.style.lettering(14).width(number)) + units(8);
    }
    const float left = corner.x + units(16);
    const std::string name = std::to_string(chapter + 1) + "  " + label_of(static_cast<game::Chapter>(chapter));
    add_text(ui::fitted(name, right - left, context.style.lettering(15)), {left, middle}, 15, theme().text,
             ui::Align::left, false);
}

/// Draws the line to the next place: solid if this place is cleared, else dotted.
void Painter::add_way(std::size_t from) const {
    std::vector<Point> points;
    for (const Point point : map.way_on(from)) points.push_back(at(point));
    const bool grows = look.grows == from;
    if (!done(from) || (grows && look.grown < 1)) {
        const float dot = std::max(2.0F, units(2.5F));
        for (std::size_t i = 1; i < points.size(); ++i) {
            const Point a = points[i - 1];
            const Point b = points[i];
            const float length = std::abs(b.x - a.x) + std::abs(b.y - a.y);
            for (float t = 0; t < length; t += 3 * dot)
                items.emplace_back(ui::BoxItem{.rect = {std::round(a.x + (b.x - a.x) * t / length - dot / 2),
                                                        std::round(a.y + (b.y - a.y) * t / length - dot / 2), dot, dot},
                                               .radius = dot / 2,
                                               .fill = theme().muted.with_alpha(0.8F)});
        }
    }
    if (done(from))
        items.emplace_back(scene::LineItem{.points = std::move(points),
                                           .on_light = !is_dark(context.settings),
                                           .width = std::max(3.0F, units(4.5F * map.scale())),
                                           .drawn = grows ? look.grown : 1});
}

void Painter::add_stars(std::size_t place) const {
    const game::Stars stars = look.results.stars(place);
    const float side = std::max(9.0F, units(11 * map.scale()));
    const float pitch = side + std::max(1.0F, units(2));
    const Point middle = at({map.centre(place).x, map.centre(place).y + 35 * map.scale()});
    const Rect pill{std::round(middle.x - 1.5F * pitch - units(3)), std::round(middle.y - side / 2 - units(2)),
                    3 * pitch + units(6), side + units(4)};
    items.emplace_back(ui::BoxItem{.rect = pill, .radius = pill.h / 2, .fill = theme().panel.with_alpha(0.92F)});
    float left = std::round(middle.x - 1.5F * pitch);
    for (const bool won : {stars.cleared, stars.unaided, stars.in_time}) {
        items.emplace_back(ui::IconItem{won ? "star-full" : "star",
                                        {std::round(left), std::round(middle.y - side / 2), side, side},
                                        won ? theme().gold : theme().muted});
        left += pitch;
    }
}

void Painter::add_place(std::size_t at) const {
    const bool chosen = look.chosen == at;
    const std::string number = std::to_string(game::number_of(at));
    if (!done(at) && !chosen) {
        const Rect box = around(at, 38 * map.scale());
        const bool next = look.results.next() == at;
        items.emplace_back(ui::BoxItem{.rect = box,
                                       .radius = units(8),
                                       .fill = theme().panel,
                                       .border = next ? theme().gold : theme().muted.with_alpha(0.8F),
                                       .border_width = next ? std::max(2.0F, units(2)) : 1.0F});
        add_text(number, box.centre(), 14 * map.scale(), next ? theme().gold : theme().text, ui::Align::centre, next);
        return;
    }
    const auto& best = look.results.best(at);
    const Rect box = around(at, (chosen ? 52.0F : 47.0F) * map.scale());
    const bool sealed = add_seal_tile(items, box, chosen ? scene::TileStyle::picked : scene::TileStyle::resting,
                                      best ? &*best : nullptr, context);
    if (!done(at))
        add_text(number, box.centre(), 18 * map.scale(), ink, ui::Align::centre, true);
    else if (!sealed)
        items.emplace_back(ui::IconItem{"check", box.grown(-std::round(box.w * 0.28F)), ink});
    add_stars(at);
}

} // namespace

void add_map(std::vector<scene::Item>& items, const JourneyMap& map, const MapStyle& look, const Rect& rect,
             const Context& context) {
    const Painter painter{items, map, look, rect, context};
    for (std::size_t place = map.first(); place < map.end(); place += places_in_chapter)
        painter.add_field(place / places_in_chapter);
    for (std::size_t place = map.first(); place + 1 < map.end(); ++place) painter.add_way(place);
    for (std::size_t place = map.first(); place < map.end(); ++place)
        if (place != look.chosen) painter.add_place(place);
    if (look.chosen >= map.first() && look.chosen < map.end()) painter.add_place(look.chosen);
}

} // namespace twoturns::app
