// What players change about decks: kept as text, and written over the sides of cards.
#include "decks/deck_changes.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

/// Any of few texts, so that they often meet.
std::string some_text(Random& random) { return std::string(1, static_cast<char>('a' + random.below(12))); }

CardSides some_cards(Random& random) {
    CardSides cards;
    std::set<std::string> there;
    for (int i = 0; i < 12; ++i) {
        const bool picture = random.below(4) == 0;
        const std::string text = picture ? std::to_string(i) + ".png" : some_text(random);
        if (there.insert(text).second) cards.sides.push_back({text, picture ? i : -1});
    }
    return cards;
}

/// The slow second way: each change is tried, and taken back where a text is there twice then.
std::vector<std::string> changed_slowly(const CardSides& cards, const DeckChanges& changes) {
    std::vector<std::string> now;
    for (const CardSide& side : cards.sides) now.push_back(side.text);
    for (const auto& [was, is] : changes.texts)
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (cards.sides[i].text != was || cards.sides[i].picture >= 0) continue;
            now[i] = is;
            if (std::set<std::string>(now.begin(), now.end()).size() < now.size()) now[i] = was;
        }
    return now;
}

} // namespace

TEST_CASE("changed texts stand on the sides, and no text on two", "[deck changes]") {
    Random random{GENERATE(1U, 2U, 3U)};
    std::size_t changed = 0;
    for (int round = 0; round < scaled(300); ++round) {
        CardSides cards = some_cards(random);
        DeckChanges changes;
        for (int i = 0; i < 4; ++i) changes.texts[some_text(random)] = some_text(random);
        const auto wanted = changed_slowly(cards, changes);
        const CardSides before = cards;
        change_texts(cards, changes);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            CHECK(cards.sides[i].text == wanted[i]);
            CHECK(learnt_as(cards.sides[i]) == before.sides[i].text);
            if (wanted[i] != before.sides[i].text) ++changed;
        }
    }
    CHECK(changed > 10);
}

TEST_CASE("changes are read as they were written, whatever decks and files are called", "[deck changes]") {
    const ChangesOfDecks changes{
        {"/home/我/a\tb\\n\nc", {"名字", {{"x\ty\n\\z.jpg", "Ana"}, {"salt, fine", "盐"}}}},
        {"/b", {"", {{"one", "eins"}}}},
        {"/c", {"C", {}}},
        {"/d", {"", {}, {{"x\ty\n\\z.jpg", {0, 3000, 600}}, {"我.png", {1500, 1000, 2999}}}}},
    };
    CHECK(changes_from(text_of(changes)) == changes);
    CHECK(text_of(ChangesOfDecks{{"/e", {}}}).empty());
}

TEST_CASE("what makes no sense among the changes is passed over", "[deck changes]") {
    CHECK(changes_from("text\ta\tb\n").empty()); // of no deck
    CHECK(changes_from("deck\t\ntitle\tA\n").empty());
    CHECK(changes_from("deck\t/a\nbogus\ntext\tonly\ntext\t\tb\ntext\tx.png\tc\ntitle\t two  blanks\n").empty());
    for (const char* crop : {"", "1 2 700", "1 2 700\t", "1 2\ta.png", "1 2 700 4\ta.png", "1 2 x\ta.png",
                             "1  2 700\ta.png", "-1 2 700\ta.png", "1 3001 700\ta.png", "1 2 599\ta.png",
                             "1 2 99999999999\ta.png", "1500 1000 3000\ta.png"}) {
        CAPTURE(crop);
        CHECK(changes_from(std::string("deck\t/a\ncrop\t") + crop + "\n").empty());
    }
    CHECK(changes_from("deck\t/a\ncrop\t1 2 700\ta.png\n").at("/a").crops.at("a.png") == Crop{1, 2, 700});
    CHECK(changes_from("deck\t/a\ntitle\tA\ntitle").at("/a").title == "A"); // a line without its end is none
    Random random{7};
    for (int round = 0; round < scaled(2000); ++round) {
        std::string text = "deck\t/a\n";
        for (std::uint64_t i = random.below(40); i > 0; --i) text += "\t\n\\deckxt i"[random.below(12)];
        const auto read = changes_from(text);
        CHECK(changes_from(text_of(read)) == read);
    }
}

TEST_CASE("a side may say what no picture is called", "[deck changes]") {
    CHECK_FALSE(unfit_for_side("a"));
    CHECK_FALSE(unfit_for_side(".jpg"));
    CHECK(unfit_for_side(""));
    CHECK(unfit_for_side("a.jpg"));
    CHECK(unfit_for_side("a.heic"));
    CHECK(unfit_for_side(std::string(1001, 'a')));
}
