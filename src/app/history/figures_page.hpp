// The page of figures as it is seen: which games count, large figures, times one after another, a year of days.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/statistics.hpp"

namespace twoturns::app {

/// Its widgets. An option or a mark is told by its number.
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

/// What the games can be told apart by. The first option of each takes all.
struct FilterOptions {
    static constexpr std::size_t most_sizes = 3;
    explicit FilterOptions(const std::vector<game::GameSummary>& games);
    std::vector<Size> sizes; ///< those played most often
    bool gravities = false;  ///< there are games with gravity and games without
    std::vector<game::Pace> paces;
    bool days = false;  ///< there are boards of days, and others
    bool hints = false; ///< there are games with a hint, and games without
};

/// What is shown; all that it refers to lasts longer than a frame.
struct Figures {
    const game::History& history;
    const game::Statistics& sum;
    const game::GamesFilter& filter;
    const FilterOptions& options;
    std::optional<std::size_t> time; ///< the chosen mark of the times
    std::optional<std::size_t> day;  ///< and of the year, which may begin before what is shown of it
};

/// Without times while the player has hidden the clock.
[[nodiscard]] ui::Element figures_page(const Figures& figures, const Context& context);

/// How many weeks of the year there is room for; none in a small window.
[[nodiscard]] int weeks_shown(const Context& context);
/// The first day of the year that is shown, by its number.
[[nodiscard]] std::size_t first_day_shown(const Context& context);
/// How many days follow from there up to the last one on which anything was played.
[[nodiscard]] std::size_t days_shown(const game::History& history, const game::Year& year, const Context& context);

} // namespace twoturns::app
