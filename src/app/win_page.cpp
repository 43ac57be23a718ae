#include "app/win_page.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/lesson.hpp"
#include "app/round_view.hpp"
#include "game/daily.hpp"
#include "platform/translation.hpp"
#include "scene/effects.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using Look = ui::Button::Look;

// How it went ---------------------------------------------------------------------------------------------

/// In one sentence.
std::string story(const game::Session& session) {
    const int hints = session.hints();
    const int reshuffles = session.reshuffles();
    if (reshuffles == 0)
        return hints == 0 ? tr(N_("Without a hint.")) : trn("With {0} hint.", "With {0} hints.", hints);
    const std::string shuffled = trn("{0} reshuffle", "{0} reshuffles", reshuffles);
    if (hints == 0) return trf(N_("With {0}."), shuffled);
    return trf(N_("With {0} and {1}."), trn("{0} hint", "{0} hints", hints), shuffled);
}

/// The time, as large as it has room, or that it is done where no time is kept; and the story.
Element how_it_went(const Win& win, float size, float width, bool with_id, const Context& context) {
    std::vector<Element> lines;
    const Time elapsed = win.game.session.elapsed(context.now);
    const bool timed = win.game.pace == game::Pace::timed;
    const std::string time = clock_text(elapsed);
    const std::string figures = win.score                                ? points_text(*win.score)
                                : timed || shows_clock(context.settings) ? time
                                                                         : std::string{};
    if (figures.empty()) {
        lines.push_back(ui::title(tr(N_("Cleared!")), size / 2));
    } else {
        const float needed = context.style.lettering(size).width(figures) / context.style.unit;
        const float fits = std::floor(size * std::min(1.0F, width / needed));
        lines.push_back(ui::label(figures, fits).high(fits)); // they have no tails: their top is that of the sheet
    }
    if (win.score) lines.push_back(ui::label(trf(N_("points in {0}"), time), 16));
    const std::string best = is_compact(context) ? std::string{}
                             : win.score         ? best_line(*win.score, win.best.score)
                             : timed             ? best_line(elapsed, win.best.time)
                                                 : std::string{};
    if (!best.empty()) lines.push_back(ui::paragraph(best, 16, ui::Tone::normal, 2));
    if (!win.race.empty()) lines.push_back(ui::paragraph(win.race, 16, ui::Tone::gold, 4));
    lines.push_back(ui::paragraph(story(win.game.session), 16, ui::Tone::normal, 3));
    const GameId& id = win.game.origin.id;
    if (with_id && !id.seed.empty()) lines.push_back(ui::label(to_text(id), 13, ui::Tone::muted));
    return ui::column(std::move(lines), 4).at_most(width);
}

// What to do next -----------------------------------------------------------------------------------------

Element next_board(const Win& win) {
    std::string words;
    if (const auto place = place_of(win.game))
        words = *place + 1 == game::places ? tr(N_("Journey")) : tr(N_("Next place"));
    Element button = command_button(Command::next_board, Look::primary, true, std::move(words));
    std::get<ui::Button>(button.what).key = tr(N_("Enter"));
    // It comes up where the pointer may rest already: a line of help would be there at once, over other buttons.
    return std::move(button).high(60).explained({});
}

/// After the board of a day the calendar it belongs to comes before playing it again.
std::vector<Element> quiet_buttons(const Win& win) {
    std::vector<Element> all;
    const bool of_a_day = game::day_of(win.game.origin.id).has_value();
    all.push_back(of_a_day ? command_button(Command::daily)
                           : command_button(Command::restart, Look::quiet, true, tr(N_("Same again"))));
    all.push_back(command_button(Command::watch_again));
    all.push_back(command_button(Command::save_picture));
    return all;
}

// The sheet -----------------------------------------------------------------------------------------------

// In pixels of the design.
constexpr float sheet_margin = 22;
constexpr float most_cell = 64;

/// Below the weave: room for the legend and the seal.
float foot_of(const Context& context) { return is_compact(context) ? 50 : 58; }
float seal_of(const Context& context) { return is_compact(context) ? 36 : 44; }

struct SheetSize {
    float width;
    float height;
};

/// The sheet in so much room, in pixels of the design; not narrower than its foot needs.
SheetSize sheet_in(Size board, float width, float height, const Context& context) {
    const auto cols = static_cast<float>(board.cols + 2);
    const auto rows = static_cast<float>(board.rows + 2);
    const float foot = foot_of(context);
    const float cell = std::min({most_cell, (width - 2 * sheet_margin) / cols, (height - sheet_margin - foot) / rows});
    const float least = std::min(width, 280.0F);
    return {std::max(least, cell * cols + 2 * sheet_margin), cell * rows + sheet_margin + foot};
}

Element sheet_slot(ui::Id id, const SheetSize& size) {
    return ui::widget(id, ui::Slot{}).wide(size.width).high(size.height);
}

float letters_width(const std::string& text, const Context& context) {
    return std::ceil(context.style.lettering(13).width(text));
}

/// With the day it was cleared before it, where that is known.
std::string dated(const Win& win, const std::string& words, const Context& context) {
    return win.day == 0 ? words : trf(N_("{0} · {1}"), day_text(context.date_text(win.day)), words);
}

std::string line_count(const Win& win) {
    return trn("{0} line", "{0} lines", static_cast<int>(win.weave->threads.size()));
}

/// The longest of what can be said of the sheet that has so many pixels of room; may be empty.
std::string caption(const Win& win, float room, const Context& context) {
    const std::string count = line_count(win);
    const std::string order = trn("{0} line, as you drew it", "{0} lines, in the order you drew them",
                                  static_cast<int>(win.weave->threads.size()));
    std::vector<std::string> choices{dated(win, order, context), dated(win, count, context), order, count};
    for (std::string& choice : choices)
        if (letters_width(choice, context) <= room) return std::move(choice);
    return {};
}

