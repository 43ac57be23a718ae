#include "decks/formats/card_table.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "decks/deck_limits.hpp"
#include "platform/limits.hpp"
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

/// Encodes characters as UTF-16, two or four bytes each.
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

/// Returns a unique side: letters of any script, sometimes characters that need quotes.
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
    CHECK(translated("# translated both word\n") == std::pair{true, true});
    CHECK(parse_cards("# translated both\na,b\nc,d\n")->translated.context == "face");
    CHECK(parse_cards("# translated both word\na,b\nc,d\n")->translated.context == "word");
}

TEST_CASE("a card that could be taken for another is left out", "[cards]") {
    const auto table = parse_cards("2 x 6,12\n3 x 4,12\n12,dozen\n2 x 5,10\n2 x 6,twelve\n");
    REQUIRE(table);
    CHECK(table->cards == std::vector<Card>{{"2 x 6", "12"}, {"2 x 5", "10"}});
    CHECK(table->report.doubles == 3);
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
    CHECK(fault_of_table("only words\nand more\n") == "line 1: " + needs);
    CHECK(fault_of_table("c,c\n") == "line 1: both sides are the same");
    CHECK(fault_of_table("# name x\nc,\n") == "line 2: one side of the card is empty");
}

TEST_CASE("an odd line is listed and costs no other", "[cards]") {
    const auto listed = [](const std::string& bytes) {
        const auto table = parse_cards(bytes);
        REQUIRE(table);
        REQUIRE(table->report.left_out.size() == 1);
        CHECK(table->cards.front() == Card{"a", "b"});
        CHECK(table->cards.back() == Card{"y", "z"});
        CHECK(table->cards.size() == 2);
        return table->report.left_out.front().file + " | " + to_english(table->report.left_out.front().why);
    };
    CHECK(listed("a,b\n\nc\ny,z\n") ==
          "c | line 3: a card needs a front and a back, with a comma, semicolon or tab between them");
    CHECK(listed("# name x\na,b\nc,\ny,z") == "c | line 3: one side of the card is empty");
    CHECK(listed("a,b\n,dog\ny,z") == "dog | line 2: one side of the card is empty");
    CHECK(listed("a,b\nf,\"g\ny,z\n") == "f | line 2: a quote is opened and not closed");
    CHECK(listed("a,b\nc,c\ny,z\n") == "c | line 2: both sides are the same");
    CHECK(listed("a,b\nc," + std::string(deck_limits::side_bytes + 1, 'x') + "\ny,z\n") ==
          "c | line 2: more than 1000 bytes on one side");
    CHECK(listed("a,b,äöüßäöüßäöüßäöüß\nx,\xFF\ny,z\n").find("line 2: some letters") != std::string::npos);
    const auto utf16 = parse_cards(as_utf16(U"a,b\nc,d", false, true) + "x");
    REQUIRE(utf16);
    CHECK(utf16->cards == std::vector<Card>{{"a", "b"}});
    CHECK(utf16->report.left_out.size() == 1);
}

TEST_CASE("quotes in the middle of a cell are signs as others are", "[cards]") {
    CHECK(cards_of("5\" screen,Bildschirm\n\"No\" she said,nein\na \"b\" c,d\n") ==
          std::vector<Card>{{"5\" screen", "Bildschirm"}, {"\"No\" she said", "nein"}, {"a \"b\" c", "d"}});
    CHECK(cards_of("\"a, b\",c\n\"d\"\"e\",f\n") == std::vector<Card>{{"a, b", "c"}, {"d\"e", "f"}});
    std::string stray = "a,b\nc,\"d\n";
    for (int i = 0; i < 5000; ++i) stray += std::to_string(i) + ",w" + std::to_string(i) + "\n";
    CHECK(cards_of(stray + "e\",f\n").size() == 5002); // all except the line with the stray quote
}

