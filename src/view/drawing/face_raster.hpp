// What a tile shows, drawn: a picture of the deck's atlas, or the text on one side of a card.
#pragma once

#include <string>
#include <vector>

#include "view/decks/assets.hpp"
#include "view/drawing/raster.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// Letters smaller than this nobody can read; in pixels of the em.
inline constexpr float least_side_letters = 9;

/// A text laid out for a place.
struct FittedSide {
    std::vector<std::string> lines;
    float size = least_side_letters; ///< of the letters
    bool whole = true;               ///< else some of it is cut off, as it has no room even in the smallest letters
};

/// The text in letters as large as fit into the place, on up to three lines broken between words; those that are as
/// short as a number or a character are not made larger than suits the tile. A word is broken only with a hyphen, at a
/// soft hyphen (U+00AD) where it has some. Opens no more than a dozen sizes of a font. `most`: the size all texts of
/// that side of the deck have where it fits; 0 for none.
[[nodiscard]] FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts,
                                     float most = 0);

/// The size for all texts on the fronts of a deck or on the backs, in a place of that width, so that neighbours look
/// alike: the largest in which the longest word fits on two lines and nearly all texts fit. Looks at every card.
[[nodiscard]] float letters_of_side(const Deck& deck, bool back, float width, const Fonts& fonts);

/// Draws a face, which may be any number, into the place. False where some of a text had no room. For `letters` see
/// letters_on_tile(); 0 where the face stands alone.
bool draw_face(SDL_Surface& onto, const Rect& place, const Deck& deck, int face, const Fonts& fonts, float letters = 0);
/// letters_of_side() for tiles whose faces are drawn in a place as wide as that.
[[nodiscard]] float letters_on_tile(const Deck& deck, int face, float width, const Fonts& fonts);

/// A large card with a face, as large as the rectangle of the size.
[[nodiscard]] Surface draw_card(int width, int height, const Deck& deck, int face, const Fonts& fonts);

/// The colour one remembers of a face: the mean of its picture, in which vivid parts count more; a card with text has
/// one of a few, the same for both sides.
[[nodiscard]] Colour face_colour(const Deck& deck, int face);

} // namespace twoturns::view
