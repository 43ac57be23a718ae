// The built fonts, and the text drawn with them.
#include "view/text/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scratch.hpp"
#include "view/drawing/raster.hpp"
#include "view/quiet.hpp"

using namespace twoturns::test;
using namespace twoturns::view;
namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path{TWOTURNS_SHARE} / "fonts";

/// The fonts of the game, or those in a folder.
struct Typesetter {
    struct Quiet {
        Quiet() { quiet_sdl(); }
    };
    Quiet quiet;
    Libraries libraries{0};
    Fonts fonts{folder};
};

/// The bounds of the drawing: pixels darker than a trace of grey.
struct Ink {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    int pixels = 0;
};
Ink ink_in(SDL_Surface& picture) {
    Ink ink{picture.w, picture.h, 0, 0, 0};
    for (int y = 0; y < picture.h; ++y)
        for (int x = 0; x < picture.w; ++x) {
            if (row_of(picture, y)[x] >> 24U < 0x40) continue;
            ink = {std::min(ink.left, x), std::min(ink.top, y), std::max(ink.right, x + 1), std::max(ink.bottom, y + 1),
                   ink.pixels + 1};
        }
    return ink;
}

/// Returns the amount of ink, in full pixels.
double blackness(SDL_Surface& picture) {
    double sum = 0;
    for (int y = 0; y < picture.h; ++y)
        for (int x = 0; x < picture.w; ++x) sum += static_cast<double>(row_of(picture, y)[x] >> 24U) / 255;
    return sum;
}

bool same(SDL_Surface& a, SDL_Surface& b) {
    if (a.w != b.w || a.h != b.h) return false;
    for (int y = 0; y < a.h; ++y)
        if (!std::equal(row_of(a, y), row_of(a, y) + a.w, row_of(b, y))) return false;
    return true;
}

void fill_folder_but(const fs::path& copy, const std::string& missing) {
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename() != missing) fs::create_symlink(entry.path(), copy / entry.path().filename());
}

} // namespace

TEST_CASE("a font that is missing, or is none where the game needs it, is named", "[fonts]") {
    const Typesetter ready;
    for (const std::string name :
         {"latin.ttf", "latin-bold.ttf", "chinese.otf", "chinese-bold.otf", "serif.ttf", "chinese-serif.otf"}) {
        const ScratchFolder copy;
        fill_folder_but(copy.path(), name);
        CHECK_THROWS_WITH(Fonts{copy.path()}, Catch::StartsWith((copy.path() / name).string()));
        fs::create_directory(copy.path() / name);
        CHECK_THROWS_WITH(Fonts{copy.path()}, Catch::StartsWith((copy.path() / name).string()));
    }
    for (const std::string content : {"", "this is not a font, however one looks at it"}) {
        const ScratchFolder copy;
        fill_folder_but(copy.path(), "latin.ttf");
        const std::string file = copy.file("latin.ttf", content);
        CHECK_THROWS_WITH(Fonts{copy.path()}, Catch::StartsWith(file));
    }
}

TEST_CASE("a Chinese font that is none leaves boxes, and Latin as it is", "[fonts]") {
    const Typesetter whole;
    const ScratchFolder copy;
    fill_folder_but(copy.path(), "chinese.otf");
    static_cast<void>(copy.file("chinese.otf", "this is not a font, however one looks at it"));
    const Fonts fonts{copy.path()};
    CHECK(same(*fonts.draw("Undo", 17, false), *whole.fonts.draw("Undo", 17, false)));
    CHECK(same(*fonts.draw("我", 17, false), *fonts.draw("\U0001FFFE", 17, false)));
}

