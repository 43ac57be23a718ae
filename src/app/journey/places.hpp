// The worlds of the journey as the player meets them: their names and those of their places, their rules in words, and
// their looks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/settings.hpp"
#include "game/game.hpp"
#include "game/history/journey.hpp"
#include "scene/weave.hpp"
#include "ui/theme.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::World world);    ///< "Coast"
[[nodiscard]] std::string headline_of(game::World world); ///< "The Coast"
/// Returns a few words: "Lines may run around the outside".
[[nodiscard]] std::string rule_of(game::World world);

/// Returns the name of a place, such as "Salt Path".
[[nodiscard]] std::string place_label(std::size_t place);
/// Returns about two lines: what the board of a place asks for.
[[nodiscard]] std::string place_text(std::size_t place);
/// Returns a few words: "9 × 5, easy, tiles fall down".
[[nodiscard]] std::string place_facts(std::size_t place);

/// Returns the place on the journey of a game's board; nullopt if the game is not on the journey.
[[nodiscard]] std::optional<std::size_t> place_of(const game::Game& game);

/// Returns the table and the tiles that a world brings.
[[nodiscard]] ui::Theme theme_of(game::World world);
/// Returns the colours of the lines drawn in a world.
[[nodiscard]] const scene::Hues& hues_of(game::World world);
/// Returns the name of the deck that a place brings. Neighbours bring different ones.
[[nodiscard]] std::string deck_of(std::size_t place);
/// Returns the world that brings the table of a game's board, if one does: not to a player who needs high contrast.
[[nodiscard]] std::optional<game::World> world_with_table(const Settings& settings, const game::Game& game);

/// Sets the deck that the place of a game brings, if it brings one; see Settings::place_deck.
void bring_deck(Settings& settings, const game::Game& game);
/// Gives a weave the colours of the world that its board belongs to, if any, and a golden edge on the last place.
void dye(scene::Weave& weave, const game::Origin& origin);

} // namespace twoturns::app
