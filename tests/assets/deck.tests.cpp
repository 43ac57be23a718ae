#include "deck.hpp"

#include <stdexcept>
#include <string>

#include "support/catch.hpp"

using namespace twoturns::assets;

TEST_CASE("a deck is read: its name, and each face with a noun of one or more words", "[deck]") {
    const Deck deck = parse_deck("# fruit\nname My fruit\n\nface U+1F353 strawberry\nface a/b.svg  palm tree\n");
    CHECK(deck.name == "My fruit");
    REQUIRE(deck.faces.size() == 2);
    CHECK(deck.faces[0].source == "U+1F353");
    CHECK(deck.faces[1].source == "a/b.svg");
    CHECK(deck.faces[1].noun == "palm tree");
}

TEST_CASE("a deck of pictures says whether its nouns are the other sides of cards", "[deck]") {
    CHECK_FALSE(parse_deck("name A\nface U+1F353 a\n").named);
    CHECK(parse_deck("name A\nnamed\nface U+1F1EF+1F1F5 Japan\n").named);
}

TEST_CASE("a deck with a fault is refused with its line", "[deck]") {
    const auto message = [](const std::string& text) -> std::string {
        try {
            (void)parse_deck(text);
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "";
    };
    CHECK(message("name A\nface U+1F353\n") == "line 2: a face needs a source and a noun");
    CHECK(message("name A\nface U+1 a\nface U+2 a\n") == "line 3: \"a\" is there twice");
    CHECK(message("name A\nfaces U+1 a\n") ==
          "line 2: \"faces\" is none of name, cell, named, bar, whole, unmarked, face, write and mark");
    CHECK(message("face U+1 a\n") == "the deck has no name");
    CHECK(message("name A\n") == "the deck has no face");
    CHECK(message("name A\nunmarked b.deck\nface U+1 a\n") == "the deck has faces of its own and those of another");
    CHECK(message("name A\nwrite A 32 32 40 #000000\n") == "line 2: \"write\" comes before any face");
    CHECK(message("name A\nbar 1\n") == "line 2: a bar is between 0 and 1");
    for (const char* cell : {"31", "513", "wide", ""})
        CHECK(message(std::string("name A\ncell ") + cell + "\n") == "line 2: a cell has 32 to 512 pixels");
    CHECK(message("name A\nbar high\n") == "line 2: a bar is between 0 and 1");
    const std::string unread = "line 3: it takes one character, the middle of it, its size and its colour";
    for (const char* line : {"write", "write AB 32 32 40 #000000", "write A 32 40 #000000", "write A 32 32 0 #000000",
                             "write A 32 32 9 red", "mark A 1 1 9 #000000 more", "mark \xE6\xB1 1 1 9 #000000"})
        CHECK(message(std::string("name A\nface a.svg a\n") + line + "\n") == unread);
}

TEST_CASE("a face whose picture is missing is an error, not an empty tile", "[deck]") {
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface no-such.svg a\n"), ".", {}, 32), std::runtime_error);
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface U+1F353 a\n"), ".", {"no-such.ttf"}, 32), std::runtime_error);
    for (const char* source : {"U+", "U+1F1EF+", "U+1F1EF+x", "U+1F1EF 1F1F5", "U+1F1EF++1F1F5", "U+x+1F1F5"})
        CHECK_THROWS_AS(draw_faces(parse_deck(std::string("name A\nface ") + source + " a\n"), ".", {}, 32),
                        std::runtime_error);
}

TEST_CASE("characters are written on the face before them, marks too", "[deck]") {
    const Deck deck =
        parse_deck("name A\nwhole\nface a.svg a\nwrite \u6771 32 34.5 48 #1c2a4a\nmark E 4 7 13 #5a6478\nface "
                   "b.svg b\n");
    CHECK(deck.whole);
    REQUIRE(deck.faces.size() == 2);
    REQUIRE(deck.faces[0].writings.size() == 2);
    const Writing& east = deck.faces[0].writings[0];
    CHECK(east.character == U'\u6771');
    CHECK(east.x == 32);
    CHECK(east.y == 34.5);
    CHECK(east.size == 48);
    CHECK(east.colour == "#1c2a4a");
    CHECK_FALSE(east.mark);
    CHECK(deck.faces[0].writings[1].character == U'E');
    CHECK(deck.faces[0].writings[1].mark);
    CHECK(deck.faces[1].writings.empty());
}

TEST_CASE("an unmarked deck has the faces of the other in order, with all but the marks", "[deck]") {
    const std::string decks = TWOTURNS_DECKS;
    const Deck marked = read_deck(decks + "/mahjong.deck");
    const Deck unmarked = read_deck(decks + "/mahjong-unmarked.deck");
    CHECK(unmarked.name == "Mahjong unmarked");
    CHECK(unmarked.whole == marked.whole);
    CHECK(unmarked.bar == marked.bar);
    REQUIRE(unmarked.faces.size() == 42);
    REQUIRE(marked.faces.size() == 42);
    for (std::size_t i = 0; i < 42; ++i) {
        CAPTURE(marked.faces[i].noun);
        CHECK(unmarked.faces[i].noun == marked.faces[i].noun);
        CHECK(unmarked.faces[i].source == marked.faces[i].source);
        CHECK(unmarked.faces[i].writings.size() + 1 == marked.faces[i].writings.size());
        for (const Writing& writing : unmarked.faces[i].writings) CHECK_FALSE(writing.mark);
    }
}

TEST_CASE("a character that no font has is an error", "[deck]") {
    const std::string decks = TWOTURNS_DECKS;
    const Deck deck = parse_deck("name A\nface mahjong/empty.svg a\nwrite A 32 32 40 #000000\n");
    CHECK_THROWS_AS(draw_faces(deck, decks, {}, 32), std::runtime_error);
}
