#include "view/drawing/face_raster.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "support/catch.hpp"
#include "support/contrast.hpp"
#include "view/quiet.hpp"

using namespace twoturns;
using namespace twoturns::view;
using namespace twoturns::test;
using ui::rgb;

namespace {

struct Lettered {
    Lettered() { quiet_sdl(); }
    Libraries libraries{0};
    Fonts fonts{data_folder() / "fonts"};
};

std::string letters_of(const SideLines& side) {
    std::string all;
    for (const SideLine& line : side.lines)
        for (const char c : line.text)
            if (c != ' ' && c != '-') all += c; // words are broken with hyphens
    return all;
}

/// The width in which a tile of a cell with this side draws texts.
float room_of_text(float cell) { return 0.70F * 1.26F * (cell - 3); }

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
            const SideLines side = lines_of_side(text, room, room, with.fonts);
            CHECK(side.whole);
            CHECK(side.least_size() >= least_legible_letters);
            CHECK(side.lines.size() <= 3);
            for (const SideLine& line : side.lines) CHECK(with.fonts.width(line.text, line.size, true) <= room);
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

TEST_CASE("a word is broken with a hyphen only, at stored points, and a short one never", "[cards]") {
    const Lettered with;
    const auto lines = [&](const std::string& text, float most) {
        return fitted_side(text, 48, 48, with.fonts, most).lines;
    };
    CHECK(lines("mountain", 14) == std::vector<std::string>{"moun-", "tain"});
    CHECK(lines("Mountain", 14) == std::vector<std::string>{"Moun-", "tain"});
    CHECK(lines("moun\u00ADtain", 14) == std::vector<std::string>{"moun-", "tain"});
    CHECK(lines("so\u00ADme\u00ADthing", 14) == std::vector<std::string>{"some-", "thing"}); // its own points
    CHECK(lines("moun\u00ADtain", 8).front() == "mountain");            // an unused soft hyphen is invisible
    CHECK(lines("teacher", 14) == std::vector<std::string>{"teacher"}); // a little smaller, and whole
    for (const float room : {20.0F, 30.0F, 40.0F, 60.0F})
        for (const char* whole : {"moon", "green", "to speak", "clothes", "orange", "mother", "flower", "peaches"})
            for (const float most : {0.0F, 9.0F, 14.0F, 18.0F})
                for (const std::string& line : fitted_side(whole, room, room, with.fonts, most).lines)
                    CHECK(line.find('-') == std::string::npos);
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

TEST_CASE("a long word is made smaller before it is broken, and then between syllables", "[cards]") {
    const Lettered with;
    const auto lines = [&](const std::string& text, float size) {
        return fitted_side(text, with.fonts.width(text, size, true) + 1, 60, with.fonts).lines;
    };
    constexpr float narrow = 6.4F; // font size: a little too small to be read
    for (const char* word : {"butterfly", "Schmetterling", "caterpillar", "télévision"}) {
        CAPTURE(word);
        CHECK(lines(word, least_legible_letters) == std::vector<std::string>{word});
        const auto broken = lines(word, narrow);
        REQUIRE(broken.size() > 1);
        for (const std::string& part : broken) CHECK(part.size() >= 3);
        for (const char* wrong : {"butt-", "Schmett-", "caterpill-", "tél-", "télév-"})
            CHECK(std::find(broken.begin(), broken.end(), wrong) == broken.end());
    }
    CHECK(lines("butterfly", narrow) == std::vector<std::string>{"but-", "terfly"});
}

TEST_CASE("a text ends above the number of its tile", "[cards]") {
    const Lettered with;
    const DeckFaces deck = load_deck(find_deck("words"));
    const Rect place{12, 12, 56, 56};
    for (int face = 1; face < deck.faces; face += 2) {
        if (deck.picture_of(face) >= 0) continue;
        const Surface onto = make_surface(80, 80);
        draw_face(*onto, place, deck, face, with.fonts, {}, false, 50.0F);
        for (int y = 50; y < 80; ++y)
            for (int x = 0; x < 80; ++x) {
                const std::uint32_t pixel = row_of(*onto, y)[x];
                if ((pixel >> 24U) > 60) FAIL_CHECK(face << " at " << x << ", " << y); // ink, not the tint of backs
            }
    }
}

TEST_CASE("texts on one side of a deck have one size, but for those too long for it", "[cards]") {
    const Lettered with;
    for (const app::BuiltInDeck& one : app::built_in_decks()) {
        if (!one.two_sided) continue;
        const DeckFaces deck = load_deck(find_deck(one.name));
        for (const bool back : {false, true}) {
            const SideLetters letters = letters_of_side(deck, back, 48, with.fonts);
            CHECK(letters.size >= least_side_letters);
            int equal = 0;
            int all = 0;
            for (int face = back ? 1 : 0; face < deck.faces; face += 2) {
                if (deck.picture_of(face) >= 0) continue;
                const float size = lines_of_side(deck.text_of(face), 48, 48, with.fonts, letters).lines.front().size;
                CHECK(size <= letters.size);
                ++all;
                equal += size + 1 >= letters.size; // font sizes come in steps
            }
            CAPTURE(one.name, back, equal, all);
            CHECK(10 * equal >= 9 * all);
        }
    }
}

TEST_CASE("a word in signs is told from other texts", "[cards]") {
    const auto reading = [](const std::string& text) {
        const auto word = sign_word_of(text);
        return word ? word->sign + "|" + word->reading : std::string{};
    };
    CHECK(reading("鸡 jī") == "鸡|jī");
    CHECK(reading("自行车 zìxíngchē") == "自行车|zìxíngchē");
    CHECK(reading("人々 ひとびと") == "人々|ひとびと");
    CHECK(reading("食べる taberu") == "食べる|taberu");
    CHECK(reading("谢谢 xiè xie") == "谢谢|xiè xie");
    for (const char* other :
         {"鸡", "jī", "chicken", "two words", "ひと hito", "A 鸡", "鸡 肉", "这是一个很长的句子 zhè", "鸡 "})
        CHECK(reading(other).empty());
}

TEST_CASE("signs are large and their reading stands below them", "[cards]") {
    const Lettered with;
    const DeckFaces deck = load_deck(find_deck("words"));
    for (const float cell : {45.0F, 57.0F, 70.0F, 100.0F}) {
        const float room = room_of_text(cell);
        const SideLetters letters = letters_of_side(deck, true, room, with.fonts);
        CAPTURE(cell, letters.size, letters.reading);
        CHECK(letters.size >= (cell < 57 ? 0.3F : 0.36F) * cell);
        CHECK(letters.size <= 0.45F * cell);
        if (cell >= 57) CHECK(letters.legible());
        CHECK(letters.reading < letters.size);
        for (int face = 1; face < deck.faces; face += 2) {
            const std::string text = deck.text_of(face);
            CAPTURE(text);
            const SideLines side = lines_of_side(text, room, room, with.fonts, letters);
            CHECK(side.whole);
            REQUIRE(side.lines.size() >= 2);
            CHECK(letters_of(side) == letters_of({{{text, 0, 0}}}));
            float bottom = -room / 2;
            for (const SideLine& line : side.lines) {
                CHECK(with.fonts.width(line.text, line.size, true) <= room);
                CHECK(line.middle - line.size / 2 >= bottom - 1); // lines do not overlap
                bottom = line.middle + line.size / 2;
            }
            CHECK(bottom <= room / 2 + 1);
        }
    }
}

TEST_CASE("words keep a margin from the edge of a tile", "[cards]") {
    const Lettered with;
    const DeckFaces deck = load_deck(find_deck("words"));
    constexpr float cell = 70;
    const float room = room_of_text(cell);
    const SideLetters letters = letters_of_side(deck, false, room, with.fonts);
    CHECK(letters.size >= 13);
    for (int face = 0; face < deck.faces; face += 2)
        for (const SideLine& line : lines_of_side(deck.text_of(face), room, room, with.fonts, letters).lines)
            CHECK(with.fonts.width(line.text, line.size, true) <= 0.84F * (cell - 3));
}

TEST_CASE("a face too small to be read shows a stroke or a sign instead of cut words", "[cards]") {
    const Lettered with;
    const DeckFaces deck = load_deck(find_deck("words"));
    int strokes = 0;
    for (int face = 0; face < 40; ++face) {
        const Surface surface = make_surface(20, 20);
        const bool whole = draw_face(*surface, {3, 3, 14, 14}, deck, face, with.fonts);
        CAPTURE(face);
        if (face % 2 == 1) CHECK_FALSE(whole); // the first sign alone
        if (whole || face % 2 == 1) continue;
        ++strokes;
        for (const int y : {8, 12}) CHECK(row_of(*surface, y)[8] >> 24U != 0); // two strokes, the second shorter
        CHECK(row_of(*surface, 8)[13] >> 24U != 0);
        CHECK(row_of(*surface, 12)[13] >> 24U == 0);
        for (const int y : {4, 15}) CHECK(row_of(*surface, y)[8] >> 24U == 0);
    }
    CHECK(strokes > 10); // "sea" can be read
}

TEST_CASE("decks drawn in ink are seen on lacquer", "[cards]") {
    quiet_sdl();
    const ui::Colour face = rgb(0x46201F);
    CHECK(contrast(ink_on_dark(rgb(0x26262E)), face) > 11.5); // shapes
    CHECK(contrast(ink_on_dark(rgb(0x14181F)), face) > 11.5); // notes
    CHECK(contrast(ink_on_dark(rgb(0x1C2A4A)), face) > 11.5); // characters
    CHECK(contrast(ink_on_dark(rgb(0x4A5468)), face) > 11.5); // the marks in the corners
    for (const char* name : {"mahjong", "mahjong-unmarked", "shapes", "notes"}) {
        const DeckFaces deck = load_deck(find_deck(name));
        CAPTURE(name);
        REQUIRE(deck.ink);
        std::set<std::uint32_t> colours;
        for (const std::uint32_t pixel : pixels_of(*deck.atlas))
            if (pixel >> 24U == 255) colours.insert(pixel & 0xFFFFFFU);
        for (const std::uint32_t colour : colours) {
            const ui::Colour made = ink_on_dark(rgb(colour));
            const bool paper = contrast(rgb(colour), rgb(0xFFFFFF)) < 1.3;
            CAPTURE(colour);
            if (!paper) CHECK(contrast(made, face) > 4.5);
        }
    }
    CHECK_FALSE(load_deck(find_deck("letters")).ink);
}
