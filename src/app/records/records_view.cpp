// The view of Records.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/card.hpp"
#include "app/labels.hpp"
#include "app/notice.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/records/medal_picture.hpp"
#include "app/records/records_page.hpp"
#include "app/records/records_text.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"
#include "ui/typeset.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;

/// The sizes of the page in a window, in design pixels.
struct Records::Form {
    float margin = 56;
    int families = 4; ///< in a row
    int medals = 3;   ///< of a family in a row
    float gap = 14;
    float stamp = 54;
    float cell = 0;   ///< height of a medal with its words; 0: as high as its content, and the page scrolls
    bool low = false; ///< no room for more than the least
    bool narrow = false;

    explicit Form(const Context& context) {
        const float width = context.width();
        const float height = context.height();
        low = height < 500;
        narrow = width < 640;
        if (width < 1100) {
            margin = narrow ? 14.0F : 24.0F;
            families = narrow ? 1 : 2;
            if (narrow && !low) stamp = 78; // a telephone held upright
            gap = 10;
        }
        if (width >= 1100 && height >= 700) {
            // All medals in sight: two rows of cards below the head.
            const float room = height - bar_height(context) - 2 * above - head_height - gap - 4;
            cell = std::floor(((room - gap) / 2 - card_head - 2 * card_edge - cell_gap) / 2);
            stamp = std::clamp(cell - 60, 40.0F, 84.0F); // above three lines
        }
    }
    [[nodiscard]] bool all_in_sight() const { return cell > 0; }
    static constexpr float above = 12;
    static constexpr float head_height = 44;
    static constexpr float card_head = 30;
    static constexpr float card_edge = 10;
    static constexpr float cell_gap = 2;
};

View Records::view(const Context& context) const {
    const Form form{context};
    View page{.kind = View::Kind::page, .title = tr(N_("Records")), .focus = id_of(Part::tabs)};
    if (fault_) {
        page.content = notice(tr(N_("The games cannot be read")), tr(*fault_));
        return page;
    }
    const bool tabs = !read_ || !read_->empty;
    std::vector<Element> parts;
    parts.push_back(head(context, form, tabs));
    page.content = ui::column(std::move(parts), form.gap).pad(form.margin, Form::above);
    if (!read_) return page; // shown only for an instant
    if (read_->empty) {
        page.content.children.push_back(invitation(form).growing().shrinking());
        page.focus = id_of_command(Command::journey);
        return page;
    }
    page.subtitle = trn("{1} of {0} medal", "{1} of {0} medals", static_cast<int>(game::medal_count),
                        {std::to_string(read_->earned)});
    const Tab tab = tab_shown(context);
    Element body = tab == Tab::medals   ? medals(context, form)
                   : tab == Tab::wishes ? wishes(context, form)
                   : tab == Tab::times  ? times(context, form)
                   : tab == Tab::turns  ? turns(context, form)
                                        : problems(context, form);
    page.content.children.push_back(std::move(body).growing().shrinking());
    if (tab == Tab::medals && !form.all_in_sight()) page.content.children.push_back(chosen(context, form));
    return page;
}

/// Times are not shown while the player hides the clock.
std::vector<Records::Tab> Records::tabs(const Context& context) const {
    std::vector<Tab> all{Tab::medals, Tab::wishes};
    if (context.settings.clock) all.push_back(Tab::times);
    if (read_ && !read_->turns.empty()) all.push_back(Tab::turns);
    if (!context.settings.problems.rows().empty()) all.push_back(Tab::problems);
    return all;
}

Records::Tab Records::tab_shown(const Context& context) const {
    const auto all = tabs(context);
    return std::find(all.begin(), all.end(), tab_) == all.end() ? Tab::medals : tab_;
}

