#include "app/journey/land_map.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "app/daily/day_tiles.hpp"
#include "app/journey/places.hpp"
#include "scene/land.hpp"
#include "ui/tile_ink.hpp"
#include "ui/typeset.hpp"

namespace twoturns::app {
namespace {

using game::World;
using ui::Align;
using ui::Colour;
using ui::Point;
using ui::Rect;

// In design pixels, on a landscape of 836 x 436.
constexpr float land_width = 836;
constexpr float land_height = 436;
constexpr float rows_width = 470; // of a narrow landscape
constexpr float rows_height = 400;
constexpr float tile_side = 58;
constexpr float chosen_side = 78;
constexpr float boss_side = 84;
constexpr float pill_height = 24;
constexpr float star_side = 17;

constexpr Colour pill = ui::rgb(0xFBFAF3); // behind words on a landscape
constexpr Colour pill_ink = ui::rgb(0x221D14);
constexpr Colour second_pill_ink = ui::rgb(0x524631);
constexpr Colour boss_gold = ui::rgb(0xF2B02E);

Rect square_at(Point middle, float side) {
    return {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
}

/// Draws a smooth line over a landscape, in the colours of the line.
void add_road_line(std::vector<scene::Item>& items, const std::vector<Point>& points, float width) {
    const std::array strokes{std::pair{1.45F, ui::rgb(0xC76A00)}, std::pair{1.0F, ui::line_colour},
                             std::pair{0.36F, ui::line_core}};
    for (const auto& [share, colour] : strokes)
        items.emplace_back(ui::StrokeItem{points, std::max(1.0F, width * share), colour});
}

void add_road_dots(std::vector<scene::Item>& items, const std::vector<Point>& points, float size, Colour colour,
                   Colour edge) {
    float rest = 0; // the way to the next dot
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1];
        const Point b = points[i];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        for (; rest < length; rest += 2.6F * size) {
            const Point at{a.x + (b.x - a.x) * rest / length, a.y + (b.y - a.y) * rest / length};
            items.emplace_back(
                ui::BoxItem{.rect = {std::round(at.x - size / 2), std::round(at.y - size / 2), size, size},
                            .radius = size / 2,
                            .fill = colour,
                            .border = edge,
                            .border_width = edge.a > 0 ? 1.0F : 0.0F});
        }
        rest -= length;
    }
}

/// Returns the first part of a line, a fraction of its points.
std::vector<Point> part_of_line(const std::vector<Point>& points, float share) {
    const auto count = static_cast<std::size_t>(std::lround(share * static_cast<float>(points.size() - 1))) + 1;
    return {points.begin(), points.begin() + static_cast<std::ptrdiff_t>(std::min(count, points.size()))};
}

/// Draws a landscape.
struct LandPainter {
    std::vector<scene::Item>& items;
    const LandMap& map;
    const LandLook& look;
    Rect area;
    const Context& context;
    ui::Theme world; ///< its table and tiles

    [[nodiscard]] float units(float design) const { return context.style.units(design * map.scale()); }
    [[nodiscard]] Point at(Point p) const {
        return {std::round(area.x + p.x * context.style.unit), std::round(area.y + p.y * context.style.unit)};
    }
    [[nodiscard]] bool done(std::size_t place) const { return look.results.stars(place).cleared; }
    /// Returns a size of letters in design pixels, for words that shrink with the landscape but stay readable.
    [[nodiscard]] float letters(float design) const { return design * std::max(0.86F, std::min(1.1F, map.scale())); }

