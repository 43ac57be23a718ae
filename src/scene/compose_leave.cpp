// The question before something is lost, and the sign that nothing is kept.
#include <cmath>
#include <string>
#include <vector>

#include "scene/compose.hpp"
#include "scene/menu.hpp"
#include "scene/sheet.hpp"
#include "scene/text.hpp"

namespace twoturns::scene {
namespace {

constexpr float row_height = 40;
constexpr std::size_t most_lines = 4; // of a reason

std::string what_is_lost(const Composer& c, const Leaving& leaving) {
    if (leaving.unsaved.size() == 1 && leaving.unsaved.front().summary.key == c.key)
        return tr(N_("What you did last in this game is not saved."));
    return trn("What you did last in {0} game is not saved.", "What you did last in {0} games is not saved.",
               static_cast<int>(leaving.unsaved.size()));
}

std::string end_text(const Composer& c, Time ends) {
    constexpr Time second{1000};
    const Time left = std::max(Time{0}, ends - c.now) + second - Time{1};
    return trn("Quits without saving in {0} second. Any key stops that.",
               "Quits without saving in {0} seconds. Any key stops that.", static_cast<int>(left / second));
}

Rect kept_sign_rect(const Composer& c) {
    const float size = c.letters(12);
    const float height = size + std::round(c.units(10));
    const float width = std::round(c.width(tr(N_("not saved")), size) + c.units(16));
    return {bar_margin(c), std::round((c.layout.bar().h - height) / 2), width, height};
}

} // namespace

void compose_leave_panel(Composer& c) {
    const Leaving& leaving = *c.ui.leaving;
    const auto rows = rows_of(Panel::leave);
    const float width = 460;
    const float size = c.letters(14);
    const float line = std::round(size * 1.4F);
    const float room = std::min(c.units(width), c.layout.table().w - c.units(16)) - 2 * std::round(c.units(24));
    std::vector<std::string> lines = wrapped(what_is_lost(c, leaving), room, 2, {c.measure, size});
    const std::string why = leaving.waits ? tr(N_("Trying to save …")) : tr(leaving.why);
    for (std::string& one : wrapped(why, room, most_lines, {c.measure, size})) lines.push_back(std::move(one));
    if (leaving.ends)
        for (std::string& one : wrapped(end_text(c, *leaving.ends), room, 2, {c.measure, size}))
            lines.push_back(std::move(one));

    const float words = line * static_cast<float>(lines.size()) / c.layout.unit();
    const float head = (c.letters(20) + std::round(c.units(16))) / c.layout.unit();
    Sheet sheet = open_sheet(c, width, 18 + head + words + 10 + row_height * static_cast<float>(rows.size()) + 14);
    title(c, sheet,
          leaving.tries > 1 && !leaving.waits ? tr(N_("Still not saved")) : tr(N_("Not everything is saved")));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        c.text(lines[i], {sheet.x, sheet.y + line / 2}, size, i == 0 ? c.scene.theme.text : c.scene.theme.muted);
        sheet.y += line;
    }
    sheet.y += std::round(c.units(10));
    compose_menu_rows(c, sheet, rows, sheet.rect.bottom() - c.units(14));
}

float bar_margin(const Composer& c) { return std::round(c.units(c.layout.canvas().width < 640 ? 12 : 28)); }

float bar_left(const Composer& c) {
    return c.ui.saved ? bar_margin(c) : kept_sign_rect(c).right() + std::round(c.units(12));
}

void compose_kept_sign(Composer& c) {
    if (c.ui.saved) return;
    const Rect rect = kept_sign_rect(c);
    c.scene.items.emplace_back(BoxItem{.rect = rect, .radius = std::round(c.units(6)), .fill = warning, .border = {}});
    c.text(tr(N_("not saved")), rect.centre(), c.letters(12), on_warning, Align::centre);
}

} // namespace twoturns::scene
