// The sheet of a cleared board: its weave, its caption, and its movement to its position.
#include "app/play/win_sheet.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/decks/deck_list.hpp"
#include "app/gallery/weave_picture.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_light.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"
#include "scene/mirror.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::trf;
using platform::trn;

// In design pixels.
constexpr float sheet_margin = 22;
constexpr float rise_from = 36; // the distance below its position at the start

constexpr float above_foot = 10; // keeps the lowest threads off the rule below them

/// Returns the height of the margin below the weave, which has room for the name and the seal.
float foot_of(const Context& context) { return is_compact(context) ? 50 : 84; }
float seal_of(const Context& context) { return is_compact(context) ? 36 : 60; }

/// Adds the day on which the board was cleared in front of the text, if the day is known.
std::string dated(const Win& win, const std::string& words, const Context& context) {
    return win.day == 0 ? words : trf(N_("{0} · {1}"), long_day(local_day(win.day, context.local_time)), words);
}

/// Returns the name of the board: its place on the journey, its day, or its size.
std::string name_of_won(const Win& win) {
    if (!win.name.empty()) return win.name;
    const GameId& id = win.game.origin.id;
    if (const auto place = place_of(win.game)) return place_label(*place);
    if (!win.game.origin.custom_board && game::day_of(id)) return label_of(Command::daily);
    if (const auto board = run_board_of(win.game)) return trf(N_("Board {0}"), std::to_string(board->number));
    return board_label(win.game);
}

std::string line_count(const Win& win) {
    return trn("{0} line", "{0} lines", static_cast<int>(win.weave->threads.size()));
}

/// Adds a rule, the board's name and the caption, from `left` to `right`. In a small window there is only the caption.
void add_name(std::vector<scene::Item>& items, const Win& win, const ui::Rect& foot, const Context& context) {
    const ui::Style& style = context.style;
    const auto say = [&](const std::string& words, float y, float design, ui::Colour colour, ui::Family family) {
        const bool bold = family == ui::Family::serif;
        const float width = style.lettering(design, bold, family).width(words);
        const float size = style.letters(design) * std::min(1.0F, foot.w / std::max(1.0F, width));
        items.emplace_back(ui::TextItem{.text = words,
                                        .at = {foot.x, std::round(y)},
                                        .size = size,
                                        .colour = colour,
                                        .bold = bold,
                                        .family = family});
    };
    const float middle = foot.y + foot.h / 2;
    if (is_compact(context)) return say(line_count(win), middle, 13, scene::second_ink, ui::Family::sans);
    items.emplace_back(ui::BoxItem{.rect = {foot.x, foot.y, foot.w, std::max(1.0F, std::round(style.unit))},
                                   .fill = scene::second_ink.with_alpha(0.22F)});
    say(name_of_won(win), middle - style.units(10), 26, scene::first_ink, ui::Family::serif);
    const std::string dated_count = dated(win, line_count(win), context);
    const bool fits = style.lettering(14).width(dated_count) <= foot.w;
    say(fits ? dated_count : line_count(win), middle + style.units(19), 14, scene::second_ink, ui::Family::sans);
}

} // namespace

SheetSize sheet_in(Size board, float width, float height, const Context& context) {
    const auto cols = static_cast<float>(board.cols + 2);
    const auto rows = static_cast<float>(board.rows + 2);
    const float margins = sheet_margin + above_foot + foot_of(context);
    const float cell = std::min({most_weave_cell, (width - 2 * sheet_margin) / cols, (height - margins) / rows});
    const float least = std::min(width, 280.0F);
    return {std::max(least, cell * cols + 2 * sheet_margin), cell * rows + margins};
}

void add_sheet(std::vector<scene::Item>& items, const Win& win, const ui::Rect& slot, const Context& context) {
    const ui::Style& style = context.style;
    const scene::Weave& weave = *win.weave;
    const auto ceremony = ceremony_of(win, context);
    const auto cols = static_cast<float>(weave.board.cols + 2);
    const auto rows = static_cast<float>(weave.board.rows + 2);
    const float margin = style.unit * sheet_margin;
    const float foot = style.unit * foot_of(context);
    const float cell =
        std::min((slot.w - 2 * margin) / cols, (slot.h - margin - style.unit * above_foot - foot) / rows);
    const ui::Point origin{slot.x + (slot.w - cell * cols) / 2, slot.y + margin};
    scene::SheetItem sheet{.rect = slot,
                           .corner = style.units(16),
                           .weave = win.weave,
                           .origin = origin,
                           .cell = cell,
                           .threads = weave.threads.size()};
    if (ceremony) {
        const float risen = scene::standard(scene::progress(context.now, ceremony->begin, scene::durations::rise));
        const float shaken = scene::progress(context.now, ceremony->landed(), Ceremony::shake);
        sheet.lower = std::round(style.units(rise_from) * (1 - risen)) +
                      std::round(style.units(2) * std::sin(shaken * 4 * std::numbers::pi_v<float>) * (1 - shaken));
        grow_threads(sheet, *ceremony, context.now);
        const bool many = weave.gold || is_new_best(win, context) ||
                          (win.figures && win.figures->journey && win.figures->journey->ends_world);
        if (win.celebrated) add_falling_threads(items, *ceremony, sheet, many, context);
    }
    const float lower = sheet.lower;
    items.emplace_back(sheet);
    if (ceremony && win.celebrated) add_running_light(items, *ceremony, sheet, context.now);
    const float side = style.units(seal_of(context));
    const float left = std::round(slot.x + style.units(26));
    const float middle = std::round(slot.bottom() - foot / 2 + lower);
    const ui::Rect seal{slot.right() - style.units(is_compact(context) ? 18 : 26) - side, std::round(middle - side / 2),
                        side, side};
    const std::size_t words = items.size();
    if (!weave.threads.empty())
        add_name(items, win, {left, std::round(slot.bottom() - foot + lower), seal.x - style.units(14) - left, foot},
                 context);
    if (weave.last && (!ceremony || context.now >= ceremony->seal())) {
        const float fallen = ceremony ? scene::progress(context.now, ceremony->seal(), Ceremony::seal_falls) : 1;
        items.emplace_back(
            scene::SealItem{.box = seal,
                            .face = *weave.last,
                            .deck = weave.deck == deck_in_use(context.settings) ? std::string{} : weave.deck,
                            .mark = weave.mark,
                            .scale = 1.35F - 0.35F * scene::accelerate(fallen)});
    }
    if (platform::right_to_left()) scene::mirror(items, words, slot); // the weave keeps its sides
}

std::string picture_caption(const Win& win, const Context& context) {
    const std::string words = dated(win, line_count(win), context);
    const GameId& id = win.game.origin.id;
    return id.seed.empty() ? words : trf(N_("{0} · {1}"), words, to_text(id));
}

std::optional<Time> next_change_of_sheet(const Win& win, const Context& context) {
    const auto ceremony = ceremony_of(win, context);
    const std::size_t medals = win.figures ? win.figures->earned.medals.size() : 0;
    if (!ceremony || context.now >= ceremony->still(medals)) return std::nullopt;
    return context.now < ceremony->begin ? ceremony->begin : context.now + scene::durations::frame;
}

} // namespace twoturns::app
