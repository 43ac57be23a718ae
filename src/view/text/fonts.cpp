#include "view/text/fonts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "view/decks/assets.hpp"
#include "view/drawing/raster.hpp"
#include "view/text/emoji.hpp"

namespace twoturns::view {
namespace {

constexpr std::size_t most_bytes = 65536;
constexpr int widest_text = 16384;              // pixels
constexpr std::size_t longest_remembered = 512; // texts with more bytes are not cached
constexpr std::size_t most_remembered = 4096;
constexpr std::size_t most_files = 64;   // the most files opened: the game's and the system's
constexpr std::size_t most_found = 8192; // the most characters for which a system font is remembered
constexpr std::array<const char*, 6> font_files{"latin.ttf",        "latin-bold.ttf", "chinese.otf",
                                                "chinese-bold.otf", "serif.ttf",      "chinese-serif.otf"};

constexpr std::array<const char*, 3> native_endings{"", "-bold", "-serif"}; // after the language's code

bool is_native(FontFile file) {
    using enum FontFile;
    return file == native || file == native_bold || file == native_serif;
}

int pixels_of(float size) { return std::max(1, static_cast<int>(std::lround(size))); }

/// Sets a font's direction temporarily. Fonts draw from left to right by default, and all runs share them.
class Directed {
public:
    Directed(TTF_Font* font, const Run& run) : font_(run.right_to_left || !run.script.empty() ? font : nullptr) {
        if (font_ == nullptr) return;
        TTF_SetFontDirection(font_, run.right_to_left ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(font_, run.script.empty() ? "Zyyy" : run.script.c_str());
    }
    ~Directed() {
        if (font_ == nullptr) return;
        TTF_SetFontDirection(font_, TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(font_, "Zyyy");
    }
    Directed(const Directed&) = delete;
    Directed& operator=(const Directed&) = delete;

private:
    TTF_Font* font_;
};

/// Emoji bitmaps exist in one size. They are scaled to the height of letters.
constexpr float picture_height = 1.2F; // of the em
int picture_side(int size) {
    return std::max(1, static_cast<int>(std::lround(picture_height * static_cast<float>(size))));
}

Surface smaller(SDL_Surface& large, float scale) {
    const auto scaled = [scale](int side) {
        return std::max(1, static_cast<int>(std::lround(static_cast<float>(side) * scale)));
    };
    Surface small = make_surface(scaled(large.w), scaled(large.h));
    draw_picture(*small, {0, 0, static_cast<float>(small->w), static_cast<float>(small->h)}, large,
                 {0, 0, large.w, large.h});
    return small;
}

/// Returns false if the font's colour format is not supported by this build of FreeType.
bool draws_in_colours(TTF_Font& font, char32_t character) {
    constexpr SDL_Color ink{1, 2, 3, 255};
    const Surface drawn{TTF_RenderGlyph32_Blended(&font, character, ink)};
    for (int y = 0; drawn && y < drawn->h; ++y) {
        const std::uint32_t* const row = row_of(*drawn, y);
        if (std::any_of(row, row + drawn->w,
                        [](std::uint32_t pixel) { return pixel >> 24U != 0 && pixel << 8U != 0x01020300; }))
            return true;
    }
    return false;
}

Typeface face_of(bool bold, ui::Family family) {
    if (family == ui::Family::serif) return Typeface::serif;
    return bold ? Typeface::bold : Typeface::regular;
}

FontFile latin_of(Typeface face) {
    switch (face) {
    case Typeface::regular: break;
    case Typeface::bold: return FontFile::latin_bold;
    case Typeface::serif: return FontFile::serif;
    }
    return FontFile::latin;
}

} // namespace

Fonts::Fonts(const std::filesystem::path& folder, FindFont find, std::filesystem::path decks)
    : folder_(folder), find_(std::move(find)), pictures_(std::move(decks)) {
    for (const char* name : font_files) {
        const std::filesystem::path file = folder / name;
        files_.push_back({platform::name_of(file), 0, {}, true, false});
        if (!platform::is_file(file)) throw StartError(files_.back().name + ": there is no such file");
    }
    for (std::size_t i = 0; i < native_endings.size(); ++i) files_.push_back({{}, 0, {}, false, false});
    files_.push_back({{}, 0, {}, false, true}); // FontFile::pictures
    use_language(platform::language());
    static_cast<void>(font(FontFile::latin, 16));
}

void Fonts::use_language(std::string_view code) {
    std::erase_if(fonts_, [](const auto& open) { return is_native(open.first.first); });
    for (std::size_t i = 0; i < native_endings.size(); ++i) {
        std::filesystem::path name = folder_ / (std::string{code} + native_endings[i] + ".otf");
        if (!platform::is_file(name)) name.replace_extension(".ttf");
        files_[static_cast<std::size_t>(FontFile::native) + i] = {
            platform::name_of(name), 0, {}, platform::is_file(name), false};
    }
    forget_widths();
}

TTF_Font* Fonts::font(FontFile file, int size) const {
    Font& font = fonts_[{file, size}];
    if (!font) {
        auto& [name, face, source, usable, coloured] = files_[static_cast<std::size_t>(file)];
        if (!source) source = open_file(name);
        SDL_RWseek(source.get(), 0, RW_SEEK_SET); // SDL_ttf expects the font at the current position
        font = checked<Font>(TTF_OpenFontIndexRW(source.get(), 0, size, face), name);
        TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    }
    return font.get();
}

bool Fonts::has(FontFile file, int size, char32_t character) const {
    bool& usable = files_[static_cast<std::size_t>(file)].usable;
    try {
        return usable && TTF_GlyphIsProvided32(font(file, size), character) != 0;
    } catch (const StartError&) {
        usable = false; // prevents another attempt for every character
        forget_widths();
        return false;
    }
}

TTF_Font* Fonts::font_of(const Run& run, int size) const {
    TTF_Font* const whole = font(run.font, size);
    if (run.font < FontFile::first_of_system || is_coloured(run.font)) return whole;
    // Some scripts are taller than Latin, but every line has the height of Latin.
    const int room = TTF_FontHeight(font(FontFile::latin, size));
    const int height = TTF_FontHeight(whole);
    return height <= room ? whole : font(run.font, std::max(1, size * room / height));
}

std::optional<FontFile> Fonts::fall_back(int size, char32_t character) const {
    if (!find_) return std::nullopt;
    if (const auto known = found_.find(character); known != found_.end()) return known->second;
    if (found_.size() == most_found) found_.clear();
    auto file = found(size, character);
    if (file && !has(*file, size, character)) file.reset();
    return found_[character] = file;
}

std::optional<FontFile> Fonts::found(int size, char32_t character) const {
    const auto font = find_(character);
    if (!font) return std::nullopt;
    for (auto i = static_cast<std::size_t>(FontFile::first_of_system); i < files_.size(); ++i)
        if (files_[i].name == font->file && files_[i].face == font->face && files_[i].coloured == font->coloured)
            return static_cast<FontFile>(i);
    if (files_.size() == most_files) return std::nullopt;
    files_.push_back({font->file, font->face, {}, true, font->coloured});
    const auto file = static_cast<FontFile>(files_.size() - 1);
    if (font->coloured && has(file, size, character) && !draws_in_colours(*this->font(file, size), character))
        files_.back().usable = false;
    return file;
}

std::optional<FontFile> Fonts::font_of_emoji(int size, std::u32string_view characters, const std::string& emoji) const {
    const auto font = fall_back(size, main_of_emoji(characters));
    if (font && is_coloured(*font)) return font;
    if (pictures_.has(emoji)) return FontFile::pictures;
    const auto all_in = [&](std::initializer_list<FontFile> fonts) {
        return std::all_of(characters.begin(), characters.end(), [&](char32_t character) {
            return is_part_unseen(character) ||
                   std::any_of(fonts.begin(), fonts.end(), [&](FontFile one) { return has(one, size, character); });
        });
    };
    if (font && all_in({*font})) return font;
    if (all_in({FontFile::latin, FontFile::chinese})) return std::nullopt;
    return FontFile::pictures;
}

std::vector<Run> Fonts::runs(const std::string& text, int size, Typeface face) const {
    return runs_of(
        std::string_view(text).substr(0, most_bytes), face,
        [&](FontFile file, char32_t character) { return has(file, size, character); },
        [&](char32_t character) { return fall_back(size, character); },
        [&](std::u32string_view characters, const std::string& emoji) {
            return font_of_emoji(size, characters, emoji);
        },
        platform::right_to_left());
}

float Fonts::scale_of(const Run& run, int size) const {
    if (!is_coloured(run.font)) return 1;
    return picture_height * static_cast<float>(size) /
           static_cast<float>(std::max(1, TTF_FontHeight(font(run.font, size))));
}

int Fonts::width(const Run& run, int size) const {
    if (run.font == FontFile::pictures) return picture_side(size);
    // All digits have the same width, but SDL_ttf adds a pixel to digits whose outline touches the end of their width.
    std::string text = run.text;
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c >= '1' && c <= '9'; }, '0');
    TTF_Font* const used = font_of(run, size);
    const Directed directed{used, run};
    int width = 0;
    TTF_SizeUTF8(used, (is_coloured(run.font) ? run.text : text).c_str(), &width, nullptr);
    return static_cast<int>(std::lround(static_cast<float>(width) * scale_of(run, size)));
}

std::vector<std::uint8_t> Fonts::levels(const std::string& line) const {
    return levels_of_bytes(line, platform::right_to_left());
}

float Fonts::width(const std::string& text, float size, bool bold, ui::Family family) const {
    const Typeface face = face_of(bold, family);
    const int pixels = pixels_of(size);
    const Widths& known = widths_[{pixels, face}];
    if (const auto found = known.find(text); found != known.end()) return found->second;
    try {
        int all = 0;
        for (const Run& run : runs(text, pixels, face)) all += width(run, pixels);
        remember(text, pixels, face, static_cast<float>(all));
        return static_cast<float>(all);
    } catch (const StartError&) { // the font cannot be opened at this size; its text is left out
        return 0;
    }
}

void Fonts::remember(const std::string& text, int size, Typeface face, float width) const {
    if (text.size() > longest_remembered) return;
    if (remembered_ == most_remembered) forget_widths();
    widths_[{size, face}].emplace(text, width);
    ++remembered_;
}

void Fonts::forget_widths() const {
    widths_.clear();
    remembered_ = 0;
}

bool Fonts::is_coloured(const std::string& text, float size, bool bold, ui::Family family) const {
    const bool may_be =
        std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0xE2; });
    if (!may_be) return false;
    try {
        const auto all = runs(text, pixels_of(size), face_of(bold, family));
        return std::any_of(all.begin(), all.end(), [&](const Run& run) { return is_coloured(run.font); });
    } catch (const StartError&) {
        return false;
    }
}

