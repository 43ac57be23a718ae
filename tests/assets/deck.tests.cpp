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
    CHECK(message("name A\nfaces U+1 a\n") == "line 2: \"faces\" is neither name nor face");
    CHECK(message("face U+1 a\n") == "the deck has no name");
    CHECK(message("name A\n") == "the deck has no face");
}

TEST_CASE("a face whose picture is missing is an error, not an empty tile", "[deck]") {
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface no-such.svg a\n"), ".", "", 32), std::runtime_error);
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface U+1F353 a\n"), ".", "no-such.ttf", 32), std::runtime_error);
}
