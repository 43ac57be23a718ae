// Tables of cards with pictures beside them: read and cached like a folder of pictures.
#include "view/decks/scanned_deck.hpp"

#include <filesystem>
#include <optional>
#include <string>

#include "app/decks/deck_list.hpp"
#include "decks/decks.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "view/decks/deck_export.hpp"
#include "view/decks/deck_loading.hpp"
#include "view/drawing/raster.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;

namespace fs = std::filesystem;

namespace {

std::string coloured_file(std::uint32_t colour) {
    const Surface picture = make_surface(20, 20);
    SDL_FillRect(picture.get(), nullptr, colour);
    return bmp_file(*picture);
}

struct CardLoading {
    std::optional<DeckLoadResult> told;
    std::size_t progress = 0; ///< how often it was reported
};

CardLoading loaded_cards(const std::string& deck, const fs::path& data, bool kept = false) {
    CardLoading result;
    const auto job = loading_of({deck}, DeckCache{data}, kept);
    for (bool finished = false; !finished;) {
        finished = job->run();
        if (auto told = job->take()) {
            if (told->progress) ++result.progress;
            result.told = std::move(told);
        }
    }
    return result;
}

DeckLoadResult loaded_deck(const DeckChoice& choice, const fs::path& data) {
    const auto job = loading_of(choice, DeckCache{data}, false);
    while (!job->run()) {
    }
    auto told = job->take();
    REQUIRE(told);
    REQUIRE(told->deck);
    return *std::move(told);
}

std::uint32_t middle_of(const DeckFaces& deck, int face) {
    const SDL_Rect part = deck.part(deck.picture_of(face));
    return row_of(*deck.atlas, part.y + part.h / 2)[part.x + part.w / 2];
}

/// Writes three playable cards and one that is not.
void write_people(const ScratchFolder& folder) {
    static_cast<void>(folder.file("cards.csv", "# name People\nAna,ana.bmp\nbo.bmp,Bo\nCy,cy.bmp\nDi,gone.bmp\nE,F\n"));
    static_cast<void>(folder.file("ana.bmp", coloured_file(0xFFFF0000U)));
    static_cast<void>(folder.file("bo.bmp", coloured_file(0xFF00FF00U)));
    static_cast<void>(folder.file("cy.bmp", ""));
}

} // namespace

TEST_CASE("the sides of a table that name pictures show them", "[cards][pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    write_people(folder);
    const bool as_folder = GENERATE(true, false);
    const std::string name = as_folder ? folder.path().string() : (folder.path() / "cards.csv").string();
    const auto read = loaded_cards(name, data.path());
    REQUIRE(read.told);
    REQUIRE(read.told->deck);
    CHECK(read.progress == 3); // one per picture
    const DeckFaces& deck = *read.told->deck;
    CHECK(deck.faces == 6);
    CHECK(deck.cards() == 3);
    CHECK(deck.sides[0].text == "Ana");
    CHECK(middle_of(deck, 1) == 0xFFFF0000U);
    CHECK(middle_of(deck, 2) == 0xFF00FF00U);
    CHECK(deck.picture_of(5) == -1);
    const auto& scan = *read.told->pictures;
    CHECK(scan.two_sided);
    CHECK(scan.title == "People");
    CHECK(scan.names == std::vector<std::string>{"Ana", "Bo", "E · F"});
    REQUIRE(scan.report.left_out.size() == 2);
    CHECK(scan.report.left_out[0].file == "gone.bmp");
    CHECK(scan.report.left_out[1].file == "cy.bmp");
    CHECK(to_english(scan.report.left_out[1].why) == "the file is empty");

    const DeckFaces some = first_of(deck, 3);
    CHECK(some.faces == 3);
    CHECK(some.sides[0].text == "Ana");
    CHECK(middle_of(some, 1) == 0xFFFF0000U);
    CHECK(middle_of(some, 2) == 0xFF00FF00U);
}

