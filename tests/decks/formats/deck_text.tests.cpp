// A deck's text: what it may contain, and each way it can be wrong.
#include "decks/formats/deck_text.hpp"

#include <string>

#include "decks/deck_limits.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

const std::string head = "deck 1\nname Cats\natlas cats.png\ncell 96\ncolumns 8\n";

std::string complaint(const std::string& text) {
    const auto deck = parse_deck(text);
    return deck ? "none" : to_english(deck.error());
}

/// Returns the header with one value replaced.
std::string with(const std::string& word, const std::string& value) {
    std::string text = head + "faces 2\n";
    const std::size_t start = text.find(word + " ") + word.size() + 1;
    return text.replace(start, text.find('\n', start) - start, value);
}

} // namespace

TEST_CASE("a deck's text says its picture, its squares and its faces", "[deck]") {
    const auto deck = parse_deck(head + "faces 2\n0 tabby\n1 black cat\n");
    REQUIRE(deck);
    CHECK(*deck == DeckText{"Cats", "cats.png", 96, 8, 2, false, false, {"tabby", "black cat"}});
    CHECK(complaint("\xEF\xBB\xBF" + head + "faces 2\n") == "none");
    CHECK(complaint("deck 1\r\n\r\nfaces 2\r\ncolumns 1\r\ncell 5\r\natlas a file.png\r\n") == "none");
    CHECK(parse_deck("deck 1\nfaces 2\ncolumns 1\ncell 5\natlas  a file.png \n")->atlas == "a file.png");
}

TEST_CASE("a text that is no deck is refused with its line", "[deck]") {
    CHECK(complaint("") == "line 1: the deck ends without atlas");
    CHECK(complaint("\n\ndeck 2\n") == "line 3: not a deck this version reads");
    CHECK(complaint("a page of something else\n") == "line 1: not a deck this version reads");
    CHECK(complaint(head) == "line 6: the deck ends without faces");
    CHECK(complaint("deck 1\natlas a\nfaces 2\n") == "line 4: the deck ends without cell");
    CHECK(complaint("deck 1\natlas a\nfaces 2\ncell 3\n") == "line 5: the deck ends without columns");
    CHECK(complaint("deck 1\natlas\n") == "line 2: nothing behind \"atlas\"");
    CHECK(complaint(head + "colour red\n") == "line 6: not what a deck says here");
    CHECK(complaint(head + "cell 96\n") == "line 6: \"cell\" a second time");
    CHECK(complaint(head + "atlas \xFF.png\n") == "line 6: not text in UTF-8");
    CHECK(complaint("deck 1\nname A\x1B[2J\n") == "line 2: not text in UTF-8");
    CHECK(complaint("deck 1\nname A" + std::string(1, '\0') + "\n") == "line 2: not text in UTF-8");
}

TEST_CASE("a deck's figures are within their limits", "[deck]") {
    for (const std::string word : {"cell", "columns", "faces"}) {
        const int most = word == "cell"      ? deck_limits::cell
                         : word == "columns" ? deck_limits::columns
                                             : deck_limits::faces;
        CAPTURE(word);
        CHECK(complaint(with(word, "1")) == "none");
        CHECK(complaint(with(word, std::to_string(most))) == "none");
        for (const std::string& value : {std::string("0"), std::string("-1"), std::string("x"), std::string("2 2"),
                                         std::to_string(most + 1), std::string("2147483648"), std::string(1000, '9')})
            CHECK(complaint(with(word, value)).find("no number from 1 to " + std::to_string(most)) !=
                  std::string::npos);
    }
}

