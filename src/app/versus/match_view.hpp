// The view of a match of two: the scoreboard in the bar, the controls of each player, and at the end the result and the
// map of who took which tiles.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/versus.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::Side side);

/// Draws the two players beside each other: sign, name and controls.
void draw_players(std::vector<scene::Item>& items, const ui::Rect& rect, game::Way way, const Context& context);

/// Draws signs and scores at both sides, between them the rope, with a mark per pair and a post in its middle, and
/// `words` below it.
void draw_scoreboard(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                     const std::string& words, const Context& context);
/// Returns until when a combo is shown, nullopt if none is.
[[nodiscard]] std::optional<game::Time> combo_shown_until(const game::Match& match, game::Time now);

/// Draws points and pairs, one player below the other.
void draw_result(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                 const Context& context);

/// Returns the lines of a match in the colours of the players who took the pairs.
[[nodiscard]] scene::Weave weave_of(const game::Match& match);
/// Draws these lines on paper, with a sign where each tile was at first.
void draw_map(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
              const std::shared_ptr<const scene::Weave>& weave, const Context& context);

} // namespace twoturns::app
