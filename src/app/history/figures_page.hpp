// The view of the statistics page: the filter, large figures, a plot of the games' times, the days of a year.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/statistics.hpp"

namespace twoturns::app {

/// The page's widgets. Options and marks are identified by index.
enum class FiguresPart : std::uint8_t {
    page,
    size,
    gravity,
    pace,
    daily,
    hints,
    period,
    cleared,
    usual,
    best,
    without_hint,
    streak,
    rewound,
    times,
    year,
    legend,
};

/// The options of the filter. The first option of each choice selects all games.
struct FilterOptions {
    static constexpr std::size_t most_sizes = 3;
    explicit FilterOptions(const std::vector<game::GameSummary>& games);
    std::vector<Size> sizes; ///< the sizes played most
    bool gravities = false;  ///< the history has games with and without gravity
    std::vector<game::Pace> paces;
    bool days = false;  ///< the history has games on boards of the day and on others
    bool hints = false; ///< the history has games with and without a hint
};

/// The content of the page. Everything that it refers to must outlive the frame.
struct Figures {
    const game::History& history;
    const game::Statistics& sum;
    const game::GamesFilter& filter;
    const FilterOptions& options;
    std::optional<std::size_t> time; ///< the chosen mark in the plot of times
    std::optional<std::size_t> day;  ///< the chosen day of the year; it may be before the displayed weeks
};

/// Makes the page. Leaves out times if the player hides the clock.
[[nodiscard]] ui::Element figures_page(const Figures& figures, const Context& context);

/// Returns how many weeks of the year fit on the page; 0 in a small window.
[[nodiscard]] int weeks_shown(const Context& context);
/// Returns the index of the first displayed day within the year, counted from 0.
[[nodiscard]] std::size_t first_day_shown(const Context& context);
/// Returns the number of days from the first displayed day to the last day with a game.
[[nodiscard]] std::size_t days_shown(const game::History& history, const game::Year& year, const Context& context);

} // namespace twoturns::app
