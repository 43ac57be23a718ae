#include "app/card.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/fit.hpp"

namespace twoturns::app {
namespace {

using ui::Colour;
using ui::Rect;

/// The colours of the words on a card.
struct Inks {
    Colour words;
    Colour meaning;
    Colour key;
};

Inks draw_face(std::vector<scene::Item>& items, const Rect& rect, bool primary, const ui::Style& style) {
    const float corner = style.units(16);
    if (!primary) {
        items.emplace_back(ui::BoxItem{.rect = rect,
                                       .radius = corner,
                                       .fill = style.theme.panel.with_alpha(0.72F),
                                       .border = style.theme.border,
                                       .border_width = 1});
        return {style.theme.text, style.theme.muted, style.theme.muted};
    }
    items.emplace_back(ui::BoxItem{.rect = rect, .radius = corner, .fill = ui::rgb(0xC76A00), .shadow = true});
    items.emplace_back(ui::BoxItem{
        .rect = {rect.x, rect.y, rect.w, rect.h - style.units(4)}, .radius = corner, .fill = ui::rgb(0xFFA62E)});
    return {ui::rgb(0x2A1A00), ui::rgb(0x4A2E00), ui::rgb(0x633700)};
}

} // namespace

ui::Element card_button(ui::Id button, ui::Id picture) {
    std::vector<ui::Element> layers;
    layers.push_back(ui::widget(picture, ui::Slot{}));
    layers.push_back(ui::widget(button, ui::Button{.style = ui::Button::Style::picture}));
    return ui::stack(std::move(layers));
}

void draw_card(std::vector<scene::Item>& items, const Rect& rect, const Card& card, const Context& context) {
    const ui::Style& style = context.style;
    const Inks inks = draw_face(items, rect, card.primary, style);
    const bool tall = rect.h >= style.units(72);
    const float inset = style.units(tall ? 18 : 8);
    const float side = std::round(std::min(rect.h - 1.2F * inset, style.units(66)));
    const float middle = std::round(rect.centre().y - (card.primary ? style.units(2) : 0));
    const Rect tile{rect.x + inset, std::round(middle - side / 2), side, side};
    items.emplace_back(scene::TileItem{.box = tile, .face = {}});
    const float icon = std::round(side * 0.46F);
    items.emplace_back(ui::IconItem{
        card.icon,
        {std::round(tile.centre().x - icon / 2), std::round(tile.centre().y - icon / 2 - side * 0.05F), icon, icon},
        ui::rgb(0x24584A)});
    const auto write = [&](const std::string& words, ui::Point at, float width, float size, bool bold, Colour colour,
                           ui::Align align = ui::Align::left) {
        items.emplace_back(ui::TextItem{.text = ui::fitted(words, width, style.lettering(size, bold)),
                                        .at = {std::round(at.x), std::round(at.y)},
                                        .size = style.letters(size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold});
    };
    const float left = tile.right() + style.units(tall ? 18 : 10);
    float right = rect.right() - inset;
    if (!card.key.empty() && rect.w >= style.units(240)) {
        const float width = style.measure.width(card.key, style.letters(12), false) + style.units(14);
        const float height = style.units(22);
        const float top = tall ? rect.y + style.units(12) : middle - height / 2;
        const Rect cap{rect.right() - style.units(12) - width, std::round(top), width, height};
        items.emplace_back(ui::BoxItem{.rect = cap,
                                       .radius = style.units(5),
                                       .fill = {0, 0, 0, 0},
                                       .border = inks.key.with_alpha(0.5F),
                                       .border_width = 1});
        write(card.key, cap.centre(), cap.w, 12, false, inks.key, ui::Align::centre);
        if (!tall) right = cap.x - style.units(8);
    }
    const bool explained = tall && !card.meaning.empty();
    write(card.words, {left, middle - (explained ? style.units(13) : 0)}, right - left, tall ? 19 : 16, true,
          inks.words);
    if (explained) write(card.meaning, {left, middle + style.units(14)}, right - left, 14, false, inks.meaning);
}

} // namespace twoturns::app
