#include "outline_font.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_OUTLINE_H

#include <cstdio>
#include <initializer_list>
#include <stdexcept>

namespace twoturns::assets {
namespace {

/// Writes a path while FreeType traverses an outline, converting the font's units to the picture's.
struct Pen {
    double scale, middle_x, middle_y, x, y;
    std::string d = {};
    bool open = false;

    void add(char command, std::initializer_list<const FT_Vector*> points) {
        d += command;
        for (const FT_Vector* p : points) {
            char text[64];
            std::snprintf(text, sizeof text, "%.3f %.3f ", x + (static_cast<double>(p->x) - middle_x) * scale,
                          y - (static_cast<double>(p->y) - middle_y) * scale);
            d += text;
        }
    }
    void close() {
        if (open) d += 'Z';
        open = false;
    }
};

Pen& pen_of(void* user) { return *static_cast<Pen*>(user); }

const FT_Outline_Funcs walk = {[](const FT_Vector* to, void* user) {
                                   pen_of(user).close();
                                   pen_of(user).add('M', {to});
                                   pen_of(user).open = true;
                                   return 0;
                               },
                               [](const FT_Vector* to, void* user) {
                                   pen_of(user).add('L', {to});
                                   return 0;
                               },
                               [](const FT_Vector* bend, const FT_Vector* to, void* user) {
                                   pen_of(user).add('Q', {bend, to});
                                   return 0;
                               },
                               [](const FT_Vector* first, const FT_Vector* second, const FT_Vector* to, void* user) {
                                   pen_of(user).add('C', {first, second, to});
                                   return 0;
                               },
                               0,
                               0};

} // namespace

struct OutlineFont::Handles {
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

OutlineFont::OutlineFont(const std::string& file) : handles_(std::make_unique<Handles>()) {
    if (FT_Init_FreeType(&handles_->library) != 0) throw std::runtime_error("FreeType does not start");
    if (FT_New_Face(handles_->library, file.c_str(), 0, &handles_->face) != 0)
        throw std::runtime_error(file + ": not a font that FreeType can read");
    if (!FT_IS_SCALABLE(handles_->face)) throw std::runtime_error(file + ": a font without outlines");
}

OutlineFont::~OutlineFont() = default;
OutlineFont::OutlineFont(OutlineFont&&) noexcept = default;
OutlineFont& OutlineFont::operator=(OutlineFont&&) noexcept = default;

bool OutlineFont::has(char32_t code) const { return FT_Get_Char_Index(handles_->face, code) != 0; }

std::string OutlineFont::path(char32_t code, double x, double y, double size) {
    FT_Face face = handles_->face;
    const FT_UInt glyph = FT_Get_Char_Index(face, code);
    if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) != 0 ||
        face->glyph->format != FT_GLYPH_FORMAT_OUTLINE)
        throw std::runtime_error("the font has no outline for code point " +
                                 std::to_string(static_cast<unsigned long>(code)));
    FT_Outline& outline = face->glyph->outline;
    FT_BBox box;
    if (FT_Outline_Get_BBox(&outline, &box) != 0) return {};
    Pen pen{size / face->units_per_EM, static_cast<double>(box.xMin + box.xMax) / 2,
            static_cast<double>(box.yMin + box.yMax) / 2, x, y};
    if (FT_Outline_Decompose(&outline, &walk, &pen) != 0) throw std::runtime_error("an outline that cannot be read");
    pen.close();
    return pen.d;
}

} // namespace twoturns::assets
