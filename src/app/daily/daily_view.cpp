// The view of the page of the boards of the day.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/daily/daily.hpp"
#include "app/daily/day_tiles.hpp"
#include "app/labels.hpp"
#include "app/new_game/new_game_words.hpp"
#include "app/pen.hpp"
#include "app/play/win_figures.hpp"
#include "app/records/kept_turns.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {

using game::Day;
using platform::tr;
using platform::trc;
using platform::trcf;
using platform::trf;
using platform::trn;
using std::chrono::days;
using std::chrono::year_month_day;
using ui::Align;
using ui::Element;
using ui::id_of;
using ui::Rect;

namespace {

// In design pixels.
constexpr float widest_pitch = 90; // the distance from one day to the next
constexpr float days_head_height = 36;
constexpr float weekdays_height = 20;
constexpr float day_gap = 6; // the gap between the weekdays and the days
constexpr float above_days = days_head_height + weekdays_height + 2 * day_gap;

/// The division of the window.
struct Plan {
    float width;
    float height; // without the bar
    bool beside;  // the board fits to the right of the calendar
    bool week;    // only one week has room
    float side;   // the width of the margins
    float above;
    float between;
    float board; // the least width of the board
    float least; // the least distance from one day to the next

    explicit Plan(const Context& context)
        : width(context.width()), height(context.height() - bar_height(context)), beside(width >= 740 && height >= 380),
          week(!beside && height < 760), side(width >= 1100 ? 48.0F
                                              : beside      ? 24.0F
                                                            : 12.0F),
          above(height >= 640 ? 24.0F : 10.0F), between(width >= 1100 ? 58.0F : 24.0F),
          board(width >= 1100 ? 496.0F : 330.0F), least(std::ceil(context.style.target_units())) {}

    [[nodiscard]] float pitch() const {
        const float across = (width - 2 * side - (beside ? board + between : 0)) / 7;
        const float down = (height - 2 * above - above_days) / 6;
        return std::max(least, std::floor(std::min({widest_pitch, across, beside ? down : widest_pitch})));
    }
};

Day begin_of_week(Day day) { return day - (std::chrono::weekday{day} - first_of_week()); }
bool same_month(Day a, Day b) {
    const year_month_day first{a};
    const year_month_day second{b};
    return first.year() == second.year() && first.month() == second.month();
}

Element only_icon(Command command, bool enabled) {
    Element button = command_button(command, ui::Button::Style::quiet, enabled);
    auto& look = std::get<ui::Button>(button.what);
    look.words.clear();
    look.key.clear();
    look.repeats = true;
    return std::move(button).explained(label_of(command)).wide(40).high(days_head_height).shrinking(0);
}

/// Returns the box of a day's tile, or of its number, within its cell.
Rect tile_in(const Rect& rect, float side, bool with_time) {
    const float top = with_time ? rect.y : rect.centre().y - side / 2;
    return {std::round(rect.centre().x - side / 2), std::round(top), side, side};
}

} // namespace

Daily::Sheet Daily::sheet(const Context& context) const {
    const Plan plan{context};
    const Day day = chosen(context);
    if (plan.week) return {begin_of_week(day), 1, plan.pitch()};
    const year_month_day date{day};
    const Day first = begin_of_week(Day{date.year() / date.month() / 1});
    const Day last{date.year() / date.month() / std::chrono::last};
    return {first, static_cast<int>((last - first).count()) / 7 + 1, plan.pitch()};
}

// The calendar ----------------------------------------------------------------------------------------------

Daily::Month Daily::month_so_far(const Context& context) const {
    const year_month_day date{chosen(context)};
    Month month;
    for (Day day{date.year() / date.month() / 1}; same_month(day, chosen(context)) && day <= context.today();
         day += days{1}) {
        ++month.days;
        if (state_of(day, context) != DayState::cleared) continue;
        ++month.cleared;
        const game::Time time = days_.of(day)->best->elapsed;
        month.best = month.best ? std::min(*month.best, time) : time;
    }
    return month;
}

