// The font chosen for each character of a text.
#include "view/text/text_runs.hpp"

#include <optional>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns::view;

namespace {

using enum FontFile;

/// As in the game's fonts: the only bold Chinese characters are 开 and the shared punctuation.
bool has(FontFile font, char32_t code) {
    const bool shared = code == U'“' || code == U'”' || code == U'’' || code == U'…' || code == U'—';
    if (font == latin || font == latin_bold) return shared || code < 0x600 || code == 0xFFFD;
    if (font == chinese) return shared || (code >= 0x3000 && code < 0xA000);
    if (font == serif) return shared || (code >= ' ' && code < 0x180);
    if (font >= native) return false;
    if (font == chinese_serif) return shared || code == U'开' || code == U'露';
    return shared || code == U'开';
}

std::vector<Run> runs(std::string_view text, bool bold = false) {
    return runs_of(text, bold ? Typeface::bold : Typeface::regular, has);
}

} // namespace

TEST_CASE("each script is drawn with its own font", "[text]") {
    CHECK(runs("").empty());
    CHECK(runs("Undo 12:34") == std::vector<Run>{{latin, "Undo 12:34"}});
    CHECK(runs("Привет, κόσμε") == std::vector<Run>{{latin, "Привет, κόσμε"}});
    CHECK(runs("我的文档") == std::vector<Run>{{chinese, "我的文档"}});
    CHECK(runs("按 N 开始") == std::vector<Run>{{chinese, "按"}, {latin, " N "}, {chinese, "开始"}});
}

TEST_CASE("where a character has no bold form, all Chinese of the text is regular", "[text]") {
    CHECK(runs("N 开", true) == std::vector<Run>{{latin_bold, "N "}, {chinese_bold, "开"}});
    CHECK(runs("N 开始…", true) == std::vector<Run>{{latin_bold, "N "}, {chinese, "开始…"}});
}

TEST_CASE("a title is in serif letters, or all of it in bold ones where a character has no serif form", "[text]") {
    const auto title = [](std::string_view text) { return runs_of(text, Typeface::serif, has); };
    CHECK(title("Dew Gate") == std::vector<Run>{{serif, "Dew Gate"}});
    CHECK(title("露 N 开…") == std::vector<Run>{{chinese_serif, "露"}, {serif, " N "}, {chinese_serif, "开…"}});
    CHECK(title("Привет N") == std::vector<Run>{{latin_bold, "Привет N"}});
    CHECK(title("N 开始") == std::vector<Run>{{latin_bold, "N "}, {chinese, "开始"}});
    CHECK(title("N 我") == std::vector<Run>{{latin_bold, "N "}, {chinese, "我"}});
}

TEST_CASE("quotes, dashes and ellipses are those of the script beside them", "[text]") {
    CHECK(runs("today’s “best”… — end") == std::vector<Run>{{latin, "today’s “best”… — end"}});
    CHECK(runs("…") == std::vector<Run>{{latin, "…"}});
    CHECK(runs("按“Esc”。") == std::vector<Run>{{chinese, "按“"}, {latin, "Esc"}, {chinese, "”。"}});
    CHECK(runs("另存……") == std::vector<Run>{{chinese, "另存……"}});
    CHECK(runs("…/我的…") == std::vector<Run>{{latin, "…/"}, {chinese, "我的…"}});
    CHECK(runs("“我的” a…") == std::vector<Run>{{chinese, "“我的”"}, {latin, " a…"}});
    CHECK(runs("开…", true) == std::vector<Run>{{chinese_bold, "开…"}});
}

TEST_CASE("what no font has is left to the Latin one, whose box is drawn", "[text]") {
    CHECK(runs("\U0001F353") == std::vector<Run>{{latin, "\U0001F353"}});
    CHECK(runs("我\U0001F353", true) == std::vector<Run>{{chinese, "我"}, {latin_bold, "\U0001F353"}});
}

TEST_CASE("accents and joiners stay with what they belong to", "[text]") {
    CHECK(runs("我\u0301的") == std::vector<Run>{{chinese, "我\u0301的"}});
    CHECK(runs("我\uFE0F\u200D的") == std::vector<Run>{{chinese, "我\uFE0F\u200D的"}});
    CHECK(runs("\u0301我") == std::vector<Run>{{latin, "\u0301"}, {chinese, "我"}});
}

