#include "app/gallery/weave_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/gallery/weave_facts.hpp"
#include "app/pen.hpp"
#include "platform/translation.hpp"
#include "scene/mirror.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using platform::trn;

void add_seal(std::vector<scene::Item>& items, const ui::Rect& box, const scene::Weave& weave, const Context& context) {
    if (!weave.last) return;
    items.emplace_back(scene::SealItem{.box = box,
                                       .face = *weave.last,
                                       .deck = weave.deck == deck_in_use(context.settings) ? std::string{} : weave.deck,
                                       .mark = weave.mark});
}

void add_woven_sheet(std::vector<scene::Item>& items, std::shared_ptr<const scene::Weave> weave, std::size_t lines,
                     const SheetForm& form, const ui::Style& style) {
    const ui::Rect& paper = form.paper;
    if (!weave) {
        items.emplace_back(scene::SmallSheetItem{.rect = paper, .corner = form.corner});
        return;
    }
    const auto cols = static_cast<float>(weave->board.cols + 2);
    const auto rows = static_cast<float>(weave->board.rows + 2);
    const float high = paper.h - form.margin - form.foot;
    const float cell = std::min({(paper.w - 2 * form.margin) / cols, high / rows, style.units(most_weave_cell)});
    items.emplace_back(scene::SheetItem{.rect = paper,
                                        .corner = form.corner,
                                        .weave = std::move(weave),
                                        .origin = {std::round(paper.centre().x - cell * cols / 2),
                                                   std::round(paper.y + form.margin + (high - cell * rows) / 2)},
                                        .cell = cell,
                                        .threads = lines});
}

void add_large_sheet(std::vector<scene::Item>& items, const LargeSheet& large, const ui::Rect& rect,
                     const Context& context) {
    const ui::Style& style = context.style;
    const bool small = rect.h < style.units(360);
    const float foot = style.units(small ? 54 : 96);
    const float margin = style.units(small ? 12 : 22);
    const ui::Rect sheet{rect.x, rect.y, rect.w, rect.h - style.units(8)}; // the lip is below
    add_woven_sheet(items, large.weave, large.lines, {sheet, style.units(16), margin, foot}, style);
    const float side = style.units(small ? 40 : 66);
    const float left = sheet.x + style.units(small ? 18 : 32);
    const float middle = std::round(sheet.bottom() - foot / 2);
    const float right = sheet.right() - style.units(small ? 18 : 32);
    const auto say = [&](const std::string& words, float y, float size, ui::Family family, ui::Colour colour) {
        Pen{context, items}.write(words, {left, y}, right - side - style.units(12) - left, size,
                                  family == ui::Family::serif, colour, ui::Align::left, family);
    };
    const std::size_t below = items.size();
    items.emplace_back(ui::BoxItem{.rect = {left, sheet.bottom() - foot, right - left, 1}, .fill = scene::paper_lip});
    say(weave_name(large.game, context.settings), middle - style.units(small ? 9 : 15), small ? 15.0F : 28.0F,
        ui::Family::serif, scene::first_ink);
    const std::string day = long_day(local_day(large.game.touched, context.local_time));
    std::string facts = day;
    if (large.weave)
        // TRANSLATORS: two facts side by side, of any kind; they are whole and never change their form.
        facts = trf(N_("{0} · {1}"), day, trn("{0} line", "{0} lines", static_cast<int>(large.weave->threads.size())));
    const bool whole =
        ui::typeset(facts, right - side - style.units(12) - left, 1, {small ? 12.0F : 15.0F}, style).whole;
    say(whole ? facts : day, // the lines are also counted below the sheet
        middle + style.units(small ? 11 : 20), small ? 12.0F : 15.0F, ui::Family::sans, scene::second_ink);
    if (large.weave && large.lines == large.weave->threads.size())
        add_seal(items, {right - side, middle - std::round(side / 2), side, side}, *large.weave, context);
    if (platform::right_to_left()) scene::mirror(items, below, sheet); // the weave keeps its sides
    if (large.damaged)
        // TRANSLATORS: the weave is the picture of all lines of a cleared board.
        Pen{context, items}.write_lines(tr(N_("This weave cannot be drawn")),
                                        {sheet.centre().x, sheet.y + (sheet.h - foot) / 2}, sheet.w - style.units(20),
                                        3, {16}, scene::second_ink, ui::Align::centre);
}

