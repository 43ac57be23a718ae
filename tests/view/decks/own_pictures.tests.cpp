// The window with a folder of the player's own pictures: shown at once from the cache, otherwise after reading.
#include <SDL.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "decks/archive/archive.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "view/drawing/raster.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;

namespace {

void write_picture(const ScratchFolder& folder, const std::string& name, std::uint32_t colour) {
    const view::Surface picture = view::make_surface(20, 20);
    SDL_FillRect(picture.get(), nullptr, colour);
    static_cast<void>(folder.file(name, bmp_file(*picture)));
}

view::HostOptions with_pictures(const ScratchFolder& folder, const ScratchFolder& data, unsigned threads) {
    view::HostOptions options = options_for(at(four_pairs));
    options.deck = folder.path().string();
    options.store_folder = data.path();
    options.threads = threads;
    return options;
}

bool says(const Stage& stage, const std::string& words) {
    const auto& note = stage.host.app().note();
    return note && to_english(note->headline) == words;
}

/// Runs turns until this is shown. Returns false if it never is.
bool waits_for(Stage& stage, const std::string& words) {
    return stage.comes_true([&] { return says(stage, words); });
}

} // namespace

TEST_CASE("pictures of one's own come when they are read, and at once at the next start", "[host]") {
    const unsigned threads = GENERATE(0U, 2U);
    const ScratchFolder folder;
    const ScratchFolder data;
    write_picture(folder, "a.bmp", 0xFFFF0000U);
    write_picture(folder, "b.bmp", 0xFF00FF00U);
    static_cast<void>(folder.file("c.png", ""));
    {
        Stage stage{with_pictures(folder, data, threads)};
        CHECK(waits_for(stage, "2 pictures are on the tiles"));
        CHECK(stage.host.app().settings().deck == folder.path().string());
        CHECK(stage.host.app().settings().own_decks.names(9) == std::vector{folder.path().string()});
    }
    CHECK(std::filesystem::exists(data.path() / "thumbnails"));
    Stage again{with_pictures(folder, data, threads)};
    for (int i = 0; i < 20; ++i) again.turn();
    CHECK_FALSE(says(again, "2 pictures are on the tiles")); // nothing has changed
    again.key(SDLK_k);
    CHECK(again.screen() == "decks");
}

TEST_CASE("a file that becomes a deck is imported once the window is there, without a question", "[host]") {
    const unsigned threads = GENERATE(0U, 2U);
    const ScratchFolder folder;
    const ScratchFolder data;
    view::HostOptions options = options_for(at(four_pairs));
    options.store_folder = data.path();
    options.threads = threads;
    SECTION("it becomes one") {
        const std::string bytes = *decks::zipped({{"cards.csv", "one,eins\ntwo,zwei\nthree,drei\n"}});
        options.deck_file = folder.file("numbers.zip", bytes);
        Stage stage{std::move(options)};
        for (int i = 0; i < 2000 && stage.host.app().settings().deck.find("numbers") == std::string::npos; ++i) {
            stage.host.turn(0);
            SDL_Delay(1);
        }
        CHECK(stage.host.app().settings().deck == (data.path() / "decks" / "numbers").string());
    }
    SECTION("it is none") {
        options.deck_file = folder.file("book.vcf", "BEGIN:VCARD\nFN:Mara\nEND:VCARD\n");
        Stage stage{std::move(options)};
        for (int i = 0; i < 2000 && stage.screen() != "import"; ++i) {
            stage.host.turn(0);
            SDL_Delay(1);
        }
        CHECK(stage.screen() == "import"); // shows the reason
    }
}