/// Makes the tabs, beside them the buttons to other pages, and between them the chosen medal if there is room.
Element Records::head(const Context& context, const Form& form, bool with_tabs) const {
    std::vector<Element> tabs;
    if (with_tabs) {
        constexpr std::array words{N_("Medals"), N_("Wishes"), N_("Best times"), N_("Fewest turns"), N_("Problems")};
        ui::Choice chips{.height = 34, .chips = true};
        for (const Tab tab : this->tabs(context)) {
            if (tab == tab_shown(context)) chips.selected = chips.options.size();
            chips.options.push_back({.words = tr(words.at(static_cast<std::size_t>(tab)))});
        }
        tabs.push_back(ui::widget(id_of(Part::tabs), std::move(chips)).shrinking());
    }
    std::vector<Element> buttons;
    for (const Command command : {Command::statistics, Command::games}) {
        Element button = command_button(command).shrinking();
        if (form.narrow && form.low) { // only the icons have room
            auto& face = std::get<ui::Button>(button.what);
            button.help = std::exchange(face.words, {});
            face.key.clear();
        }
        buttons.push_back(std::move(button));
    }
    if (form.narrow && !form.low) {
        tabs.push_back(ui::filler());
        return ui::column({ui::row(std::move(tabs)), ui::row(std::move(buttons))}, 8);
    }
    if (with_tabs && read_ && form.all_in_sight() && tab_shown(context) == Tab::medals)
        tabs.push_back(chosen(context, form).growing().shrinking().pad(24, 0));
    else
        tabs.push_back(ui::filler());
    for (Element& button : buttons) tabs.push_back(std::move(button));
    Element head = ui::row(std::move(tabs), 10);
    return form.all_in_sight() ? std::move(head).high(Form::head_height) : std::move(head); // a second row of tabs
}

// Medals --------------------------------------------------------------------------------------------------

Element Records::medals(const Context& context, const Form& form) const {
    std::vector<Element> cards;
    const float seal = seal_side(context, form);
    for (std::size_t i = 0; i < game::medal_families; ++i)
        cards.push_back(family(static_cast<game::MedalFamily>(i), seal, context, form));
    return ui::grid(form.families, std::move(cards), form.gap).pad(2).scrolling(id_of(Part::page));
}

Element Records::family(game::MedalFamily family, float seal, const Context& context, const Form& form) const {
    const std::size_t first = static_cast<std::size_t>(family) * game::medals_in_family;
    int earned = 0;
    std::vector<Element> cells;
    for (std::size_t i = first; i < first + game::medals_in_family; ++i) {
        earned += read_->medals.at(i).earned ? 1 : 0;
        cells.push_back(medal(i, seal, context, form));
    }
    std::vector<Element> heading;
    heading.push_back(ui::title(label_of(family), 16).growing().shrinking());
    heading.push_back(
        ui::label(progress_text(earned, game::medals_in_family), 13, earned > 0 ? ui::Tone::gold : ui::Tone::muted)
            .shrinking(0));
    std::vector<Element> lines;
    lines.push_back(ui::row(std::move(heading), 8).high(Form::card_head).pad(6, 0));
    lines.push_back(ui::grid(form.medals, std::move(cells), Form::cell_gap));
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::card, static_cast<std::size_t>(family)), ui::Slot{}));
    layers.push_back(ui::column(std::move(lines), 0).pad(8, Form::card_edge));
    return ui::stack(std::move(layers));
}

namespace {

constexpr float medal_name_size = 14;
constexpr float medal_wish_size = 12;
constexpr float medal_edge = 5;
constexpr float medal_side = 3;
constexpr std::size_t name_lines = 3;
constexpr std::size_t wish_lines = 5;

/// Returns the height of a line, in design pixels. The lines are close together, because there are many.
float medal_line(float size, const Context& context) {
    return std::ceil(1.2F * context.style.letters(size)) / context.style.unit;
}

/// Makes the lines of a text, each in the middle.
Element medal_text(const ui::SetText& set, ui::Tone tone, const Context& context) {
    std::vector<Element> lines;
    for (const std::string& line : set.lines) {
        Element text = ui::aligned(ui::label(line, set.size, tone), ui::Align::centre);
        lines.push_back(std::move(text).high(medal_line(set.size, context)));
    }
    return ui::column(std::move(lines), 0);
}

} // namespace

