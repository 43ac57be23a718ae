// The coloured pictures of an emoji font, at the size they were drawn in. FreeType is asked directly: SDL2_ttf would
// hand out the same bitmaps, but with the colours of soft edges darkened.
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

    /// The picture of a code point, or the one that several have together, as a flag's two letters. Throws
    /// std::runtime_error if the font has none.
    [[nodiscard]] Picture draw(const std::u32string& codes);

private:
    struct Handles;
    std::unique_ptr<Handles> handles_;
};

} // namespace twoturns::assets
