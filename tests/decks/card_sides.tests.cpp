// Decides which sides of cards are pictures, and which cards are dropped because of another one.
#include "decks/card_sides.hpp"

#include <set>
#include <string>
#include <vector>

#include "decks/pictures/picture_limits.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::decks;

namespace {

CardTable table_with(std::vector<Card> cards) {
    CardTable table;
    table.name = "People";
    table.cards = std::move(cards);
    table.report.doubles = 2;
    return table;
}

std::string left_out_by(const std::vector<LeftOut>& left_out) {
    std::string text;
    for (const LeftOut& one : left_out) text += one.file + ": " + to_english(one.why) + "\n";
    return text;
}

} // namespace

TEST_CASE("a cell that names a picture beside the table is that picture", "[cards]") {
    const auto cards = sides_of(table_with({{"Ana.jpg", "Ana"},
                                            {"Bo", "b_o.PNG"},
                                            {"gone.png", "Cy"},
                                            {"old.tiff", "Di"},
                                            {"new.tiff", "is text, as no such file is there"},
                                            {"../Ana.jpg", "climbs"},
                                            {"folder.png", "a folder"},
                                            {".jpg", "an ending alone"}}),
                                {{"Ana.jpg", false},
                                 {"b_o.PNG", false},
                                 {"c.png", false},
                                 {"old.tiff", false},
                                 {"folder.png", true},
                                 {".jpg", false}});
    CHECK(cards.name == "People");
    CHECK(cards.report.doubles == 2);
    REQUIRE(cards.pictures.files.size() == 2);
    CHECK(cards.pictures.files[0].file == "Ana.jpg");
    CHECK(cards.pictures.files[1].name == "b o");
    REQUIRE(cards.sides.size() == 8);
    CHECK(cards.sides[0].picture == 0);
    CHECK(cards.sides[1].picture == -1);
    CHECK(cards.sides[1].text == "Ana");
    CHECK(cards.sides[3].picture == 1);
    CHECK(cards.sides[4].text == "new.tiff");
    CHECK(cards.sides[6].text == ".jpg");
    CHECK(left_out_by(cards.report.left_out) ==
          "gone.png: no such picture lies beside the table\n"
          "old.tiff: this is a picture of the format TIFF, which is not read: save it as JPEG or PNG\n"
          "../Ana.jpg: no such picture lies beside the table\n"
          "folder.png: no such picture lies beside the table\n");
}

TEST_CASE("only so many pictures are taken, and every card without one", "[cards]") {
    std::vector<Card> cards;
    std::vector<platform::FolderEntry> beside;
    for (std::size_t i = 0; i < picture_limits::pictures + 5; ++i) {
        const std::string number = std::to_string(i);
        cards.push_back({"p" + number + ".png", "name " + number});
        cards.push_back({"word " + number, "Wort " + number});
        beside.push_back({"p" + number + ".png", false});
    }
    const auto sides = sides_of(table_with(std::move(cards)), beside);
    CHECK(sides.pictures.files.size() == picture_limits::pictures);
    CHECK(sides.report.beyond == 5);
    CHECK(sides.sides.size() == 2 * (2 * picture_limits::pictures + 5));
    for (const CardSide& side : sides.sides)
        if (side.picture >= 0) CHECK(sides.pictures.files[static_cast<std::size_t>(side.picture)].file == side.text);
}

TEST_CASE("pictures that look the same are on one card alone", "[cards]") {
    const auto cards =
        sides_of(table_with({{"a.png", "A"}, {"copy.png", "B"}, {"c.png", "d.png"}, {"x.png", "X"}}),
                 {{"a.png", false}, {"copy.png", false}, {"c.png", false}, {"d.png", false}, {"x.png", false}});
    // By name: a, c, copy, d, x.
    const auto made = playable(cards, {{0, {}}, {1, {}}, {0, {}}, {1, {}}, {-1, {"the file is empty", {}}}});
    CHECK(made.names == std::vector<std::string>{"A"});
    CHECK(left_out_by(made.left_out) == "copy.png: an earlier card has the same picture\n"
                                        "d.png: both sides show the same picture\n"
                                        "x.png: the file is empty\n");
}

TEST_CASE("pictures and their names are cards, each name once", "[cards]") {
    FolderPictures pictures;
    pictures.files = {{"a.jpg", "Ana"}, {"b.jpg", "Bo"}, {"c.jpg", "Ana"}, {"d.jpg", "d.jpg"}};
    const auto cards = sides_with_names(pictures);
    REQUIRE(cards.sides.size() == 6);
    CHECK(cards.sides[0].picture == 0);
    CHECK(cards.sides[1].text == "Ana");
    CHECK(cards.sides[4].picture == 3);
    CHECK(cards.sides[5].picture == -1); // a name, whatever it looks like
    CHECK(left_out_by(cards.report.left_out) == "c.jpg: an earlier picture has the same name\n");
    CHECK(playable(cards, {{0, {}}, {1, {}}, {2, {}}, {3, {}}}).names ==
          std::vector<std::string>{"Ana", "Bo", "d.jpg"});
}

TEST_CASE("whatever becomes of pictures, every tile has one partner and every card is accounted for",
          "[cards][property]") {
    for (int seed = 0; seed < scaled(60); ++seed) {
        Random chance{static_cast<std::uint64_t>(seed)};
        std::vector<Card> table;
        std::vector<platform::FolderEntry> beside;
        const int count = 1 + static_cast<int>(chance.below(30));
        for (int i = 0; i < count; ++i) {
            const auto side = [&](char letter) {
                const std::string name = letter + std::to_string(i);
                if (chance.below(2) == 0) return name;
                if (chance.below(6) != 0) beside.push_back({name + ".png", false});
                return name + ".png";
            };
            std::string front = side('f');
            table.push_back({std::move(front), side('b')});
        }
        const auto cards = sides_of(table_with(table), beside);
        std::vector<PictureFate> fates;
        for (std::size_t i = 0; i < cards.pictures.files.size(); ++i)
            fates.push_back(chance.below(5) == 0 ? PictureFate{-1, {"no", {}}}
                                                 : PictureFate{static_cast<int>(chance.below(20)), {}});
        const auto made = playable(cards, fates);
        CHECK(made.sides.size() == 2 * made.names.size());
        CHECK(made.names.size() + made.left_out.size() + cards.report.left_out.size() + cards.report.beyond ==
              table.size());
        std::set<std::pair<int, std::string>> seen; // visible on a tile
        for (const CardSide& side : made.sides)
            CHECK(seen.insert({side.picture, side.picture < 0 ? side.text : ""}).second);
    }
}

TEST_CASE("a card is called by its front and then its back, whichever way these run", "[decks]") {
    CHECK(label_of({"one", -1}, {"eins", -1}) == "one · eins");
    CHECK(label_of({"水", -1}, {"é", -1}) == "水 · é");
    CHECK(label_of({"תודה!", -1}, {"thanks!", -1}) == "\u2068תודה!\u2069 · \u2068thanks!\u2069");
    CHECK(label_of({"moon", -1}, {"قمر", -1}) == "\u2068moon\u2069 · \u2068قمر\u2069");
}
