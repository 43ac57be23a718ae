#include "app/card.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/pen.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {
using ui::Colour;
using ui::Rect;

CardInks draw_card_face(std::vector<scene::Item>& items, const Rect& rect, bool primary, const ui::Style& style) {
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
        .rect = {rect.x, rect.y, rect.w, rect.h - style.units(card_lip)}, .radius = corner, .fill = ui::rgb(0xFFA62E)});
    return {ui::rgb(0x2A1A00), ui::rgb(0x402700), ui::rgb(0x402700)};
}

ui::Element card_button(ui::Id button, ui::Id picture, std::string said) {
    std::vector<ui::Element> layers;
    layers.push_back(ui::widget(picture, ui::Slot{}));
    layers.push_back(ui::widget(button, ui::Button{.said = std::move(said), .style = ui::Button::Style::picture}));
    return ui::stack(std::move(layers));
}

void draw_card(std::vector<scene::Item>& items, const Rect& rect, const Card& card, const Context& context) {
    const ui::Style& style = context.style;
    const CardInks inks = draw_card_face(items, rect, card.primary, style);
    const bool tall = rect.h >= style.units(72);
    const bool wide = rect.w >= style.units(310);
    const float inset = style.units(tall && wide ? 18 : 8);
    const float side = std::round(std::min(rect.h - 1.2F * inset, style.units(wide ? 66 : 50)));
    const float middle = std::round(rect.centre().y - (card.primary ? style.units(2) : 0));
    const Rect tile{rect.x + inset, std::round(middle - side / 2), side, side};
    items.emplace_back(scene::TileItem{.box = tile, .face = {}});
    const float icon = std::round(side * 0.46F);
    items.emplace_back(ui::IconItem{
        card.icon,
        {std::round(tile.centre().x - icon / 2), std::round(tile.centre().y - icon / 2 - side * 0.05F), icon, icon},
        ui::ink_on(style.theme.material)});
    const float left = tile.right() + style.units(wide ? 18 : 10);
    const float room = rect.right() - inset - left;
    const auto write = [&](const std::string& words, ui::Point at, float size, bool bold, Colour colour,
                           ui::Align align = ui::Align::left) {
        items.emplace_back(ui::TextItem{.text = words,
                                        .at = {std::round(at.x), std::round(at.y)},
                                        .size = style.letters(size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = bold});
    };
    float beside_key = room;
    const float size = wide ? 19 : 16;
    const auto lettering = style.lettering(size, true);
    if (!card.key.empty() && wide && style.key_caps) {
        const float width = style.lettering(12).width(card.key) + style.units(14);
        const float height = style.units(22);
        const float top = tall ? rect.y + style.units(12) : middle - height / 2;
        const Rect cap{rect.right() - style.units(12) - width, std::round(top), width, height};
        if (tall || left + lettering.width(card.words) <= cap.x - style.units(8)) {
            items.emplace_back(ui::BoxItem{.rect = cap,
                                           .radius = style.units(5),
                                           .fill = {0, 0, 0, 0},
                                           .border = inks.key.with_alpha(0.5F),
                                           .border_width = 1});
            write(card.key, cap.centre(), 12, false, inks.key, ui::Align::centre);
            if (rect.h < style.units(110)) beside_key = cap.x - style.units(8) - left; // the words are as high
        }
    }
    const Pen pen{context, items};
    constexpr float meaning_size = 14;
    const float line = line_pitch * style.letters(meaning_size);
    const std::size_t lines = rect.h >= line_pitch * style.letters(size) + 3 * line ? 2 : 1;
    const ui::SetText meaning = ui::typeset(card.meaning, room, lines, {meaning_size}, style);
    const bool explained = tall && wide && !card.meaning.empty() && meaning.whole;
    if (!explained) return pen.write_lines(card.words, {left, middle}, room, 2, {size, true}, inks.words);
    const bool two = meaning.lines.size() > 1;
    pen.write(card.words, {left, middle - style.units(13) - (two ? line / 2 : 0)}, beside_key, size, true, inks.words);
    pen.write_lines(card.meaning, {left, middle + style.units(14)}, room, lines, {meaning_size}, inks.meaning);
}

} // namespace twoturns::app