/// Which colour comes first and which last, and beside that the caption, between two places along a line.
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
                                       .fill = scene::thread_colour(static_cast<float>(i) / (steps - 1)),
                                       .border = {}});
    at.x += style.units(7);
    say(last);
    at.x += style.units(14);
    if (const std::string words = caption(win, right - at.x, context); !words.empty()) say(words);
}

} // namespace

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
    items.emplace_back(scene::SheetItem{.rect = slot,
                                        .corner = style.units(16),
                                        .weave = win.weave,
                                        .origin = origin,
                                        .cell = cell,
                                        .threads = scene::threads_shown(weave.threads.size(), t)});
    const float side = style.units(seal_of(context));
    const float middle = std::round(slot.bottom() - foot / 2);
    const ui::Rect seal{slot.right() - style.units(18) - side, std::round(middle - side / 2), side, side};
    if (!is_compact(context) && !weave.threads.empty())
        add_legend(items, win, {std::round(origin.x + cell), middle}, seal.x - style.units(12), context);
    if (!weave.last || t < 1) return;
    const float stamped =
        moves ? scene::progress(context.now, *win.threads_begin + scene::durations::weave, scene::durations::seal) : 1;
    items.emplace_back(scene::SealItem{.box = seal, .face = *weave.last, .scale = 1.25F - 0.25F * stamped * stamped});
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

// The page ------------------------------------------------------------------------------------------------

namespace {

/// What there is room for, in pixels of the design.
struct Room {
    float width;
    float height;
    bool low; ///< large figures have no room

    explicit Room(const Context& context)
        : width(context.width()), height(context.height() - board_bar_height(context)), low(height < 480) {}
};

/// All that is to be said and done in one column, as high as the sheet beside it.
Element wide(const Win& win, ui::Id slot, const Context& context, const Room& room) {
    constexpr float side = 48;
    constexpr float between = 44;
    constexpr float width = 388;
    const float above = room.low ? 14.0F : 40.0F;
    const SheetSize sheet =
        sheet_in(win.weave->board, room.width - 2 * side - between - width, room.height - 2 * above, context);
    std::vector<Element> quiet = quiet_buttons(win);
    std::vector<Element> parts;
    parts.push_back(how_it_went(win, room.low ? 48.0F : 80.0F, width, !room.low, context));
    parts.push_back(ui::filler());
    parts.push_back(next_board(win));
    Element picture = std::move(quiet.back());
    quiet.pop_back();
    parts.push_back(ui::grid(2, std::move(quiet), 10));
    parts.push_back(std::move(picture));
    Element column = ui::column(std::move(parts), 10).wide(width);
    const float needed = ui::height_of(column, context.style.units(width), context.style).natural / context.style.unit;
    return ui::row({sheet_slot(slot, sheet), std::move(column).high(std::max(needed, sheet.height))}, between);
}

/// The quiet buttons are below the sheet.
Element medium(const Win& win, ui::Id slot, const Context& context, const Room& room) {
    constexpr float side = 24;
    constexpr float between = 30;
    constexpr float below = 40 + 24; // the buttons and their gap
    const float width = std::floor(std::clamp(room.width * 0.36F, 260.0F, 388.0F));
    const SheetSize sheet =
        sheet_in(win.weave->board, room.width - 2 * side - between - width, room.height - 2 * side - below, context);
    const float left = std::max(sheet.width, 400.0F);
    std::vector<Element> parts;
    parts.push_back(ui::column({sheet_slot(slot, sheet)}, 0, ui::Place::centre));
    parts.push_back(ui::grid(3, quiet_buttons(win), 8));
    std::vector<Element> others;
    others.push_back(how_it_went(win, room.low ? 48.0F : 80.0F, width, !room.low, context));
    others.push_back(ui::filler());
    others.push_back(next_board(win));
    return ui::row({ui::column(std::move(parts), 24).wide(left),
                    ui::column(std::move(others), 10).wide(width).high(sheet.height + below)},
                   between);
}

/// One below the other, for a window that is higher than wide, and a very small one.
Element narrow(const Win& win, ui::Id slot, const Context& context, const Room& room) {
    constexpr float side = 12;
    const bool small = is_compact(context);
    constexpr float story_width = 170;
    const float inside = room.width - 2 * side;
    const float below = (small ? 0.0F : 150.0F) + 60 + 40 + 3 * 14;
    const SheetSize sheet =
        sheet_in(win.weave->board, small ? inside - story_width - 16 : inside, room.height - 2 * side - below, context);
    Element told = how_it_went(win, small ? 50.0F : 64.0F, small ? story_width : inside, !small, context);
    std::vector<Element> parts;
    if (small) {
        parts.push_back(ui::row({sheet_slot(slot, sheet), std::move(told).wide(story_width)}, 16));
    } else {
        parts.push_back(sheet_slot(slot, sheet));
        parts.push_back(std::move(told));
    }
    parts.push_back(ui::grid(3, quiet_buttons(win), 8).wide(inside));
    parts.push_back(next_board(win).wide(inside));
    return ui::column(std::move(parts), 14, ui::Place::centre);
}

} // namespace

Element win_page(const Win& win, ui::Id sheet, const Context& context) {
    const Room room{context};
    Element page = is_compact(context) || room.width < 740 ? narrow(win, sheet, context, room)
                   : room.width < 1100                     ? medium(win, sheet, context, room)
                                                           : wide(win, sheet, context, room);
    return ui::column({ui::filler(), std::move(page), ui::filler()}, 0, ui::Place::centre);
}

} // namespace twoturns::app
