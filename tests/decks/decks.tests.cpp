// The door of the layer: which files become decks, and by which format.
#include "decks/decks.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::decks;
using namespace twoturns::test;

TEST_CASE("each ending belongs to one format, whatever the case of its letters", "[decks]") {
    std::set<std::string> endings;
    for (const DeckFormat& format : deck_formats()) {
        REQUIRE_FALSE(format.endings().empty());
        for (const std::string_view ending : format.endings()) {
            const std::string name = "a" + std::string{ending};
            CAPTURE(name);
            CHECK(endings.emplace(ending).second);
            CHECK(ending.front() == '.');
            CHECK(std::none_of(ending.begin(), ending.end(), [](char c) { return c >= 'A' && c <= 'Z'; }));
            std::string loud = name;
            for (char& c : loud)
                if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
            CHECK(format_of(name) == &format);
            CHECK(format_of(loud) == &format);
            CHECK(import_choice(name) == format.choice);
        }
    }
    CHECK(import_endings() == std::vector<std::string>{".csv", ".tsv", ".vcf", ".apkg", ".colpkg", ".ttdeck", ".zip"});
    CHECK_FALSE(import_choice(""));
    CHECK_FALSE(import_choice("csv"));
    CHECK_FALSE(import_choice("a.png"));
}

TEST_CASE("every format says why a file is no deck of it", "[decks]") {
    const ScratchFolder folder;
    for (const DeckFormat& format : deck_formats())
        for (const std::string_view ending : format.endings()) {
            const std::string file = folder.file("no" + std::string{ending}, "");
            CAPTURE(file);
            const auto deck = import_deck(file, folder.path() / "decks");
            REQUIRE_FALSE(deck);
            CHECK_FALSE(deck.error().id.empty());
        }
    CHECK_FALSE(std::filesystem::exists(folder.path() / "decks"));
}

TEST_CASE("a table is imported in its guessed form, with its pictures", "[decks]") {
    const ScratchFolder folder;
    const std::string square = R"(<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>)";
    static_cast<void>(folder.file("ana.svg", square));
    const auto deck = import_deck(folder.file("people.tsv", "ana.svg\tAna\nzwei\ttwo\n"), folder.path() / "decks");
    REQUIRE(deck);
    CHECK(std::filesystem::path{*deck} == folder.path() / "decks" / "people");
    CHECK(std::filesystem::exists(folder.path() / "decks" / "people" / "ana.svg"));
    CHECK(std::filesystem::exists(folder.path() / "decks" / "people" / "cards.csv"));
}
