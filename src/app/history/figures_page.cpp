#include "app/history/figures_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "app/bar.hpp"
#include "app/history/statistics_plot.hpp"
#include "app/labels.hpp"
#include "app/measured.hpp"
#include "game/history/daily.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::Day;
using game::GamesFilter;
using game::GameSummary;
using game::Pace;
using platform::NC_;
using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;
using ui::Element;

constexpr float between_parts = 14;
constexpr float year_pitch = 16.6F;
constexpr float least_plot = 110;

/// The parts that fit the window, with sizes in design pixels.
struct Room {
    float side;
    float width;
    float height;
    int figures; ///< the number of figures in a row

    explicit Room(const Context& context)
        : side(context.width() >= 1150  ? 48.0F
               : context.width() >= 740 ? 24.0F
                                        : 12.0F),
          width(context.width() - 2 * side), height(context.height() - bar_height(context) - 2 * between_parts),
          figures(context.width() >= 1150  ? 5
                  : context.width() >= 740 ? 3
                                           : 2) {}
    [[nodiscard]] bool small() const { return figures == 2; }
};

// Filter --------------------------------------------------------------------------------------------------

/// Makes the chips of a filter under its name.
Element chips(FiguresPart part, std::string name, std::vector<std::string> words, std::size_t selected) {
    ui::Choice choice{.selected = selected, .height = 32, .chips = true};
    for (std::string& one : words) choice.options.push_back({.words = std::move(one)});
    return ui::column({ui::label(std::move(name), 13, ui::Tone::muted), ui::widget(ui::id_of(part), std::move(choice))},
                      2)
        .shrinking();
}

/// Returns the index of the option for a value; 0, all games, if the filter does not restrict it.
template <class T> std::size_t option_of(const std::vector<T>& options, const std::optional<T>& value) {
    if (!value) return 0;
    return 1 + static_cast<std::size_t>(std::find(options.begin(), options.end(), *value) - options.begin());
}

/// Returns the chips of each filter that distinguishes at least two games.
std::vector<Element> all_chips(const FilterOptions& options, const GamesFilter& filter) {
    std::vector<Element> all;
    if (options.sizes.size() > 1) {
        std::vector<std::string> words{tr(N_("All sizes"))};
        for (const Size size : options.sizes) words.push_back(label_of(size));
        all.push_back(
            chips(FiguresPart::size, tr(N_("Size")), std::move(words), option_of(options.sizes, filter.size)));
    }
    if (options.gravities)
        all.push_back(chips(FiguresPart::gravity, tr(N_("Gravity")),
                            {tr(N_("Any gravity")), tr(N_("No gravity")), tr(N_("With gravity"))},
                            option_of({false, true}, filter.slides)));
    if (options.paces.size() > 1) {
        std::vector<std::string> words{tr(N_("Any pace"))};
        for (const Pace pace : options.paces) words.push_back(label_of(pace));
        all.push_back(
            chips(FiguresPart::pace, tr(N_("Pace")), std::move(words), option_of(options.paces, filter.pace)));
    }
    if (options.days)
        all.push_back(chips(FiguresPart::daily, tr(N_("Boards")),
                            // TRANSLATORS: a filter of games: the boards of the day.
                            {tr(N_("All boards")), platform::trc("boards", "Daily")}, filter.daily ? 1 : 0));
    if (options.hints)
        all.push_back(chips(FiguresPart::hints, tr(N_("Hints")), {tr(N_("Any hints")), tr(N_("No hint"))},
                            filter.no_hint ? 1 : 0));
    // TRANSLATORS: a filter of games: of what time they are.
    all.push_back(chips(FiguresPart::period, tr(N_("When")),
                        // TRANSLATORS: a filter of games: the last 100 of them.
                        {tr(N_("Last 100")), trc("period", "Year"), trc("period", "All")},
                        static_cast<std::size_t>(filter.period)));
    return all;
}

/// Lays the chips out in rows, with as many chips in a row as fit.
Element chip_rows(std::vector<Element> all, const Room& room, const Context& context) {
    constexpr float between = 18;
    std::vector<Element> rows;
    std::vector<Element> line;
    float free = room.width;
    const auto end_line = [&] {
        line.push_back(ui::filler());
        rows.push_back(ui::row(std::exchange(line, {}), between));
        free = room.width;
    };
    for (Element& one : all) {
        const float needed = width_of(one, context) + between;
        if (needed > free && !line.empty()) end_line();
        free -= needed;
        line.push_back(std::move(one));
    }
    end_line();
    return ui::column(std::move(rows), 8);
}

// Figures -------------------------------------------------------------------------------------------------

