#include "app/play/win_page.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/journey/places.hpp"
#include "app/measured.hpp"
#include "app/play/between_boards.hpp"
#include "app/play/cards_in_play.hpp"
#include "app/play/win_banner.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/win_plot.hpp"
#include "app/play/win_sheet.hpp"
#include "app/play/win_stars.hpp"
#include "app/play/win_steps.hpp"
#include "app/records/medal_picture.hpp"
#include "app/records/new_medals.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;

// The result ----------------------------------------------------------------------------------------------

/// Describes the help in the game in one sentence.
std::string help_sentence(const game::Session& session) {
    const int hints = session.hints();
    const int reshuffles = session.reshuffles();
    if (hints == 0 && reshuffles == 0) return tr(N_("Without a hint."));
    const std::string shuffled = trn("With {0} reshuffle.", "With {0} reshuffles.", reshuffles);
    if (hints == 0) return shuffled;
    // TRANSLATORS: how a board was cleared.
    const std::string helped = trn("With {0} hint.", "With {0} hints.", hints);
    return reshuffles == 0 ? helped : platform::trcf("two sentences", "{0} {1}", helped, shuffled);
}

/// Describes the help in the game, unless a star tells that there was none, and what was taken back.
std::string story(const Win& win) {
    const game::Session& session = win.game.session;
    const bool by_a_star = place_of(win.game) && session.hints() + session.reshuffles() == 0;
    const std::string help = by_a_star ? std::string{} : help_sentence(session);
    const std::string back = taken_back(session.undos(), game::rewinds_in(session.log()));
    if (back.empty()) return help;
    const std::string told = trf(N_("Taken back: {0}."), back);
    return help.empty() ? told : platform::trcf("sentences", "{0} {1}", help, told);
}

/// Tells which cards of the deck were not known in the game: three of them at most.
std::string recalled(const Win& win, const Context& context) {
    if (!context.cards || win.game.answers.empty()) return {};
    const std::vector<std::string> missed = missed_cards(win.game, context);
    std::set<std::string> asked;
    for (const game::CardAnswer& one : win.game.answers) asked.insert(one.card);
    const auto cells = win.game.session.timeline().board_of(0).cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    const auto on_board = std::min<std::ptrdiff_t>(kinds, context.two_sided); // copies of a card are asked once
    if (missed.empty()) // the last pair gives no answer; two tiles with the same side give none, either
        return static_cast<std::ptrdiff_t>(asked.size()) + 1 < on_board ? std::string{}
                                                                        : tr(N_("Every card was known."));
    constexpr std::size_t most = 3;
    std::string all;
    for (std::size_t i = 0; i < std::min(most, missed.size()); ++i)
        all = all.empty() ? missed[i] : platform::trcf("list", "{0}, {1}", all, missed[i]);
    return trf(N_("To look at again: {0}"), all);
}

/// Returns whether the time is shown.
bool tells_time(const Win& win, const Context& context) {
    return !win.score && (win.game.pace == game::Pace::timed || shows_clock(context));
}

/// Returns the opacity of something that appears at this moment of the ceremony.
float appeared(const Win& win, Time (Ceremony::*moment)() const, const Context& context) {
    const auto ceremony = ceremony_of(win, context);
    return ceremony ? scene::progress(context.now, (*ceremony.*moment)(), Ceremony::appears) : 1;
}

/// Makes a line with an icon before its words. Like all of the result it stands in the middle.
Element line_with_icon(std::string icon, float side, ui::Tone tone, Element words) {
    Element mark;
    mark.what = ui::Icon{std::move(icon), side, tone};
    std::vector<Element> parts;
    parts.push_back(ui::filler());
    parts.push_back(std::move(mark).shrinking(0));
    parts.push_back(std::move(words).shrinking());
    parts.push_back(ui::filler());
    return ui::row(std::move(parts), 8);
}

/// The optional parts that have room.
struct Shown {
    bool week = true;
    bool dots = true;
    bool wish = true;                                  ///< one that is nearer
    std::optional<MedalForm> medals = MedalForm::told; ///< nullopt: a line that tells of them
    bool goal = true;
    bool turns = true; ///< unless they are the fewest, which is always told
    bool story = true;
};

