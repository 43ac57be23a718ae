// check_font FONT TEXT: succeeds if the font has a glyph for every character of the text file, and names those it
// lacks. A missing glyph would be drawn as a box, without a word from SDL2_ttf.
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

int missing(const char* font, const std::set<char32_t>& wanted) {
    FT_Library library = nullptr;
    FT_Face face = nullptr;
    int count = 0;
    if (FT_Init_FreeType(&library) != 0 || FT_New_Face(library, font, 0, &face) != 0) {
        std::fprintf(stderr, "%s: not a font that FreeType can read\n", font);
        ++count;
    } else {
        for (const char32_t code : wanted) {
            if (FT_Get_Char_Index(face, code) != 0) continue;
            std::fprintf(stderr, "%s: no U+%04lX\n", font, static_cast<unsigned long>(code));
            ++count;
        }
    }
    if (face != nullptr) FT_Done_Face(face);
    if (library != nullptr) FT_Done_FreeType(library);
    return count;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: check_font FONT TEXT\n", stderr);
        return 2;
    }
    try {
        return missing(argv[1], characters(twoturns::assets::read_file(argv[2]))) == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "check_font: %s\n", error.what());
        return 2;
    }
}