/// Makes a figure. If `leads` is set, the text below it is a button that leads to its games.
Element figure(FiguresPart part, std::string value, std::string words, bool leads, const Room& room, ui::Tone tone) {
    std::vector<Element> lines;
    lines.push_back(ui::label(std::move(value), room.figures == 5 ? 46.0F : 34.0F, tone));
    ui::Button link{.words = std::move(words), .style = ui::Button::Style::link, .enabled = leads};
    lines.push_back(ui::widget(ui::id_of(part), std::move(link)).high(30));
    return ui::column(std::move(lines), 0, ui::CrossAlign::start);
}

/// Returns whether the figures mix times of boards of different sizes.
bool mixes_sizes(const Figures& figures) { return !figures.filter.size && figures.options.sizes.size() > 1; }

Element large_figures(const Figures& figures, const Room& room, const Context& context) {
    const game::Statistics& sum = figures.sum;
    const auto count = [](const game::Places& places) { return static_cast<int>(places.size()); };
    const auto number = [&](const game::Places& places) { return std::to_string(places.size()); };
    const std::string none = "–";
    const GameSummary* best = sum.cleared.empty() ? nullptr : &figures.history.games[sum.cleared.front()];
    std::vector<Element> all;
    const auto add = [&](FiguresPart part, std::string value, std::string words, bool leads,
                         ui::Tone tone = ui::Tone::normal) {
        all.push_back(figure(part, std::move(value), std::move(words), leads, room, tone));
    };
    add(FiguresPart::cleared, number(sum.cleared),
        // TRANSLATORS: below the number of cleared games: 12 cleared, of 15 games. Little room.
        trn("cleared, of {0} game", "cleared, of {0} games", count(sum.games)), best != nullptr);
    if (context.settings.clock && mixes_sizes(figures)) {
        std::vector<Element> lines;
        lines.push_back(ui::label(none, room.figures == 5 ? 46.0F : 34.0F, ui::Tone::muted));
        lines.push_back(ui::paragraph(tr(N_("Choose a size to see your times.")), 15, ui::Tone::muted, 2));
        all.push_back(ui::column(std::move(lines), 4));
    } else if (context.settings.clock) {
        // TRANSLATORS: below the time; little room.
        add(FiguresPart::usual, sum.median ? clock_text(*sum.median) : none, tr(N_("usual time")), best != nullptr);
        add(FiguresPart::best, best != nullptr ? clock_text(best->elapsed) : none,
            // TRANSLATORS: below a time; {0} is a date such as 2026-11-22. Little room.
            best != nullptr ? trf(N_("best, on {0}"), day_text(local_day(best->touched, context.local_time)))
                            : tr(N_("best time")),
            best != nullptr, ui::Tone::gold);
    }
    // TRANSLATORS: below the number of boards; little room.
    add(FiguresPart::without_hint, number(sum.without_hint), tr(N_("without a hint")), !sum.without_hint.empty());
    // TRANSLATORS: below the number of boards cleared one after the other; little room.
    add(FiguresPart::streak, number(sum.streak), tr(N_("cleared in a row")), !sum.streak.empty());
    const std::size_t most = room.figures == 5 ? 5 : room.figures == 3 ? 3 : 4; // two columns need an even number
    all.resize(std::min(all.size(), most));
    return ui::grid(room.figures, std::move(all), 10);
}

// Times ---------------------------------------------------------------------------------------------------

std::string about(const GameSummary& game, const DateText& date_text) {
    return platform::trcf("list", "{0}, {1}",
                          trf(N_("{0} · {1}"), date_text(game.touched), label_of(game.id.params.size)),
                          clock_text(game.elapsed));
}

Element times(const Figures& figures, float height, const Context& context) {
    const auto& timed = figures.sum.timed;
    if (timed.empty())
        return ui::column({ui::filler(), ui::label(tr(N_("No board of these was cleared yet.")), 15, ui::Tone::muted),
                           ui::filler()})
            .high(height);
    ui::Marks marks{.count = timed.size(), .selected = figures.time.value_or(timed.size() - 1)};
    marks.help = [&games = figures.history.games, &timed, &date_text = context.date_text](std::size_t mark) {
        return about(games[timed[mark].place], date_text);
    };
    std::vector<Element> parts;
    parts.push_back(ui::space(plot_left));
    parts.push_back(ui::widget(ui::id_of(FiguresPart::times), std::move(marks)).high(height).growing().shrinking());
    parts.push_back(ui::space(plot_right));
    return ui::row(std::move(parts), 0);
}

