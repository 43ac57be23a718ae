// An address book becomes a folder with a table of cards, whole or not at all.
#include "decks/address_book.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "decks/card_sides.hpp"
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
    book.left_out = {{"Cy", {"there is no photograph", {}}}};
    const BookDeck deck = deck_of_book("My friends", book);
    CHECK(deck.pictures.size() == 1);
    CHECK(deck.left_out.size() == 2);
    const auto table = parse_cards(deck.table);
    REQUIRE(table);
    CHECK(table->name == "My friends");
    CHECK(table->unmade == deck.left_out);
    CHECK(table->cards == std::vector<Card>{{deck.pictures[0].file, "Ana \"the first\", López"}});
    CHECK(sides_of(*table, {{deck.pictures[0].file, false}}).pictures.files.size() == 1);
}

TEST_CASE("an address book is imported as a folder beside those that are there", "[vcard]") {
    const ScratchFolder data;
    const fs::path decks = data.path() / "decks";
    const std::string file = data.file("Friends.VCF", "BEGIN:VCARD\nFN:Ana\nPHOTO:data:image/svg+xml," + tiny_svg +
                                                          "\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\n");
    CHECK(is_address_book(file));
    const auto first = import_address_book(file, decks);
    REQUIRE(first);
    CHECK(fs::path{first->folder} == decks / "Friends");
    CHECK(first->people == 1);
    CHECK(first->left_out == 1);
    CHECK(content(decks / "Friends" / "cards.csv") ==
          "# name Friends\n# left out Bo: there is no photograph\nfront,back\nphoto-1.svg,\"Ana\"\n");
    CHECK(content(decks / "Friends" / "photo-1.svg") == tiny_svg);
    CHECK(fs::path{import_address_book(file, decks)->folder} == decks / "Friends 2");
    CHECK(entries_in(decks) == 2); // nothing half-made is left
}

TEST_CASE("what cannot be imported says why and leaves nothing behind", "[vcard]") {
    const ScratchFolder data;
    const fs::path decks = data.path() / "decks";
    const auto complaint_of = [&](const std::string& text) {
        const auto imported = import_address_book(data.file("a.vcf", text), decks);
        return imported ? "none" : to_english(imported.error());
    };
    CHECK(complaint_of("hello") == "there is no card of a person in it");
    CHECK(complaint_of("BEGIN:VCARD\nFN:Bo\nEND:VCARD\n") == "Bo: there is no photograph");
    CHECK_FALSE(import_address_book((data.path() / "gone.vcf").string(), decks));
    CHECK_FALSE(fs::exists(decks));
    static_cast<void>(data.file("decks", "a file where the folder should be"));
    CHECK_FALSE(write_deck_folder(decks, "a", "b", {}));
    // A picture whose folder is not there: all of the deck goes.
    const fs::path others = data.path() / "others";
    CHECK_FALSE(write_deck_folder(others, "a", "b,c\n", {{"ok.svg", tiny_svg}, {"no/way.svg", tiny_svg}}));
    CHECK(entries_in(others) == 0);
}

TEST_CASE("any name is made one for a folder", "[vcard]") {
    CHECK(folder_name_from("Ana: work/home?") == "Ana_ work_home_");
    CHECK(folder_name_from("..") == "deck");
    CHECK(folder_name_from("../x. ") == "_x");
    CHECK(folder_name_from("同事") == "同事");
    CHECK(folder_name_from("") == "deck");
    const std::string cut = folder_name_from(std::string(200, 'a') + "张");
    CHECK(cut.size() == 80);
    std::string wide;
    for (int i = 0; i < 60; ++i) wide += "张";
    CHECK(folder_name_from(wide).size() % 3 == 0);
}