TEST_CASE("Chinese fonts are not opened before a character needs them", "[fonts]") {
    const Typesetter ready;
    const ScratchFolder copy;
    fill_folder_but(copy.path(), "chinese.otf");
    static_cast<void>(copy.file("chinese.otf", "not a font yet"));
    const Fonts fonts{copy.path()};
    CHECK(fonts.width("Two Turns, Привет: it’s 12:34…", 17, false) > 0);
    fs::remove(copy.path() / "chinese.otf");
    fs::create_symlink(folder / "chinese.otf", copy.path() / "chinese.otf");
    CHECK(same(*fonts.draw("我", 17, false), *ready.fonts.draw("我", 17, false)));
}

TEST_CASE("what the game's fonts lack is drawn with fonts of the system, from right to left where it is written so",
          "[fonts]") {
    const Typesetter ready;
    const Fonts fonts{folder, system_fonts()};
    const FindFont find = system_fonts();
    struct Sample {
        char32_t letter;
        std::string text;
    };
    for (const auto& [letter, text] : {Sample{U'ש', "שלום"}, Sample{U'م', "مرحبا"}, Sample{U'ส', "สวัสดี"},
                                       Sample{U'न', "नमस्ते"}, Sample{U'한', "한국어"}, Sample{U'გ', "გამარჯობა"}}) {
        if (!find(letter)) continue; // no such font here
        CAPTURE(text);
        const Surface with = fonts.draw(text, 20, false);
        CHECK_FALSE(same(*with, *ready.fonts.draw(text, 20, false))); // boxes
        CHECK(static_cast<float>(with->w) == fonts.width(text, 20, false));
        const Ink ink = ink_in(*with);
        CHECK(ink.pixels > 30);
        CHECK(same(*fonts.draw("Undo", 20, false), *ready.fonts.draw("Undo", 20, false)));
        for (const float size : {9.0F, 13.4F, 46.0F}) CHECK(fonts.width(text + " a", size, true) > 0);
    }
    if (find(U'ש')) { // the first letter, which has more ink, is on the right
        const Surface line = fonts.draw("ש   ו", 40, false);
        int left = 0;
        int right = 0;
        for (int y = 0; y < line->h; ++y)
            for (int x = 0; x < line->w; ++x)
                (x < line->w / 2 ? left : right) += row_of(*line, y)[x] >> 24U > 0x40 ? 1 : 0;
        CHECK(right > left);
    }
    CHECK(same(*fonts.draw("\U0001FFFE", 17, false), *ready.fonts.draw("\U0001FFFE", 17, false))); // no font has it
}

TEST_CASE("emoji are drawn in their colours, as high as letters, each as one", "[fonts] [emoji]") {
    const FindFont find = system_fonts();
    const auto found = find(U'\U0001F436');
    if (!found || !found->coloured) return; // no such font here
    const Typesetter ready;
    const Fonts fonts{folder, system_fonts()};
    const auto colours = [](SDL_Surface& drawn) {
        int all = 0;
        for (int y = 0; y < drawn.h; ++y)
            for (int x = 0; x < drawn.w; ++x) {
                const std::uint32_t pixel = row_of(drawn, y)[x];
                const auto part = [&](unsigned shift) { return static_cast<int>(pixel >> shift & 0xFFU); };
                if (part(24) > 0x80 && std::abs(part(16) - part(0)) > 40) ++all;
            }
        return all;
    };
    for (const float size : {14.0F, 24.0F, 60.0F}) {
        CAPTURE(size);
        const float one = fonts.width("🐶", size, false);
        CHECK(one > size);
        CHECK(one < 2 * size);
        for (const char* text : {"👨‍👩‍👧", "🏳️‍🌈", "👍🏽", "🇯🇵", "❤️", "👩‍🏫"}) {
            CAPTURE(text);
            CHECK(fonts.is_coloured(text, size, false));
            CHECK(fonts.width(text, size, false) == one);
            const Surface drawn = fonts.draw(text, size, false);
            CHECK(drawn->h == fonts.draw("x", size, false)->h);
            if (std::string{text} != "👨‍👩‍👧")
                CHECK(colours(*drawn) > 20); // families are grey in newer fonts
        }
    }
    CHECK(colours(*fonts.draw("x", 24, false)) == 0);
    CHECK_FALSE(fonts.is_coloured("x 水 é", 24, false));
    CHECK(fonts.width("🍎 apple", 24, true) > fonts.width("apple", 24, true) + fonts.width("🍎", 24, true));
}

