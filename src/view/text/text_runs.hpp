// Text cut into runs of one font, script and direction: Latin, Greek and Cyrillic are in one font, Chinese in another,
// all else in fonts of the system.
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
    chinese_bold, // only the characters of the game's own words
    pictures,     // of the game's decks: no font
    first_of_system
};

/// What is drawn with one font.
struct Run {
    FontFile font = FontFile::latin;
    std::string text;           // UTF-8, in the order it is read; of pictures one emoji
    bool right_to_left = false; // how it is drawn
    std::string script{};       // of a font of the system: its four letters in ISO 15924
    friend bool operator==(const Run&, const Run&) = default;
};

/// Whether a font has a glyph for a character.
using HasGlyph = std::function<bool(FontFile, char32_t)>;
/// A font of the system that has a character the game's own do not have.
using FallBack = std::function<std::optional<FontFile>(char32_t)>;
/// What an emoji is drawn with, given as characters and as UTF-8; nothing where that is as for all other characters.
using FontOfEmoji = std::function<std::optional<FontFile>(std::u32string_view, const std::string&)>;

/// The runs of a line from left to right, as they are drawn, for any bytes whatever. What is not UTF-8 and what is a
/// control character becomes U+FFFD. Marks of direction do what they say, and are not drawn. A character that no font
/// has goes to the Latin one, which draws a box for it. An emoji is in one run. Quotes, dashes and ellipses beside
/// Chinese are drawn as Chinese is written, full width, all others as Latin is. Where not all Chinese of a bold text
/// has a bold form, none of it is drawn in one. Asks `has` at most six times a character.
[[nodiscard]] std::vector<Run> runs_of(std::string_view text, bool bold, const HasGlyph& has,
                                       const FallBack& fall_back = {}, const FontOfEmoji& font_of_emoji = {});

} // namespace twoturns::view
