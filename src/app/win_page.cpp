#include "app/win_page.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/lesson.hpp"
#include "app/round_view.hpp"
#include "app/win_plot.hpp"
#include "game/daily.hpp"
#include "platform/translation.hpp"
#include "scene/easing.hpp"
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

/// Whether how long it took is to be seen.
bool tells_time(const Win& win, const Context& context) {
    return !win.score && (win.game.pace == game::Pace::timed || shows_clock(context.settings));
}

/// Its place among the player's own, and its stars.
std::vector<Element> honours(const Win& win, const Context& context) {
    std::vector<Element> lines;
    if (win.score) {
        const std::string best = best_line(*win.score, win.best.score);
        if (!best.empty() && !is_compact(context)) lines.push_back(ui::paragraph(best, 16, ui::Tone::normal, 2));
    }
    if (!win.figures) return lines;
    if (win.figures->standing && tells_time(win, context))
        lines.push_back(ui::label(standing_text(*win.figures->standing), 16, ui::Tone::gold));
    if (!win.figures->journey) return lines;
    const game::Stars& stars = win.figures->journey->stars;
    std::vector<Element> row;
    for (const bool won : {stars.cleared, stars.unaided, stars.in_time}) {
        Element star;
        star.what = ui::Icon{won ? "star-full" : "star", 20, ui::Tone::gold};
        row.push_back(std::move(star));
    }
    lines.push_back(ui::row(std::move(row), 4));
    return lines;
}

/// The time, as large as it has room, or that it is done where no time is kept; beside it, or else below, what honours
/// it; and the story.
Element how_it_went(const Win& win, float size, float width, const Context& context) {
    std::vector<Element> lines;
    const std::string time = clock_text(win.game.session.elapsed(context.now));
    const std::string figures = win.score ? points_text(*win.score) : tells_time(win, context) ? time : std::string{};
    float taken = width;
    if (figures.empty()) {
        lines.push_back(ui::title(tr(N_("Cleared!")), size / 2));
    } else {
        const float needed = context.style.lettering(size).width(figures) / context.style.unit;
        const float fits = std::floor(size * std::min(1.0F, width / needed));
        taken = needed + 40;
        lines.push_back(ui::label(figures, fits).high(fits)); // they have no tails: their top is that of the sheet
    }
    if (win.score) lines.push_back(ui::label(trf(N_("points in {0}"), time), 16));
    if (std::vector<Element> more = honours(win, context); !more.empty()) {
        Element block = ui::column(std::move(more), 6);
        if (!win.score && taken + ui::width_of(block, context.style).natural / context.style.unit <= width)
            lines.front() = ui::row({std::move(lines.front()), std::move(block)}, 40);
        else
            lines.push_back(std::move(block));
    }
    lines.push_back(ui::paragraph(story(win.game.session), 16, ui::Tone::normal, 3));
    return ui::column(std::move(lines), 4).at_most(width);
}

// What the history says -----------------------------------------------------------------------------------

/// Which parts have room, of what is known.
struct Shown {
    bool week = true;
    bool dots = true;
    bool goal = true;
};

Element week_block(const Win& win, const WinSlots& slots, const Context& context) {
    const game::Streak streak = win.figures->days.streak(context.today());
    std::string words =
        streak.days == 0 ? tr(N_("Seven days")) : trn("{0} day in a row", "{0} days in a row", streak.days);
    return ui::column({ui::title(std::move(words), 16), ui::widget(slots.week, ui::Slot{}).high(week_height)}, 8);
}

/// Days are of no matter to those who never play their boards.
bool plays_days(const Win& win, const Context& context) {
    return win.figures->days.streak(context.today()).longest > 0 || game::day_of(win.game.origin.id);
}

Element goal_line(const Win& win, const Context& context) {
    Element icon;
    icon.what = ui::Icon{win.figures->journey ? "journey" : "right", 20, ui::Tone::muted};
    return ui::row({std::move(icon),
                    ui::paragraph(next_goal(*win.figures, tells_time(win, context), context), 15, ui::Tone::normal, 4)
                        .growing()
                        .shrinking()},
                   10);
}