TEST_CASE("a table is read in the encoding a spreadsheet writes", "[cards] [encoding]") {
    struct Sample {
        std::string bytes;
        platform::Encoding encoding;
        Card first;
    };
    const std::vector<Sample> samples{
        {"\xC4pfel;apples\r\n\xD6l;oil\r\nGr\xFC\xDF"
         "e;greetings\r\nStra\xDF"
         "e;street\r\n",
         platform::Encoding::windows_1252,
         {"Äpfel", "apples"}},
        {"\xC6\xBB\xB9\xFB,apple\r\n\xCB\xAE,water\r\n\xBB\xF0,fire\r\n\xC4\xBE,wood\r\n",
         platform::Encoding::gb18030,
         {"苹果", "apple"}},
        {"\x97\xD1\x8C\xE7,apple\r\n\x90\x85,water\r\n\x89\xCE,fire\r\n\x96\xD8,wood\r\n",
         platform::Encoding::shift_jis,
         {"林檎", "apple"}},
        {"\xC4\xAB\xAAG,apple\r\n\xA4\xF4,water\r\n\xA4\xF5,fire\r\n\xA4\xEC,wood\r\n",
         platform::Encoding::big5,
         {"蘋果", "apple"}},
        {"\xBB\xE7\xB0\xFA,apple\r\n\xB9\xB0,water\r\n\xB3\xAA\xB9\xAB,tree\r\n\xB0\xB3,dog\r\n",
         platform::Encoding::euc_kr,
         {"사과", "apple"}},
        {"\xF1\xEE\xE1\xE0\xEA\xE0;dog\r\n\xEA\xEE\xF8\xEA\xE0;cat\r\n\xE2\xEE\xE4\xE0;water\r\n",
         platform::Encoding::windows_1251,
         {"собака", "dog"}},
        {"ksi\xB9\xBFka;book\r\n\xBF\xF3\xB3ty;yellow\r\n\xB3\xF3\xBFko;bed\r\n",
         platform::Encoding::windows_1250,
         {"książka", "book"}},
        {"\xF3\xEA\xFD\xEB\xEF\xF2;dog\r\n\xE3\xDC\xF4\xE1;cat\r\n\xED\xE5\xF1\xFC;water\r\n",
         platform::Encoding::windows_1253,
         {"σκύλος", "dog"}},
        {"a\xF0"
         "a\xE7;tree\r\nye\xFEil;green\r\nk\xFDrm\xFDz\xFD;red\r\n",
         platform::Encoding::windows_1254,
         {"ağaç", "tree"}},
    };
    for (const Sample& sample : samples) {
        CAPTURE(sample.first.front);
        CHECK(guessed_form(sample.bytes).form.encoding == sample.encoding);
        CHECK_FALSE(guessed_form(sample.bytes).plain);
        CHECK(cards_of(sample.bytes).front() == sample.first);
    }
    TableForm other = guessed_form(samples[0].bytes).form;
    other.encoding = platform::Encoding::windows_1251;
    CHECK(parse_cards(samples[0].bytes, other)->cards.front() == Card{"Дpfel", "apples"});
}

TEST_CASE("a table may say its separator, or have one of another kind", "[cards]") {
    const std::vector<Card> expected{{"Hund", "dog"}, {"Katze", "cat"}};
    CHECK(cards_of("sep=;\r\nHund;dog\r\nKatze;cat\r\n") == expected);
    CHECK(cards_of("\xEF\xBB\xBFsep=,\r\nHund,dog\r\nKatze,cat\r\n") == expected);
    CHECK(cards_of("\"sep=|\"\nHund|dog\nKatze|cat\n") == expected);
    CHECK(cards_of("Hund|dog\nKatze|cat\n") == expected);
    CHECK(cards_of("Hund，dog\nKatze，cat\n") == expected);
    CHECK(cards_of("Hund；dog\nKatze；cat\n") == expected);
    CHECK(cards_of("#separator:pipe\nHund|dog\nKatze|cat\n") == expected);
    CHECK(cards_of("#separator:Semicolon\nHund;dog\nKatze;cat\n") == expected);
    CHECK(cards_of("Hund,d，o\nKatze,cat\n") == std::vector<Card>{{"Hund", "d，o"}, {"Katze", "cat"}});
}

TEST_CASE("a line without a tab goes on with the card before", "[cards]") {
    CHECK(cards_of("mitosis\tcell division\n- two daughter cells\n- same genome\nmeiosis\tgamete formation\n") ==
          std::vector<Card>{{"mitosis", "cell division - two daughter cells - same genome"},
                            {"meiosis", "gamete formation"}});
    const auto table = parse_cards("a\tb\n\nlost\nc\td\n");
    REQUIRE(table);
    CHECK(table->cards == std::vector<Card>{{"a", "b"}, {"c", "d"}});
    CHECK(table->report.left_out.size() == 1);
}

