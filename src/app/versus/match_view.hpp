// The display of a match of two players: the scoreboard in the bar, each player's controls, and at the end the result
// and a map of the tiles that each player took.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/play/win_ceremony.hpp"
#include "app/screen.hpp"
#include "game/contests/versus.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::Side side);

/// Returns the height in which draw_players() has room, in design pixels as the width is.
[[nodiscard]] float players_height(float width, game::Way way, const Context& context);
/// Draws the two players, side by side where they have room: sign, name and controls.
void draw_players(std::vector<scene::Item>& items, const ui::Rect& rect, game::Way way, const Context& context);

/// Draws signs and scores at both sides. Draws the rope between them, with a mark for each pair and a post in its
/// middle, and the text `words` below the rope.
void draw_scoreboard(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                     const std::string& words, const Context& context);
/// Returns the time until which a combo is shown; nullopt if none is shown.
[[nodiscard]] std::optional<game::Time> combo_shown_until(const game::Match& match, game::Time now);

/// Draws the sign of the winner, or both signs after a draw, with rays as it appears after the lines are drawn.
/// `ceremony` is nullopt if all is shown at once.
void draw_winner(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                 const std::optional<Ceremony>& ceremony, const Context& context);

/// Draws the points and pairs of the players, one player below the other. The points are counted up while the lines are
/// drawn.
void draw_result(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
                 const std::optional<Ceremony>& ceremony, const Context& context);

/// Returns the lines of a match in the colours of the players who took the pairs.
[[nodiscard]] scene::Weave weave_of(const game::Match& match);
/// Draws these lines on paper one by one, then a player's sign at the starting cell of each tile.
void draw_map(std::vector<scene::Item>& items, const ui::Rect& rect, const game::Match& match,
              const std::shared_ptr<const scene::Weave>& weave, const std::optional<Ceremony>& ceremony,
              const Context& context);

} // namespace twoturns::app