/// Makes the result: the stars; the score or the time as large as fits, or "Cleared!" if neither is recorded; the rank
/// among the player's own games; then the turns, the story, and the medals. All of it stands in the middle.
Element how_it_went(const Win& win, float size, float width, const Shown& shown, const WinSlots& slots,
                    const Context& context) {
    const auto& medals = shown.medals;
    std::vector<Element> lines;
    const auto add = [&](Element line, Time (Ceremony::*moment)() const) {
        lines.push_back(std::move(line).faded(appeared(win, moment, context)));
    };
    const bool compact = is_compact(context);
    if (place_of(win.game)) {
        const StarSizes stars = star_sizes(width, context);
        lines.push_back(ui::widget(slots.stars, ui::Slot{}).wide(3 * stars.apart).high(stars.height));
    }
    const bool ends = has_banner(win);
    if (ends) add(win_banner(win, slots.banner, width, context), &Ceremony::best);
    const std::string time = clock_text(win.game.session.elapsed(context.now));
    const std::string figures = win.score ? points_text(*win.score) : tells_time(win, context) ? time : std::string{};
    if (ends) size *= 0.6F; // the banner is larger
    if (figures.empty() && !ends) add(ui::headline(tr(N_("Cleared!")), size / 2), &Ceremony::seal);
    if (!figures.empty()) {
        const float needed = context.style.lettering(size).width(figures) / context.style.unit;
        const float fits = std::floor(size * std::min(1.0F, width / needed));
        add(ui::label(figures, fits).high(fits), &Ceremony::seal); // digits have no descenders: this aligns their top
    }
    const auto board = run_board_of(win.game);
    if (win.score && board)
        add(ui::paragraph(trn("Score after {0} board", "Score after {0} boards", win.boards_before + 1), 16,
                          ui::Tone::normal, 2),
            &Ceremony::seal);
    // TRANSLATORS: below the number of points; {0} is a time such as 1:15.
    if (win.score && !board) add(ui::label(trf(N_("Score in {0}"), time), 16), &Ceremony::seal);
    if (win.score && !board && !compact)
        if (const std::string best = best_line(*win.score, win.best.score); !best.empty())
            add(ui::paragraph(best, 16, ui::Tone::normal, 2), &Ceremony::best);
    if (is_new_best(win, context)) {
        lines.push_back(ui::widget(slots.best, ui::Slot{}).wide(width).high(best_height + 8));
    } else if (win.figures && win.figures->standing && tells_time(win, context)) {
        const bool of_course = place_of(win.game) && win.figures->standing->first(); // each place has its own size
        if (const std::string words = standing_text(*win.figures->standing); !words.empty() && !of_course)
            add(ui::paragraph(words, 16, ui::Tone::gold, 3), &Ceremony::best);
    }
    if (!win.race.empty()) add(ui::paragraph(win.race, 16, ui::Tone::gold, 4), &Ceremony::best);
    const std::string turns = win.turns ? win.turns->words : std::string{};
    if (!turns.empty() && win.turns->fewest) // a medal of its own
        add(line_with_icon("star-full", 14, ui::Tone::gold, ui::paragraph(turns, 16, ui::Tone::gold, 6)),
            &Ceremony::best);
    else if (!turns.empty() && shown.turns)
        add(ui::paragraph(turns, 16, ui::Tone::normal, 6), &Ceremony::best);
    if (const std::string words = story(win); shown.story && !words.empty())
        add(ui::paragraph(words, 16, ui::Tone::normal, 3), &Ceremony::best);
    if (const std::string words = recalled(win, context); !words.empty())
        add(ui::paragraph(words, 16, ui::Tone::normal, 3), &Ceremony::best);
    if (medals && win.figures && !win.figures->earned.medals.empty())
        add(new_medals(win.figures->earned.medals, *medals, width, slots.medals), &Ceremony::buttons);
    else if (const std::string words = win.figures ? told(win.figures->earned) : std::string{}; !words.empty())
        add(line_with_icon("star-full", 14, ui::Tone::gold, ui::paragraph(words, 14, ui::Tone::gold, 4)),
            &Ceremony::buttons);
    else if (const std::string nearer = win.figures ? told_progress(win.figures->earned) : std::string{};
             shown.wish && !nearer.empty())
        add(ui::paragraph(nearer, 14, ui::Tone::gold, 3), &Ceremony::buttons);
    return ui::column(std::move(lines), compact ? 4.0F : 8.0F, ui::CrossAlign::centre).at_most(width).at_least(width);
}

// Statistics ----------------------------------------------------------------------------------------------

