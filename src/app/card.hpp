// A large button: an icon on a tile, a title and an explanation.
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
/// Draws an empty card and returns the colours of the text on it. A primary card has the colours of the accent, and a
/// lip.
CardInks draw_card_face(std::vector<scene::Item>& items, const ui::Rect& rect, bool primary, const ui::Style& style);

struct Card {
    std::string icon;
    std::string words;
    std::string meaning{};
    std::string key{};
    bool primary = false; ///< at most one in a view
};

/// Makes the button `button`, whose content the owner draws into the slot `picture` with draw_card().
/// `said` is what it is called aloud.
[[nodiscard]] ui::Element card_button(ui::Id button, ui::Id picture, std::string said);

/// Draws a card. A card lower than 72 or narrower than 310 design pixels has no explanation, and a title of up to two
/// lines.
void draw_card(std::vector<scene::Item>& items, const ui::Rect& rect, const Card& card, const Context& context);

} // namespace twoturns::app
