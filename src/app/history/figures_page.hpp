// The view of the page of figures: the filter, large figures, the times one after another, a year of days.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/statistics.hpp"

namespace twoturns::app {

/// Its widgets. Options and marks are identified by index.
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

/// The options of the filter. The first option of each choice is all games.
struct FilterOptions {
    static constexpr std::size_t most_sizes = 3;
    explicit FilterOptions(const std::vector<game::GameSummary>& games);
    std::vector<Size> sizes; ///< the sizes played most
    bool gravities = false;  ///< there are games with and without gravity
    std::vector<game::Pace> paces;
    bool days = false;  ///< there are games on daily boards and on others
    bool hints = false; ///< there are games with and without a hint
};

/// What the page shows; everything it refers to must outlive the frame.
struct Figures {
    const game::History& history;
    const game::Statistics& sum;
    const game::GamesFilter& filter;
    const FilterOptions& options;
    std::optional<std::size_t> time; ///< the chosen mark of the times
    std::optional<std::size_t> day;  ///< the chosen day of the year, which may be before the weeks on show
};

/// Makes the page; without times if the player hides the clock.
[[nodiscard]] ui::Element figures_page(const Figures& figures, const Context& context);

/// Returns how many weeks of the year fit; 0 in a small window.
[[nodiscard]] int weeks_shown(const Context& context);
/// Returns the index in the year of the first day on show.
[[nodiscard]] std::size_t first_day_shown(const Context& context);
/// Returns how many days there are from that day up to the last one with a game.
[[nodiscard]] std::size_t days_shown(const game::History& history, const game::Year& year, const Context& context);

} // namespace twoturns::app