TEST_CASE("a heading is known by its words in any language", "[cards]") {
    const std::string rows = "Hund;dog\nKatze;cat\n";
    const std::vector<Card> expected{{"Hund", "dog"}, {"Katze", "cat"}};
    for (const char* heading :
         {"Question;Answer", "Term;Definition", "WORD;Meaning", "front;BACK", "Vorderseite;Rückseite", "单词;意思",
          "單詞;意思", "単語;意味", "단어;뜻", "Deutsch;Englisch", "German;English", "Mot;Traduction",
          "palabra;significado", "СЛОВО;Перевод", "English;中文", "Q;A"}) {
        CAPTURE(heading);
        CHECK(cards_of(std::string(heading) + "\n" + rows) == expected);
    }
    // Cards, although their words could be a heading.
    for (const char* card : {"word;Wort", "question;Frage", "English;Englisch", "answer;la réponse", "number;Zahl"}) {
        CAPTURE(card);
        CHECK(cards_of(std::string(card) + "\n" + rows).size() == 3);
    }
    TableForm form = guessed_form("Question;Answer\n" + rows).form;
    CHECK(columns_of("Question;Answer\n" + rows, form) == std::vector<std::string>{"Question", "Answer"});
    form.heading = false;
    CHECK(parse_cards("Question;Answer\n" + rows, form)->cards.size() == 3);
}

TEST_CASE("a column that numbers the rows is no side", "[cards]") {
    const std::vector<Card> expected{{"Hund", "dog"}, {"Katze", "cat"}, {"Vogel", "bird"}};
    CHECK(cards_of("#,Word,Meaning\n1,Hund,dog\n2,Katze,cat\n3,Vogel,bird\n") == expected);
    CHECK(cards_of("1\tHund\tdog\n2\tKatze\tcat\n3\tVogel\tbird\n") == expected);
    CHECK(cards_of("Hund,7,dog\nKatze,8,cat\nVogel,9,bird\n") == expected);
    CHECK(cards_of("ID,Word,Meaning\n17,Hund,dog\n4,Katze,cat\n9,Vogel,bird\n") == expected);
    CHECK(cards_of("Word,Pinyin,Meaning\nHund,hund,dog\nKatze,kat,cat\nVogel,fogl,bird\n") == expected);
    CHECK(cards_of(",Hund,dog\n,Katze,cat\n,Vogel,bird\n") == expected); // neither is an empty one
    CHECK(cards_of("1,uno\n2,dos\n3,tres\n") == std::vector<Card>{{"1", "uno"}, {"2", "dos"}, {"3", "tres"}});
}

TEST_CASE("what Anki writes as text is read as it says", "[cards]") {
    const std::string notes = "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n"
                              "#tags column:6\nAbc1;x\tBasic\tDeck A\tHund\tdog\ttag1\n"
                              "Abc2\tBasic\tDeck A\tKatze\t<b>cat</b>\t\n"
                              "Abc3\tBasic\tDeck A\tVogel\t\"bird&nbsp;<br>&amp; \"\"co\"\"\"\t\n";
    CHECK(cards_of(notes) == std::vector<Card>{{"Hund", "dog"}, {"Katze", "cat"}, {"Vogel", "bird & \"co\""}});
    CHECK(guessed_form(notes).plain);
    const auto named =
        parse_cards("#separator:Comma\n#html:false\n#deck:German\n#columns:Tags,Front,Back\nx,<b>,y\nx,z,w\n");
    REQUIRE(named);
    CHECK(named->name == "German");
    CHECK(named->cards == std::vector<Card>{{"<b>", "y"}, {"z", "w"}});
}