void add_small_sheet(std::vector<scene::Item>& items, std::shared_ptr<const scene::Weave> weave, const ui::Rect& rect,
                     const Context& context) {
    items.emplace_back(
        scene::SmallSheetItem{.rect = rect, .corner = context.style.units(7), .weave = std::move(weave)});
}

void add_lead_bars(std::vector<scene::Item>& items, const std::vector<game::Time>& own,
                   const std::vector<game::Time>& other, const ui::Rect& rect, const Context& context) {
    const float gap = context.style.units(4);
    const float pitch = context.style.units(14);
    const auto all = leads(own, other, static_cast<std::size_t>(std::max(1.0F, rect.w / pitch)));
    const float width = (rect.w + gap) / static_cast<float>(all.size());
    const float half = rect.h / 2;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float height = std::max(context.style.units(2), std::round(std::abs(all[i]) * half));
        const float x = std::round(rect.x + width * static_cast<float>(i));
        items.emplace_back(ui::BoxItem{.rect = {x, all[i] >= 0 ? rect.centre().y - height : rect.centre().y,
                                                std::max(1.0F, std::floor(width - gap)), height},
                                       .radius = std::min(height / 2, context.style.units(2)),
                                       .fill = all[i] >= 0 ? ui::accent_hover : ui::rgb(0x7CC7E8)});
    }
}

void add_first_place(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) {
    const ui::Style& style = context.style;
    const ui::Colour colour = style.theme.muted;
    const float width = std::min(rect.w, style.units(360));
    const float height = std::min(rect.h - style.units(60), style.units(200));
    const ui::Rect sheet{std::round(rect.centre().x - width / 2),
                         std::round(rect.centre().y - height / 2 - style.units(20)), width, height};
    const float dot = std::max(2.0F, style.units(4));
    const float pitch = 2.5F * dot;
    const auto dots = [&](ui::Point from, ui::Point to) {
        const float length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        const int count = static_cast<int>(length / pitch);
        for (int i = 0; i < count; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(count);
            items.emplace_back(ui::BoxItem{
                .rect = {from.x + (to.x - from.x) * t - dot / 2, from.y + (to.y - from.y) * t - dot / 2, dot, dot},
                .radius = dot / 2,
                .fill = colour});
        }
    };
    const float left = sheet.x + width * 0.22F;
    const float right = sheet.right() - width * 0.22F;
    const float top = sheet.y + height * 0.25F;
    const float bottom = sheet.y + height * 0.78F;
    items.emplace_back(ui::BoxItem{.rect = sheet,
                                   .radius = style.units(14),
                                   .fill = style.theme.inset,
                                   .border = style.theme.border,
                                   .border_width = 1});
    dots({left, bottom}, {left, top});
    dots({left, top}, {right, top});
    dots({right, top}, {right, bottom + pitch});
    for (const float x : {left, right})
        items.emplace_back(
            ui::BoxItem{.rect = ui::Rect{x, bottom, 0, 0}.grown(1.5F * dot), .radius = 1.5F * dot, .fill = colour});
    Pen{context, items}.write_lines(tr(N_("Your first weave comes here")),
                                    {rect.centre().x, sheet.bottom() + style.units(34)}, rect.w, 2, {16},
                                    style.theme.text, ui::Align::centre);
}

std::string saved_caption(const game::GameSummary& game, const scene::Weave& weave, const Context& context) {
    const std::string lines = trn("{0} line", "{0} lines", static_cast<int>(weave.threads.size()));
    const std::string words = trf(N_("{0} · {1}"), long_day(local_day(game.touched, context.local_time)), lines);
    return game.custom_board ? words : trf(N_("{0} · {1}"), words, to_text(game.id));
}

} // namespace twoturns::app
