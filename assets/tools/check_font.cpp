// check_font TEXT FONT...: succeeds if for every character of the text file one of the fonts has a glyph, and names
// those that none has. A missing glyph would be drawn as a box, without a word from SDL2_ttf.
#include <ft2build.h>
#include FT_FREETYPE_H

#include <cstdio>
#include <exception>
#include <set>
#include <string>

#include "deck.hpp"

namespace {

/// The code points of well-formed UTF-8; msgfmt has refused any other.
std::set<char32_t> characters(const std::string& text) {
    std::set<char32_t> all;
    char32_t code = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) {
            code = (code << 6U) | (byte & 0x3FU);
            continue;
        }
        all.insert(code);
        code = byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1FU : byte < 0xF0 ? byte & 0x0FU : byte & 0x07U;
    }
    all.insert(code);
    all.erase(all.begin(), all.lower_bound(U' ')); // control characters are not drawn
    return all;
}

/// Takes the characters that the font has out of `wanted`; false when it is no font.
bool take_out(const char* font, std::set<char32_t>& wanted) {
    FT_Library library = nullptr;
    FT_Face face = nullptr;
    const bool readable = FT_Init_FreeType(&library) == 0 && FT_New_Face(library, font, 0, &face) == 0;
    if (readable)
        std::erase_if(wanted, [&](char32_t code) { return FT_Get_Char_Index(face, code) != 0; });
    else
        std::fprintf(stderr, "%s: not a font that FreeType can read\n", font);
    if (face != nullptr) FT_Done_Face(face);
    if (library != nullptr) FT_Done_FreeType(library);
    return readable;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: check_font TEXT FONT...\n", stderr);
        return 2;
    }
    try {
        auto wanted = characters(twoturns::assets::read_file(argv[1]));
        for (int i = 2; i < argc; ++i)
            if (!take_out(argv[i], wanted)) return 1;
        for (const char32_t code : wanted)
            std::fprintf(stderr, "no font has U+%04lX\n", static_cast<unsigned long>(code));
        return wanted.empty() ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "check_font: %s\n", error.what());
        return 2;
    }
}
