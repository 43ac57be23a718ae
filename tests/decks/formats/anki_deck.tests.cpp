// Anki packages as decks of cards.
#include "decks/formats/anki_deck.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include "decks/decks.hpp"
#include "decks/formats/anki_database.hpp"
#include "support/anki_files.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/png_file.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::decks;

namespace {

AnkiSample animals() {
    return {.type = "Basic \"quoted\"",
            .fields = {"Front", "Picture", "Back"},
            .notes = {{"<b>dog</b>", "", "der&nbsp;Hund[sound:dog.mp3]"},
                      {"cat", "", "die <i>Katze</i>"},
                      {"cat", "", "der Kater"},
                      {"bird", "", ""},
                      {"owl", "", "<img src=\"owl &amp; co.png\">"},
                      {"gone", "", "<img src=\"gone.png\">"},
                      {"script", "", "<img src=\"liar.png\">"}},
            .media = {{"owl & co.png", png_file(20, 20)}, {"liar.png", "no picture at all"}, {"dog.mp3", "ID3"}}};
}

CardTable table_of(const AnkiPackage& package, const AnkiSides& sides) {
    AnkiDeckMaker maker{{std::shared_ptr<const AnkiPackage>{}, &package}, sides};
    while (!maker.run()) {
    }
    return maker.take("x").table;
}

std::string fault_of_package(const std::string& file) {
    const auto package = AnkiPackage::open(file);
    return package ? "none" : to_english(package.error());
}

} // namespace

TEST_CASE("a package of either format becomes a deck, its pictures with it", "[anki]") {
    const auto format = GENERATE(AnkiFormat::anki2, AnkiFormat::anki21, AnkiFormat::anki21b);
    const ScratchFolder folder;
    const std::string file = (folder.path() / "Animals.apkg").string();
    write_apkg(file, animals(), format);
    const auto package = AnkiPackage::open(file);
    REQUIRE(package);
    REQUIRE(package->types().size() == 1);
    CHECK(package->types()[0].name == "Basic \"quoted\"");
    CHECK(package->types()[0].fields == std::vector<std::string>{"Front", "Picture", "Back"});
    CHECK(package->types()[0].notes.size() == 7);
    CHECK(best_sides(package->types()) == AnkiSides{0, 0, 2});
    const auto deck = import_deck(file, folder.path() / "decks");
    REQUIRE(deck);
    const std::filesystem::path made{*deck};
    CHECK(made == folder.path() / "decks" / "Animals");
    const auto table = parse_cards(content_of(made / "cards.csv"));
    REQUIRE(table);
    CHECK(table->name == "Animals");
    CHECK(table->report.left_out ==
          std::vector<LeftOut>{{"+1", {"a side is empty", {}}},
                               {"+2", {"its picture is missing, or none that can be read", {}}},
                               {"+1", {"an earlier card has one of its sides", {}}}});
    CHECK(table->cards == std::vector<Card>{{"dog", "der Hund"}, {"cat", "die Katze"}, {"owl", "owl & co.png"}});
    CHECK(content_of(made / "owl & co.png") == png_file(20, 20));
    CHECK(table_of(*package, {0, 2, 0}).cards.front() == Card{"der Hund", "dog"});
}

TEST_CASE("what is no package, or a damaged one, is refused with the reason", "[anki]") {
    const ScratchFolder folder;
    const auto path = [&](const char* name) { return (folder.path() / name).string(); };
    CHECK_THAT(fault_of_package(folder.file("a.apkg", "no archive")), Catch::StartsWith("it is no archive"));
    write_zip(path("b.apkg"), {{"media", "{}"}});
    CHECK(fault_of_package(path("b.apkg")) == "it is no Anki package: there is no collection in it");
    write_zip(path("c.apkg"), {{"collection.anki21", "SQLite it is not"}});
    CHECK_THAT(fault_of_package(path("c.apkg")), Catch::StartsWith("its database cannot be read"));
    write_zip(path("d.apkg"), {{"collection.anki21b", "not packed"}});
    CHECK(fault_of_package(path("d.apkg")) == "the archive is damaged or cut short");
    AnkiSample none = animals();
    none.notes.clear();
    write_apkg(path("e.apkg"), none, AnkiFormat::anki21);
    CHECK(fault_of_package(path("e.apkg")) == "there are no notes in it");
    write_zip(path("f.apkg"), {{"collection.anki2", old_collection(animals())}, {"media", "{\"0\":"}});
    CHECK_THAT(fault_of_package(path("f.apkg")), Catch::StartsWith("its database cannot be read"));
    write_zip(path("g.apkg"),
              {{"collection.anki21b", zstd_packed(new_collection(animals()))}, {"media", zstd_packed("\x0A\x7F")}});
    CHECK(fault_of_package(path("g.apkg")) == "its list of pictures is damaged");
    AnkiSample empty;
    empty.notes = {{"a", ""}, {"", "b"}};
    write_apkg(path("h.apkg"), empty, AnkiFormat::anki2);
    const auto deck = import_deck(path("h.apkg"), folder.path() / "decks");
    REQUIRE_FALSE(deck);
    CHECK(to_english(deck.error()) == "no card can be made of its notes, as a side of each is empty");
    CHECK_FALSE(std::filesystem::exists(folder.path() / "decks"));
}