    void write(std::string words, Point middle, float size, Colour colour, Align align, bool bold,
               ui::Family family = ui::Family::sans) const {
        items.emplace_back(ui::TextItem{.text = std::move(words),
                                        .at = middle,
                                        .size = context.style.letters(size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold,
                                        .family = family});
    }
    [[nodiscard]] float width_of(const std::string& words, float size, bool bold,
                                 ui::Family family = ui::Family::sans) const {
        return std::ceil(context.style.measure.width(words, context.style.letters(size), bold, family));
    }

    void add_headline() const;
    void add_road() const;
    void add_place(std::size_t place) const;
    void add_stars(std::size_t place, const Rect& tile) const;
    void add_name(std::size_t place, const Rect& tile) const;
};

/// Adds the world's name and rule in the upper left corner.
void LandPainter::add_headline() const {
    const ui::Style& style = context.style;
    const std::string name = headline_of(map.world());
    const std::string rule = rule_of(map.world());
    const float inset = style.units(16);
    constexpr auto serif = ui::Family::serif;
    const float width =
        std::max(width_of(name, letters(22), true, serif), width_of(rule, letters(13), false)) + 2 * inset;
    const float margin = style.units(18 * std::min(1.0F, map.scale()));
    const float height = style.letters(letters(22)) * 1.35F + style.letters(letters(13)) * 1.5F + style.units(10);
    const Rect card{area.x + margin, area.y + margin, std::min(width, area.w - 2 * margin), std::round(height)};
    items.emplace_back(ui::BoxItem{.rect = card, .radius = style.units(10), .fill = pill.with_alpha(0.95F)});
    const float left = card.x + inset;
    const float line = std::round(card.y + style.units(5) + style.letters(letters(22)) * 0.68F);
    const float room = card.w - 2 * inset;
    const ui::SetText headline = ui::typeset(name, room, 1, {letters(22), true, serif}, style);
    for (const std::string& shown : headline.lines)
        write(shown, {left, line}, headline.size, pill_ink, Align::left, true, serif);
    const ui::SetText set = ui::typeset(rule, room, 1, {letters(13)}, style);
    for (const std::string& shown : set.lines)
        write(shown, {left, std::round(card.bottom() - style.units(6) - style.letters(letters(13)) * 0.7F)}, set.size,
              second_pill_ink, Align::left, false);
}

/// Draws the road: a line from each cleared place to the next place, dots elsewhere.
void LandPainter::add_road() const {
    std::array<Point, game::places_in_world> centres;
    for (std::size_t i = 0; i < centres.size(); ++i) centres.at(i) = at(map.centre(map.first() + i));
    const auto curves = scene::curves_between(centres, context.style.units(9));
    const float width = std::max(3.0F, units(7));
    const float dot = std::max(4.0F, units(6));
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const std::size_t place = map.first() + i;
        const bool grows = look.grows == place && look.grown < 1;
        if (!done(place) || grows)
            add_road_dots(items, curves[i], dot, pill.with_alpha(0.95F), ui::rgb(0x3A2E1C).with_alpha(0.35F));
    }
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const std::size_t place = map.first() + i;
        if (done(place)) add_road_line(items, part_of_line(curves[i], look.grows == place ? look.grown : 1), width);
    }
}

/// Adds the stars above a tile.
void LandPainter::add_stars(std::size_t place, const Rect& tile) const {
    const game::Stars stars = look.results.stars(place);
    if (stars.count() == 0) return;
    const float side = std::max(10.0F, units(star_side));
    const float pitch = side + std::max(1.0F, units(1));
    float left = std::round(tile.centre().x - 1.5F * pitch);
    const float top = tile.y - side - std::max(1.0F, units(4));
    for (const bool won : {stars.cleared, stars.unaided, stars.in_time}) {
        items.emplace_back(scene::StarItem{.box = {left, top, side, side}, .won = won});
        left += pitch;
    }
}

void LandPainter::add_name(std::size_t place, const Rect& tile) const {
    const ui::Style& style = context.style;
    const float most = style.unit * map.spot(place).w;
    const float inset = style.units(9 * std::min(1.0F, map.scale()));
    const ui::SetText name = ui::typeset(place_label(place), most - 2 * inset, 3, {letters(14), true}, style);
    const float pitch = std::round(style.letters(name.size) * 1.1F);
    const float more = pitch * (static_cast<float>(name.lines.size()) - 1);
    const float height = std::max(std::round(style.letters(name.size) * 1.45F), units(pill_height)) + more;
    float width = 0;
    for (const std::string& line : name.lines) width = std::max(width, width_of(line, name.size, true) + 2 * inset);
    float left = std::round(tile.centre().x - width / 2);
    left = std::clamp(left, area.x + 2, std::max(area.x + 2, area.right() - width - 2));
    const float top = std::round(tile.bottom() + std::max(3.0F, units(tile.w > units(tile_side) ? 14 : 11)));
    const Rect box{left, std::min(top, area.bottom() - height - 2), width, height};
    items.emplace_back(ui::BoxItem{.rect = box, .radius = (height - more) / 2, .fill = pill});
    float middle = box.centre().y - more / 2;
    for (const std::string& line : name.lines) {
        write(line, {std::round(box.centre().x), std::round(middle)}, name.size, pill_ink, Align::centre, true);
        middle += pitch;
    }
}