ui::SetText Records::words_of(std::size_t index, const Context& context, const Form& form) const {
    const float card = (context.width() - 2 * form.margin - static_cast<float>(form.families - 1) * form.gap - 4) /
                       static_cast<float>(form.families);
    constexpr float scroll_bar = ui::measures::scroll_bar_width;
    const float cell = (card - 16 - (form.all_in_sight() ? 0 : scroll_bar)) / static_cast<float>(form.medals);
    const float room = std::floor(context.style.units(cell - Form::cell_gap - 2 * medal_side));
    return read_->medals.at(index).earned
               ? ui::typeset(medal_name(index), room, name_lines, {medal_name_size}, context.style)
               : ui::typeset(medal_wish(index), room, wish_lines, {medal_wish_size}, context.style);
}

float Records::seal_side(const Context& context, const Form& form) const {
    if (!form.all_in_sight()) return form.stamp;
    float highest = 0;
    for (std::size_t i = 0; i < game::medal_count; ++i) {
        const ui::SetText words = words_of(i, context, form);
        highest = std::max(highest, static_cast<float>(words.lines.size()) * medal_line(words.size, context));
    }
    return std::clamp(form.cell - 2 * medal_edge - 4 - highest, 24.0F, form.stamp);
}

/// Makes a medal: its seal with its name, or a blind stamp with its wish.
Element Records::medal(std::size_t index, float seal, const Context& context, const Form& form) const {
    const game::MedalState& state = read_->medals.at(index);
    std::vector<Element> lines;
    lines.push_back(ui::widget(id_of(Part::stamp, index), ui::Slot{}).high(seal));
    lines.push_back(
        medal_text(words_of(index, context, form), state.earned ? ui::Tone::normal : ui::Tone::muted, context));
    lines.push_back(ui::filler());
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::medal, index), ui::Button{.style = ui::Button::Style::picture})
                         .explained(about_medal(index, state, context.local_time)));
    layers.push_back(ui::column(std::move(lines), 2).pad(medal_side, medal_edge));
    Element cell = ui::stack(std::move(layers));
    return form.cell > 0 ? std::move(cell).high(form.cell) : std::move(cell);
}

/// Makes the line about the chosen medal.
Element Records::chosen(const Context& context, const Form& form) const {
    const game::MedalState& state = read_->medals.at(medal_);
    std::vector<Element> words;
    words.push_back(ui::title(medal_name(medal_), form.low ? 14.0F : 16.0F));
    words.push_back(ui::label(medal_wish(medal_), 13, ui::Tone::muted));
    Element how_far = ui::label(medal_progress(medal_, state, context.local_time), 14,
                                state.earned ? ui::Tone::gold : ui::Tone::normal);
    std::vector<Element> parts;
    const float side = form.low ? 34.0F : 40.0F;
    parts.push_back(ui::widget(id_of(Part::chosen), ui::Slot{}).wide(side).high(side).shrinking(0));
    if (form.narrow) {
        words.back() =
            ui::label(trf(N_("{0} · {1}"), medal_wish(medal_), medal_progress(medal_, state, context.local_time)), 13,
                      ui::Tone::muted);
        parts.push_back(ui::column(std::move(words), 1).growing().shrinking());
    } else {
        parts.push_back(ui::column(std::move(words), 1).growing().shrinking());
        parts.push_back(std::move(how_far).shrinking(0));
    }
    return ui::row(std::move(parts), 14).high(form.low ? 40 : Form::head_height).pad(6, 0);
}

// Wishes --------------------------------------------------------------------------------------------------

Element Records::wishes(const Context& /*context*/, const Form& form) const {
    std::vector<Element> cards;
    for (std::size_t i = 0; i < game::wishes_a_week; ++i) cards.push_back(wish(i, form));
    std::vector<Element> lines;
    lines.push_back(ui::filler());
    lines.push_back(ui::grid(form.narrow ? 1 : 3, std::move(cards), form.gap));
    // TRANSLATORS: {0} is a date such as 22 November 2026.
    Element until = ui::paragraph(
        trf(N_("Three small wishes a week, ten quiet minutes each. New ones: {0}."), long_day(read_->new_wishes)), 14,
        ui::Tone::muted, 3);
    lines.push_back(ui::aligned(std::move(until), ui::Align::centre).pad(0, 10));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 8).scrolling(id_of(Part::page, 1));
}

