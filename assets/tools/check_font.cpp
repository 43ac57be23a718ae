// check_font TEXT FONT...: succeeds if every character of the text file has a glyph in one of the fonts, and lists the
// characters that have none. SDL2_ttf would draw a missing glyph as a box without an error.
#include <ft2build.h>
#include FT_FREETYPE_H

#include <cstdio>
#include <exception>
#include <set>
#include <string>

#include "deck.hpp"

namespace {

/// Returns the code points of UTF-8 text, which msgfmt has already validated.
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

/// Removes the font's characters from `wanted`. Returns false if the file is not a font.
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