Element figures_with(const Win& win, float size, float width, Shown shown, const WinSlots& slots,
                     const Context& context) {
    std::vector<Element> parts;
    parts.push_back(how_it_went(win, size, width, context));
    if (!win.figures) return std::move(parts.front());
    const auto& standing = win.figures->standing;
    if (shown.dots && standing && !standing->first() && tells_time(win, context))
        parts.push_back(ui::widget(slots.dots, ui::Slot{}).high(dots_height));
    if (shown.week && plays_days(win, context)) parts.push_back(week_block(win, slots, context));
    if (shown.goal) parts.push_back(goal_line(win, context));
    return ui::column(std::move(parts), 18);
}

/// As much as has room; what matters least goes first.
Element figures_in(const Win& win, float size, float width, float height, Shown shown, const WinSlots& slots,
                   const Context& context) {
    const ui::Style& style = context.style;
    for (bool Shown::*part : {&Shown::week, &Shown::dots, &Shown::goal}) {
        Element figures = figures_with(win, size, width, shown, slots, context);
        if (ui::height_of(figures, style.units(width), style).natural <= style.units(height)) return figures;
        shown.*part = false;
    }
    return figures_with(win, size, width, shown, slots, context);
}

/// Whether there is a pace to be told of. Its room is there before it is known, so that the sheet stays where it is.
bool has_pace(const Win& win, const Context& context) {
    return tells_time(win, context) && win.weave->threads.size() >= game::stretch_count;
}

constexpr float pace_words = 20;
constexpr float pace_room = pace_words + 8 + pace_height;

