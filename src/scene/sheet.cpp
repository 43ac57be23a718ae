#include "scene/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "scene/text.hpp"

namespace twoturns::scene {

Sheet open_sheet(Composer& c, float design_width, float design_height) {
    const Rect table = c.layout.table();
    const Rect all{0, 0, table.w, table.bottom()};
    c.scene.hotspots.clear(); // what lies behind waits; a click beside the panel closes it
    c.scene.items.emplace_back(BoxItem{
        .rect = all, .radius = 0, .fill = rgb(0x04110E).with_alpha(c.ui.settings.dark ? 0.55F : 0.30F), .border = {}});
    const float margin = std::round(c.units(24));
    const float width = std::round(std::min(c.units(design_width), table.w - c.units(16)));
    const float height = std::round(std::min(c.units(design_height), table.h - c.units(8)));
    const Rect rect{std::round(table.centre().x - width / 2), std::round(table.centre().y - height / 2), width, height};
    c.scene.items.emplace_back(BoxItem{.rect = rect,
                                       .radius = c.units(14),
                                       .fill = c.scene.theme.panel,
                                       .border = c.scene.theme.border,
                                       .border_width = 1,
                                       .shadow = true});
    c.hotspot(rect, Swallow{});
    return {rect, rect.x + margin, rect.y + std::round(c.units(18)), rect.w - 2 * margin};
}

void title(Composer& c, Sheet& sheet, const std::string& words) {
    const float size = c.letters(20);
    c.fitted_text(words, {sheet.x, sheet.y + size / 2}, size, c.scene.theme.text, sheet.width - c.units(40), true);
    const float side = std::round(c.units(32));
    const Rect close{sheet.rect.right() - side - std::round(c.units(14)), sheet.rect.y + std::round(c.units(12)), side,
                     side};
    if (c.hovered(close))
        c.scene.items.emplace_back(
            BoxItem{.rect = close, .radius = c.units(8), .fill = c.scene.theme.button_hover, .border = {}});
    c.scene.items.emplace_back(IconItem{"close", close.grown(-std::round(c.units(7))), c.scene.theme.muted});
    c.hotspot(close, Command::back);
    sheet.y += size + std::round(c.units(16));
}

void deal_progress(Composer& c, const Rect& rect, float progress) {
    const float size = c.letters(13);
    c.text(tr(N_("Dealing a board that can be cleared. Esc stops it.")), {rect.x, rect.y + size / 2}, size,
           c.scene.theme.muted);
    const float height = std::round(c.units(6));
    const Rect track{rect.x, rect.bottom() - height - std::round(c.units(6)), rect.w, height};
    c.scene.items.emplace_back(BoxItem{.rect = track, .radius = height / 2, .fill = c.scene.theme.field, .border = {}});
    const Rect done{track.x, track.y, std::max(height, std::round(track.w * progress)), height};
    c.scene.items.emplace_back(BoxItem{.rect = done, .radius = height / 2, .fill = accent, .border = {}});
}

} // namespace twoturns::scene
