// The coloured bitmaps of an emoji font, at their original size. Uses FreeType directly: SDL2_ttf would return the same
// bitmaps, but with darkened soft edges.
#pragma once

#include <memory>
#include <string>

#include "picture.hpp"

namespace twoturns::assets {

class EmojiFont {
public:
    /// Opens a font with coloured bitmaps, such as Noto Color Emoji. Throws std::runtime_error.
    explicit EmojiFont(const std::string& file);
    ~EmojiFont();
    EmojiFont(EmojiFont&&) noexcept;
    EmojiFont& operator=(EmojiFont&&) noexcept;
    EmojiFont(const EmojiFont&) = delete;
    EmojiFont& operator=(const EmojiFont&) = delete;

    /// Returns the bitmap of a code point, or of a sequence such as a flag's two letters. Throws std::runtime_error if
    /// the font has none.
    [[nodiscard]] Picture draw(const std::u32string& codes);

private:
    struct Handles;
    std::unique_ptr<Handles> handles_;
};

} // namespace twoturns::assets
