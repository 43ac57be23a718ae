// The characters of a deck that no font has: with fonts of the test, with the real ones, and as reported by the window.
#include "view/decks/without_font.hpp"

#include <SDL.h>

#include <filesystem>
#include <map>
#include <string>

#include "support/catch.hpp"
#include "support/scratch.hpp"
#include "view/stage.hpp"
#include "view/text/system_fonts.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;

namespace {

const std::filesystem::path fonts_of_game = std::filesystem::path{TWOTURNS_SHARE} / "fonts";

HasCharacter font_with(std::u32string characters) {
    return [all = std::move(characters)](char32_t character) { return all.find(character) != std::u32string::npos; };
}

} // namespace

TEST_CASE("a character is missing where no font has it", "[fonts]") {
    CHECK(without_font(U"abcdef", {font_with(U"ab"), font_with(U"be")}) == U"cdf");
    CHECK(without_font(U"ab", {font_with(U"abc")}).empty());
    CHECK(without_font(U"ab", {}) == U"ab");
    CHECK(without_font({}, {font_with(U"a")}).empty());
}

TEST_CASE("what is not seen needs no font", "[fonts]") {
    // Spaces, line ends, joiners, direction marks, variation selectors, a soft hyphen, a byte order mark.
    CHECK(without_font(U"\u0007\n\u0020\u0085\u00A0\u00AD\u034F\u061C\u180B\u180E\u2003\u200B\u200D\u200F\u2028\u2029"
                       U"\u202B\u2060\u2069\u3000\uFE0F\uFEFF\U000E0041\U000E0101",
                       {})
              .empty());
    CHECK(without_font(U"\u0301\u05B0\u200E\u0E31\uFFFD\uE123", {}) == U"\u0301\u05B0\u0E31\uFFFD\uE123");
}

TEST_CASE("a font is asked for a character once, and only where those before lack it", "[fonts]") {
    std::map<char32_t, int> asked;
    const HasCharacter counting = [&](char32_t character) {
        ++asked[character];
        return false;
    };
    CHECK(without_font(U"abcd", {font_with(U"ac"), counting, counting}) == U"bd");
    CHECK(asked == std::map<char32_t, int>{{U'b', 2}, {U'd', 2}});
}

TEST_CASE("the game's fonts have Latin, Greek, Cyrillic and Chinese, and nobody has what is for private use",
          "[fonts]") {
    CHECK(without_font(U"aäŁžΩЖ水龍…é", fonts_for_text(fonts_of_game, {})).empty());
    CHECK(without_font(U"a水\U0010E123", fonts_for_text(fonts_of_game, {})) == U"\U0010E123");
    const ScratchFolder empty;
    static_cast<void>(empty.file("chinese.otf", "no font"));
    CHECK(without_font(U"\U0010E123", fonts_for_text(empty.path(), {})) == U"\U0010E123");
}

TEST_CASE("a font of the system has a character where one is found for it", "[fonts]") {
    const auto has = system_characters();
    const FindFont find = system_fonts();
    for (const char32_t character : std::u32string{U"aЖ水שمสन한გאཀ가ꦏ𐎀😀☃⛄♞𝄞ￜ\uE123\U0010E123\U0001FFFE"}) {
        CAPTURE(static_cast<unsigned>(character));
        CHECK(has(character) == find(character).has_value());
    }
}

TEST_CASE("the window tells which characters of a deck no font has", "[host]") {
    const unsigned threads = GENERATE(0U, 2U);
    const ScratchFolder folder;
    const ScratchFolder data;
    HostOptions options = options_for(at(four_pairs));
    options.deck = folder.file("cards.csv", "front,back\none,eins \U0010E123\ntwo,zwei\n");
    options.store_folder = data.path();
    options.threads = threads;
    Stage stage{std::move(options)};
    stage.key(SDLK_k);
    const auto told = [&] { return shows(stage.host.app().compose(game::Time{0}), "U+10E123"); };
    CHECK(stage.comes_true(told));
}