TEST_CASE("a deck's names and text are within their limits", "[deck]") {
    CHECK(complaint(with("name", std::string(deck_limits::name_bytes, 'n'))) == "none");
    CHECK(complaint(with("name", std::string(deck_limits::name_bytes + 1, 'n'))) ==
          "line 2: more than 64 bytes behind \"name\"");
    CHECK(complaint(with("atlas", std::string(deck_limits::file_name_bytes, 'n'))) == "none");
    CHECK(complaint(with("atlas", std::string(deck_limits::file_name_bytes + 1, 'n'))) ==
          "line 3: more than 255 bytes behind \"atlas\"");
    CHECK(complaint(head + "faces 1\n0 " + std::string(deck_limits::name_bytes + 1, 'n') + "\n") ==
          "line 7: more than 64 bytes behind \"0\"");
    const std::string text = head + "faces 2\n";
    CHECK(complaint(text + std::string(deck_limits::text_bytes - text.size(), '\n')) == "none");
    CHECK(complaint(text + std::string(deck_limits::text_bytes - text.size() + 1, '\n')) ==
          "the text of the deck takes too many bytes");
}

TEST_CASE("a deck names none of its faces or each once and in order", "[deck]") {
    const std::string text = head + "faces 3\n";
    CHECK(complaint(text) == "none");
    CHECK(complaint(text + "0 a\n1 b\n2 c\n") == "none");
    CHECK(complaint(text + "0 a\n1 b\n") == "line 9: the deck ends too soon: faces 2, of 3");
    CHECK(complaint(text + "0 a\n2 c\n") == "line 8: not what a deck says here");
    CHECK(complaint(text + "0 a\n0 a\n") == "line 8: not what a deck says here");
    CHECK(complaint(text + "0 a\n1 b\n2 c\n3 d\n") == "line 10: not what a deck says here");
    CHECK(complaint(text + "0\n") == "line 7: nothing behind \"0\"");
    CHECK(complaint(head + "0 a\nfaces 3\n") == "line 6: not what a deck says here");
}

TEST_CASE("a deck may say that it is drawn in ink, before its nouns", "[deck]") {
    CHECK(parse_deck(head + "ink\nfaces 2\n0 a\n1 b\n")->ink);
    CHECK_FALSE(parse_deck(head + "faces 2\n0 a\n1 b\n")->ink);
    CHECK(complaint(head + "faces 2\n0 a\n1 b\nink\n") == "line 9: not what a deck says here");
    CHECK(complaint(head + "faces 2\nink black\n") == "line 7: not what a deck says here");
}

TEST_CASE("a deck that is named has a noun of its own for each face", "[deck]") {
    const std::string text = head + "faces 2\nnamed\n";
    const auto deck = parse_deck(text + "0 Japan\n1 New Zealand\n");
    REQUIRE(deck);
    CHECK(*deck == DeckText{"Cats", "cats.png", 96, 8, 2, true, false, {"Japan", "New Zealand"}});
    CHECK(parse_deck(head + "named\nfaces 2\n0 a\n1 b\n")->named);
    CHECK(complaint(text) == "line 8: the deck ends too soon: faces 0, of 2");
    CHECK(complaint(text + "0 a\n") == "line 9: the deck ends too soon: faces 1, of 2");
    CHECK(complaint(text + "0 a\n1 a\n") == "line 9: \"a\" a second time");
    CHECK(complaint(head + "faces 2\n0 a\n1 a\n") == "none");
    CHECK(complaint(head + "faces 2\n0 a\n1 b\nnamed\n") == "line 9: not what a deck says here");
    CHECK(complaint(head + "faces 2\nnamed cats\n") == "line 7: not what a deck says here");
    CHECK(complaint(head + "faces 2\nnamed\nnamed\n") == "line 8: \"named\" a second time");
}

TEST_CASE("a picture is large enough for its faces or does not fit", "[deck]") {
    const DeckText deck{"", "a", 10, 4, 9};
    CHECK_FALSE(misfit(deck, 40, 30));
    CHECK(misfit(deck, 39, 30));
    CHECK(misfit(deck, 40, 29));
    CHECK(misfit({"", "a", 4096, 4096, 4096}, 16384, 1024));
}