Element week_block(const Win& win, const WinSlots& slots, const Context& context) {
    const game::Streak streak = win.figures->days.streak(context.today());
    const std::string words = streak.days == 0   ? tr(N_("Seven days"))
                              : streak.days == 1 ? tr(N_("Your first day"))
                                                 : trn("{0} day in a row", "{0} days in a row", streak.days);
    return ui::column(
        {ui::aligned(ui::title(words, 16), ui::Align::centre), ui::widget(slots.week, ui::Slot{}).high(week_height)},
        8);
}

Element goal_line(const Win& win, const Context& context) {
    return line_with_icon(
        win.figures->journey ? "journey" : "calendar", 20, ui::Tone::muted,
        ui::paragraph(next_goal(*win.figures, tells_time(win, context), context), 15, ui::Tone::normal, 4));
}

Element figures_with(const Win& win, float size, float width, Shown shown, const WinSlots& slots,
                     const Context& context) {
    std::vector<Element> parts;
    const auto add = [&](Element part) {
        parts.push_back(std::move(part).faded(appeared(win, &Ceremony::buttons, context)));
    };
    parts.push_back(how_it_went(win, size, width, shown, slots, context));
    if (!win.figures) return std::move(parts.front());
    const auto& standing = win.figures->standing;
    if (shown.dots && standing && !standing->first() && tells_time(win, context))
        add(ui::widget(slots.dots, ui::Slot{}).high(dots_height));
    if (shown.week && game::day_of(win.game.origin.id)) add(week_block(win, slots, context));
    if (shown.goal) add(goal_line(win, context));
    return ui::column(std::move(parts), 18);
}

/// Makes the figures that fit the height. Drops the least important ones first.
Element figures_in(const Win& win, float size, float width, float height, Shown shown, const WinSlots& slots,
                   const Context& context) {
    const auto fits = [&] {
        return height_of(figures_with(win, size, width, shown, slots, context), width, context) <= height;
    };
    const bool of_a_day = game::day_of(win.game.origin.id).has_value(); // then its row matters more than medals
    const auto no_wish = [&] { shown.wish = false; };
    const auto no_dots = [&] { shown.dots = false; };
    const auto no_week = [&] { shown.week = false; };
    const auto smaller_time = [&] {
        if (shown.medals && win.figures && !win.figures->earned.medals.empty()) size = std::floor(size * 0.72F);
    };
    const auto less_of_medals = [&] {
        if (shown.medals == MedalForm::seals) shown.medals.reset();
        if (shown.medals) shown.medals = shown.medals == MedalForm::told ? MedalForm::named : MedalForm::seals;
    };
    const auto no_goal = [&] { shown.goal = false; };
    const auto no_turns = [&] { shown.turns = false; };
    const auto no_story = [&] { shown.story = false; };
    using Step = std::function<void()>;
    std::vector<Step> steps{no_wish,        no_dots,  smaller_time, less_of_medals, less_of_medals,
                            less_of_medals, no_turns, no_goal,      no_story};
    if (of_a_day) steps.emplace_back(no_week);
    for (const Step& leave_out : steps) {
        if (fits()) break;
        leave_out();
    }
    return figures_with(win, size, width, shown, slots, context);
}

/// Returns whether to reserve room for the pace. The room is reserved before the pace is known, so that the sheet does
/// not move.
bool has_pace(const Win& win, const Context& context) {
    return tells_time(win, context) && !win.game.origin.custom_board &&
           win.weave->threads.size() >= game::stretch_count;
}

constexpr float pace_words = 20;

/// Returns the height of the pace's slot: the squares, and a legend as high as its labels need at this width.
float pace_slot_height(float width, const Context& context) { return pace_height + legend_height(width, context); }
float pace_room(float width, const Context& context) { return pace_words + 8 + pace_slot_height(width, context); }

Element pace_block(const Win& win, const WinSlots& slots, float width, const Context& context) {
    const float room = pace_room(width, context);
    if (!win.figures || !win.figures->stretches) return ui::space().high(room);
    return ui::column({ui::label(tr(N_("Your pace, start to end")), 15).high(pace_words),
                       ui::widget(slots.pace, ui::Slot{.keeps_sides = true}).high(pace_slot_height(width, context))},
                      8)
        .faded(appeared(win, &Ceremony::buttons, context));
}

// Next steps ----------------------------------------------------------------------------------------------