Element Daily::head(const Context& context, const Sheet& sheet) const {
    const bool week = Plan{context}.week;
    const Day after = week ? sheet.first + days{7} : sheet.first + days{7 * sheet.rows};
    const bool later = week ? after <= context.today() : !same_month(chosen(context), context.today());
    std::vector<Element> parts;
    parts.push_back(ui::headline(month_and_year(chosen(context)), 22).shrinking());
    parts.push_back(only_icon(week ? Command::week_back : Command::month_back, true));
    parts.push_back(only_icon(week ? Command::week_forward : Command::month_forward, later));
    // TRANSLATORS: {1} days, of the {0} of a month, on which the board of the day was cleared.
    std::string so_far = trn("{1} of {0} day", "{1} of {0} days", month_.days, {std::to_string(month_.cleared)});
    // TRANSLATORS: {0} is a time such as 1:15; little room.
    if (month_.best && context.settings.clock)
        so_far = trcf("list", "{0}, {1}", so_far, trf(N_("best {0}"), clock_text(*month_.best)));
    if (!read_ || sheet.pitch < 60) so_far.clear(); // too little room
    parts.push_back(ui::aligned(ui::label(std::move(so_far), 14, ui::Tone::muted).growing().shrinking(), Align::right));
    return ui::row(std::move(parts), 10).high(days_head_height);
}

Element Daily::calendar(const Context& context) const {
    const Sheet sheet = this->sheet(context);
    std::vector<Element> names;
    ui::Choice choice{.selected = 0, .columns = 7, .height = sheet.pitch, .gap = 0, .bare = true};
    choice.selected = static_cast<std::size_t>((chosen(context) - sheet.first).count());
    for (int i = 0; i < 7 * sheet.rows; ++i) {
        const Day day = sheet.first + days{i};
        const bool shown = sheet.rows == 1 || same_month(day, chosen(context));
        choice.options.push_back({{}, {}, shown, shown ? weekday_and_day(day) : "", shown && day <= context.today()});
        if (i >= 7) continue;
        names.push_back(
            ui::aligned(ui::label(short_weekday(std::chrono::weekday{day}), 14, ui::Tone::muted), Align::centre));
    }
    const auto rows = static_cast<float>(sheet.rows);
    return ui::column({head(context, sheet), ui::grid(7, std::move(names), 0).high(weekdays_height),
                       ui::widget(id_of(Part::calendar), std::move(choice)).high(sheet.pitch * rows)},
                      day_gap)
        .wide(sheet.pitch * 7);
}

// The board of the chosen day -------------------------------------------------------------------------------

Element Daily::facts(const Context& context) const {
    const DealParams params = game::daily_id(chosen(context)).params;
    const auto list = [](const std::string& a, const std::string& b) { return trcf("list", "{0}, {1}", a, b); };
    const std::string board = list(label_of(params.size), label_of(params.layout));
    const std::string rules = list(difficulty_label(params.difficulty), meaning_of(params.gravity));
    const Day day = chosen(context);
    const bool today = day == context.today();
    const std::string named = weekday_and_day(day);
    std::vector<Element> lines;
    lines.push_back(ui::headline(today ? trcf("day", "Today, {0}", named) : named, 22));
    lines.push_back(ui::paragraph(list(board, rules), 14, ui::Tone::muted, 2));
    constexpr float least_height = 560; // for the turns
    if (context.height() >= least_height) {
        const std::string turns = turns_text(known_turns(context.settings, game::daily_id(day)));
        lines.push_back(ui::label(turns, 14, ui::Tone::muted)); // there before they are known, so that nothing moves
    }
    return ui::column(std::move(lines), 4);
}

Element Daily::play_button(const Context& context) const {
    const game::DayGames* const games = games_of_chosen(context);
    const bool again = games != nullptr && games->best;
    const char* const words = begun(context) != nullptr ? NC_("button", "Continue")
                              : again                   ? NC_("button", "Play again")
                                                        : NC_("button", "Play this board");
    return ui::widget(id_of(Part::play), ui::Button{.words = trc("button", words),
                                                    .icon = "play",
                                                    .key = platform::trc("key", "Enter"),
                                                    .style = ui::Button::Style::primary});
}

/// Makes the streak: the number of days in a row.
Element Daily::streak(const Context& context) const {
    if (fault_) return ui::paragraph(tr(*fault_), 14, ui::Tone::gold, 3);
    const game::Streak streak = days_.streak(context.today());
    const bool first = streak.days == 1 && streak.today;
    std::string words = streak.days == 0 ? tr(N_("Today's board can start a streak"))
                        : first          ? tr(N_("Your first day. Tomorrow makes two in a row."))
                                         : trn("{0} day in a row", "{0} days in a row", streak.days);
    if (!streak.today && streak.days > 0)
        // TRANSLATORS: {0} is the number of days in a row, with today.
        words = trcf("list", "{0}, {1}", words, trf(N_("today makes {0}"), std::to_string(streak.days + 1)));
    // TRANSLATORS: {0} is a number of days in a row.
    std::string longest = streak.longest == 0 ? std::string{} : trf(N_("longest {0}"), std::to_string(streak.longest));
    Element title = ui::title(read_ ? words : "", 16);
    return ui::column(
        {ui::row(
             {first && read_ ? ui::paragraph(words, 14, ui::Tone::normal, 2).shrinking() : std::move(title).shrinking(),
              ui::aligned(ui::label(std::move(longest), 14, ui::Tone::muted).growing().shrinking(0), Align::right)},
             12),
         ui::widget(id_of(Part::streak), ui::Slot{}).high(10)},
        6);
}