Element pace_block(const Win& win, const WinSlots& slots) {
    if (!win.figures || !win.figures->stretches) return ui::space().high(pace_room);
    return ui::column({ui::label(tr(N_("Your pace, an eighth of the board a square")), 15).high(pace_words),
                       ui::widget(slots.pace, ui::Slot{}).high(pace_height)},
                      8);
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

/// After the board of a day the calendar it belongs to comes before playing it again. The fourth has room in a large
/// window.
std::vector<Element> quiet_buttons(const Win& win, bool four) {
    std::vector<Element> all;
    const bool of_a_day = game::day_of(win.game.origin.id).has_value();
    const auto again = [] { return command_button(Command::restart, Look::quiet, true, tr(N_("Same again"))); };
    all.push_back(of_a_day ? command_button(Command::daily) : again());
    all.push_back(command_button(Command::watch_again));
    all.push_back(command_button(Command::save_picture));
    if (four)
        all.push_back(of_a_day ? again() : command_button(place_of(win.game) ? Command::journey : Command::daily));
    return all;
}

// The sheet -----------------------------------------------------------------------------------------------

// In pixels of the design.
constexpr float sheet_margin = 22;
constexpr float most_cell = 64;
constexpr float rise_from = 36; // below its place

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
    items.emplace_back(
        scene::SealItem{.box = seal, .face = *weave.last, .scale = 1.25F - 0.25F * scene::accelerate(stamped)});
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

float height_of(const Element& element, float width, const Context& context) {
    return ui::height_of(element, context.style.units(width), context.style).natural / context.style.unit;
}

constexpr float usual_height = 560; // of a page with all its parts

/// All that is to be said and done in one column, as high as the sheet beside it.
Element wide(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 48;
    constexpr float between = 44;
    const float width = tells_time(win, context) || win.score ? 388.0F : 340.0F;
    const float above = room.low ? 14.0F : 40.0F;
    const bool pace = has_pace(win, context) && !room.low;
    const float most = room.height - 2 * above;
    const SheetSize sheet = sheet_in(win.weave->board, room.width - 2 * side - between - width,
                                     most - (pace ? pace_room + 24 : 0), context);
    std::vector<Element> left;
    left.push_back(ui::column({sheet_slot(slots.sheet, sheet)}, 0, ui::Place::centre));
    if (pace) left.push_back(pace_block(win, slots));
    const float left_height = sheet.height + (pace ? pace_room + 24 : 0);

    std::vector<Element> buttons;
    buttons.push_back(next_board(win));
    buttons.push_back(ui::grid(2, quiet_buttons(win, true), 10));
    Element below = ui::column(std::move(buttons), 12);
    const float room_above = most - height_of(below, width, context) - 20;
    std::vector<Element> parts;
    parts.push_back(figures_in(win, room.low ? 48.0F : 80.0F, width, room_above, {}, slots, context));
    parts.push_back(ui::filler());
    parts.push_back(std::move(below));
    Element column = ui::column(std::move(parts), 10).wide(width);
    const float needed = height_of(column, width, context);
    return ui::row({ui::column(std::move(left), 24).wide(std::max(sheet.width, pace ? 520.0F : 0.0F)),
                    std::move(column).high(std::max({needed, left_height, std::min(most, usual_height)}))},
                   between, ui::Place::start);
}

/// The quiet buttons are below the sheet.
Element medium(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 24;
    constexpr float between = 30;
    const bool pace = has_pace(win, context) && !room.low;
    const float width = std::floor(std::clamp(room.width * 0.36F, 260.0F, 388.0F));
    const float most = room.height - 2 * side;
    Element quiet = ui::grid(room.low ? 3 : 2, quiet_buttons(win, !room.low), 8);
    const float below = height_of(quiet, 400, context) + 24 + (pace ? pace_room + 24 : 0);
    const SheetSize sheet = sheet_in(win.weave->board, room.width - 2 * side - between - width, most - below, context);
    const float height = std::max(sheet.height + below, std::min(most, usual_height));
    std::vector<Element> parts;
    parts.push_back(ui::column({sheet_slot(slots.sheet, sheet)}, 0, ui::Place::centre));
    if (pace) parts.push_back(pace_block(win, slots));
    parts.push_back(ui::filler());
    parts.push_back(std::move(quiet));
    std::vector<Element> others;
    others.push_back(figures_in(win, room.low ? 48.0F : 66.0F, width, most - 60 - 20, {}, slots, context));
    others.push_back(ui::filler());
    others.push_back(next_board(win));
    return ui::row({ui::column(std::move(parts), 24).wide(std::max(sheet.width, 400.0F)).high(height),
                    ui::column(std::move(others), 10).wide(width).high(height)},
                   between, ui::Place::start);
}

/// One below the other, for a window that is higher than wide, and a very small one.
Element narrow(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 12;
    constexpr float gap = 14;
    const bool small = is_compact(context);
    constexpr float story_width = 170;
    const float inside = room.width - 2 * side;
    const float buttons = 60 + 40 + 2 * gap;
    const float least_told = small ? gap : 150 + gap;
    const SheetSize sheet = sheet_in(win.weave->board, small ? inside - story_width - 16 : inside,
                                     room.height - 2 * side - buttons - least_told, context);
    std::vector<Element> parts;
    if (small) {
        const float height = room.height - 2 * side - buttons - gap;
        Element told = figures_in(win, 50, story_width, height, {.week = false, .dots = false}, slots, context);
        parts.push_back(ui::row({sheet_slot(slots.sheet, sheet), std::move(told).wide(story_width)}, 16));
    } else {
        const float height = room.height - 2 * side - buttons - gap - sheet.height;
        parts.push_back(sheet_slot(slots.sheet, sheet));
        parts.push_back(figures_in(win, 64, inside, height, {}, slots, context).wide(inside));
    }
    parts.push_back(ui::grid(3, quiet_buttons(win, false), 8).wide(inside));
    parts.push_back(next_board(win).wide(inside));
    return ui::column(std::move(parts), gap, ui::Place::centre);
}

} // namespace

void add_figures(std::vector<scene::Item>& items, const Win& win, ui::Id slot, const WinSlots& slots,
                 const ui::Rect& rect, const Context& context) {
    if (!win.figures) return;
    const WinFigures& figures = *win.figures;
    if (slot == slots.dots && figures.standing) add_dots(items, *figures.standing, figures.elapsed, rect, context);
    if (slot == slots.week) add_week(items, figures.days, rect, context);
    if (slot == slots.pace && figures.stretches) add_pace(items, *figures.stretches, rect, context);
}

Element win_page(const Win& win, const WinSlots& slots, const Context& context) {
    const Room room{context};
    Element page = is_compact(context) || room.width < 740 ? narrow(win, slots, context, room)
                   : room.width < 1100                     ? medium(win, slots, context, room)
                                                           : wide(win, slots, context, room);
    return ui::column({ui::filler(), std::move(page), ui::filler()}, 0, ui::Place::centre);
}

} // namespace twoturns::app