void LandPainter::add_place(std::size_t place) const {
    const bool chosen = look.chosen == place;
    const Rect tile = square_at(at(map.centre(place)), units(map.side(place, chosen) / map.scale()));
    const auto& best = look.results.best(place);
    if (game::is_boss(place)) {
        const Rect ring = tile.grown(std::max(2.0F, units(3)));
        items.emplace_back(ui::BoxItem{.rect = {ring.x, ring.y, ring.w, ring.h + units(5)},
                                       .radius = units(16),
                                       .fill = boss_gold,
                                       .shadow = true});
    }
    const std::size_t from = items.size();
    const auto style = chosen ? scene::TileStyle::picked : scene::TileStyle::resting;
    const bool sealed = add_seal_tile(items, tile, style, done(place) && best ? &*best : nullptr, context);
    for (std::size_t i = from; i < items.size(); ++i) {
        if (auto* item = std::get_if<scene::TileItem>(&items[i])) item->material = world.material;
        if (auto* item = std::get_if<scene::SampleItem>(&items[i])) item->material = world.material;
    }
    if (!done(place))
        write(std::to_string(game::number_of(place)), {tile.centre().x, std::round(tile.centre().y - tile.h * 0.02F)},
              map.side(place, chosen) * 0.38F, ui::ink_on(world.material), Align::centre, true, ui::Family::serif);
    else if (!sealed)
        items.emplace_back(ui::IconItem{"check", tile.grown(-std::round(tile.w * 0.28F)), ui::ink_on(world.material)});
    add_stars(place, tile);
    add_name(place, tile);
}

} // namespace

// Positions -----------------------------------------------------------------------------------------------

LandMap::LandMap(World world, Point size, bool rows)
    : world_(world), size_(size), rows_(rows), scale_(rows ? std::min(size.x / rows_width, size.y / rows_height)
                                                           : std::min(size.x / land_width, size.y / land_height)) {
    scale_ = std::clamp(scale_, 0.3F, 1.6F);
}

Point LandMap::centre(std::size_t place) const {
    const scene::Road road = rows_ ? scene::road_in_rows(world_) : scene::road_of(world_);
    const Point share = road.at(place % game::places_in_world);
    return {share.x * size_.x, share.y * size_.y};
}

float LandMap::side(std::size_t place, bool chosen) const {
    return scale_ * (game::is_boss(place) ? boss_side : chosen ? chosen_side : tile_side);
}

Rect LandMap::spot(std::size_t place) const {
    const Point middle = centre(place);
    const float half = side(place, true) / 2;
    const float across = rows_ ? size_.x / 3 - 8 : 154 * std::max(1.0F, std::min(size_.x / land_width, 1.3F));
    const float above = half + scale_ * 10;
    const float below = half + std::max(38 * scale_, 34.0F);
    const float left = std::clamp(middle.x - across / 2, 0.0F, std::max(0.0F, size_.x - across));
    const float top = std::max(0.0F, middle.y - above);
    return {left, top, across, std::min(size_.y, middle.y + below) - top};
}

void add_land(std::vector<scene::Item>& items, const LandMap& map, const LandLook& look, const Rect& rect,
              const Context& context) {
    items.emplace_back(scene::LandItem{.rect = rect, .world = map.world(), .corner = context.style.units(16)});
    const LandPainter painter{items, map, look, rect, context, theme_of(map.world())};
    if (look.titled) painter.add_headline();
    painter.add_road();
    for (std::size_t i = 0; i < game::places_in_world; ++i)
        if (map.first() + i != look.chosen) painter.add_place(map.first() + i);
    if (game::world_of(look.chosen) == map.world()) painter.add_place(look.chosen);
}