/// Makes the text that Share copies, with drawn squares.
Element Daily::share(const Context& context) const {
    const auto text = result(context);
    Element button = command_button(Command::copy_result, ui::Button::Style::quiet, text.has_value());
    std::vector<Element> parts;
    if (text) {
        parts.push_back(ui::paragraph(text->substr(0, text->find('\n')), 14, ui::Tone::normal, 2));
        Element squares = ui::widget(id_of(Part::squares), ui::Slot{}).high(22);
        parts.push_back(ui::row({std::move(squares).growing(), std::move(button)}, 14));
        parts.push_back(ui::label(text->substr(text->rfind('\n') + 1), 13, ui::Tone::muted));
    } else {
        Element words = ui::paragraph(tr(N_("Clear the board, and you can share the result.")), 14, ui::Tone::muted, 3);
        parts.push_back(ui::filler());
        parts.push_back(ui::row({std::move(words).growing().shrinking(), std::move(button)}, 14));
        parts.push_back(ui::filler());
    }
    return ui::panel(ui::Panel::Style::card, ui::column(std::move(parts), 6).pad(18, 10)).high(116);
}

/// Makes the two buttons for a window without room for the text that Share copies.
Element Daily::play_and_share(const Context& context) const {
    return ui::row(
        {play_button(context).high(48).growing().shrinking(),
         command_button(Command::copy_result, ui::Button::Style::quiet, result(context).has_value()).high(48)},
        10);
}

View Daily::view(const Context& context) const {
    const Plan plan{context};
    View view{.kind = View::Kind::page,
              .title = tr(N_("Board of the day")),
              .subtitle = tr(context.width() < 640
                                 ? N_("One board a day, the same for everyone.")
                                 : N_("One board a day, the same for everyone. A missed day can be played later.")),
              .focus = id_of(Part::play)};
    if (plan.beside) {
        std::vector<Element> board;
        board.push_back(facts(context));
        board.push_back(preview_.element(id_of(Part::preview), context).growing());
        if (plan.height >= 480) {
            board.push_back(play_button(context).high(plan.height >= 560 ? 60.0F : 48.0F));
            board.push_back(streak(context));
            board.push_back(share(context));
        } else {
            board.push_back(streak(context));
            board.push_back(play_and_share(context));
        }
        view.content = ui::row({calendar(context), ui::column(std::move(board), 12).growing().at_least(300)},
                               plan.between, ui::CrossAlign::stretch)
                           .pad(plan.side, plan.above);
        return view;
    }
    std::vector<Element> parts;
    parts.push_back(calendar(context));
    parts.push_back(facts(context));
    if (plan.height >= 520)
        parts.push_back(preview_.element(id_of(Part::preview), context).growing());
    else
        parts.push_back(ui::filler());
    parts.push_back(streak(context));
    parts.push_back(play_and_share(context));
    view.content = ui::column(std::move(parts), 10).pad(plan.side, plan.above);
    return view;
}

// Drawing ---------------------------------------------------------------------------------------------------

void Daily::draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    switch (ui::part_of<Part>(slot)) {
    case Part::calendar: return draw_day(slot.index, rect, context, items);
    case Part::preview: return preview_.draw(items, rect, context);
    case Part::streak: return draw_streak(rect, context, items);
    case Part::squares:
        if (course_ && course_->stretches) add_stretches(items, *course_->stretches, rect, context);
        return;
    case Part::play: return;
    }
}

