// Derives the look of boards from the settings and the deck.
#pragma once

#include <span>
#include <string>
#include <variant>

#include "app/decks/deck_list.hpp"
#include "app/screen.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

[[nodiscard]] inline scene::BoardStyle board_style(const Context& context) {
    const ui::Theme& theme = context.style.theme;
    return {.motion = context.settings.motion,
            .on_light = theme.is_light(),
            .sparks = !theme.is_plain(),
            .kept_lines = context.settings.kept_lines && !theme.is_plain(),
            .thick = context.settings.thick_marks,
            .magnifier = context.settings.magnifier,
            .two_sided = context.two_sided};
}

/// Returns the look with the cards chosen for `game`. The look refers to `game`, which must outlive it.
[[nodiscard]] inline scene::BoardStyle board_style(const Context& context, const game::Origin& game) {
    scene::BoardStyle look = board_style(context);
    look.chosen = game::chosen_from(game.cards, context.deck_number, context.two_sided);
    return look;
}

/// Shows the tiles of a board that is not in play with the pictures of its own deck.
inline void show_deck(std::span<scene::Item> board, const std::string& deck, const Settings& settings) {
    if (deck == deck_in_use(settings)) return;
    for (scene::Item& item : board)
        if (auto* tile = std::get_if<scene::TileItem>(&item); tile != nullptr && tile->face && !tile->stone)
            tile->deck = deck;
}

/// Shows the tiles and stones of a board as those of a theme.
inline void show_theme(std::span<scene::Item> board, const ui::Theme& theme) {
    for (scene::Item& item : board)
        if (auto* tile = std::get_if<scene::TileItem>(&item)) {
            tile->material = theme.material;
            tile->matter = theme.stone;
        }
}

} // namespace twoturns::app
