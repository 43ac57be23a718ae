// Splits text into runs of one font, script and direction. Latin, Greek and Cyrillic use one font, the language's own
// script another, Chinese a third, all other scripts system fonts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::view {

enum class FontFile : std::uint8_t {
    latin,
    latin_bold,
    chinese,
    chinese_bold,  // has only the characters in the game's translated sentences
    serif,         // has only the characters in the game's translated sentences, and Latin
    chinese_serif, // the same
    native,        // the language's own script: Japanese, Korean, traditional Chinese, Arabic; only the characters in
                   // its sentences
    native_bold,
    native_serif,
    pictures, // pictures of the game's decks, which are not a font
    first_of_system
};

/// The letters of a text.
enum class Typeface : std::uint8_t {
    regular,
    bold,
    serif, // always bold
};

/// Text drawn with one font.
struct Run {
    FontFile font = FontFile::latin;
    std::string text;           // UTF-8 in reading order; one emoji if the font is `pictures`
    bool right_to_left = false; // the direction in which the run is drawn
    std::string script{};       // for a native or system font: the four-letter code of ISO 15924
    friend bool operator==(const Run&, const Run&) = default;
};

/// Returns whether a font has a glyph for a character.
using HasGlyph = std::function<bool(FontFile, char32_t)>;
/// Returns a system font for a character that the game's own fonts do not have; nullopt if there is none.
using FallBack = std::function<std::optional<FontFile>(char32_t)>;
/// Returns the font of an emoji, given as characters and as UTF-8; nullopt if it is drawn like other characters.
using FontOfEmoji = std::function<std::optional<FontFile>(std::u32string_view, const std::string&)>;

/// Returns the runs of a line in drawing order from left to right. Accepts any bytes: invalid UTF-8 and control
/// characters become U+FFFD. Direction marks take effect and are not drawn. A character that no font has gets the Latin
/// font, which draws a box for it. An emoji is never split. Quotes, dashes and ellipses next to Chinese characters are
/// full width as in Chinese, others as in Latin. If some characters of a serif text have no serif form, the text is
/// bold. If some Chinese characters of a bold text have no bold form, all Chinese characters of the text are regular.
/// `right_to_left` is as in levels_of(). Calls `has` at most eighteen times per character.
[[nodiscard]] std::vector<Run> runs_of(std::string_view text, Typeface face, const HasGlyph& has,
                                       const FallBack& fall_back = {}, const FontOfEmoji& font_of_emoji = {},
                                       bool right_to_left = false);

} // namespace twoturns::view
