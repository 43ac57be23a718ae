#include "scene/compose.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace twoturns::scene {

std::optional<Target> Scene::target_at(Point point) const {
    const auto spot =
        std::find_if(hotspots.rbegin(), hotspots.rend(), [&](const Hotspot& one) { return one.rect.contains(point); });
    return spot == hotspots.rend() ? std::nullopt : std::optional{spot->target};
}

void Composer::text(std::string text, Point at, float size, Colour colour, Align align, bool bold) {
    if (!text.empty()) scene.items.emplace_back(TextItem{std::move(text), at, size, colour, align, bold});
}

void Composer::fitted_text(std::string_view text, Point at, float size, Colour colour, float most, bool bold) {
    this->text(fitted(text, most, {measure, size, bold}), at, size, colour, Align::left, bold);
}

float button_width(const Composer& c, const ButtonLook& look) {
    float width = c.units(12) + c.units(20);
    if (!look.word.empty()) width += c.units(8) + c.width(look.word, c.letters(15));
    if (!look.key.empty()) width += c.units(8) + c.width(look.key, c.letters(11)) + c.units(10);
    return std::round(width + c.units(12));
}

void compose_button(Composer& c, const Rect& rect, const ButtonLook& look, Target target) {
    const Theme& theme = c.scene.theme;
    const bool hovered = look.enabled && c.hovered(rect);
    const Colour ink = look.primary ? on_accent : theme.text;
    const float strength = look.enabled ? 1.0F : 0.38F;
    Colour fill = hovered ? theme.button_hover : theme.button;
    if (look.primary) fill = hovered ? rgb(0xFFB347) : accent;
    c.scene.items.emplace_back(BoxItem{.rect = rect,
                                       .radius = c.units(9),
                                       .fill = fill,
                                       .border = look.focused   ? accent
                                                 : look.primary ? Colour{0, 0, 0, 0}
                                                                : theme.border,
                                       .border_width = look.focused ? 2.0F : 1.0F});
    const float icon = std::round(c.units(20));
    const float middle = rect.centre().y;
    const bool icon_alone = look.word.empty() && look.key.empty();
    float x = icon_alone ? std::round(rect.centre().x - icon / 2) : rect.x + c.units(12);
    c.scene.items.emplace_back(
        IconItem{look.icon, {std::round(x), std::round(middle - icon / 2), icon, icon}, ink.with_alpha(strength)});
    x += icon + c.units(8);
    if (!look.word.empty()) {
        const float size = c.letters(15);
        c.text(look.word, {x, middle}, size, ink.with_alpha(strength));
        x += c.width(look.word, size) + c.units(8);
    }
    if (!look.key.empty()) {
        const float size = c.letters(11);
        const Rect cap{std::round(x), std::round(middle - c.units(10)),
                       std::round(c.width(look.key, size) + c.units(10)), std::round(c.units(20))};
        c.scene.items.emplace_back(BoxItem{.rect = cap,
                                           .radius = c.units(4),
                                           .fill = {0, 0, 0, 0},
                                           .border = look.primary ? ink.with_alpha(0.5F) : theme.border,
                                           .border_width = 1});
        c.text(look.key, cap.centre(), size, look.primary ? ink : theme.muted.with_alpha(strength), Align::centre);
    }
    if (look.enabled) c.hotspot(rect, target);
}

float row_width(const Composer& c, const std::vector<RowButton>& buttons) {
    float width = -std::round(c.units(8));
    for (const RowButton& button : buttons) width += button_width(c, button.look) + std::round(c.units(8));
    return width;
}

void fit_buttons(const Composer& c, std::vector<RowButton>& buttons, float room) {
    const auto strip = [&](const auto& what) {
        if (row_width(c, buttons) <= room) return;
        for (RowButton& button : buttons) what(button.look);
    };
    strip([](ButtonLook& look) { look.key.clear(); });
    strip([](ButtonLook& look) {
        if (!look.primary) look.word.clear();
    });
    strip([](ButtonLook& look) { look.word.clear(); });
}

void compose_row(Composer& c, Point at, float height, const std::vector<RowButton>& buttons) {
    for (const RowButton& button : buttons) {
        const Rect rect{at.x, at.y, button_width(c, button.look), height};
        compose_button(c, rect, button.look, button.target);
        at.x += rect.w + std::round(c.units(8));
    }
}

std::string clock_text(Time elapsed) {
    const auto seconds = elapsed.count() / 1000;
    const auto two = [](long long n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    if (seconds < 3600) return std::to_string(seconds / 60) + ":" + two(seconds % 60);
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

Scene compose(const game::Game& game, const Ui& ui, const TextMeasure& measure, Time now) {
    const game::Session& session = shown_session(game, ui);
    Composer composer{session, ui, game.origin.id, measure, Layout{ui.canvas, session.board().size()},
                      now,     {}, game.key};
    composer.scene.canvas = ui.canvas;
    composer.scene.theme = ui.settings.dark ? dark_theme : light_theme;
    compose_board(composer);
    if (ui.replay)
        compose_replay_bar(composer);
    else
        compose_bar(composer);
    compose_panel(composer);
    compose_kept_sign(composer);
    return std::move(composer.scene);
}

} // namespace twoturns::scene