/// Makes the next goal and the button that leads to it.
Element next_steps(const Win& win, bool low, const Context& context) {
    std::vector<Element> parts;
    if (win.figures && !low) parts.push_back(goal_line(win, context));
    parts.push_back(next_board(win));
    return ui::column(std::move(parts), 14).faded(appeared(win, &Ceremony::buttons, context));
}

/// Centres the figures in the space above the buttons, which do not move.
Element figures_above(Element figures, Element buttons, float width) {
    std::vector<Element> parts;
    parts.push_back(ui::filler());
    parts.push_back(std::move(figures));
    parts.push_back(ui::filler());
    parts.push_back(std::move(buttons));
    return ui::column(std::move(parts), 10).wide(width);
}

// The page ------------------------------------------------------------------------------------------------

Element sheet_slot(ui::Id id, const SheetSize& size) {
    return ui::widget(id, ui::Slot{.keeps_sides = true}).wide(size.width).high(size.height);
}

/// The room for the page, in design pixels.
struct Room {
    float width;
    float height;
    bool low; ///< there is no room for large figures

    explicit Room(const Context& context)
        : width(context.width()), height(context.height() - board_bar_height(context)), low(height < 480) {}
};

constexpr float usual_height = 560; // height of a page with all its parts

/// Makes a page with the sheet, and next to it a column of the same height with everything else.
Element wide_page(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 48;
    constexpr float between = 44;
    const float width = tells_time(win, context) || win.score ? 388.0F : 340.0F;
    const float above = room.low ? 14.0F : 40.0F;
    const bool pace = has_pace(win, context) && !room.low;
    const float most = room.height - 2 * above;
    constexpr float least_left = 520; // the width of the left column with the pace below the sheet
    const float below_sheet = pace ? pace_room(least_left, context) + 24 : 0;
    const SheetSize sheet =
        sheet_in(win.weave->board, room.width - 2 * side - between - width, most - below_sheet, context);
    std::vector<Element> left;
    left.push_back(ui::column({sheet_slot(slots.sheet, sheet)}, 0, ui::CrossAlign::centre));
    if (pace) left.push_back(pace_block(win, slots, least_left, context));
    const float left_height = sheet.height + below_sheet;

    std::vector<Element> buttons;
    buttons.push_back(next_steps(win, room.low, context));
    buttons.push_back(
        quiet_grid(win, room.low ? 4 : 6, 2, width, context).faded(appeared(win, &Ceremony::buttons, context)));
    Element below = ui::column(std::move(buttons), 12);
    const float room_above = most - height_of(below, width, context) - 20;
    Element column =
        figures_above(figures_in(win, room.low ? 48.0F : 84.0F, width, room_above, {.goal = false}, slots, context),
                      std::move(below), width);
    const float needed = height_of(column, width, context);
    return ui::row({ui::column(std::move(left), 24).wide(std::max(sheet.width, pace ? least_left : 0.0F)),
                    std::move(column).high(std::max({needed, left_height, std::min(most, usual_height)}))},
                   between, ui::CrossAlign::start);
}

/// Makes a page with the less important buttons below the sheet.
Element medium_page(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 24;
    constexpr float between = 30;
    const bool pace = has_pace(win, context) && !room.low;
    const float width = std::floor(std::clamp(room.width * 0.36F, 260.0F, 388.0F));
    const float most = room.height - 2 * side;
    constexpr float least_left = 400;
    Element quiet =
        quiet_grid(win, room.low ? 3 : 6, 3, least_left, context).faded(appeared(win, &Ceremony::buttons, context));
    const float below = height_of(quiet, least_left, context) + 24 + (pace ? pace_room(least_left, context) + 24 : 0);
    const SheetSize sheet = sheet_in(win.weave->board, room.width - 2 * side - between - width, most - below, context);
    const float height = std::max(sheet.height + below, std::min(most, usual_height));
    std::vector<Element> parts;
    parts.push_back(ui::column({sheet_slot(slots.sheet, sheet)}, 0, ui::CrossAlign::centre));
    if (pace) parts.push_back(pace_block(win, slots, least_left, context));
    parts.push_back(ui::filler());
    parts.push_back(std::move(quiet));
    Element next = next_steps(win, room.low, context);
    const float above = most - height_of(next, width, context) - 20;
    Element others =
        figures_above(figures_in(win, room.low ? 48.0F : 72.0F, width, above, {.goal = false}, slots, context),
                      std::move(next), width);
    return ui::row({ui::column(std::move(parts), 24).wide(std::max(sheet.width, least_left)).high(height),
                    std::move(others).high(height)},
                   between, ui::CrossAlign::start);
}