/// Makes the line about the chosen game; without one, the legend of the plot.
Element times_caption(const Figures& figures, const Context& context) {
    const auto& timed = figures.sum.timed;
    const bool chosen = figures.time && *figures.time < timed.size();
    const auto small = [](std::string words) { return ui::label(std::move(words), 13, ui::Tone::muted).shrinking(0); };
    const auto count = static_cast<int>(timed.size());
    const std::string middle =
        chosen ? about(figures.history.games[timed[*figures.time].place], context.date_text)
               : tr(N_("Each dot is a board, the line is what is usual, and half of your boards lie in the band."));
    Element words =
        ui::aligned(ui::paragraph(middle, 13, chosen ? ui::Tone::gold : ui::Tone::muted, 2), ui::Align::centre);
    std::vector<Element> parts;
    if (Room{context}.small()) return words;
    parts.push_back(small(trn("{0} board ago", "{0} boards ago", count)));
    parts.push_back(std::move(words).growing().shrinking());
    // TRANSLATORS: at the right end of an axis that begins with "40 boards ago".
    parts.push_back(small(platform::trc("end of an axis", "now")));
    return ui::row(std::move(parts), 16).pad({plot_left, 0, plot_right, 0});
}

// The year ------------------------------------------------------------------------------------------------

std::string text_of_day(const game::Year& year, std::size_t day) {
    const int games = year.games.at(day);
    return trf(N_("{0} · {1}"), day_text(Day{std::chrono::days{year.first + static_cast<std::int64_t>(day)}}),
               trn("{0} game", "{0} games", games));
}

/// Returns the mark of the chosen day; nullopt if that day is not displayed.
std::optional<std::size_t> chosen_mark(const Figures& figures, const Context& context) {
    const std::size_t first = first_day_shown(context);
    return figures.day && *figures.day >= first ? std::optional{*figures.day - first} : std::nullopt;
}

Element year_head(const Figures& figures, const Context& context) {
    const game::Year& year = figures.sum.year;
    const auto days = std::count_if(year.games.begin(), year.games.end(), [](int games) { return games > 0; });
    const bool chosen = chosen_mark(figures, context).has_value();
    const std::string words = chosen ? text_of_day(year, *figures.day)
                                     : trn("{0} day with a game", "{0} days with a game", static_cast<int>(days));
    std::vector<Element> parts;
    parts.push_back(ui::title(tr(N_("The year")), 16));
    parts.push_back(ui::label(words, 14, chosen ? ui::Tone::gold : ui::Tone::muted).growing().shrinking());
    parts.push_back(command_button(Command::export_history));
    return ui::row(std::move(parts), 20);
}

Element year_days(const Figures& figures, const Context& context) {
    const game::Year& year = figures.sum.year;
    const std::size_t count = days_shown(figures.history, year, context);
    ui::Marks marks{.count = count, .rows = 7, .selected = chosen_mark(figures, context).value_or(count - 1)};
    marks.help = [&year, first = first_day_shown(context)](std::size_t mark) {
        return text_of_day(year, first + mark);
    };
    const float width = year_pitch * static_cast<float>(weeks_shown(context));
    std::vector<Element> parts;
    parts.push_back(ui::space(months_height));
    parts.push_back(ui::widget(ui::id_of(FiguresPart::year), std::move(marks)).wide(width).high(year_pitch * 7));
    return ui::row({ui::space(year_left), ui::column(std::move(parts), 0)}, 0);
}

// A sentence about the player ------------------------------------------------------------------------------

// TRANSLATORS: as it stands in "You are quickest on Mondays in the evening: 1:15."
constexpr std::array playing_days{NC_("You are quickest", "on Mondays"),    NC_("You are quickest", "on Tuesdays"),
                                  NC_("You are quickest", "on Wednesdays"), NC_("You are quickest", "on Thursdays"),
                                  NC_("You are quickest", "on Fridays"),    NC_("You are quickest", "on Saturdays"),
                                  NC_("You are quickest", "on Sundays")};
constexpr std::array parts_of_day{
    NC_("You are quickest on Mondays", "at night"), NC_("You are quickest on Mondays", "in the morning"),
    NC_("You are quickest on Mondays", "in the afternoon"), NC_("You are quickest on Mondays", "in the evening")};

/// Returns a sentence about a remarkable fact in this player's statistics.
std::string sentence(const game::Statistics& sum, bool with_times) {
    if (const auto& habit = sum.quickest; habit && with_times)
        return trf(
            // TRANSLATORS: {0} is "on Mondays", {1} "in the evening", {2} a time such as 1:15.
            N_("You are quickest {0} {1}: {2}."),
            trc("You are quickest", playing_days.at(static_cast<std::size_t>(habit->weekday))),
            trc("You are quickest on Mondays", parts_of_day.at(static_cast<std::size_t>(habit->part))),
            clock_text(habit->median));
    constexpr std::size_t many = 40;
    if (with_times && sum.timed.size() >= many && sum.timed.back().median < sum.timed.front().median)
        // TRANSLATORS: times such as 2:10 and 1:15.
        return trf(N_("Your usual time came down from {0} to {1}."), clock_text(sum.timed.front().median),
                   clock_text(sum.timed.back().median));
    return trn("You cleared {0} board.", "You cleared {0} boards.", static_cast<int>(sum.cleared.size()));
}