Surface Fonts::draw(const Run& run, int size, SDL_Color ink) const {
    if (run.font == FontFile::pictures) return pictures_.draw(run.text, picture_side(size));
    TTF_Font* const used = font_of(run, size);
    const Directed directed{used, run};
    auto drawn = checked<Surface>(TTF_RenderUTF8_Blended(used, run.text.c_str(), ink), "text");
    return is_coloured(run.font) ? smaller(*drawn, scale_of(run, size)) : std::move(drawn);
}

Surface Fonts::draw(const std::string& text, float size, bool bold, SDL_Color ink, ui::Family family) const {
    const Typeface face = face_of(bold, family);
    const int pixels = pixels_of(size);
    const std::vector<Run> parts = runs(text, pixels, face);
    int whole = 0;
    for (const Run& run : parts) whole += width(run, pixels);
    if (whole > widest_text || text.size() > most_bytes)
        throw StartError("text of " + std::to_string(text.size()) + " bytes is wider than any window");
    // All text shares the baseline of the Latin font. Letters of other scripts may extend below the Latin height.
    TTF_Font* latin = font(latin_of(face), pixels);
    struct Part {
        Surface drawn;
        int x = 0;
        int y = 0;
    };
    std::vector<Part> drawn_parts;
    int height = TTF_FontHeight(latin);
    int x = 0;
    for (const Run& run : parts) {
        const int run_width = width(run, pixels);
        if (run_width == 0) continue; // the run has only joiners and other invisible characters
        const bool coloured = is_coloured(run.font);
        Surface drawn = draw(run, pixels, ink);
        SDL_SetSurfaceBlendMode(drawn.get(), SDL_BLENDMODE_NONE);
        const int y = coloured ? (TTF_FontHeight(latin) - drawn->h) / 2
                               : TTF_FontAscent(latin) - TTF_FontAscent(font_of(run, pixels));
        height = std::max(height, y + drawn->h);
        drawn_parts.push_back({std::move(drawn), x, y});
        x += run_width;
    }
    Surface line = make_surface(std::max(1, whole), height);
    for (const Part& part : drawn_parts) {
        SDL_Rect place{part.x, part.y, part.drawn->w, part.drawn->h};
        SDL_BlitSurface(part.drawn.get(), nullptr, line.get(), &place);
    }
    return line;
}

float Fonts::middle(float size, bool bold, ui::Family family) const {
    constexpr float half_capital = 0.365F; // in ems; the middle of Chinese characters is at the same height
    return static_cast<float>(TTF_FontAscent(font(latin_of(face_of(bold, family)), pixels_of(size)))) -
           half_capital * size;
}

} // namespace twoturns::view