void Daily::draw_day(std::size_t index, const Rect& rect, const Context& context,
                     std::vector<scene::Item>& items) const {
    const ui::Style& style = context.style;
    const Sheet sheet = this->sheet(context);
    const Day day = sheet.first + days{static_cast<int>(index)};
    const bool with_time = sheet.pitch >= 76;
    const bool tight = style.units(sheet.pitch * 0.36F) < 1.8F * style.letters(13); // for the words below the tile
    const Rect tile = tile_in(rect, style.units(sheet.pitch * (!with_time ? 0.7F : tight ? 0.54F : 0.64F)), with_time);
    const bool today = day == context.today();
    const DayState state = state_of(day, context);
    const auto ink = [&](ui::Colour colour) { return day == chosen(context) ? style.theme.text : colour; };
    const auto number = [&](const ui::Point& at, float size, ui::Colour colour, bool bold = false) {
        items.emplace_back(ui::TextItem{std::to_string(static_cast<unsigned>(year_month_day{day}.day())), at,
                                        style.letters(size), colour, Align::centre, bold});
    };
    const auto below = [&](const std::string& words, ui::Colour colour) {
        const float middle = std::round((tile.bottom() + rect.bottom()) / 2) + style.units(2);
        const float room = rect.w + 2 * style.units(6) - 4;          // the cell around the slot
        if (!ui::typeset(words, room, 1, {13}, style).whole) return; // the heading beside the calendar says it, too
        Pen{context, items}.write(words, {tile.centre().x, middle}, room, 13, false, colour, Align::centre);
    };
    draw_line(day, sheet, tile, context, items);
    if (state == DayState::cleared) {
        const game::GameSummary& game = *days_.of(day)->best;
        add_day_tile(items, tile, &game, today, context);
        const bool best = game.elapsed == month_.best;
        if (with_time && context.settings.clock)
            below(clock_text(game.elapsed), ink(best ? style.theme.gold : style.theme.text));
        return;
    }
    if (today) {
        add_day_tile(items, tile, nullptr, today, context);
        number(tile.centre(), 22, ui::ink_on(style.theme.material), true);
        if (with_time) below(tr(N_("today")), ink(style.theme.gold));
        return;
    }
    if (state == DayState::left_out) add_day_tile(items, tile, nullptr, today, context);
    number(tile.centre(), 15, ink(style.theme.muted));
}

/// Draws the line from a day to the next one if both belong to a streak. The line to today is dotted until its board is
/// cleared.
void Daily::draw_line(Day day, const Sheet& sheet, const Rect& tile, const Context& context,
                      std::vector<scene::Item>& items) const {
    const Day next = day + days{1};
    const bool ends_week = begin_of_week(next) == next;
    const bool shown = sheet.rows == 1 || same_month(day, next);
    if (ends_week || !shown || !days_.in_time(day)) return;
    const float pitch = context.style.units(sheet.pitch);
    const float from = tile.right();
    const float to = tile.x + pitch;
    const float y = tile.centre().y;
    const bool in_row = days_.in_time(next);
    const float closed = !in_row ? 0 : next == context.today() ? this->closed(context) : 1;
    const bool today_to_come = next == context.today() && state_of(next, context) != DayState::cleared;
    if (closed < 1 && (in_row || today_to_come)) {
        const float side = std::max(3.0F, context.style.units(3));
        for (float x = from + side; x + side < to; x += 2 * side)
            items.emplace_back(ui::BoxItem{.rect = {std::round(x), std::round(y - side / 2), side, side},
                                           .radius = side / 2,
                                           .fill = context.style.theme.gold});
    }
    if (closed > 0)
        items.emplace_back(scene::LineItem{.points = {{tile.centre().x, y}, {to + tile.w / 4, y}},
                                           .look = scene::LineStyle::link,
                                           .on_light = !is_dark(context.settings),
                                           .width = std::max(3.0F, context.style.units(5)),
                                           .drawn = closed});
}

float Daily::closed(const Context& context) const {
    if (!row_closes_ || !context.settings.motion) return 1;
    return scene::standard(scene::progress(context.now, *row_closes_, scene::durations::row_closes));
}

/// Draws one segment for each day of the streak, on a bar as long as the longest streak. Today's segment is an outline
/// until its board is cleared.
void Daily::draw_streak(const Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    const game::Streak streak = days_.streak(context.today());
    constexpr int least = 7;
    constexpr int most = 31;
    const int count = std::clamp(std::max(streak.longest, streak.days + 1), least, most);
    const float pitch = (rect.w + context.style.units(4)) / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float left = std::round(rect.x + pitch * static_cast<float>(i));
        const float right = std::round(rect.x + pitch * static_cast<float>(i + 1)) - context.style.units(4);
        const bool next = i == streak.days && !streak.today && streak.days > 0;
        items.emplace_back(ui::BoxItem{.rect = {left, rect.y, right - left, rect.h},
                                       .radius = rect.h / 2,
                                       .fill = i < streak.days ? ui::accent : context.style.theme.inset,
                                       .border = next              ? ui::accent
                                                 : i < streak.days ? ui::Colour{}
                                                                   : context.style.theme.muted.with_alpha(0.8F),
                                       .border_width = next ? std::max(1.0F, context.style.units(2)) : 1.0F});
    }
}

} // namespace twoturns::app