TEST_CASE("a table with pictures is there at once at the next start, until they change", "[cards][pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    write_people(folder);
    const DeckCache cache{data.path()};
    app::Settings settings;
    settings.deck = folder.path().string();
    std::vector<Message> notices;
    CHECK(deck_of_start({}, settings, notices, cache, Decoding::later).choice.name.empty()); // nothing is cached yet
    const auto read = loaded_cards(settings.deck, data.path());
    const ActiveDeck kept = deck_of_start({}, settings, notices, cache, Decoding::later);
    CHECK(kept.choice.name == settings.deck);
    CHECK(kept.as_kept);
    CHECK(kept.pictures == read.told->pictures);
    CHECK(kept.deck.faces == 6);
    CHECK(middle_of(kept.deck, 1) == 0xFFFF0000U);
    CHECK(loaded_cards(settings.deck, data.path(), true).told->as_kept);

    static_cast<void>(folder.file("ana.bmp", coloured_file(0xFF0000FFU)));
    const auto changed = loaded_cards(settings.deck, data.path(), true);
    REQUIRE(changed.told->deck);
    CHECK(middle_of(*changed.told->deck, 1) == 0xFF0000FFU);
    // A sample of it leaves the cache unchanged.
    const auto sample = loading_of_sample({settings.deck}, 2, cache);
    while (!sample->run()) {
    }
    CHECK(sample->take()->deck->faces == 2);
    CHECK(loaded_cards(settings.deck, data.path(), true).told->as_kept);
    // An unknown picture is read first.
    static_cast<void>(folder.file("new.bmp", coloured_file(0xFF123456U)));
    static_cast<void>(folder.file("cards.csv", "Ana,ana.bmp\nNew,new.bmp\n"));
    CHECK(deck_of_start({}, settings, notices, cache, Decoding::later).choice.name.empty());
    CHECK(deck_of_start({}, settings, notices, cache, Decoding::now).deck.faces == 4);
}

TEST_CASE("a table of which no card is left says why", "[cards][pictures]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("cards.csv", "Ana,gone.png\n"));
    const auto read = loaded_cards(folder.path().string(), {});
    CHECK_FALSE(read.told->deck);
    CHECK(to_english(read.told->why) == "no such picture lies beside the table");
    CHECK(read.told->file == "gone.png");
}

TEST_CASE("a table of text alone is read in one go, and tells what it left out", "[cards]") {
    const ScratchFolder folder;
    const std::string file = folder.file("words.tsv", "# name Words\nwater\tWasser\nsalt\tSalz\nwater\tagua\n");
    const auto read = loaded_cards(file, {});
    REQUIRE(read.told->deck);
    CHECK(read.progress == 0);
    CHECK(read.told->deck->faces == 4);
    CHECK(read.told->pictures->report.doubles == 1);
    CHECK(read.told->pictures->report.missing() == 1);
    CHECK(read.told->pictures->title == "Words");
}

TEST_CASE("a folder of pictures can be played with their names, at the next start at once", "[cards][pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    static_cast<void>(folder.file("Ana.bmp", coloured_file(0xFFFF0000U)));
    static_cast<void>(folder.file("Bo-2.bmp", coloured_file(0xFF00FF00U)));
    static_cast<void>(folder.file("Bo.bmp", coloured_file(0xFF0000FFU)));
    static_cast<void>(folder.file("Cy.bmp", ""));
    const auto job = loading_of({folder.path().string(), Names::played}, DeckCache{data.path()}, false);
    while (!job->run()) {
    }
    const auto told = job->take();
    REQUIRE(told->deck);
    CHECK(told->deck->cards() == 2);
    CHECK(middle_of(*told->deck, 2) == 0xFF00FF00U);
    CHECK(told->deck->sides[3].text == "Bo");
    CHECK(told->pictures->of_folder);
    CHECK(told->pictures->two_sided);
    CHECK(told->pictures->names == std::vector<std::string>{"Ana", "Bo"});
    CHECK(told->pictures->report.missing() == 2);

    app::Settings settings;
    settings.deck = folder.path().string();
    std::vector<Message> notices;
    const DeckCache cache{data.path()};
    CHECK_FALSE(deck_of_start({}, settings, notices, cache, Decoding::later).deck.two_sided());
    app::set_plays_names(settings, true);
    const ActiveDeck kept = deck_of_start({}, settings, notices, cache, Decoding::later);
    CHECK(kept.as_kept);
    CHECK(kept.pictures == told->pictures);
    CHECK(kept.deck.cards() == 2);
}

