#include "app/play/win_banner.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_stars.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::Element;

constexpr float name_size = 34;
constexpr float mark_side = 12;
constexpr float marks_high = 24; ///< from the words to the lower edge
constexpr float widest_banner = 388;

bool ends_journey(const Win& win) { return win.figures->journey->done == game::places; }

std::string banner_name(const Win& win) {
    // TRANSLATORS: the name of the whole journey, as a headline, when all of its places are cleared.
    return ends_journey(win) ? tr(N_("The whole journey")) : headline_of(game::world_of(*place_of(win.game)));
}

std::string banner_words(const Win& win) {
    if (ends_journey(win)) return tr(N_("All seventy-two places are woven"));
    const std::size_t woven = win.figures->journey->in_world();
    if (woven == game::places_in_world) return tr(N_("All nine places are woven"));
    // TRANSLATORS: below the name of a world: {0} of its {1} places are cleared, so their lines are woven.
    return trf(N_("Its last place; {0} of {1} are woven"), std::to_string(woven),
               std::to_string(game::places_in_world));
}

} // namespace

bool has_banner(const Win& win) {
    const auto place = place_of(win.game);
    if (!place || !win.figures || !win.figures->journey) return false;
    return game::is_boss(*place) || win.figures->journey->ends_world;
}

Element win_banner(const Win& win, ui::Id slot, float width, const Context& context) {
    if (is_compact(context))
        return ui::paragraph(trf(N_("{0}: {1}"), banner_name(win), banner_words(win)), 16, ui::Tone::gold, 5);
    std::vector<Element> lines;
    Element name = ui::headline(banner_name(win), name_size);
    lines.push_back(ui::aligned(std::move(name), ui::Align::centre));
    lines.push_back(ui::aligned(ui::paragraph(banner_words(win), 15, ui::Tone::gold, 2), ui::Align::centre));
    Element words = ui::column(std::move(lines), 2).pad({16, 8, 16, marks_high + 4});
    return ui::stack({ui::widget(slot, ui::Slot{}), std::move(words)}).wide(std::min(width, widest_banner));
}

void add_banner(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const ui::Theme& theme = style.theme;
    items.emplace_back(ui::BoxItem{.rect = rect,
                                   .radius = style.units(14),
                                   .fill = theme.panel.with_alpha(0.8F),
                                   .border = theme.gold,
                                   .border_width = std::max(1.0F, std::round(style.units(2)))});
    const auto& woven = win.figures->journey->woven;
    const auto& hues = hues_of(game::world_of(*place_of(win.game)));
    const float side = std::round(style.units(mark_side));
    const float apart = std::round(style.units(mark_side + 10));
    const float middle = rect.bottom() - style.units(marks_high) / 2 - style.units(4);
    for (std::size_t i = 0; i < woven.size(); ++i) {
        const float x = rect.centre().x + apart * (static_cast<float>(i) - static_cast<float>(woven.size() - 1) / 2);
        items.emplace_back(ui::BoxItem{.rect = {std::round(x - side / 2), std::round(middle - side / 2), side, side},
                                       .radius = style.units(3),
                                       .fill = woven.at(i) ? hues.at(i % hues.size()) : theme.panel.with_alpha(0),
                                       .border = woven.at(i) ? theme.gold : theme.muted,
                                       .border_width = 1});
    }
    const auto ceremony = ceremony_of(win, context);
    const float t =
        ceremony ? scene::progress(context.now, ceremony->best(), Ceremony::best_shown + Ceremony::appears) : 1;
    add_rays(items, rect.centre(), rect.w / 2, t, style);
}

} // namespace twoturns::app
