// What is seen of a match of two: the scoreboard in the bar, who plays by what, and at the end the result and the map
// of who took what.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/versus.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::Side side);

/// Signs, names and what each plays by, the two beside each other.
void draw_players(std::vector<scene::Item>& items, const ui::Rect& rect, game::Way way, const Context& context);

/// Signs and scores at either side; between them the rope, with a mark for each pair and a post in its middle, and
/// below it `words`.
void draw_scoreboard(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                     const std::string& words, const Context& context);
/// Until when a combo is shown; nothing while none is.
[[nodiscard]] std::optional<game::Time> combo_shown_until(const game::Match& match, game::Time now);

/// Points and pairs, one side below the other.
void draw_result(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                 const Context& context);

/// The lines of a match in the colours of who took the pairs.
[[nodiscard]] scene::Weave weave_of(const game::Match& match);
/// The same on paper, with a sign where each tile was at first.
void draw_map(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
              const std::shared_ptr<const scene::Weave>& weave, const Context& context);

} // namespace twoturns::app
