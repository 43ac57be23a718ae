#include "emoji_font.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <hb.h>

#include <cstddef>
#include <optional>
#include <stdexcept>

namespace twoturns::assets {

namespace {

template <auto Destroy> struct Destroyed {
    void operator()(auto* handle) const noexcept { Destroy(handle); }
};
using Shaper = std::unique_ptr<hb_font_t, Destroyed<hb_font_destroy>>;

Shaper shaper_of(const std::string& file) {
    const std::unique_ptr<hb_blob_t, Destroyed<hb_blob_destroy>> bytes{hb_blob_create_from_file(file.c_str())};
    const std::unique_ptr<hb_face_t, Destroyed<hb_face_destroy>> face{hb_face_create(bytes.get(), 0)};
    return Shaper{hb_font_create(face.get())};
}

/// Returns the font's single glyph for the whole sequence, nullopt if there is none.
std::optional<FT_UInt> glyph_of(hb_font_t& shaper, const std::u32string& codes) {
    const std::unique_ptr<hb_buffer_t, Destroyed<hb_buffer_destroy>> buffer{hb_buffer_create()};
    for (const char32_t code : codes) hb_buffer_add(buffer.get(), code, 0);
    hb_buffer_set_content_type(buffer.get(), HB_BUFFER_CONTENT_TYPE_UNICODE);
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(&shaper, buffer.get(), nullptr, 0);
    unsigned count = 0;
    const hb_glyph_info_t* glyphs = hb_buffer_get_glyph_infos(buffer.get(), &count);
    if (count != 1 || glyphs[0].codepoint == 0) return std::nullopt;
    return glyphs[0].codepoint;
}

std::string words_for(const std::u32string& codes) {
    std::string words;
    for (const char32_t code : codes) words += " " + std::to_string(static_cast<unsigned long>(code));
    return words;
}

} // namespace

struct EmojiFont::Handles {
    FT_Library library = nullptr;
    FT_Face face = nullptr;
    Shaper shaper;

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
    handles_->shaper = shaper_of(file);
}

EmojiFont::~EmojiFont() = default;
EmojiFont::EmojiFont(EmojiFont&&) noexcept = default;
EmojiFont& EmojiFont::operator=(EmojiFont&&) noexcept = default;

Picture EmojiFont::draw(const std::u32string& codes) {
    FT_Face face = handles_->face;
    const auto glyph = glyph_of(*handles_->shaper, codes);
    if (!glyph || FT_Load_Glyph(face, *glyph, FT_LOAD_COLOR) != 0 ||
        face->glyph->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA)
        throw std::runtime_error("the emoji font has no picture for the code points" + words_for(codes));
    const FT_Bitmap& bitmap = face->glyph->bitmap;
    Picture picture(static_cast<int>(bitmap.width), static_cast<int>(bitmap.rows));
    for (int y = 0; y < picture.height; ++y) {
        const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        for (int x = 0; x < picture.width; ++x, row += 4) {
            const auto channel = [&](int i) { return static_cast<float>(row[i]) / 255.0F; };
            picture.at(x, y) = {channel(2), channel(1), channel(0), channel(3)}; // already premultiplied
        }
    }
    return picture;
}

} // namespace twoturns::assets
