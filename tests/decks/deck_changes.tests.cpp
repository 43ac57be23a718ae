// The player's changes to decks: stored as text, and applied to the sides of cards.
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

/// Returns one of a few texts, so that they often collide.
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

/// A slow implementation: applies each change, and reverts it if a text then occurs twice.
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

namespace {

DeckChanges changes_from(const std::map<std::string, std::string>& rows) {
    DeckChanges changes;
    for (const auto& [name, value] : rows) take_row(changes, name, value);
    return changes;
}

} // namespace

TEST_CASE("changes are read as they were written, whatever decks and files are called", "[deck changes]") {
    for (const DeckChanges& changes :
         {DeckChanges{"名字", {{"x\ty\n\\z.jpg", "Ana"}, {"salt, fine", "盐"}, {"\\t", "t"}}}, DeckChanges{},
          DeckChanges{"", {{"one", "eins"}}}, DeckChanges{"C", {}},
          DeckChanges{"", {}, {{"x\ty\n\\z.jpg", {0, 3000, 600}}, {"我.png", {1500, 1000, 2999}}}}})
        CHECK(changes_from(rows_of(changes)) == changes);
}

TEST_CASE("no deck's rows are another's, whatever they are called", "[deck changes]") {
    const std::vector<std::string> decks{"/a", "/a\t", "/a\\t", "/a\\", "/a\n", "/a\ttitle", ""};
    for (const std::string& one : decks)
        for (const std::string& other : decks)
            CHECK((row_begin(one) + "title").starts_with(row_begin(other)) == (one == other));
}

TEST_CASE("what makes no sense among the changes is passed over", "[deck changes]") {
    CHECK(changes_from({{"", ""},
                        {"bogus", "a"},
                        {"text\tb", ""},
                        {"text\tc", "x.png"},
                        {"text\t", "a"},
                        {"title", " two  blanks"},
                        {"titles", "a"}})
              .empty());
    for (const char* crop : {"", "1 2", "1 2 700 4", "1 2 x", "1  2 700", "-1 2 700", "1 3001 700", "1 2 599",
                             "1 2 99999999999", "1500 1000 3000"}) {
        CAPTURE(crop);
        CHECK(changes_from({{"crop\ta.png", crop}}).empty());
    }
    CHECK(changes_from({{"crop\ta.png", "1 2 700"}}).crops.at("a.png") == Crop{1, 2, 700});
    CHECK(changes_from({{"crop\t", "1 2 700"}}).empty()); // without a file
    Random random{7};
    for (int round = 0; round < scaled(2000); ++round) {
        const auto some = [&] {
            std::string text;
            for (std::uint64_t i = random.below(12); i > 0; --i) text += "\t\n\\titlexcrop"[random.below(13)];
            return text;
        };
        const auto read = changes_from({{some(), some()}, {"text\t" + some(), some()}, {"title", some()}});
        CHECK(changes_from(rows_of(read)) == read);
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
