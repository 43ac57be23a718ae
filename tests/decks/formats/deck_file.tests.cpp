// Decks as single files.
#include "decks/formats/deck_file.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include "decks/archive/archive.hpp"
#include "decks/deck_limits.hpp"
#include "decks/decks.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "support/anki_files.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::decks;

namespace fs = std::filesystem;

namespace {

/// A minimal picture.
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
    CHECK(trip->table.report.left_out.size() == 1); // files in deeper folders
    write_zip(file, {{"cards.csv", "a,b.png\nc,d\n"}});
    const auto cards = read_deck_file(file, "Cards");
    REQUIRE(cards);
    CHECK(cards->table.name == "Cards");
    CHECK(cards->table.cards.size() == 1);
    CHECK(cards->table.report.left_out.size() == 1);
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
    CHECK(read->table.report.left_out.size() == 9);
    const std::string large(picture_limits::file_bytes + 1, '\0');
    CHECK(fault_of(folder.file("bomb.zip", *zipped({{"a.png", large}}))) != "none");
}

TEST_CASE("what is no deck is refused with the reason", "[deck file]") {
    const ScratchFolder folder;
    CHECK(fault_of(folder.file("a.ttdeck", "text")).find("no archive") != std::string::npos);
    CHECK(fault_of(folder.file("b.ttdeck", *zipped({{"a.txt", "x"}}))) == "there are no cards and no pictures in it");
    CHECK(fault_of(folder.file("c.ttdeck", *zipped({{"cards.csv", "a\n"}}))).find("line 1") != std::string::npos);
    CHECK(fault_of(folder.file("d.ttdeck", *zipped({{"names.csv", "\"a"}}))) ==
          "there are no cards and no pictures in it");
    CHECK(fault_of(folder.file("e.ttdeck", *zipped({{"cards.csv", "a.png,b\n"}}))).find("a.png") == 0);
    CHECK(fault_of(folder.file("f.ttdeck", *zipped({{"a.png", "no picture"}}))).find("a.png: ") == 0);
    CHECK(import_choice("A.TTDECK") == ImportChoice::nothing);
    CHECK(import_choice("a.zip") == ImportChoice::nothing);
    CHECK_FALSE(import_choice("ttdeck"));
    CHECK(import_choice("a.csv") == ImportChoice::columns);
}

TEST_CASE("a folder that a desktop packed is that folder, whatever it put beside it", "[deck file]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "mac.zip").string();
    write_zip(file, {{"Faces/", ""},
                     {"Faces/Blue.jpg", drawing("blue")},
                     {"__MACOSX/Faces/._Blue.jpg", "Mac OS X"},
                     {"Faces/.DS_Store", "Bud1"},
                     {"Faces/Thumbs.db", "x"},
                     {"Faces/names.csv", "blue.JPG,the sea\n"},
                     {"__MACOSX/._Faces", "Mac OS X"}});
    const auto read = read_deck_file(file, "x");
    REQUIRE(read);
    REQUIRE(read->pictures.size() == 1);
    CHECK(read->pictures[0].file == "Blue.jpg");
    CHECK(read->pictures[0].name == "the sea");
    CHECK(read->table.report.left_out.empty());
    write_zip(file, {{"cards.csv", "BLUE.jpg,sea\n"}, {"blue.jpg", drawing("blue")}});
    const auto cards = read_deck_file(file, "x");
    REQUIRE(cards);
    CHECK(cards->table.cards == std::vector<Card>{{"BLUE.jpg", "sea"}});
    REQUIRE(cards->pictures.size() == 1);
    CHECK(cards->pictures[0].file == "BLUE.jpg");
}

#if defined(__linux__)
TEST_CASE("names in an archive that says no code page are read by the likely one", "[deck file]") {
    struct Sample {
        const char* bytes;
        const char* name;
    };
    const auto sample =
        GENERATE(Sample{"\xC6\xBB\xB9\xFB.png", "苹果.png"}, Sample{"\x82\xE8\x82\xF1\x82\xB2.png", "りんご.png"},
                 Sample{"\xEF\xA1\xAB\xAE\xAA\xAE.png", "яблоко.png"}, Sample{"Caf\x82.png", "Café.png"});
    const ScratchFolder folder;
    const std::string file = (folder.path() / "old.zip").string();
    int fault = 0;
    zip_t* const zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &fault);
    REQUIRE(zip != nullptr);
    const std::string bytes = drawing("fruit");
    zip_file_add(zip, sample.bytes, zip_source_buffer(zip, bytes.data(), bytes.size(), 0), ZIP_FL_ENC_CP437);
    REQUIRE(zip_close(zip) == 0);
    const auto archive = Archive::open(file);
    CAPTURE(std::string(sample.name), archive ? "" : to_english(archive.error()));
    REQUIRE(archive);
    CHECK(archive->entries() == std::vector<std::string>{sample.name});
    const auto got = archive->read(sample.name, 1000);
    REQUIRE(got);
    CHECK(*got == bytes);
}
#endif

TEST_CASE("a spreadsheet is told how to be read, and a collection of Anki is a package", "[deck file]") {
    const ScratchFolder folder;
    for (const char* name : {"words.xlsx", "Words.ODS", "words.numbers"}) {
        CHECK(import_choice(name) == ImportChoice::nothing);
        const auto deck = import_deck(folder.file(name, "PK"), folder.path() / "decks");
        REQUIRE_FALSE(deck);
        CHECK(to_english(deck.error()) == "this is a spreadsheet: save it as CSV, which is read");
    }
    for (const AnkiFormat format : {AnkiFormat::anki2, AnkiFormat::anki21b}) {
        const std::string file = (folder.path() / "all.ColPkg").string();
        write_apkg(file, {.notes = {{"Hund", "dog"}, {"Katze", "cat"}}, .media = {}}, format);
        CHECK(import_choice(file) == ImportChoice::fields);
        CHECK(import_deck(file, folder.path() / "decks"));
    }
}
