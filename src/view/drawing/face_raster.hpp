// Draws the content of a tile: a picture of the deck's atlas, or the text on one side of a card.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "view/decks/assets.hpp"
#include "view/drawing/raster.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// The smallest legible font size in pixels.
inline constexpr float least_side_letters = 9;
/// The smallest font size in rectangles too small to be read, as on the tiles of a preview.
inline constexpr float least_preview_letters = 4;
inline constexpr float widest_preview = 36; ///< the largest of those rectangles

/// A text laid out for a rectangle.
struct FittedSide {
    std::vector<std::string> lines;
    float size = least_side_letters; ///< font size
    bool whole = true;               ///< false if the text is cut off because even the smallest font size does not fit
};

/// Lays out a text at the largest font size that fits the rectangle, on up to three lines broken between words. Limits
/// short numbers and single characters to a size that suits the tile. Breaks a word only with a hyphen, at soft hyphens
/// (U+00AD) if it has any. Opens at most a dozen sizes of a font. `most` is the common font size of this side of the
/// deck, used if the text fits; 0 for none.
[[nodiscard]] FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts,
                                     float most = 0);

/// Returns the common font size for all fronts or all backs of a deck in a rectangle of this width, so that neighbours
/// look alike: the largest size at which the longest word fits on two lines and nearly all texts fit. Reads every card.
[[nodiscard]] float letters_of_side(const DeckFaces& deck, bool back, float width, const Fonts& fonts);

/// Returns the least width of a square in which all texts of a deck are whole, and all but the longest twentieth are
/// large enough to read at a glance. Lays out the longest texts only.
[[nodiscard]] float least_text_width(const DeckFaces& deck, const Fonts& fonts);
/// Returns the least side of a tile's picture for texts that need this width.
[[nodiscard]] float picture_side_for(float text_width);

/// Draws a face, given by any number, into the rectangle. Returns false if a text was cut off. For `letters` see
/// letters_on_tile(); pass 0 for a single face. `on_dark`: the tile is dark, so text is light and pictures get a light
/// edge.
bool draw_face(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, const Fonts& fonts,
               float letters = 0, bool on_dark = false);
/// Returns letters_of_side() for tiles that draw their faces in a rectangle of this width.
[[nodiscard]] float letters_on_tile(const DeckFaces& deck, int face, float width, const Fonts& fonts);

/// Draws a large card with a face, in the given size.
[[nodiscard]] Surface draw_card(int width, int height, const DeckFaces& deck, int face, const Fonts& fonts);

/// Returns the characteristic colour of a face: the mean of its picture, in which vivid parts count more. A text card
/// has one of a few colours, the same for both sides.
[[nodiscard]] Colour face_colour(const DeckFaces& deck, int face);

/// Returns the three main colours of a face's picture; see main_colours(). A text card has face_colour() three times.
[[nodiscard]] std::array<Colour, 3> face_colours(const DeckFaces& deck, int face);

} // namespace twoturns::view