TEST_CASE("what is not UTF-8 and control characters become U+FFFD", "[text]") {
    const std::string sign = "\uFFFD";
    const auto latin_text = [](const std::string& text) { return std::vector<Run>{{latin, text}}; };
    CHECK(runs("a\xFF z") == latin_text("a" + sign + " z"));
    CHECK(runs("a\xE6\x88") == latin_text("a" + sign + sign));
    CHECK(runs("\xC0\xAF") == latin_text(sign + sign));
    CHECK(runs("\xED\xA0\x80") == latin_text(sign + sign + sign));
    CHECK(runs("\xF4\x90\x80\x80") == latin_text(sign + sign + sign + sign));
    CHECK(runs(std::string_view{"a\0b", 3}) == latin_text("a" + sign + "b"));
    CHECK(runs("a\n\x1B\x7F\u0085") == latin_text("a" + sign + sign + sign + sign));
    CHECK(runs("\xF0我") == std::vector<Run>{{latin, sign}, {chinese, "我"}});
}

namespace {

constexpr FontFile arabic{FontFile::first_of_system};
constexpr FontFile thai{static_cast<FontFile>(static_cast<int>(FontFile::first_of_system) + 1)};

std::vector<Run> runs_with_system(std::string_view text) {
    const auto has_all = [](FontFile font, char32_t code) {
        if (font == arabic) return (code >= 0x600 && code < 0x700) || (code >= 0x590 && code < 0x600);
        if (font == thai) return code >= 0xE00 && code < 0xE80;
        return (code < 0x590 || code >= 0x700) && has(font, code);
    };
    return runs_of(text, Typeface::regular, has_all, [&](char32_t code) -> std::optional<FontFile> {
        for (const FontFile font : {arabic, thai})
            if (has_all(font, code)) return font;
        return std::nullopt;
    });
}

} // namespace

TEST_CASE("scripts that the game's fonts lack are drawn with those of the system, each run in one script", "[text]") {
    CHECK(runs_with_system("a ไทย b") == std::vector<Run>{{latin, "a "}, {thai, "ไทย", false, "Thai"}, {latin, " b"}});
    CHECK(runs_with_system("\u05D0\u0627") == // one font, two scripts
          std::vector<Run>{{arabic, "\u0627", true, "Arab"}, {arabic, "\u05D0", true, "Hebr"}});
    CHECK(runs_with_system("\u0628\u064E\u0627").size() == 1); // a vowel mark belongs to its letter
    CHECK(runs_with_system("\U0001F353") == std::vector<Run>{{latin, "\U0001F353"}});
}

TEST_CASE("an emoji is asked for as a whole, and each picture of one is a run", "[text] [emoji]") {
    std::vector<std::u32string> asked;
    const FontOfEmoji pictures = [&](std::u32string_view characters, const std::string&) {
        asked.emplace_back(characters);
        return characters.front() == U'\u2615' ? std::nullopt : std::optional{FontFile::pictures};
    };
    CHECK(
        runs_of("a🚀👩‍🚀\u0301 x", Typeface::regular, has, {}, pictures) ==
        std::vector<Run>{{latin, "a"}, {FontFile::pictures, "🚀"}, {FontFile::pictures, "👩‍🚀"}, {latin, " x"}});
    CHECK(asked == std::vector<std::u32string>{U"\U0001F680", U"\U0001F469\u200D\U0001F680"});
    CHECK(runs_of("☕", Typeface::regular, has, {}, pictures) == runs_of("☕", Typeface::regular, has));
}

TEST_CASE("what runs from right to left is drawn so, and what is among it is not", "[text]") {
    CHECK(runs_with_system("/home/\u05D0\u05D1") ==
          std::vector<Run>{{latin, "/home/"}, {arabic, "\u05D0\u05D1", true, "Hebr"}});
    CHECK(runs_with_system("\u05D0 12 \u05D1") == std::vector<Run>{{arabic, "\u05D1", true, "Hebr"},
                                                                   {latin, " ", true},
                                                                   {latin, "12"},
                                                                   {latin, " ", true},
                                                                   {arabic, "\u05D0", true, "Hebr"}});
}

TEST_CASE("marks of direction turn what is beside them, and are not drawn", "[text]") {
    const HasGlyph any = [](FontFile file, char32_t) { return file == FontFile::latin; };
    const auto drawn = [&](const std::string& text) {
        std::string all;
        for (const Run& run : runs_of(text, Typeface::regular, any)) all += run.text + (run.right_to_left ? "<" : ">");
        return all;
    };
    CHECK(drawn("a\u200E\u2068b\u2069") == "a>b>"); // an isolate is a separate run
    CHECK(drawn("\u200F12!") == "!<12>");
    CHECK(drawn("12!") == "12!>");
    CHECK(drawn("\u2068א!\u2069 · \u2068b\u2069") == "א!< · >b>"); // the sign stays on its side
    CHECK(drawn("\u200F").empty());
}
