// Lays out the texts of cards on tiles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/decks/assets.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// The smallest font size in pixels that is chosen freely.
inline constexpr float least_side_letters = 9;
/// The smallest legible font size, for words that do not fit otherwise.
inline constexpr float least_legible_letters = 7;

/// A text laid out for a rectangle.
struct FittedSide {
    std::vector<std::string> lines;
    float size = least_side_letters; ///< font size
    bool whole = true;               ///< false if the text is cut off because even the smallest font size does not fit
};

/// Lays out a text at the largest font size that fits the rectangle, on up to three lines broken between words. Limits
/// short numbers and single characters to a size that suits the tile. Breaks a word only with a hyphen, at its soft
/// hyphens (U+00AD) or stored_breaks(); only a long word without either, if it does not fit at least_legible_letters,
/// between its likely syllables, and in the last resort anywhere. Opens at most a dozen sizes of a font. `most` is the
/// common font size of this side of the deck, used if the text fits; 0 for none.
[[nodiscard]] FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts,
                                     float most = 0);

/// A word in Chinese or Japanese characters and how it is read, such as "鸡 jī".
struct SignWord {
    std::string sign;
    std::string reading;
};
/// Returns nullopt if the text is anything else.
[[nodiscard]] std::optional<SignWord> sign_word_of(const std::string& text);

/// The font sizes of a deck's fronts or backs. Zeros: each text has the size that suits it.
struct SideLetters {
    float size = 0;    ///< of texts, or of the signs of a SignWord
    float reading = 0; ///< of the line below the signs
    /// Returns whether nearly all texts can be read.
    [[nodiscard]] bool legible() const {
        return size >= least_side_letters && (reading == 0 || reading >= least_side_letters);
    }
};

struct SideLine {
    std::string text;
    float size = 0;
    float middle = 0; ///< distance below the middle of the rectangle
};

/// The lines of a side.
struct SideLines {
    std::vector<SideLine> lines;
    bool whole = true; ///< as in FittedSide
    [[nodiscard]] float least_size() const;
};

/// Lays out a text like fitted_side(); a SignWord with the signs large and the reading small below.
[[nodiscard]] SideLines lines_of_side(const std::string& text, float width, float height, const Fonts& fonts,
                                      SideLetters letters = {});

/// Returns the common font sizes for all fronts or all backs of a deck in a rectangle of this width, so that neighbours
/// look alike: the largest size at which the longest word fits on two lines and nearly all texts fit. Reads every card.
[[nodiscard]] SideLetters letters_of_side(const DeckFaces& deck, bool back, float width, const Fonts& fonts);

/// Returns the least width of a square in which all texts of a deck are whole, and all but the longest twentieth are
/// large enough to read at a glance. Lays out the longest texts only.
[[nodiscard]] float least_text_width(const DeckFaces& deck, const Fonts& fonts);

} // namespace twoturns::view
