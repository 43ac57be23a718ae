// The best results of Arcade on this computer, as a list.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/run.hpp"

namespace twoturns::app {

struct TopTen {
    static constexpr std::size_t places = 10;

    std::vector<game::RunResult> results{};   ///< the best ones, the best first
    std::optional<std::size_t> own{};         ///< the place of the result just reached, from 0
    std::optional<game::RunResult> outside{}; ///< that result if it is not among the best
    bool runs = true;                         ///< of runs; else of rounds on single boards

    /// Draws the list into a rectangle, as many places as it has room for; the one just reached is always among them.
    void draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
};

/// Returns the best of all runs, or of all rounds on boards dealt with the settings of `alone`. `own`: the game that
/// was just played, 0 if none.
[[nodiscard]] TopTen top_ten_of_runs(std::span<const game::GameSummary> games, game::GameKey own);
[[nodiscard]] TopTen top_ten_of_rounds(std::span<const game::GameSummary> games, const DealParams& alone,
                                       game::GameKey own);

} // namespace twoturns::app
