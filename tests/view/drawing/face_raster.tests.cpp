#include "view/drawing/face_raster.hpp"

#include <set>
#include <string>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "support/catch.hpp"
#include "view/quiet.hpp"

using namespace twoturns;
using namespace twoturns::view;
using namespace twoturns::test;

namespace {

struct Lettered {
    Lettered() { quiet_sdl(); }
    Libraries libraries{0};
    Fonts fonts{data_folder() / "fonts"};
};

std::string letters_of(const FittedSide& side) {
    std::string all;
    for (const std::string& line : side.lines)
        for (const char c : line)
            if (c != ' ' && c != '-') all += c; // words are broken with hyphens
    return all;
}

std::vector<std::uint32_t> pixels_of(SDL_Surface& surface) {
    std::vector<std::uint32_t> pixels;
    for (int y = 0; y < surface.h; ++y)
        for (int x = 0; x < surface.w; ++x) pixels.push_back(row_of(surface, y)[x]);
    return pixels;
}

} // namespace

TEST_CASE("every side of the game's own cards is whole on a tile of 48 pixels", "[cards]") {
    const Lettered with;
    constexpr float room = 40;
    for (const app::BuiltInDeck& one : app::built_in_decks()) {
        if (!one.two_sided) continue;
        const DeckFaces deck = load_deck(find_deck(one.name));
        for (const decks::CardSide& shown : deck.sides) {
            if (shown.picture >= 0) continue;
            const std::string& text = shown.text;
            CAPTURE(text);
            const FittedSide side = fitted_side(text, room, room, with.fonts);
            CHECK(side.whole);
            CHECK(side.size >= least_side_letters);
            CHECK(side.lines.size() <= 3);
            for (const std::string& line : side.lines) CHECK(with.fonts.width(line, side.size, true) <= room);
            std::string wanted;
            for (const char c : text)
                if (c != ' ' && c != '-') wanted += c;
            CHECK(letters_of(side) == wanted);
        }
    }
}

TEST_CASE("text without end is cut off and says so", "[cards]") {
    const Lettered with;
    const FittedSide side = fitted_side(std::string(900, 'm'), 40, 40, with.fonts);
    CHECK_FALSE(side.whole);
    CHECK(side.size == least_side_letters);
    const FittedSide large = fitted_side("42", 400, 200, with.fonts);
    CHECK(large.whole);
    CHECK(large.size > 60);
}

TEST_CASE("no two sides of a deck look the same, as tiles or as cards", "[cards]") {
    const Lettered with;
    const DeckFaces deck = load_deck(find_deck("multiplication"));
    std::set<std::vector<std::uint32_t>> tiles;
    std::set<std::vector<std::uint32_t>> cards;
    for (int face = 0; face < deck.faces; ++face) {
        const Surface surface = make_surface(40, 40);
        draw_face(*surface, {6, 6, 28, 28}, deck, face, with.fonts);
        tiles.insert(pixels_of(*surface));
        cards.insert(pixels_of(*draw_card(160, 60, deck, face, with.fonts)));
        CHECK(face_colour(deck, face) == face_colour(deck, face / 2 * 2));
    }
    CHECK(tiles.size() == static_cast<std::size_t>(deck.faces));
    CHECK(cards.size() == static_cast<std::size_t>(deck.faces));
}

TEST_CASE("a word is broken with a hyphen only, at its own points where it has some", "[cards]") {
    const Lettered with;
    const auto lines = [&](const std::string& text, float most) {
        return fitted_side(text, 48, 48, with.fonts, most).lines;
    };
    CHECK(lines("mountain", 14) == std::vector<std::string>{"moun-", "tain"});
    CHECK(lines("moun\u00ADtain", 14) == std::vector<std::string>{"moun-", "tain"});
    CHECK(lines("moun\u00ADtain", 8).front() == "mountain"); // an unused soft hyphen is invisible
    CHECK(lines("teacher", 14) == std::vector<std::string>{"teach-", "er"});
    CHECK(lines("xīngxing", 14) == std::vector<std::string>{"xīng-", "xing"}); // syllables of marked words
    CHECK(lines("zhōngwén", 14) == std::vector<std::string>{"zhōng-", "wén"});
    CHECK(lines("péngyou", 14) == std::vector<std::string>{"péng-", "you"});
    CHECK(lines("lǎoshī", 18) == std::vector<std::string>{"lǎo-", "shī"});
    CHECK(lines("mother", 18) == std::vector<std::string>{"mo-", "ther"});
    for (const char* whole : {"clothes", "orange", "bridge", "peaches"})
        for (const std::string& line : lines(whole, 14))
            CHECK((line == whole || line == "peach-" || line == "es")); // no syllable is only a silent e
    for (const char* text : {"mountain", "elephant", "neighbourhood", "Sonnenschein", "understanding"}) {
        CAPTURE(text);
        for (const float most : {0.0F, 9.0F, 11.0F, 14.0F}) {
            const FittedSide side = fitted_side(text, 40, 40, with.fonts, most);
            std::string all;
            for (std::size_t i = 0; i < side.lines.size(); ++i) {
                const bool last = i + 1 == side.lines.size();
                CHECK(side.lines[i].ends_with('-') != last);
                all += last ? side.lines[i] : side.lines[i].substr(0, side.lines[i].size() - 1);
            }
            CHECK(all == text);
        }
    }
}

TEST_CASE("texts on one side of a deck have one size, but for those too long for it", "[cards]") {
    const Lettered with;
    for (const app::BuiltInDeck& one : app::built_in_decks()) {
        if (!one.two_sided) continue;
        const DeckFaces deck = load_deck(find_deck(one.name));
        for (const bool back : {false, true}) {
            const float size = letters_of_side(deck, back, 48, with.fonts);
            CHECK(size >= least_side_letters);
            int equal = 0;
            int all = 0;
            for (int face = back ? 1 : 0; face < deck.faces; face += 2) {
                if (deck.picture_of(face) >= 0) continue;
                const FittedSide side = fitted_side(deck.text_of(face), 48, 48, with.fonts, size);
                CHECK(side.size <= size);
                ++all;
                equal += side.size + 1 >= size; // font sizes come in steps
            }
            CAPTURE(one.name, back, equal, all);
            CHECK(10 * equal >= 9 * all);
        }
    }
}
