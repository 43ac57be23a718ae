// A large button with a picture: an icon on a tile, words, and what they mean.
#pragma once

#include <string>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

/// The colours of the words on a card.
struct CardInks {
    ui::Colour words;
    ui::Colour meaning;
    ui::Colour key;
};
/// The height of the lip below the face of a primary card, in design pixels.
inline constexpr float card_lip = 4;
/// Draws a card without words, and returns the colours of words on it. A primary one has the accent's colours and a
/// lip.
CardInks draw_card_face(std::vector<scene::Item>& items, const ui::Rect& rect, bool primary, const ui::Style& style);

struct Card {
    std::string icon;
    std::string words;
    std::string meaning{};
    std::string key{};
    bool primary = false; ///< at most one in a view
};

/// Makes a card of this size; its owner draws `picture`. Pressing it presses `button`.
[[nodiscard]] ui::Element card_button(ui::Id button, ui::Id picture);

/// Draws a card. A low or narrow one shows only its words, on at most two lines.
void draw_card(std::vector<scene::Item>& items, const ui::Rect& rect, const Card& card, const Context& context);

} // namespace twoturns::app