TEST_CASE("where no card can be made of any note it is said what most of them lack", "[anki]") {
    const test::ScratchFolder folder;
    const auto fault_of_notes = [&](std::vector<std::vector<std::string>> notes) {
        AnkiSample sample;
        sample.notes = std::move(notes);
        const std::string file = (folder.path() / "a.apkg").string();
        write_apkg(file, sample, AnkiFormat::anki2);
        const auto deck = import_deck(file, folder.path() / "decks");
        return deck ? "nothing" : to_english(deck.error());
    };
    CHECK(fault_of_notes({{"[sound:a.mp3]", "one"}, {"[sound:b.mp3]", "two"}, {"", "three"}}) ==
          "no card can be made of its notes, as a side of each is sound alone");
    CHECK(fault_of_notes({{"{{c1::image-occlusion:rect:left=.1:top=.2}}", "one"}}) ==
          "no card can be made of its notes: they cover parts of pictures, which is not read");
    CHECK(fault_of_notes({{"<img src=\"a.png\">", "one"}}) ==
          "no card can be made of its notes, as their pictures cannot be read");
    CHECK(fault_of_notes({{"same", "same"}}) == "no card can be made of its notes");
}

TEST_CASE("a database that would run for ever, or run something, is refused", "[anki]") {
    const std::string models =
        "CREATE TABLE col (models text); INSERT INTO col VALUES('{\"1\":{\"name\":\"a\",\"flds\":"
        "[{\"name\":\"f\",\"ord\":0},{\"name\":\"g\",\"ord\":1}]}}');";
    const auto notes = read_anki_notes(
        database_of(models + "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
                             "SELECT id, 1 AS mid, 'a' AS flds FROM n;"));
    CHECK_FALSE(notes);
    // Generated columns can produce any number of bytes; sorting would store them in files.
    for (const char* key : {"integer primary key", "integer"}) {
        const auto computed = read_anki_notes(database_of(
            models + "CREATE TABLE notes (id " + key +
            ", mid integer, flds text GENERATED ALWAYS AS (replace(printf('%100s', ''), ' ', printf('%.60000c', 'a')) "
            "|| id) VIRTUAL); INSERT INTO notes(id, mid) WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            "WHERE i < 1000) SELECT i, 1 FROM n;"));
        REQUIRE_FALSE(computed);
        CHECK(to_english(computed.error()) == "its database cannot be read: its notes are more than it holds");
    }
    const auto deep = read_anki_notes(
        database_of("CREATE TABLE col (models text); INSERT INTO col VALUES('" + std::string(100'000, '[') +
                    "'); CREATE TABLE notes (id integer primary key, mid integer, flds text);"));
    CHECK_FALSE(deep);
    CHECK_FALSE(read_anki_notes(""));
}

TEST_CASE("of more notes than are read it is said how many there are", "[anki]") {
    std::string sql =
        "CREATE TABLE col (models text); INSERT INTO col VALUES('{\"1\":{\"name\":\"a\",\"flds\":"
        "[{\"name\":\"f\",\"ord\":0},{\"name\":\"g\",\"ord\":1}]}}');"
        "CREATE TABLE notes (id integer primary key, mid integer, flds text);"
        "INSERT INTO notes(mid, flds) WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
        "50007) SELECT 1, i || char(31) || 'b' || i FROM n; INSERT INTO notes(mid, flds) VALUES(9, 'no');";
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.apkg").string();
    write_zip(file, {{"collection.anki2", database_of(sql)}});
    auto opened = AnkiPackage::open(file);
    REQUIRE(opened);
    CHECK(opened->beyond() == 7);
    AnkiDeckMaker maker{std::make_shared<const AnkiPackage>(*std::move(opened)), {0, 0, 1}};
    while (!maker.run()) {
    }
    CHECK(maker.cards().size() == 50'000);
    CHECK(maker.left_out() == std::vector<NotesLeftOut>{{7, {"there are too many", {}}}});
}

TEST_CASE("a collection that was written with a log beside it is read all the same", "[anki]") {
    std::string bytes = old_collection(animals());
    bytes[18] = bytes[19] = 2;
    CHECK(read_anki_notes(bytes));
}

TEST_CASE("which cards fields would give is known without keeping their pictures", "[anki]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.apkg").string();
    write_apkg(file, animals(), AnkiFormat::anki21);
    auto opened = AnkiPackage::open(file);
    REQUIRE(opened);
    const auto package = std::make_shared<const AnkiPackage>(*std::move(opened));
    for (std::size_t front = 0; front < 4; ++front)
        for (std::size_t back = 0; back < 4; ++back) {
            AnkiDeckMaker with{package, {0, front, back}};
            AnkiDeckMaker without{package, {0, front, back}, false};
            while (!with.run()) {
            }
            while (!without.run()) {
            }
            CHECK(with.cards() == without.cards());
            CHECK(with.left_out() == without.left_out());
            std::size_t all = with.cards().size();
            for (const NotesLeftOut& some : with.left_out()) all += some.count;
            CHECK(all == 7);
            const std::size_t pictures = with.take("x").pictures.size();
            CHECK(pictures == (front != back && front + back == 2 && front != 1 ? 1 : 0));
            CHECK(without.take("x").pictures.empty());
        }
}

TEST_CASE("of pictures that unpack to much only so many are unpacked", "[anki]") {
    const ScratchFolder folder;
    AnkiSample sample{.type = "Basic", .fields = {"Front", "Back"}, .notes = {}, .media = {}};
    const std::string large = png_signature + png_head(20, 20) + std::string(std::size_t{40} << 20U, '\0');
    for (int i = 0; i < 6; ++i) {
        const std::string name = "p" + std::to_string(i) + ".png";
        sample.notes.push_back({"card " + std::to_string(i), "<img src=\"" + name + "\">"});
        sample.media.emplace_back(name, large);
    }
    const std::string file = (folder.path() / "bomb.apkg").string();
    write_apkg(file, sample, AnkiFormat::anki21b);
    auto opened = AnkiPackage::open(file);
    REQUIRE(opened);
    AnkiDeckMaker maker{std::make_shared<const AnkiPackage>(*std::move(opened)), {0, 0, 1}, false};
    while (!maker.run()) {
    }
    CHECK(maker.cards().size() == 2);
    REQUIRE(maker.left_out().size() == 1);
    CHECK(maker.left_out().front() == NotesLeftOut{4, {"there are too many pictures", {}}});
}

TEST_CASE("the fields are proposed that one learns", "[anki]") {
    const auto proposed = [](std::vector<std::string> fields, std::vector<std::vector<std::string>> notes) {
        AnkiNoteType type{"t", std::move(fields), std::move(notes)};
        const AnkiSides sides = best_sides({type});
        return std::pair{sides.front, sides.back};
    };
    using Sides = std::pair<std::size_t, std::size_t>;
    CHECK(proposed({"Key", "Sort", "Expression", "Meaning"},
                   {{"00000", "0", "犬", "dog"}, {"00001", "1", "猫", "cat"}}) == Sides{2, 3});
    CHECK(proposed({"Word", "IPA", "Word Audio", "Meaning"},
                   {{"Hund", "hʊnt", "x", "dog"}, {"Katze", "k", "y", "cat"}}) == Sides{0, 3});
    CHECK(proposed({"Rang", "Wort", "Übersetzung"}, {{"1", "Hund", "dog"}, {"2", "Katze", "cat"}}) == Sides{1, 2});
    CHECK(proposed({"Number", "Word"}, {{"1", "uno"}, {"2", "dos"}}) == Sides{0, 1}); // there is nothing better
    CHECK(proposed({"Text", "Extra"}, {{"{{c1::a}} b", "x"}, {"c {{c1::d}}", "y"}}) == Sides{0, 0});
}

TEST_CASE("notes with gaps, readings, formulas and covered pictures become what can be matched", "[anki]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.apkg").string();
    const auto table = [&](const AnkiSample& sample) {
        write_apkg(file, sample, AnkiFormat::anki21);
        const auto package = AnkiPackage::open(file);
        REQUIRE(package);
        return table_of(*package, best_sides(package->types()));
    };
    AnkiSample sample;
    sample.type = "Cloze";
    sample.fields = {"Text", "Extra"};
    sample.notes = {{"The capital of France is {{c1::Paris}}", ""},
                    {"{{c1::Berlin::city}} is in {{c2::Germany}}", "x"}};
    CHECK(table(sample).cards == std::vector<Card>{{"The capital of France is [...]", "Paris"},
                                                   {"[city] is in Germany", "Berlin"},
                                                   {"Berlin is in [...]", "Germany"}});
    sample.fields = {"Expression", "With kana"};
    sample.notes = {{"漢字", "漢字[かんじ]"}, {"水", "<ruby>水<rt>みず</rt></ruby>"}};
    CHECK(table(sample).cards == std::vector<Card>{{"漢字", "かんじ"}, {"水", "みず"}});
    sample.fields = {"Front", "Back"};
    sample.notes = {{"square", "\\(x^2\\)"},
                    {"matrix", "\\(\\begin{matrix}\\end{matrix}\\)"},
                    {"{{c1::image-occlusion:rect:left=.1:top=.2}}", "map"}};
    const CardTable formulas = table(sample);
    CHECK(formulas.cards == std::vector<Card>{{"square", "x²"}});
    CHECK(formulas.report.left_out ==
          std::vector<LeftOut>{{"+1", {"its formula cannot be written as text", {}}},
                               {"+1", {"parts of a picture are covered in it, which is not read", {}}}});
}
