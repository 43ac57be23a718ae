#include "emoji_font.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <cstddef>
#include <stdexcept>

namespace twoturns::assets {

struct EmojiFont::Handles {
    FT_Library library = nullptr;
    FT_Face face = nullptr;

    Handles() = default;
    ~Handles() {
        if (face != nullptr) FT_Done_Face(face);
        if (library != nullptr) FT_Done_FreeType(library);
    }
    Handles(const Handles&) = delete;
    Handles(Handles&&) = delete;
    Handles& operator=(const Handles&) = delete;
    Handles& operator=(Handles&&) = delete;
};

EmojiFont::EmojiFont(const std::string& file) : handles_(std::make_unique<Handles>()) {
    if (FT_Init_FreeType(&handles_->library) != 0) throw std::runtime_error("FreeType does not start");
    if (FT_New_Face(handles_->library, file.c_str(), 0, &handles_->face) != 0)
        throw std::runtime_error(file + ": not a font that FreeType can read");
    if (!FT_HAS_FIXED_SIZES(handles_->face) || !FT_HAS_COLOR(handles_->face))
        throw std::runtime_error(file + ": a font without coloured bitmaps");
    const int largest = handles_->face->num_fixed_sizes - 1;
    if (FT_Select_Size(handles_->face, largest) != 0) throw std::runtime_error(file + ": its bitmaps cannot be read");
}

EmojiFont::~EmojiFont() = default;
EmojiFont::EmojiFont(EmojiFont&&) noexcept = default;
EmojiFont& EmojiFont::operator=(EmojiFont&&) noexcept = default;

Picture EmojiFont::draw(char32_t code) {
    FT_Face face = handles_->face;
    const FT_UInt glyph = FT_Get_Char_Index(face, code);
    if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_COLOR) != 0 ||
        face->glyph->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA)
        throw std::runtime_error("the emoji font has no picture for code point " +
                                 std::to_string(static_cast<unsigned long>(code)));
    const FT_Bitmap& bitmap = face->glyph->bitmap;
    Picture picture(static_cast<int>(bitmap.width), static_cast<int>(bitmap.rows));
    for (int y = 0; y < picture.height; ++y) {
        const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        for (int x = 0; x < picture.width; ++x, row += 4) {
            const auto channel = [&](int i) { return static_cast<float>(row[i]) / 255.0F; };
            picture.at(x, y) = {channel(2), channel(1), channel(0), channel(3)}; // alpha is multiplied in already
        }
    }
    return picture;
}

} // namespace twoturns::assets
