// System fonts for scripts that the game's own fonts do not have.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace twoturns::view {

struct SystemFont {
    std::string file;
    int face = 0;          ///< index of the font in the file
    bool coloured = false; ///< the glyphs are bitmaps of one size, as in emoji fonts
    friend bool operator==(const SystemFont&, const SystemFont&) = default;
};

/// Returns a font that has a character: a font with outlines, or with colours for a possible emoji; nullopt if there is
/// none.
using FindFont = std::function<std::optional<SystemFont>(char32_t)>;

/// Returns a function that asks fontconfig for a sans-serif font. The first call starts fontconfig, which takes some 10
/// ms; each further call takes about 1 ms. Without fontconfig the function never finds a font. On Windows it searches
/// the font folder (folder_fonts.hpp).
[[nodiscard]] FindFont system_fonts();

/// Returns a function that returns whether a system font has a character, so that system_fonts() will find a font.
/// Suited to many characters: the first call takes some milliseconds, the others almost no time. Only one thread may
/// use it.
[[nodiscard]] std::function<bool(char32_t)> system_characters();

} // namespace twoturns::view
