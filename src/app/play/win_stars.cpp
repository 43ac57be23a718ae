#include "app/play/win_stars.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/bar.hpp"
#include "app/play/win_ceremony.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;

constexpr float star_words = 15;

} // namespace

void add_rays(std::vector<scene::Item>& items, ui::Point middle, float radius, float t, const ui::Style& style) {
    constexpr int rays = 12;
    if (t <= 0 || t >= 1) return;
    for (int ray = 0; ray < rays; ++ray)
        items.emplace_back(scene::RayItem{.middle = middle,
                                          .degrees = ray * 360 / rays + 15,
                                          .from = radius + style.units(14) * scene::decelerate(t),
                                          .length = std::max(2.0F, std::round(style.units(11 - 7 * t))),
                                          .width = std::max(2.0F, std::round(style.units(3))),
                                          .colour = style.theme.gold,
                                          .alpha = 1 - t * t});
}

StarSizes star_sizes(float width, const Context& context) {
    const bool named = !is_compact(context);
    const bool large = named && width >= 340 && context.height() >= 620;
    const float side = large ? 72.0F : std::min(56.0F, std::floor(width / 3) - 2);
    return {side, std::min(large ? 118.0F : 96.0F, std::floor(width / 3)),
            std::round(side * 1.34F) + (named ? star_words * 1.9F : 0), named};
}

void add_stars(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const StarSizes sizes = star_sizes(rect.w / style.unit, context);
    const auto ceremony = ceremony_of(win, context);
    struct Star {
        bool won = false;
        std::string words;
    };
    std::array<Star, 3> stars;
    if (win.figures && win.figures->journey) {
        const auto& journey = *win.figures->journey;
        stars = {Star{journey.stars.cleared, platform::trc("star", "Cleared")},
                 Star{journey.stars.unaided, platform::trc("star", "No help")},
                 Star{journey.stars.in_time, trf(N_("Within {0}"), clock_text(journey.par))}};
    }
    for (std::size_t i = 0; i < stars.size(); ++i) {
        const bool middle = i == 1;
        const float side = std::round(style.units(sizes.side) * (middle ? 80.0F / 72 : 1.0F));
        const float x = rect.x + rect.w / 2 + style.units(sizes.apart) * (static_cast<float>(i) - 1);
        const float y = rect.y + style.units(sizes.side * (middle ? 0.68F : 0.78F));
        const ui::Rect box{std::round(x - side / 2), std::round(y - side / 2), side, side};
        const float t = ceremony ? scene::progress(context.now, ceremony->star_at(i), Ceremony::star) : 1;
        const bool lit = stars[i].won && t > 0;
        if (!lit || t < 1) items.emplace_back(scene::StarItem{.box = box, .won = false});
        if (lit) {
            items.emplace_back(
                scene::StarItem{.box = box, .won = true, .scale = t < 1 ? scene::springing(t, 1.18F) : 1.0F});
            add_rays(items, box.centre(), 0.52F * side, t, style);
        }
        if (!sizes.named) continue;
        const float letters = style.letters(star_words);
        const float width = style.lettering(star_words).width(stars[i].words);
        items.emplace_back(
            ui::TextItem{.text = stars[i].words,
                         .at = {std::round(x), std::round(rect.bottom() - letters * 0.75F)},
                         .size = letters * std::min(1.0F, style.units(sizes.apart - 6) / std::max(1.0F, width)),
                         .colour = stars[i].won ? style.theme.gold : style.theme.muted,
                         .align = ui::Align::centre});
    }
}

void add_best(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const auto ceremony = ceremony_of(win, context);
    const float t =
        ceremony ? scene::progress(context.now, ceremony->best(), Ceremony::best_shown + Ceremony::appears) : 1;
    if (t <= 0) return;
    const game::Standing& standing = *win.figures->standing;
    constexpr Time second{1000};
    const auto faster = standing.times.at(1) / second - standing.times.front() / second;
    // TRANSLATORS: {0} is a number of seconds; little room.
    std::string words = faster > 0 ? trf(N_("New best, {0} s faster"), std::to_string(faster)) : tr(N_("New best"));
    constexpr float size = 16;
    const float letters = style.letters(size);
    const float icon = std::round(style.units(18));
    const auto width_of = [&](const std::string& text) {
        return std::ceil(style.lettering(size, true).width(text)) + icon + style.units(44);
    };
    if (width_of(words) > rect.w) words = tr(N_("New best"));
    const float width = std::min(rect.w, width_of(words));
    const float height = std::round(style.units(best_height));
    const ui::Point middle{std::round(rect.x + rect.w / 2), std::round(rect.y + rect.h / 2)};
    const ui::Rect pill{std::round(middle.x - width / 2), std::round(middle.y - height / 2), width, height};
    items.emplace_back(ui::BoxItem{.rect = pill, .radius = height / 2, .fill = ui::rgb(0xFFB52E)});
    const ui::Colour ink = ui::rgb(0x2A1A00);
    items.emplace_back(ui::IconItem{.name = "star-full",
                                    .rect = {pill.x + style.units(16), std::round(middle.y - icon / 2), icon, icon},
                                    .colour = ink});
    items.emplace_back(ui::TextItem{.text = words,
                                    .at = {pill.x + style.units(16) + icon + style.units(9), middle.y},
                                    .size = letters,
                                    .colour = ink,
                                    .bold = true});
    add_rays(items, {pill.x + style.units(16) + icon / 2, middle.y}, style.units(24), t, style);
}

} // namespace twoturns::app