namespace {

app::FileWritten exported_deck(const DeckChoice& choice, const std::string& path, bool as_folder,
                               const fs::path& data) {
    const auto job = exporting_of({path, as_folder}, choice, DeckCache{data}, data);
    while (!job->run()) {
    }
    const auto answer = job->take();
    REQUIRE(answer);
    return std::get<app::FileWritten>(*answer);
}

bool same_faces(const DeckFaces& a, const DeckFaces& b) {
    if (a.faces != b.faces || a.two_sided() != b.two_sided()) return false;
    for (int face = 0; face < a.faces; ++face) {
        if ((a.picture_of(face) < 0) != (b.picture_of(face) < 0)) return false;
        if (a.picture_of(face) < 0) {
            if (a.sides[static_cast<std::size_t>(face)].text != b.sides[static_cast<std::size_t>(face)].text)
                return false;
            continue;
        }
        const SDL_Rect of_a = a.part(a.picture_of(face));
        const SDL_Rect of_b = b.part(b.picture_of(face));
        for (int y = 0; y < of_a.h; ++y)
            if (!std::equal(row_of(*a.atlas, of_a.y + y) + of_a.x, row_of(*a.atlas, of_a.y + y) + of_a.x + of_a.w,
                            row_of(*b.atlas, of_b.y + y) + of_b.x))
                return false;
    }
    return true;
}

} // namespace

TEST_CASE("a deck that was exported and comes back shows the same", "[cards][export]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    const ScratchFolder out;
    write_people(folder);
    const bool pictures_alone = GENERATE(false, true);
    if (pictures_alone) fs::remove(folder.path() / "cards.csv");
    const DeckChoice choice{folder.path().string(), Names::unplayed, {"Leute", {{"Bo", "Bob"}, {"ana.bmp", "Anna"}}}};
    const bool as_folder = GENERATE(false, true);
    const auto written =
        exported_deck(choice, (out.path() / (as_folder ? "A" : "A.ttdeck")).string(), as_folder, data.path());
    REQUIRE(written.done);
    const auto back =
        as_folder ? Result<std::string>{written.path} : decks::import_deck(written.path, data.path() / "decks");
    REQUIRE(back);
    const auto before = loaded_deck(choice, data.path());
    const auto after = loaded_deck({*back}, data.path());
    CHECK(same_faces(*before.deck, *after.deck));
    CHECK(before.pictures->names == after.pictures->names);
    CHECK(before.pictures->names[0] == (pictures_alone ? "Anna" : "Ana"));
    if (!pictures_alone) CHECK(after.pictures->title == "Leute");
    CHECK(bool{exported_deck(choice, written.path, as_folder, data.path()).done} == as_folder); // exists
}

TEST_CASE("learning knows a card by what stands in the table", "[cards]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    write_people(folder);
    const std::string name = folder.path().string();
    const auto before = loaded_deck({name}, data.path());
    const auto after = loaded_deck({name, Names::unplayed, {"", {{"Bo", "Bob"}}}}, data.path());
    CHECK(after.deck->sides[3].text == "Bob");
    CHECK(cards_of(name, *after.deck)->cards == cards_of(name, *before.deck)->cards);
    CHECK(cards_of(name, *before.deck)->read_as.empty());
    CHECK(cards_of(name, *after.deck)->shown(1) == "bo.bmp\tBob");
}