Element Records::wish(std::size_t number, const Form& form) const {
    const game::WishState& state = read_->wishes.at(number);
    const std::int64_t goal = game::wishes()[state.wish].goal;
    Element words = ui::paragraph(wish_words(state.wish), form.narrow ? 15.0F : 18.0F, ui::Tone::normal, 3);
    // TRANSLATORS: of a wish that is fulfilled.
    Element how_far = ui::label(state.done  ? platform::trc("wish", "Done")
                                : goal == 1 ? tr(N_("not yet"))
                                            : progress_text(state.count, goal),
                                14, state.done ? ui::Tone::gold : ui::Tone::muted);
    Element bar;
    bar.what = ui::Progress{static_cast<float>(state.count) / static_cast<float>(goal)};
    std::vector<Element> layers;
    layers.push_back(ui::widget(id_of(Part::wish_card, number), ui::Slot{}));
    Element stamp = ui::widget(id_of(Part::wish, number), ui::Slot{});
    if (form.narrow) {
        std::vector<Element> lines;
        lines.push_back(std::move(words));
        lines.push_back(std::move(bar));
        lines.push_back(std::move(how_far));
        layers.push_back(ui::row({std::move(stamp).wide(48).high(48).shrinking(0),
                                  ui::column(std::move(lines), 5).growing().shrinking()},
                                 14)
                             .pad(14, 10));
        return ui::stack(std::move(layers));
    }
    std::vector<Element> lines;
    lines.push_back(std::move(stamp).high(form.families == 4 ? 96 : 72));
    lines.push_back(ui::aligned(std::move(words), ui::Align::centre));
    lines.push_back(ui::filler());
    lines.push_back(std::move(bar));
    lines.push_back(ui::aligned(std::move(how_far), ui::Align::centre));
    layers.push_back(ui::column(std::move(lines), 12).pad(22, 22));
    return ui::stack(std::move(layers)).high(form.families == 4 ? 264 : 240);
}

// Best times ----------------------------------------------------------------------------------------------

Element Records::times(const Context& context, const Form& form) const {
    if (read_->times.empty())
        return notice(tr(N_("No times yet")), tr(N_("Once a board is cleared its time is the first one here.")));
    ui::List list{.count = read_->times.size(), .row_height = 46, .selected = time_};
    list.row = [read = read_, narrow = form.narrow, local_time = context.local_time](std::size_t row) {
        const game::BestTime& best = read->times[row];
        const game::GameSummary& game = read->games[best.game];
        std::vector<Element> parts;
        parts.push_back(ui::title(label_of(best.size), 16).wide(narrow ? 76 : 120));
        parts.push_back(ui::title(clock_text(game.elapsed), 17).wide(narrow ? 92 : 120));
        parts.push_back(
            ui::label(long_day(local_day(game.touched, local_time)), 14, ui::Tone::muted).growing().shrinking());
        if (!narrow)
            parts.push_back(ui::label(trn("{0} game", "{0} games", best.boards), 14, ui::Tone::muted).shrinking(0));
        return ui::row(std::move(parts), 12).pad(14, 0);
    };
    constexpr float widest = 760;
    const float width = std::min(widest, context.width() - 2 * form.margin);
    return ui::column({ui::widget(id_of(Part::times), std::move(list)).wide(width).growing().shrinking()}, 0,
                      ui::CrossAlign::centre);
}

// Fewest turns --------------------------------------------------------------------------------------------

Element Records::turns(const Context& context, const Form& form) const {
    ui::List list{.count = read_->turns.size(), .row_height = 46, .selected = turn_};
    list.row = [read = read_, narrow = form.narrow, local_time = context.local_time](std::size_t row) {
        const BeatenBoard& board = read->turns[row];
        const int own = board.row.own->clearing.count.turns;
        std::vector<Element> parts;
        // TRANSLATORS: how many turns all lines have together that cleared a board.
        parts.push_back(ui::title(trn("{0} turn", "{0} turns", own), 16).wide(narrow ? 92 : 120));
        parts.push_back(ui::label(turns_board_label(board.id), 15).growing().shrinking());
        // TRANSLATORS: {0} is the fewest turns that the program found on a board; the player needed fewer.
        parts.push_back(ui::label(trf(N_("instead of {0}"), std::to_string(board.row.par->turns)), 14, ui::Tone::muted)
                            .shrinking(0));
        if (!narrow)
            parts.push_back(
                ui::label(long_day(local_day(board.row.own->date, local_time)), 14, ui::Tone::muted).shrinking(0));
        return ui::row(std::move(parts), 12).pad(14, 0);
    };
    constexpr float widest = 760;
    const float width = std::min(widest, context.width() - 2 * form.margin);
    return ui::column({ui::widget(id_of(Part::turns), std::move(list)).wide(width).growing().shrinking()}, 0,
                      ui::CrossAlign::centre);
}

