// The worlds of the journey as the player sees them: the names of worlds and places, the rules in words, and the looks.
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
/// Returns about two lines that say what is special about the board of a place.
[[nodiscard]] std::string place_text(std::size_t place);
/// Returns a few words: "9 × 5, easy, tiles fall down".
[[nodiscard]] std::string place_facts(std::size_t place);

/// Returns the place on the journey of a game's board; nullopt if the game is not on the journey.
[[nodiscard]] std::optional<std::size_t> place_of(const game::Origin& origin);
[[nodiscard]] std::optional<std::size_t> place_of(const game::Game& game);

/// Returns the table, tiles and stones of a world.
[[nodiscard]] ui::Theme theme_of(game::World world);
/// Returns the colours of the lines drawn in a world.
[[nodiscard]] const scene::Hues& hues_of(game::World world);
/// Returns the name of the deck of a place. Neighbouring places have different decks.
[[nodiscard]] std::string deck_of(std::size_t place);
/// Returns the world whose table belongs under a board: the world of its place, or on the boards of an Arcade run after
/// the first one a world that suits the kind of the board. Returns nullopt for any other board.
[[nodiscard]] std::optional<game::World> world_under(const game::Origin& origin);
/// Returns the world whose table is shown under a board that `world` belongs under: nullopt if the setting
/// `world_tables` is off, and for the table with the most contrast.
[[nodiscard]] std::optional<game::World> world_with_table(const Settings& settings, std::optional<game::World> world);

/// Sets Settings::place_deck to the deck of the place that a game is played on; empty for any other game, or if the
/// setting `world_tables` is off.
void bring_deck(Settings& settings, const game::Game& game);
/// Gives a weave of a place of the journey the colours of its world, and a golden edge at the last place of the world.
/// Leaves any other weave unchanged.
void dye(scene::Weave& weave, const game::Origin& origin);

} // namespace twoturns::app
