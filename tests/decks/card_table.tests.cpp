#include "decks/card_table.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "decks/deck_limits.hpp"
#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

std::vector<Card> cards_of(const std::string& bytes) {
    const auto table = parse_cards(bytes);
    if (!table) FAIL(to_english(table.error()));
    return table->cards;
}

std::string fault_of_table(const std::string& bytes) {
    const auto table = parse_cards(bytes);
    return table ? "nothing" : to_english(table.error());
}

/// Characters as UTF-16, each of two bytes or four.
std::string as_utf16(const std::u32string& text, bool big, bool mark) {
    std::string bytes;
    const auto add = [&](char32_t unit) {
        const char high = static_cast<char>(unit >> 8U & 0xFFU);
        const char low = static_cast<char>(unit & 0xFFU);
        bytes += big ? high : low;
        bytes += big ? low : high;
    };
    if (mark) add(0xFEFF);
    for (const char32_t code : text) {
        if (code < 0x10000) {
            add(code);
        } else {
            add(0xD800 + ((code - 0x10000) >> 10U));
            add(0xDC00 + ((code - 0x10000) & 0x3FFU));
        }
    }
    return bytes;
}

/// A side that nobody else has: letters of any script, and now and then what needs quotes.
std::string side_of_chance(Random& chance, int number) {
    static const std::vector<std::string> parts{"a", "Z", "é",  "ж", "书", "🦊", "7",
                                                ",", ";", "\"", "-", "'",  "#",    "q r"};
    std::string side;
    const std::size_t length = 1 + chance.index(12);
    for (std::size_t i = 0; i < length; ++i) side += parts[chance.index(parts.size())];
    return "s" + std::to_string(number) + side;
}

std::string quoted(const std::string& cell) {
    std::string text = "\"";
    for (const char c : cell) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + "\"";
}

} // namespace

TEST_CASE("a table is read with any separator, and with a heading or none", "[cards]") {
    const std::vector<Card> expected{{"dog", "狗"}, {"cat", "猫"}};
    for (const char* one : {",", ";", "\t"}) {
        const std::string separator = one;
        CAPTURE(separator);
        const std::string rows = "dog" + separator + "狗\ncat" + separator + "猫\n";
        CHECK(cards_of(rows) == expected);
        CHECK(cards_of("Front" + separator + "Back\r\n" + rows) == expected);
        CHECK(cards_of("\xEF\xBB\xBF" + rows) == expected);
    }
    CHECK(cards_of("hello, you;bonjour, toi\nyes, sir;oui, monsieur\n") ==
          std::vector<Card>{{"hello, you", "bonjour, toi"}, {"yes, sir", "oui, monsieur"}});
    CHECK(cards_of("\"a;b\";c\nd;e") == std::vector<Card>{{"a;b", "c"}, {"d", "e"}});
    CHECK(cards_of("one,1,noun,page 3\ntwo,2,,\n") == std::vector<Card>{{"one", "1"}, {"two", "2"}});
}

TEST_CASE("ends of lines, blank rows and blanks around a side do not matter", "[cards]") {
    const std::vector<Card> expected{{"a b", "c"}, {"d", "e"}};
    CHECK(cards_of("a b,c\nd,e") == expected);
    CHECK(cards_of("a b,c\r\nd,e\r\n") == expected);
    CHECK(cards_of("a b,c\rd,e\r") == expected);
    CHECK(cards_of("\n , \n  a \t b  , c\n,,,\nd, \"e\" \n\n") == expected);
    CHECK(cards_of("\"a\nb\",c\r\nd,\"\r\ne\"\r\n") == expected);
}

TEST_CASE("remarks at the beginning may say a name", "[cards]") {
    const auto table = parse_cards("# made by hand\n# name My words\n#tag,thing\na,b\n#1,first\n");
    REQUIRE(table);
    CHECK(table->name == "My words");
    CHECK(table->cards == std::vector<Card>{{"a", "b"}, {"#1", "first"}});
}

TEST_CASE("a table may say which sides are translated", "[cards]") {
    const auto translated = [](const std::string& head) {
        const auto table = parse_cards(head + "a,b\n");
        REQUIRE(table);
        return std::pair{table->translated.front, table->translated.back};
    };
    CHECK(translated("") == std::pair{false, false});
    CHECK(translated("# translated front\n") == std::pair{true, false});
    CHECK(translated("# name A\r\n# translated back\r\n") == std::pair{false, true});
    CHECK(translated("# translated both\n# name A\n") == std::pair{true, true});
    CHECK(translated("# translated sideways\n") == std::pair{false, false});
}

