// Fonts of the system, for scripts that those of the game do not have.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace twoturns::view {

struct SystemFont {
    std::string file;
    int face = 0;          ///< which font of the file
    bool coloured = false; ///< pictures of one size, as those of emoji are
    friend bool operator==(const SystemFont&, const SystemFont&) = default;
};

/// A font that has a character, with outlines, or for what may be an emoji in colours; nothing where there is none.
using FindFont = std::function<std::optional<SystemFont>(char32_t)>;

/// Asks fontconfig for a font without serifs. It is started by the first question, which takes some 10 ms; each takes
/// about 1 ms. Where there is no fontconfig, it never finds any; under Windows it looks in the folder of fonts
/// (folder_fonts.hpp).
[[nodiscard]] FindFont system_fonts();

/// Whether a font of the system has a character: then system_fonts() finds it. For many characters: the
/// first question takes some milliseconds, all others next to nothing. For one thread.
[[nodiscard]] std::function<bool(char32_t)> system_characters();

} // namespace twoturns::view