TEST_CASE("letters that reach below the line of Latin ones are drawn to their ends", "[fonts]") {
    const Typesetter ready; // initialises the library
    const auto font = system_fonts()(U'س');
    if (!font) return; // no such font here
    const Fonts fonts{folder, system_fonts()};
    constexpr int size = 40;
    const Font whole{TTF_OpenFontIndex(font->file.c_str(), size, font->face)};
    REQUIRE(whole);
    const std::string text = "رأس";
    const Surface drawn = fonts.draw(text, size, false);
    if (TTF_FontHeight(whole.get()) > fonts.draw("x", size, false)->h) return; // it is drawn smaller
    TTF_SetFontHinting(whole.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    TTF_SetFontDirection(whole.get(), TTF_DIRECTION_RTL);
    TTF_SetFontScriptName(whole.get(), "Arab");
    const Surface by_itself{TTF_RenderUTF8_Blended(whole.get(), text.c_str(), {255, 255, 255, 255})};
    CHECK(ink_in(*drawn).pixels == ink_in(*by_itself).pixels);
}

TEST_CASE("a font of the system that is gone when it is needed leaves boxes", "[fonts]") {
    const Typesetter ready;
    const Fonts fonts{folder, [](char32_t) { return SystemFont{"/nowhere/at-all.ttf", 0}; }};
    CHECK(same(*fonts.draw("שלום", 17, false), *ready.fonts.draw("שלום", 17, false)));
}

TEST_CASE("text is as wide as it is drawn, in any mixture of scripts and bytes", "[fonts]") {
    const Typesetter ready;
    CHECK(ready.fonts.width("", 16, false) == 0);
    for (const std::string text : {"Undo", "12:34", "重新开始", "Привет", "按 N 开始 “New” 12:34…",
                                   "我的文档/Música/Привет \U0001F353", "a\xFF\xE6\x88z", "\x01\x02\n", "\u200B",
                                   "e\u0301\u0323", "שלום", "👩‍🚀", "\xF4\x90\x80\x80", "…/文档"})
        for (const bool bold : {false, true})
            for (const float size : {0.3F, 9.0F, 13.0F, 17.4F, 46.0F}) {
                CAPTURE(text, bold, size);
                const float width = ready.fonts.width(text, size, bold);
                CHECK(width == static_cast<float>(ready.fonts.draw(text, size, bold)->w) - (width == 0 ? 1 : 0));
                CHECK(ready.fonts.width(text + "." + text, size, bold) >= width);
            }
}

TEST_CASE("a text asked for again is as wide as before, however many were asked for in between", "[fonts]") {
    const Typesetter ready;
    const auto widths = [&] {
        std::vector<float> all;
        for (const float size : {9.0F, 13.0F, 17.4F})
            for (const bool bold : {false, true})
                for (const std::string text : {"", "Undo", "12:34", "重新开始"})
                    all.push_back(ready.fonts.width(text, size, bold));
        return all;
    };
    const auto before = widths();
    CHECK(widths() == before);
    for (int i = 0; i < 10'000; ++i) static_cast<void>(ready.fonts.width(std::to_string(i), 13, false));
    CHECK(widths() == before);
    CHECK(ready.fonts.width("Undo", 26, false) > ready.fonts.width("Undo", 13, false));
}

TEST_CASE("no bytes whatever make drawing fail", "[fonts]") {
    const Typesetter ready;
    unsigned state = 7;
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (int n = 0; n < 1 + i % 24; ++n) {
            state = state * 1664525U + 1013904223U;
            text += static_cast<char>(state >> 24U);
        }
        CHECK_NOTHROW(ready.fonts.draw(text, 15, i % 2 == 0));
    }
}

TEST_CASE("names in Chinese, Cyrillic and Greek are drawn, each character in its own shape", "[fonts]") {
    const Typesetter ready;
    for (const bool bold : {false, true}) {
        const Surface box = ready.fonts.draw("\U0001FFFE", 24, bold);
        for (const std::string character : {"我", "的", "文", "档", "龘", "丏", "鿕", "П",  "в",  "ѓ", "Ω",
                                            "ή",  "č",  "ő",  "ı",  "，", "。", "「",  "～", "Ａ", "→", "★"}) {
            CAPTURE(character, bold);
            const Surface drawn = ready.fonts.draw(character, 24, bold);
            CHECK(ink_in(*drawn).pixels > 4);
            CHECK_FALSE(same(*drawn, *box));
        }
    }
}

TEST_CASE("what no font has is drawn as a box, and broken bytes as a sign", "[fonts]") {
    const Typesetter ready;
    for (const bool bold : {false, true})
        for (const std::string missing : {"\U0001FFFE", "\u05D0", "\U0002F800", "\uE000", "\xFF", "\x01"}) {
            const Ink ink = ink_in(*ready.fonts.draw(missing, 20, bold));
            CAPTURE(missing, bold);
            CHECK(ink.pixels > 20);
            CHECK(ink.bottom - ink.top > 8);
        }
}

TEST_CASE("in English the apostrophe is narrow and the ellipsis stands on the line", "[fonts]") {
    const Typesetter ready;
    for (const bool bold : {false, true}) {
        const auto width = [&](const std::string& text) { return ready.fonts.width(text, 40, bold); };
        CHECK(width("today’s") - width("todays") < 14);
        CHECK(width("“x”") - width("x") < 48);
        const Ink period = ink_in(*ready.fonts.draw(".", 40, bold));
        const Ink ellipsis = ink_in(*ready.fonts.draw("…", 40, bold));
        CHECK(std::abs(ellipsis.bottom - period.bottom) <= 1);
        CHECK(std::abs(ellipsis.top - period.top) <= 1);
    }
}

TEST_CASE("in Chinese quotes are full width and the ellipsis is in the middle", "[fonts]") {
    const Typesetter ready;
    for (const bool bold : {false, true}) {
        const float letter = ready.fonts.width("开", 40, bold);
        CHECK(letter == Approx(40).margin(1));
        CHECK(ready.fonts.width("“开始”", 40, bold) == Approx(4 * letter).margin(2));
        const Ink chinese = ink_in(*ready.fonts.draw("开", 40, bold));
        const Surface both = ready.fonts.draw("开…", 40, bold);
        const Surface ellipsis = part_of(*both, {both->w / 2, 0, both->w - both->w / 2, both->h});
        const Ink dots = ink_in(*ellipsis);
        CHECK(std::abs(dots.top + dots.bottom - chinese.top - chinese.bottom) <= 8);
    }
}

TEST_CASE("bold is a shape of its own, in Chinese too, and never a smear of the regular one", "[fonts]") {
    const Typesetter ready;
    for (const std::string text : {"Two Turns", "重新开始", "设置", "1234567890"}) {
        CAPTURE(text);
        const double regular = blackness(*ready.fonts.draw(text, 32, false));
        const double bold = blackness(*ready.fonts.draw(text, 32, true));
        CHECK(bold > 1.2 * regular);
        CHECK(ready.fonts.width(text, 32, true) < 1.15F * ready.fonts.width(text, 32, false));
    }
    // It is not in the game's own words, so there is no bold form; it stays as legible as it is.
    CHECK(blackness(*ready.fonts.draw("龘", 32, true)) == Approx(blackness(*ready.fonts.draw("龘", 32, false))));
    CHECK(ready.fonts.width("龘", 32, true) == ready.fonts.width("龘", 32, false));
}

TEST_CASE("all digits are equally wide, so a running clock stands still", "[fonts]") {
    const Typesetter ready;
    const auto digits = [](int n) { return std::to_string(n / 10) + std::to_string(n % 10); };
    for (const bool bold : {false, true})
        for (const float size : {12.0F, 13.0F, 15.0F, 17.0F, 18.0F, 34.0F, 46.0F, 80.0F}) {
            const float usual = ready.fonts.width("00:00", size, bold);
            for (int i = 0; i < 3600; i += 7) {
                const std::string clock = digits(i / 60) + ":" + digits(i % 60);
                CAPTURE(clock, size, bold);
                CHECK(ready.fonts.width(clock, size, bold) == usual);
            }
            for (int digit = 0; digit < 10; ++digit) {
                CAPTURE(digit, size, bold);
                // The character after it does not move, and a digit at the end of a text is complete.
                const auto sign_at = [&](int n) {
                    const Surface drawn = ready.fonts.draw(digits(11 * n) + "  |", size, bold);
                    const int half = drawn->w - static_cast<int>(size) / 2;
                    return ink_in(*part_of(*drawn, {half, 0, drawn->w - half, drawn->h})).left;
                };
                CHECK(sign_at(digit) == sign_at(0));
                const std::string text = std::to_string(digit);
                CHECK(blackness(*ready.fonts.draw(text, size, bold)) ==
                      Approx(blackness(*ready.fonts.draw(text + " ", size, bold))).epsilon(0.02));
            }
        }
}

TEST_CASE("all scripts stand on one line, with their middle where the view puts it", "[fonts]") {
    const Typesetter ready;
    for (const bool bold : {false, true})
        for (const float size : {13.0F, 17.0F, 40.0F}) {
            const float middle = ready.fonts.middle(size, bold);
            for (const std::string text : {"H", "国", "Ж", "5"}) {
                CAPTURE(text, size, bold);
                const Surface drawn = ready.fonts.draw(text, size, bold);
                const Ink ink = ink_in(*drawn);
                CHECK(static_cast<float>(ink.top + ink.bottom) / 2 == Approx(middle).margin(1 + size * 0.04F));
                CHECK(drawn->h == ready.fonts.draw("x", size, bold)->h);
                // Nothing is cut off.
                CHECK(ink.top > 0);
                CHECK(ink.bottom < drawn->h);
            }
        }
}

TEST_CASE("titles are in serif letters, as wide as they are drawn, and in bold ones where a character has none",
          "[fonts]") {
    constexpr SDL_Color white{255, 255, 255, 255};
    const Typesetter ready;
    const auto width = [&](const std::string& text, float size) {
        return ready.fonts.width(text, size, true, twoturns::ui::Family::serif);
    };
    const auto drawn = [&](const std::string& text, float size) {
        return ready.fonts.draw(text, size, true, white, twoturns::ui::Family::serif);
    };
    for (const float size : {13.0F, 26.0F, 44.0F})
        for (const std::string text : {"Dew Gate", "露门", "25", "第 3 站：钟楼梯"}) {
            CAPTURE(size, text);
            const Surface serif = drawn(text, size);
            CHECK(width(text, size) == static_cast<float>(serif->w));
            CHECK_FALSE(same(*serif, *ready.fonts.draw(text, size, true)));
            const Ink ink = ink_in(*serif);
            CHECK(ink.top > 0);
            CHECK(ink.bottom < serif->h);
        }
    for (const std::string text : {"龘露", "Γειά, Dew Gate", "שלום"}) {
        CAPTURE(text);
        CHECK(same(*drawn(text, 26), *ready.fonts.draw(text, 26, true)));
        CHECK(width(text, 26) == ready.fonts.width(text, 26, true));
    }
    CHECK(width("11:11", 26) == width("20:48", 26));
}
