// The characters used in a deck.
#include <cstdint>
#include <set>
#include <string>

#include "decks/deck_characters.hpp"
#include "decks/utf8.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;

TEST_CASE("the characters of a deck are those of its title and names, each once, by their numbers", "[decks]") {
    decks::PictureScan deck{"/home/mara/deck", {"salt · 盐", "Salz · \U0010E123", "\xFFz\xE6\x88", "\xED\xA0\x80"}, {}};
    deck.title = "Ыa";
    CHECK(decks::characters_of(deck) == U" Salstz·Ы盐\U0010E123");
    CHECK(decks::characters_of({}).empty());
}

TEST_CASE("the characters of any texts are those they were made of", "[decks] [property]") {
    const auto seed = GENERATE(range(0, scaled(50)));
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    std::set<char32_t> made_of;
    decks::PictureScan deck;
    for (int name = 0; name < 40; ++name) {
        std::string& text = deck.names.emplace_back();
        for (auto length = random.below(30); length > 0; --length) {
            const auto code = static_cast<char32_t>(random.below(1U << (4 + random.below(17))));
            if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) continue;
            made_of.insert(code);
            decks::append_utf8(text, code);
        }
    }
    CHECK(decks::characters_of(deck) == std::u32string(made_of.begin(), made_of.end()));
}