// Problems ------------------------------------------------------------------------------------------------

/// Makes the medals of the nine grades. Each is a button that plays the next problem of its grade.
Element Records::problems(const Context& context, const Form& form) {
    const game::ProblemStanding standing = problem_standing(context.settings);
    std::vector<Element> cards;
    for (int grade = 1; grade <= hardest_problem; ++grade) {
        const auto index = static_cast<std::size_t>(grade);
        const bool earned = standing.has_medal(grade);
        std::vector<Element> words;
        words.push_back(ui::title(solved_of_grade(standing, grade), 16));
        words.push_back(ui::label(medal_of_grade(standing, grade), 14, earned ? ui::Tone::gold : ui::Tone::muted));
        std::vector<Element> parts;
        const float side = form.low ? 44.0F : 64.0F;
        const Part medal = earned ? Part::grade_seal : Part::grade_stamp;
        parts.push_back(ui::widget(id_of(medal, index), ui::Slot{}).wide(side).high(side).shrinking(0));
        parts.push_back(ui::column(std::move(words), 2).growing().shrinking());
        std::vector<Element> layers;
        layers.push_back(ui::widget(id_of(Part::grade_card, index), ui::Slot{}));
        layers.push_back(ui::widget(id_of(Part::grade, index), ui::Button{.style = ui::Button::Style::picture})
                             .explained(problem_label(grade)));
        layers.push_back(ui::row(std::move(parts), 14).pad(14, 10));
        cards.push_back(ui::stack(std::move(layers)));
    }
    return ui::grid(form.narrow ? 1 : 3, std::move(cards), form.gap).pad(2).scrolling(id_of(Part::page, 2));
}

// Without a history ---------------------------------------------------------------------------------------

Element Records::invitation(const Form& form) {
    std::vector<Element> lines;
    lines.push_back(ui::filler());
    lines.push_back(ui::widget(id_of(Part::first), ui::Slot{}).high(form.low ? 64 : 96));
    lines.push_back(
        ui::aligned(ui::title(tr(N_("Your first seal comes here")), form.low ? 20.0F : 26.0F), ui::Align::centre));
    lines.push_back(ui::aligned(ui::paragraph(tr(N_("Clear any board, and a medal or two are stamped. Nothing is ever "
                                                    "locked, and nothing is lost.")),
                                              15, ui::Tone::muted, 3),
                                ui::Align::centre));
    Element button = command_button(Command::journey, ui::Button::Style::primary);
    lines.push_back(ui::row({ui::filler(), std::move(button).at_least(240).high(52), ui::filler()}).pad(0, 8));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 10);
}

// Pictures ------------------------------------------------------------------------------------------------

void Records::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    if (!read_) return;
    switch (ui::part_of<Part>(slot)) {
    case Part::card:
    case Part::grade_card:
    case Part::wish_card: draw_card_face(items, rect, false, context.style); return;
    case Part::stamp: return add_medal(items, rect, slot.index, read_->medals.at(slot.index).earned, context);
    case Part::chosen: return add_medal(items, rect, medal_, read_->medals.at(medal_).earned, context);
    case Part::wish: return add_wish(items, rect, slot.index, read_->wishes.at(slot.index).done, context);
    case Part::grade_seal: return add_grade_medal(items, rect, static_cast<int>(slot.index), true, context);
    case Part::grade_stamp: return add_grade_medal(items, rect, static_cast<int>(slot.index), false, context);
    case Part::first: {
        const float pitch = std::round(rect.h * 1.25F);
        for (int i = -1; i <= 1; ++i)
            add_medal(items, {rect.centre().x - rect.h / 2 + pitch * static_cast<float>(i), rect.y, rect.h, rect.h}, 12,
                      false, context);
        return;
    }
    default: return;
    }
}

} // namespace twoturns::app
