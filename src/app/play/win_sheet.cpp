// The sheet of a cleared board: its weave, its caption, and its movement to its position.
#include "app/play/win_sheet.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/decks/deck_list.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::trf;
using platform::trn;

// In design pixels.
constexpr float sheet_margin = 22;
constexpr float most_cell = 64;
constexpr float rise_from = 36; // the distance below its position at the start

/// Returns the height of the margin below the weave, which has room for the legend and the seal.
float foot_of(const Context& context) { return is_compact(context) ? 50 : 58; }
float seal_of(const Context& context) { return is_compact(context) ? 36 : 44; }

float letters_width(const std::string& text, const Context& context) {
    return std::ceil(context.style.lettering(13).width(text));
}

/// Adds the day on which the board was cleared in front of the text, if the day is known.
std::string dated(const Win& win, const std::string& words, const Context& context) {
    return win.day == 0 ? words : trf(N_("{0} · {1}"), day_text(local_day(win.day, context.local_time)), words);
}

std::string line_count(const Win& win) {
    return trn("{0} line", "{0} lines", static_cast<int>(win.weave->threads.size()));
}

/// Returns the longest caption that fits `room` pixels; empty if none fits.
std::string caption(const Win& win, float room, const Context& context) {
    const std::string count = line_count(win);
    const std::string order = trn("{0} line, as you drew it", "{0} lines, in the order you drew them",
                                  static_cast<int>(win.weave->threads.size()));
    std::vector<std::string> choices{dated(win, order, context), dated(win, count, context), order, count};
    for (std::string& choice : choices)
        if (letters_width(choice, context) <= room) return std::move(choice);
    return {};
}

/// Adds the colours of the first and the last line, and the caption, between `at` and `right`.
void add_legend(std::vector<scene::Item>& items, const Win& win, ui::Point at, float right, const Context& context) {
    const ui::Style& style = context.style;
    const float size = style.letters(13);
    const auto say = [&](const std::string& words) {
        items.emplace_back(ui::TextItem{.text = words, .at = at, .size = size, .colour = scene::second_ink});
        at.x += letters_width(words, context) + style.units(9);
    };
    constexpr int steps = 12;
    const float pitch = style.units(9);
    const float side = pitch - std::max(1.0F, style.units(2));
    const float height = style.units(11);
    const std::string first = platform::trc("of lines", "first");
    const std::string last = platform::trc("of lines", "last");
    const float needed = letters_width(first, context) + letters_width(last, context) + style.units(18) + pitch * steps;
    if (at.x + needed > right) return;
    say(first);
    for (int i = 0; i < steps; ++i, at.x += pitch)
        items.emplace_back(ui::BoxItem{.rect = {at.x, std::round(at.y - height / 2), side, height},
                                       .radius = std::min(side / 2, style.units(2)),
                                       .fill = scene::thread_colour(static_cast<float>(i) / (steps - 1))});
    at.x += style.units(7);
    say(last);
    at.x += style.units(14);
    if (const std::string words = caption(win, right - at.x, context); !words.empty()) say(words);
}

} // namespace

SheetSize sheet_in(Size board, float width, float height, const Context& context) {
    const auto cols = static_cast<float>(board.cols + 2);
    const auto rows = static_cast<float>(board.rows + 2);
    const float foot = foot_of(context);
    const float cell = std::min({most_cell, (width - 2 * sheet_margin) / cols, (height - sheet_margin - foot) / rows});
    const float least = std::min(width, 280.0F);
    return {std::max(least, cell * cols + 2 * sheet_margin), cell * rows + sheet_margin + foot};
}

void add_sheet(std::vector<scene::Item>& items, const Win& win, const ui::Rect& slot, const Context& context) {
    const ui::Style& style = context.style;
    const scene::Weave& weave = *win.weave;
    const bool moves = context.settings.motion && win.threads_begin;
    const auto cols = static_cast<float>(weave.board.cols + 2);
    const auto rows = static_cast<float>(weave.board.rows + 2);
    const float margin = style.unit * sheet_margin;
    const float foot = style.unit * foot_of(context);
    const float cell = std::min((slot.w - 2 * margin) / cols, (slot.h - margin - foot) / rows);
    const ui::Point origin{slot.x + (slot.w - cell * cols) / 2, slot.y + margin};
    const float t = moves ? scene::progress(context.now, *win.threads_begin, scene::durations::weave) : 1;
    const float risen =
        moves ? scene::standard(scene::progress(context.now, *win.threads_begin, scene::durations::rise)) : 1;
    const float lower = std::round(style.units(rise_from) * (1 - risen));
    items.emplace_back(scene::SheetItem{.rect = slot,
                                        .corner = style.units(16),
                                        .weave = win.weave,
                                        .origin = origin,
                                        .cell = cell,
                                        .threads = scene::threads_shown(weave.threads.size(), t),
                                        .lower = lower,
                                        .alpha = risen});
    const float side = style.units(seal_of(context));
    const float middle = std::round(slot.bottom() - foot / 2);
    const ui::Rect seal{slot.right() - style.units(18) - side, std::round(middle - side / 2), side, side};
    if (risen == 1 && !is_compact(context) && !weave.threads.empty())
        add_legend(items, win, {std::round(origin.x + cell), middle}, seal.x - style.units(12), context);
    if (!weave.last || t < 1) return;
    const float stamped =
        moves ? scene::progress(context.now, *win.threads_begin + scene::durations::weave, scene::durations::seal) : 1;
    items.emplace_back(scene::SealItem{.box = seal,
                                       .face = *weave.last,
                                       .deck = weave.deck == deck_in_use(context.settings) ? std::string{} : weave.deck,
                                       .mark = weave.mark,
                                       .scale = 1.25F - 0.25F * scene::accelerate(stamped)});
}

std::string picture_caption(const Win& win, const Context& context) {
    const std::string words = dated(win, line_count(win), context);
    const GameId& id = win.game.origin.id;
    return id.seed.empty() ? words : trf(N_("{0} · {1}"), words, to_text(id));
}

std::optional<Time> next_change_of_sheet(const Win& win, const Context& context) {
    if (!win.threads_begin || !context.settings.motion) return std::nullopt;
    if (context.now < *win.threads_begin) return win.threads_begin;
    if (context.now >= *win.threads_begin + scene::durations::weave + scene::durations::seal) return std::nullopt;
    return context.now + scene::durations::frame;
}

} // namespace twoturns::app