// Stamps --------------------------------------------------------------------------------------------------

std::size_t cleared_in(const game::JourneyResults& results, World world) {
    const std::size_t first = static_cast<std::size_t>(world) * game::places_in_world;
    std::size_t count = 0;
    for (std::size_t i = 0; i < game::places_in_world; ++i) count += results.stars(first + i).cleared ? 1U : 0U;
    return count;
}

Rect stamp_in(Point row, World world) {
    const float gap = row.x < 1100 ? 12.0F : 16.0F;
    const auto count = static_cast<float>(game::worlds);
    const float width = (row.x - gap * (count - 1)) / count;
    return {static_cast<float>(world) * (width + gap), 4, width, row.y - stamp_words - 8};
}

void add_stamps(std::vector<scene::Item>& items, const LandLook& look, const Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const ui::Theme& theme = style.theme;
    const Point size{rect.w / style.unit, rect.h / style.unit};
    const auto stamp_of = [&](World world) {
        const Rect design = stamp_in(size, world);
        return Rect{std::round(rect.x + design.x * style.unit), std::round(rect.y + design.y * style.unit),
                    std::round(design.w * style.unit), std::round(design.h * style.unit)};
    };
    for (const World world : game::all_worlds) {
        if (world == game::all_worlds.back()) break;
        const Rect stamp = stamp_of(world);
        const Rect next = stamp_of(static_cast<World>(static_cast<std::size_t>(world) + 1));
        const std::size_t boss = (static_cast<std::size_t>(world) + 1) * game::places_in_world - 1;
        const bool joined = look.results.stars(boss).cleared;
        const std::vector<Point> way{{stamp.right(), std::round(stamp.centre().y)},
                                     {next.x, std::round(next.centre().y)}};
        const bool grows = look.grows == boss;
        if (!joined || (grows && look.grown < 1))
            add_road_dots(items, way, std::max(2.0F, style.units(4)), theme.muted.with_alpha(0.9F), {0, 0, 0, 0});
        if (!joined) continue;
        const float share = grows ? look.grown : 1;
        add_road_line(items, {way.front(), {way.front().x + (way.back().x - way.front().x) * share, way.back().y}},
                      std::max(2.0F, style.units(4)));
    }
    for (const World world : game::all_worlds) {
        const Rect stamp = stamp_of(world);
        const bool here = game::world_of(look.chosen) == world;
        const float corner = style.units(10);
        if (here) {
            const float ring = std::max(2.0F, style.units(4));
            items.emplace_back(ui::BoxItem{.rect = stamp.grown(ring), .radius = corner + ring, .fill = theme.chosen()});
        }
        items.emplace_back(scene::LandItem{.rect = stamp, .world = world, .corner = corner});
        const float middle = std::round(stamp.bottom() + style.units(18));
        const std::string number = std::to_string(static_cast<std::size_t>(world) + 1);
        const std::string count =
            std::to_string(cleared_in(look.results, world)) + "/" + std::to_string(game::places_in_world);
        const auto write = [&](std::string text, Point at, Align align, Colour colour, float letters, bool bold) {
            items.emplace_back(ui::TextItem{.text = std::move(text),
                                            .at = {std::round(at.x), at.y},
                                            .size = style.letters(letters),
                                            .colour = colour,
                                            .align = align,
                                            .bold = bold});
        };
        write(number, {stamp.x, middle}, Align::left, theme.gold, 14, true);
        write(count, {stamp.right(), middle}, Align::right, theme.muted, 13, false);
        const float room = stamp.w + style.units(11); // the stamps are farther apart
        ui::SetText name = ui::typeset(label_of(world), room, 1, {14, here}, style);
        if (!name.whole) name = ui::typeset(label_of(world), room, 2, {14 * ui::least_letters_share, here}, style);
        float line = middle + style.units(18);
        for (const std::string& shown : name.lines) {
            write(shown, {stamp.x, line}, Align::left, theme.text, name.size, here);
            line += std::round(style.letters(name.size));
        }
    }
}

} // namespace twoturns::app
