// System fonts for scripts that the game's own fonts lack.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace twoturns::view {

struct SystemFont {
    std::string file;
    int face = 0;          ///< index of the font in the file
    bool coloured = false; ///< bitmaps of one size, as in emoji fonts
    friend bool operator==(const SystemFont&, const SystemFont&) = default;
};

/// Returns a font that has a character, with outlines, or in colour for possible emoji; nullopt if there is none.
using FindFont = std::function<std::optional<SystemFont>(char32_t)>;

/// Returns a function that asks fontconfig for a sans-serif font. The first call starts fontconfig, which takes some 10
/// ms; each call takes about 1 ms. Without fontconfig it never finds a font; on Windows it searches the font folder
/// (folder_fonts.hpp).
[[nodiscard]] FindFont system_fonts();

/// Returns a function that tells whether a system font has a character, so that system_fonts() will find it. Suited to
/// many characters: the first call takes some milliseconds, the others almost nothing. For one thread.
[[nodiscard]] std::function<bool(char32_t)> system_characters();

} // namespace twoturns::view