TEST_CASE("a card that could be taken for another is left out", "[cards]") {
    const auto table = parse_cards("2 x 6,12\n3 x 4,12\n12,dozen\n2 x 5,10\n2 x 6,twelve\n");
    REQUIRE(table);
    CHECK(table->cards == std::vector<Card>{{"2 x 6", "12"}, {"2 x 5", "10"}});
    CHECK(table->left_out == 3);
}

TEST_CASE("a table is read in UTF-16 of either order, with a mark or without", "[cards]") {
    const std::u32string text = U"# name 动物\ndog\t狗\r\nfox\t🦊\r\n";
    for (const bool big : {false, true})
        for (const bool mark : {false, true}) {
            CAPTURE(big, mark);
            const auto table = parse_cards(as_utf16(text, big, mark));
            REQUIRE(table);
            CHECK(table->name == "动物");
            CHECK(table->cards == std::vector<Card>{{"dog", "狗"}, {"fox", "🦊"}});
        }
}

TEST_CASE("what is wrong with a table is said with its line", "[cards]") {
    CHECK(fault_of_table("") == "there are no cards in it");
    CHECK(fault_of_table("front,back\n\n") == "there are no cards in it");
    const std::string needs = "a card needs a front and a back, with a comma, semicolon or tab between them";
    CHECK(fault_of_table("a,b\n\nc\n") == "line 3: " + needs);
    CHECK(fault_of_table("# name x\na,b\nc,\n") == "line 3: " + needs);
    CHECK(fault_of_table("only words\nand more\n") == "line 1: " + needs);
    CHECK(fault_of_table("a,b\n\"c\nd\",e\nf,\"g\n\nh") == "line 4: a quote is opened and not closed");
    CHECK(fault_of_table("a,b\n\"c\"d,e\n") == "line 2: there is something behind a closing quote");
    CHECK(fault_of_table("a,b\nc,c\n") == "line 2: both sides are the same");
    CHECK(fault_of_table("a,b\nc," + std::string(deck_limits::side_bytes + 1, 'x')) ==
          "line 2: more than 1000 bytes on one side");
    // "Fuß" as Windows-1252 has it, and 狗 as GBK has it.
    const std::string no_utf8 = "this is no UTF-8. Save the table as UTF-8 or UTF-16.";
    CHECK(fault_of_table("a,b\nfoot,Fu\xDF\n") == "line 2: " + no_utf8);
    CHECK(fault_of_table("\xB9\xB7,dog\n") == "line 1: " + no_utf8);
    CHECK(fault_of_table(as_utf16(U"a,b\nc,d", false, true) + "x") == "line 2: this is no UTF-16");
    std::string half = as_utf16(U"a,b\nc,d", true, true);
    half += "\xD8\x01";
    CHECK(fault_of_table(half) == "line 2: this is no UTF-16");
}

TEST_CASE("so many cards are taken and no more", "[cards]") {
    std::string rows;
    for (int i = 0; i < deck_limits::cards; ++i) rows += std::to_string(i) + ",w" + std::to_string(i) + "\n";
    CHECK(cards_of(rows).size() == static_cast<std::size_t>(deck_limits::cards));
    CHECK(fault_of_table(rows + "one,more\n") == "line 50001: more than 50000 cards");
}

TEST_CASE("whatever is written as a table is read again", "[cards] [property]") {
    const auto seed = GENERATE(range(0, 300));
    CAPTURE(seed);
    Random chance{static_cast<std::uint64_t>(seed)};
    const char separator = std::vector{',', ';', '\t'}[chance.index(3)];
    const std::string end = std::vector<std::string>{"\n", "\r\n", "\r"}[chance.index(3)];
    std::vector<Card> cards;
    std::string text = chance.below(2) == 0 ? "" : "front" + std::string(1, separator) + "back" + end;
    const int count = 1 + static_cast<int>(chance.index(30));
    const auto cell = [&](const std::string& side) {
        return side.find_first_of(",;\t\"") != std::string::npos || chance.below(3) == 0 ? quoted(side) : side;
    };
    for (int i = 0; i < count; ++i) {
        cards.push_back({side_of_chance(chance, 2 * i), side_of_chance(chance, 2 * i + 1)});
        text += cell(cards.back().front) + separator + cell(cards.back().back) + end;
    }
    CAPTURE(text);
    CHECK(cards_of(text) == cards);
}