TEST_CASE("a table in which nothing is guessed is plain", "[cards]") {
    CHECK(guessed_form("dog,Hund\ncat,Katze\n").plain);
    CHECK(guessed_form("front,back\n\"a;b\",c\nd,e\n").plain);
    CHECK(guessed_form(as_utf16(U"dog\t狗\r\nfox\t🦊\r\n", false, true)).plain);
    CHECK_FALSE(guessed_form("Question,Answer\ndog,Hund\n").plain);
    CHECK_FALSE(guessed_form("dog,Hund,x\ncat,Katze,y\n").plain);
    CHECK_FALSE(guessed_form("dog,Hund\nstray\n").plain);
}

TEST_CASE("so many cards are taken and no more", "[cards]") {
    std::string rows;
    for (int i = 0; i < deck_limits::cards; ++i) rows += std::to_string(i) + ",w" + std::to_string(i) + "\n";
    CHECK(cards_of(rows).size() == static_cast<std::size_t>(deck_limits::cards));
    const auto more = parse_cards(rows + "one,more\n");
    REQUIRE(more);
    CHECK(more->cards.size() == static_cast<std::size_t>(deck_limits::cards));
    CHECK(more->report.beyond == 1);
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

TEST_CASE("cards that look as earlier ones do are left out and listed", "[cards]") {
    const auto table =
        parse_cards("caf\xC3\xA9,coffee\ncafe\xCC\x81,tea\ndo\xE2\x80\x8Bg,Hund\ndog,Dogge\na\xC2\xA0z,a z\n"
                    "coffee,x\n");
    REQUIRE(table);
    CHECK(table->cards.size() == 2);
    CHECK(table->report.doubles == 1); // coffee, in decomposed form
    REQUIRE(table->report.left_out.size() == 3);
    CHECK(to_english(table->report.left_out[0].why) == "line 2: a side looks as one of an earlier card");
    CHECK(to_english(table->report.left_out[2].why) == "line 5: both sides look the same");
}

TEST_CASE("a line that goes on with bytes that are no text is left out", "[cards]") {
    const auto table = parse_cards("\xEF\xBB\xBF"
                                   "a\tb\r\nc\td\r\n\xFF\xFF\xFF\xFF\r\n");
    REQUIRE(table);
    CHECK(table->cards == std::vector<Card>{{"a", "b"}, {"c", "d"}});
    CHECK(table->report.left_out.size() == 1);
}

TEST_CASE("a table that is written can be read, whatever the cards it was made of", "[cards]") {
    CardTable table;
    table.name = "Long";
    const std::string filling(200, '"'); // each is written as two
    for (int i = 0; i < deck_limits::cards; ++i)
        table.cards.push_back({"q" + std::to_string(i) + filling, "a" + std::to_string(i) + filling});
    const std::string text = text_of(table);
    CHECK(text.size() <= platform::limits::file_bytes);
    const auto read = parse_cards(text);
    REQUIRE(read);
    CHECK(read->name == "Long");
    CHECK(read->cards.size() > 15'000);
    REQUIRE(read->report.left_out.size() == 1);
    CHECK(read->report.left_out[0].file == "+" + std::to_string(table.cards.size() - read->cards.size()));
    CHECK(to_english(read->report.left_out[0].why) == "there are too many");
}

TEST_CASE("a row with a back alone is left out, or goes on with the card before, as is chosen", "[cards]") {
    const std::string bytes = "cat,Katze\n,Kater\n,Mieze\nhorse,Pferd\n,\n,Gaul\ndog,Hund\n";
    const TableGuess guess = guessed_form(bytes);
    CHECK(guess.lone_backs);
    CHECK_FALSE(guess.plain);
    CHECK_FALSE(guess.form.joined);
    CHECK(cards_of(bytes) == std::vector<Card>{{"cat", "Katze"}, {"horse", "Pferd"}, {"dog", "Hund"}});
    TableForm form = guess.form;
    form.joined = true;
    const auto joined = parse_cards(bytes, form);
    REQUIRE(joined);
    CHECK(joined->cards == std::vector<Card>{{"cat", "Katze / Kater / Mieze"}, {"horse", "Pferd"}, {"dog", "Hund"}});
    CHECK(joined->report.left_out.size() == 1); // below a blank row it is unclear which card it belongs to
    CHECK_FALSE(guessed_form("cat,Katze\ndog,Hund\n").lone_backs);
    CHECK(guessed_form("cat,Katze\ndog,Hund\n").plain);
}
