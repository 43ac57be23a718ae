// A large button with a picture: an icon on a tile, words, and what they mean.
#pragma once

#include <string>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

struct Card {
    std::string icon;
    std::string words;
    std::string meaning{};
    std::string key{};
    bool primary = false; ///< drawn in the accent's colours; at most one in a view
};

/// Makes a card of this size; its owner draws `picture`. Pressing it presses `button`.
[[nodiscard]] ui::Element card_button(ui::Id button, ui::Id picture);

/// Draws a card. A low or narrow one shows only its words, on at most two lines.
void draw_card(std::vector<scene::Item>& items, const ui::Rect& rect, const Card& card, const Context& context);

} // namespace twoturns::app
