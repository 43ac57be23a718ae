// Text cut into runs of one font: Latin, Greek and Cyrillic are in one, Chinese in another.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::view {

enum class FontFile : std::uint8_t {
    latin,
    latin_bold,
    chinese,
    chinese_bold // only the characters of the game's own words
};

/// What is drawn with one font.
struct Run {
    FontFile font = FontFile::latin;
    std::string text; // UTF-8
    friend bool operator==(const Run&, const Run&) = default;
};

/// Whether a font has a glyph for a character.
using HasGlyph = std::function<bool(FontFile, char32_t)>;

/// The runs of a text, in order, for any bytes whatever. What is not UTF-8 and what is a control character becomes
/// U+FFFD. A character that no font has goes to the Latin one, which draws a box for it. Quotes, dashes and ellipses
/// beside Chinese are drawn as Chinese is written, full width, all others as Latin is. Where not all Chinese of a
/// bold text has a bold form, none of it is drawn in one. Asks `has` at most five times a character.
[[nodiscard]] std::vector<Run> runs_of(std::string_view text, bool bold, const HasGlyph& has);

} // namespace twoturns::view