TEST_CASE("a long table is read once the window is there", "[host]") {
    const ScratchFolder folder;
    std::string table;
    for (int i = 0; i < 20'000; ++i) table += "word " + std::to_string(i) + ",Wort " + std::to_string(i) + "\n";
    view::HostOptions options = options_for(at(four_pairs));
    options.deck = folder.file("words.csv", table);
    options.threads = 2;
    Stage stage{std::move(options)};
    CHECK(stage.host.app().settings().deck == (folder.path() / "words.csv").string());
    for (int i = 0; i < 5000 && stage.host.app().settings().own_decks.empty(); ++i) {
        stage.host.turn(0);
        SDL_Delay(1);
    }
    CHECK_FALSE(stage.host.app().settings().own_decks.empty());
}

TEST_CASE("a folder without a single picture is told, and the game goes on with others", "[host]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    static_cast<void>(folder.file("c.png", ""));
    Stage stage{with_pictures(folder, data, 2)};
    CHECK(waits_for(stage, "These pictures cannot be used"));
    CHECK(stage.host.app().settings().deck.empty());
    CHECK(stage.host.app().settings().own_decks.empty());
}

TEST_CASE("a deck that is taken away is told on its card, and is there again when it is back", "[host]") {
    const unsigned threads = GENERATE(0U, 2U);
    const ScratchFolder folder;
    const ScratchFolder data;
    const std::string cards = "front,back\none,eins\ntwo,zwei\n";
    const std::string deck = folder.file("numbers.csv", cards);
    view::HostOptions options = options_for(at(four_pairs));
    options.start.settings.own_decks.put(deck, "", 1);
    options.store_folder = data.path();
    options.threads = threads;
    Stage stage{std::move(options)};
    const auto says = [&](const std::string& words) { return shows(stage.host.app().compose(Stage::now()), words); };
    const auto told_on_card = [&] {
        const auto texts = items_of<ui::TextItem>(stage.host.app().compose(Stage::now()));
        return std::any_of(texts.begin(), texts.end(), [](const auto& text) { return text.text == "Take out"; });
    };
    const auto wait_until = [&](const auto& true_now) { return stage.comes_true(true_now); };
    const auto choose = [&] {
        for (const auto& text : items_of<ui::TextItem>(stage.host.app().compose(Stage::now())))
            if (text.text == "numbers.csv") {
                stage.send_click(text.at);
                return stage.turn();
            }
        FAIL("there is no such card");
    };
    std::filesystem::remove(deck);
    stage.key(SDLK_k);
    REQUIRE(wait_until(told_on_card));
    choose();
    CHECK(wait_until([&] { return says("These pictures cannot be used"); }));
    CHECK(stage.host.app().settings().deck == "shapes");
    CHECK(told_on_card());
    static_cast<void>(folder.file("numbers.csv", cards));
    SECTION("seen when the page is opened again") {
        stage.key(SDLK_ESCAPE);
        stage.turn();
        stage.key(SDLK_k);
        CHECK(wait_until([&] { return !told_on_card(); }));
        for (int i = 0; i < 50; ++i) stage.host.turn(1);
        CHECK_FALSE(told_on_card());
    }
    SECTION("played with at once") {
        choose();
        CHECK(wait_until([&] { return says("2 cards with two sides"); }));
        CHECK(stage.host.app().settings().deck == deck);
        CHECK_FALSE(told_on_card());
    }
}

TEST_CASE("texts that have no room on their tiles are told of, once for a deck", "[host]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    const std::string words = "Some texts have no room on tiles of this size";
    std::string table;
    for (const char* number : {"1", "2", "3", "4"})
        table += number + std::string(" ") + std::string(300, 'm') + ",card " + number + "\n";
    static_cast<void>(folder.file("cards.csv", table));
    Stage stage{with_pictures(folder, data, 0)};
    CHECK(waits_for(stage, words));
    // Small tiles on the page of decks do not count.
    const ScratchFolder longer;
    static_cast<void>(longer.file("cards.csv", "a b c d e f g h i j k l,1\nm n,2\no,3\np,4\n"));
    Stage page{with_pictures(longer, data, 0)};
    page.key(SDLK_k);
    for (int i = 0; i < 20; ++i) page.turn();
    CHECK(page.screen() == "decks");
    CHECK_FALSE(says(page, words));
    const ScratchFolder others;
    static_cast<void>(others.file("cards.csv", "a,b\nc,d\ne,f\ng,h\n"));
    Stage quiet{with_pictures(others, data, 0)};
    for (int i = 0; i < 20; ++i) quiet.turn();
    CHECK_FALSE(says(quiet, words));
}
