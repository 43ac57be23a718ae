// Draws the content of a tile: a picture of the deck's atlas, or the text on one side of a card.
#pragma once

#include <array>
#include <optional>

#include "view/decks/assets.hpp"
#include "view/drawing/face_text.hpp"
#include "view/drawing/raster.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// Returns the colour that replaces a colour of a deck drawn in ink, on a dark tile: ink is light, paper dark, and
/// other colours are light enough.
[[nodiscard]] Colour ink_on_dark(Colour colour);

/// Returns the least side of a tile's picture for texts that need this width.
[[nodiscard]] float picture_side_for(float text_width);

/// Draws a face, given by any number, into the rectangle. Returns false if a text was cut off. For `letters` see
/// letters_on_tile(); pass none for a single face. `on_dark`: the tile is dark, so text and ink are light, and other
/// pictures get a light edge. A text ends above `text_ends`; one too small to be read is replaced by a mark
/// of its kind.
bool draw_face(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, const Fonts& fonts,
               SideLetters letters = {}, bool on_dark = false, std::optional<float> text_ends = {});
/// Returns letters_of_side() for tiles that draw their faces in a rectangle of this width.
[[nodiscard]] SideLetters letters_on_tile(const DeckFaces& deck, int face, float width, const Fonts& fonts);

/// Draws a large card with a face, in the given size.
[[nodiscard]] Surface draw_card(int width, int height, const DeckFaces& deck, int face, const Fonts& fonts);

/// Returns the characteristic colour of a face: the mean of its picture, in which vivid parts count more. A text card
/// has one of a few colours, the same for both sides.
[[nodiscard]] Colour face_colour(const DeckFaces& deck, int face);

/// Returns the three main colours of a face's picture; see main_colours(). A text card has face_colour() three times.
[[nodiscard]] std::array<Colour, 3> face_colours(const DeckFaces& deck, int face);

} // namespace twoturns::view