std::string hints_a_game(const game::Statistics& sum) {
    const double games = std::max<double>(1, static_cast<double>(sum.games.size()));
    return trf(N_("hints a game: {0}"), platform::tenths_text(std::lround(10 * sum.hints / games)));
}

std::vector<Element> sayings(const game::Statistics& sum, bool with_times) {
    std::vector<Element> lines;
    lines.push_back(ui::paragraph(sentence(sum, with_times), 15, ui::Tone::normal, 3));
    lines.push_back(ui::label(hints_a_game(sum), 13, ui::Tone::muted));
    if (sum.rewinds == 0) return lines;
    ui::Button rewound{.words = trn("{0} return from a lost board", "{0} returns from a lost board", sum.rewinds),
                       .style = ui::Button::Style::link,
                       .enabled = !sum.rewound.empty()};
    Element link = ui::widget(ui::id_of(FiguresPart::rewound), std::move(rewound))
                       .high(30)
                       .explained(tr(N_("how often a loss was seen, and undone with Back")));
    lines.push_back(ui::column({std::move(link)}, 0, ui::CrossAlign::start));
    return lines;
}

Element year_and_sayings(const Figures& figures, const Context& context) {
    std::vector<Element> right;
    right.push_back(ui::label(tr(N_("Games a day")), 13, ui::Tone::muted));
    right.push_back(ui::widget(ui::id_of(FiguresPart::legend), ui::Slot{}).wide(200).high(36));
    for (Element& line : sayings(figures.sum, context.settings.clock)) right.push_back(std::move(line));
    std::vector<Element> parts;
    parts.push_back(year_days(figures, context));
    parts.push_back(ui::column(std::move(right), 4).growing().shrinking());
    return ui::column({year_head(figures, context), ui::row(std::move(parts), 40, ui::CrossAlign::start)}, 4);
}

} // namespace

FilterOptions::FilterOptions(const std::vector<GameSummary>& games) : sizes(game::sizes_played(games)) {
    sizes.resize(std::min(sizes.size(), most_sizes));
    const auto any = [&](const auto& is) { return std::any_of(games.begin(), games.end(), is); };
    const auto some = [&](const auto& is) {
        return any(is) && any([&](const GameSummary& game) { return !is(game); });
    };
    gravities = some([](const GameSummary& game) { return game.id.params.gravity != Gravity::none; });
    days = some([](const GameSummary& game) { return !game.custom_board && game::day_of(game.id); });
    hints = some([](const GameSummary& game) { return game.hints > 0; });
    for (const Pace pace : {Pace::calm, Pace::timed, Pace::arcade})
        if (any([&](const GameSummary& game) { return game.pace == pace; })) paces.push_back(pace);
}

int weeks_shown(const Context& context) {
    const Room room{context};
    return room.small() ? 0 : room.figures == 5 ? game::Year::weeks : game::Year::weeks / 2;
}

std::size_t first_day_shown(const Context& context) {
    return 7 * static_cast<std::size_t>(game::Year::weeks - weeks_shown(context));
}

std::size_t days_shown(const game::History& history, const game::Year& year, const Context& context) {
    const game::Date last = *std::max_element(history.local.begin(), history.local.end());
    return static_cast<std::size_t>(game::day_of(last) - year.first) + 1 - first_day_shown(context);
}

Element figures_page(const Figures& figures, const Context& context) {
    const Room room{context};
    std::vector<Element> above;
    above.push_back(chip_rows(all_chips(figures.options, figures.filter), room, context));
    above.push_back(large_figures(figures, room, context));
    std::vector<Element> below;
    const bool with_times = context.settings.clock;
    if (with_times && !figures.sum.timed.empty()) below.push_back(times_caption(figures, context));
    if (room.small()) {
        for (Element& line : sayings(figures.sum, with_times)) below.push_back(std::move(line));
        below.push_back(ui::row({command_button(Command::export_history)}));
    } else {
        below.push_back(year_and_sayings(figures, context));
    }
    float used = 0;
    for (const auto* parts : {&above, &below})
        for (const Element& part : *parts) used += between_parts + height_of(part, room.width, context);
    std::vector<Element> all = std::move(above);
    if (with_times || figures.sum.timed.empty())
        all.push_back(times(figures, std::max(least_plot, std::floor(room.height - used - 2)), context));
    for (Element& part : below) all.push_back(std::move(part));
    return ui::column(std::move(all), between_parts)
        .pad(room.side, between_parts)
        .scrolling(ui::id_of(FiguresPart::page));
}

} // namespace twoturns::app
