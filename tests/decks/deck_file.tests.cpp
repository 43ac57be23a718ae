// Decks as single files.
#include "decks/deck_file.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include "decks/archive.hpp"
#include "decks/deck_import.hpp"
#include "decks/deck_limits.hpp"
#include "decks/picture_limits.hpp"
#include "support/anki_files.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::decks;

namespace fs = std::filesystem;

namespace {

/// A picture as short as can be.
std::string drawing(const std::string& what) { return "<svg>" + what + "</svg>"; }

NewDeck cat_and_dog() {
    return {{.name = "Animals", .cards = {{"cat.png", "Katze, die"}, {"dog", "狗"}}}, {{"cat.png", drawing("cat")}}};
}

std::string fault_of(const std::string& file) {
    const auto deck = read_deck_file(file, "x");
    return deck ? "none" : to_english(deck.error());
}

} // namespace

TEST_CASE("a deck goes into a single file and out of it, the same bytes each time", "[deck file]") {
    const ScratchFolder folder;
    const auto bytes = deck_file_of(cat_and_dog());
    REQUIRE(bytes);
    CHECK(*bytes == *deck_file_of(cat_and_dog()));
    const auto read = read_deck_file(folder.file("a.ttdeck", *bytes), "another name");
    REQUIRE(read);
    CHECK(read->table == cat_and_dog().table);
    REQUIRE(read->pictures.size() == 1);
    CHECK(read->pictures[0].file == "cat.png");
    CHECK(read->pictures[0].bytes == drawing("cat"));
}

TEST_CASE("a deck of pictures alone keeps what they are called", "[deck file]") {
    const ScratchFolder folder;
    const NewDeck people{{.name = "People", .cards = {}},
                         {{"a.png", drawing("1"), "Ana \"A\", Bo"}, {"b.png", drawing("2"), ""}}};
    const auto read = read_deck_file(folder.file("People.ttdeck", *deck_file_of(people)), "People");
    REQUIRE(read);
    CHECK(read->table.cards.empty());
    CHECK(read->table.name == "People");
    REQUIRE(read->pictures.size() == 2);
    CHECK(read->pictures[0].name == "Ana \"A\", Bo");
    CHECK(read->pictures[1].name.empty());
    const auto made = import_deck((folder.path() / "People.ttdeck").string(), folder.path() / "decks");
    REQUIRE(made);
    CHECK(content_of(fs::path{*made} / "a.png") == drawing("1"));
    CHECK(content_of(fs::path{*made} / "names.csv").find("Ana") != std::string::npos);
}

TEST_CASE("any archive of pictures or of a folder with a deck is one", "[deck file]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.zip").string();
    write_zip(file, {{"Trip/", ""},
                     {"Trip/b.jpg", drawing("2")},
                     {"Trip/a.jpg", drawing("1")},
                     {"Trip/more/c.jpg", drawing("3")},
                     {"Trip/x.txt", ""}});
    const auto trip = read_deck_file(file, "Trip");
    REQUIRE(trip);
    REQUIRE(trip->pictures.size() == 2);
    CHECK(trip->pictures[0].file == "a.jpg");
    CHECK(trip->pictures[1].bytes == drawing("2"));
    CHECK(trip->table.unmade.size() == 1); // what lies deeper
    write_zip(file, {{"cards.csv", "a,b.png\nc,d\n"}});
    const auto cards = read_deck_file(file, "Cards");
    REQUIRE(cards);
    CHECK(cards->table.name == "Cards");
    CHECK(cards->table.cards.size() == 1);
    CHECK(cards->table.unmade.size() == 1);
}

TEST_CASE("nothing in a deck leads out of its folder, or is more than a deck may have", "[deck file]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.ttdeck").string();
    for (const char* evil : {"../up.png", "/etc/up.png", "a/../../up.png", "..\\up.png", "con.png", "a:b.png"}) {
        CAPTURE(std::string(evil));
        write_zip(file, {{"cards.csv", std::string{evil} + ",up\na,b\n"}, {evil, drawing("up")}});
        const auto read = read_deck_file(file, "x");
        REQUIRE(read);
        CHECK(read->pictures.empty());
        CHECK(read->table.cards == std::vector<Card>{{"a", "b"}});
        write_zip(file, {{evil, drawing("up")}});
        if (const auto alone = read_deck_file(file, "x"))
            for (const auto& picture : alone->pictures) CHECK(picture.file == "up.png");
    }
    std::vector<ArchiveEntry> many;
    for (std::size_t i = 0; i < picture_limits::pictures + 9; ++i)
        many.push_back({std::to_string(i) + ".png", drawing("p")});
    const auto read = read_deck_file(folder.file("many.zip", *zipped(many)), "x");
    REQUIRE(read);
    CHECK(read->pictures.size() == picture_limits::pictures);
    CHECK(read->table.unmade.size() == 9);
    const std::string large(picture_limits::file_bytes + 1, '\0');
    CHECK(fault_of(folder.file("bomb.zip", *zipped({{"a.png", large}}))) != "none");
}

TEST_CASE("what is no deck is refused with the reason", "[deck file]") {
    const ScratchFolder folder;
    CHECK(fault_of(folder.file("a.ttdeck", "text")).find("no archive") != std::string::npos);
    CHECK(fault_of(folder.file("b.ttdeck", *zipped({{"a.txt", "x"}}))) == "there are no cards and no pictures in it");
    CHECK(fault_of(folder.file("c.ttdeck", *zipped({{"cards.csv", "a\n"}}))).find("line 1") != std::string::npos);
    CHECK(fault_of(folder.file("e.ttdeck", *zipped({{"cards.csv", "a.png,b\n"}}))).find("a.png") == 0);
    CHECK(fault_of(folder.file("f.ttdeck", *zipped({{"a.png", "no picture"}}))).find("a.png: ") == 0);
    CHECK(is_deck_file("A.TTDECK"));
    CHECK(is_deck_file("a.zip"));
    CHECK_FALSE(is_deck_file("ttdeck"));
    CHECK_FALSE(is_deck_file("a.csv"));
}
