// An address book converts to a folder with a table of cards, completely or not at all.
#include "decks/formats/address_book.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "decks/card_sides.hpp"
#include "decks/decks.hpp"
#include "support/catch.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::decks;
using namespace twoturns::test;

namespace fs = std::filesystem;

namespace {

const std::string tiny_svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"></svg>";

std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t entries_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, fs::directory_iterator{}));
}

} // namespace

TEST_CASE("people of an address book are cards, a photograph and a name", "[vcard]") {
    AddressBook book;
    book.people = {{"Ana \"the first\", López", tiny_svg}, {"Bo", "no picture"}};
    book.report.left_out = {{"Cy", {"there is no photograph", {}}}};
    const NewDeck deck = deck_of_book("My friends", book);
    CHECK(deck.pictures.size() == 1);
    CHECK(deck.table.report.left_out.size() == 2);
    const auto table = parse_cards(text_of(deck.table));
    REQUIRE(table);
    CHECK(table->name == "My friends");
    CHECK(*table == deck.table);
    CHECK(table->cards == std::vector<Card>{{deck.pictures[0].file, "Ana \"the first\", López"}});
    CHECK(sides_of(*table, {{deck.pictures[0].file, false}}).pictures.files.size() == 1);
}

TEST_CASE("an address book is imported as a folder beside those that are there", "[vcard]") {
    const ScratchFolder data;
    const fs::path decks = data.path() / "decks";
    const std::string file = data.file("Friends.VCF", "BEGIN:VCARD\nFN:Ana\nPHOTO:data:image/svg+xml," + tiny_svg +
                                                          "\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\n");
    CHECK(import_choice(file) == ImportChoice::nothing);
    const auto first = import_deck(file, decks);
    REQUIRE(first);
    CHECK(fs::path{*first} == decks / "Friends");
    CHECK(content(decks / "Friends" / "cards.csv") ==
          "# name Friends\n# left out Bo: there is no photograph\nfront,back\n\"photo-1.svg\",\"Ana\"\n");
    CHECK(content(decks / "Friends" / "photo-1.svg") == tiny_svg);
    CHECK(fs::path{*import_deck(file, decks)} == decks / "Friends");
    CHECK(entries_in(decks) == 1); // nothing incomplete is left
}

TEST_CASE("what cannot be imported says why and leaves nothing behind", "[vcard]") {
    const ScratchFolder data;
    const fs::path decks = data.path() / "decks";
    const auto complaint_of = [&](const std::string& text) {
        const auto imported = import_deck(data.file("a.vcf", text), decks);
        return imported ? "none" : to_english(imported.error());
    };
    CHECK(complaint_of("hello") == "there is no card of a person in it");
    CHECK(complaint_of("BEGIN:VCARD\nFN:Bo\nEND:VCARD\n") == "Bo: there is no photograph");
    CHECK_FALSE(import_deck((data.path() / "gone.vcf").string(), decks));
    CHECK_FALSE(fs::exists(decks));
    static_cast<void>(data.file("decks", "a file where the folder should be"));
    CHECK_FALSE(import_deck(
        data.file("b.vcf", "BEGIN:VCARD\nFN:Ana\nPHOTO:data:image/svg+xml," + tiny_svg + "\nEND:VCARD\n"), decks));
}