/// Stacks all parts, for a window that is higher than wide or very small.
Element narrow_page(const Win& win, const WinSlots& slots, const Context& context, const Room& room) {
    constexpr float side = 12;
    constexpr float gap = 14;
    const bool small = is_compact(context);
    constexpr float story_width = 170;
    const float inside = room.width - 2 * side;
    const float there = appeared(win, &Ceremony::buttons, context);
    Element quiet = quiet_grid(win, small ? 3 : 6, 3, inside, context).wide(inside).faded(there);
    const float buttons = 60 + height_of(quiet, inside, context) + 2 * gap;
    // On a telephone the sheet leaves room for all that is told, so also for the next goal. What will be told is not
    // known when the page appears.
    const float wanted = !is_phone(context) ? 150.0F : place_of(win.game) || win.score ? 380.0F : 300.0F;
    const float told = std::max(150.0F, std::min(wanted, 0.45F * room.height));
    const float least_summary = small ? gap : told + gap;
    const SheetSize sheet = sheet_in(win.weave->board, small ? inside - story_width - 16 : inside,
                                     room.height - 2 * side - buttons - least_summary, context);
    std::vector<Element> parts;
    if (small) {
        const float height = room.height - 2 * side - buttons - gap;
        Element summary =
            figures_in(win, 50, story_width, height, {.week = false, .dots = false, .medals = {}}, slots, context);
        parts.push_back(ui::row({sheet_slot(slots.sheet, sheet), std::move(summary).wide(story_width)}, 16));
    } else {
        const float height = room.height - 2 * side - buttons - gap - sheet.height;
        parts.push_back(sheet_slot(slots.sheet, sheet));
        parts.push_back(figures_in(win, 64, inside, height, {}, slots, context).wide(inside));
    }
    parts.push_back(std::move(quiet));
    parts.push_back(next_board(win).wide(inside).faded(there));
    return ui::column(std::move(parts), gap, ui::CrossAlign::centre);
}

} // namespace

bool is_new_best(const Win& win, const Context& context) {
    return win.figures && win.figures->standing && tells_time(win, context) && !win.figures->standing->first() &&
           win.figures->standing->quicker == 0;
}

namespace {

/// Draws the seal of a medal, which falls in its turn.
void add_stamped(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, std::size_t medal,
                 const Context& context) {
    const auto& medals = win.figures->earned.medals;
    const auto number = static_cast<std::size_t>(std::find(medals.begin(), medals.end(), medal) - medals.begin());
    const auto ceremony = ceremony_of(win, context);
    const float fallen =
        ceremony ? scene::progress(context.now, ceremony->stamp_at(number), Ceremony::seal_falls) : 1.0F;
    if (fallen > 0) add_medal(items, rect, medal, true, context, 1.35F - 0.35F * scene::accelerate(fallen));
}

} // namespace

void add_figures(std::vector<scene::Item>& items, const Win& win, ui::Id slot, const WinSlots& slots,
                 const ui::Rect& rect, const Context& context) {
    if (slot == slots.stars) return add_stars(items, win, rect, context);
    if (!win.figures) return;
    const WinFigures& figures = *win.figures;
    if (slot.part == slots.medals.part) return add_stamped(items, win, rect, slot.index, context);
    if (slot == slots.banner) return add_banner(items, win, rect, context);
    if (slot == slots.best && figures.standing) add_best(items, win, rect, context);
    if (slot == slots.dots && figures.standing) add_dots(items, *figures.standing, figures.elapsed, rect, context);
    if (slot == slots.week) add_week(items, figures.days, rect, context);
    if (slot == slots.pace && figures.stretches) add_pace(items, *figures.stretches, rect, context);
}

Element win_page(const Win& win, const WinSlots& slots, const Context& context) {
    if (win.between) return between_boards(win, slots, context);
    const Room room{context};
    Element page = is_compact(context) || room.width < 740 ? narrow_page(win, slots, context, room)
                   : room.width < 1100                     ? medium_page(win, slots, context, room)
                                                           : wide_page(win, slots, context, room);
    return ui::column({ui::filler(), std::move(page), ui::filler()}, 0, ui::CrossAlign::centre);
}

} // namespace twoturns::app
