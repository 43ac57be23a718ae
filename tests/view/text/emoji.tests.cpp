// The characters that form an emoji, and their drawing in colour.
#include "view/text/emoji.hpp"

#include <string>

#include "support/catch.hpp"

using namespace twoturns::view;

TEST_CASE("an emoji is all that is drawn as one", "[emoji]") {
    // Each is one emoji: skin tones, flags, families, keycaps, symbols with a selector, flags of regions.
    for (const std::u32string& one :
         {std::u32string{U"\U0001F436"}, std::u32string{U"\U0001F44D\U0001F3FD"},
          std::u32string{U"\U0001F1EF\U0001F1F5"}, std::u32string{U"\u2764\uFE0F"},
          std::u32string{U"\U0001F468\u200D\U0001F469\u200D\U0001F467"},
          std::u32string{U"\U0001F3F3\uFE0F\u200D\U0001F308"}, std::u32string{U"7\uFE0F\u20E3"},
          std::u32string{U"\U0001F469\U0001F3FD\u200D\u2695\uFE0F"}, std::u32string{U"\u2615"},
          std::u32string{U"\U0001F3F4\U000E0067\U000E0062\U000E007F"}}) {
        CAPTURE(one.size());
        CHECK(end_of_emoji(one, 0) == one.size());
        CHECK(end_of_emoji(one + U"x", 0) == one.size());
        CHECK(end_of_emoji(one + one, 0) == one.size());
    }
    for (const char32_t* text :
         {U"a", U"7", U"#x", U"\u2764", U"\u263A\uFE0E", U"水", U"\u200D\U0001F436", U"©", U""}) {
        CAPTURE(std::u32string{text}.size());
        CHECK(end_of_emoji(text, 0) == 0);
    }
}
