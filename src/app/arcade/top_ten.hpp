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

    std::vector<game::RunResult> results{};   ///< the best results, the best first
    std::optional<std::size_t> own{};         ///< the index in `results` of the result just reached, if it is there
    std::optional<game::RunResult> outside{}; ///< the result just reached, if it is not among the best
    bool runs = true;                         ///< true: results of runs; false: results of rounds on single boards

    /// Draws as many places of the list as fit the rectangle. The result just reached is always among them.
    void draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
};

/// top_ten_of_runs() returns the best runs; top_ten_of_rounds() returns the best rounds on boards dealt with the
/// parameters `alone`. `own` is the game that was just played, 0 if none.
[[nodiscard]] TopTen top_ten_of_runs(std::span<const game::GameSummary> games, game::GameKey own);
[[nodiscard]] TopTen top_ten_of_rounds(std::span<const game::GameSummary> games, const DealParams& alone,
                                       game::GameKey own);

} // namespace twoturns::app
