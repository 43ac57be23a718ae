// Draws the content of a tile: a picture of the deck's atlas, or the text on one side of a card.
#pragma once

#include <string>
#include <vector>

#include "view/decks/assets.hpp"
#include "view/drawing/raster.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// The smallest legible font size, in pixels of the em.
inline constexpr float least_side_letters = 9;

/// A text laid out for a place.
struct FittedSide {
    std::vector<std::string> lines;
    float size = least_side_letters; ///< font size
    bool whole = true;               ///< false if it is cut off, because even the smallest size does not fit
};

/// Lays out a text at the largest font size that fits the place, on up to three lines broken between words; short
/// numbers and single characters are limited to a size that suits the tile. Breaks a word only with a hyphen, at its
/// soft hyphens (U+00AD) if any. Opens at most a dozen sizes of a font. `most`: the common font size of that side of
/// the deck, used if the text fits; 0 for none.
[[nodiscard]] FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts,
                                     float most = 0);

/// Returns the common font size for all fronts or all backs of a deck in a place of that width, so that neighbours look
/// alike: the largest at which the longest word fits on two lines and nearly all texts fit. Reads every card.
[[nodiscard]] float letters_of_side(const DeckFaces& deck, bool back, float width, const Fonts& fonts);

/// Draws a face, given by any number, into the place. Returns false if a text was cut off. For `letters` see
/// letters_on_tile(); 0 for a single face.
bool draw_face(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, const Fonts& fonts,
               float letters = 0);
/// Returns letters_of_side() for tiles whose faces are drawn in a place of that width.
[[nodiscard]] float letters_on_tile(const DeckFaces& deck, int face, float width, const Fonts& fonts);

/// Draws a large card with a face, filling the given size.
[[nodiscard]] Surface draw_card(int width, int height, const DeckFaces& deck, int face, const Fonts& fonts);

/// Returns the characteristic colour of a face: the mean of its picture, in which vivid parts count more; a text card
/// has one of a few colours, the same for both sides.
[[nodiscard]] Colour face_colour(const DeckFaces& deck, int face);

} // namespace twoturns::view
