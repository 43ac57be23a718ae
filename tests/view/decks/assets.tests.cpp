// The game's data files, intact and damaged: every error names the file.
#include "view/decks/assets.hpp"
#include "app/decks/deck_list.hpp"

#include <SDL_image.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/command.hpp"
#include "app/player.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/notation.hpp"
#include "view/drawing/raster.hpp"
#include "view/quiet.hpp"
#include "view/window/host.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;
namespace fs = std::filesystem;

namespace {

const fs::path share = TWOTURNS_SHARE;

/// Loads a deck with this text and the plain deck's picture.
std::string atlas_complaint(const std::string& text) {
    const ScratchFolder folder;
    const std::string file = folder.file("deck.txt", text);
    fs::create_symlink(share / "decks" / "shapes" / "atlas.webp", folder.path() / "atlas.webp");
    try {
        static_cast<void>(load_deck(folder.path()));
    } catch (const StartError& error) {
        const std::string what = error.what();
        CHECK(what.find('\n') == std::string::npos);
        CHECK(what.rfind(folder.path().string(), 0) == 0);
        return what.substr(folder.path().string().size() + 1);
    }
    return "none";
}

/// Links all data except for one name.
void link_all_but(const fs::path& folder, const std::string& missing) {
    for (const auto& entry : fs::directory_iterator(share))
        if (entry.path().filename() != missing) fs::create_symlink(entry.path(), folder / entry.path().filename());
}

HostOptions small_game() {
    quiet_sdl();
    HostOptions options;
    options.start = start_at("A A\n");
    options.deck = "shapes";
    options.window = ui::Canvas{800, 600};
    return options;
}

} // namespace

TEST_CASE("the decks that come with the game load", "[assets]") {
    quiet_sdl();
    for (const auto& entry : fs::directory_iterator(share / "decks")) {
        const DeckFaces deck = load_deck(entry.path());
        CHECK(deck.faces >= 36);
        if (deck.two_sided()) continue;
        CHECK(deck.cell >= 64);
        const SDL_Rect last = deck.part(deck.faces - 1);
        CHECK(last.x + last.w <= deck.atlas->w);
        CHECK(last.y + last.h <= deck.atlas->h);
    }
    CHECK(load_deck(find_deck("")).faces >= 36);
    for (const app::BuiltInDeck& deck : app::built_in_decks())
        CHECK(load_deck(find_deck(deck.name)).faces == deck.faces * (deck.two_sided ? 2 : 1));
    CHECK(find_deck("shapes") == share / "decks" / "shapes");
    CHECK(find_deck("/somewhere/else") == fs::path{"/somewhere/else"});
    CHECK(find_deck("shapes/") == fs::path{"shapes/"}); // a folder of the player's, as the settings hold it
}

TEST_CASE("each picture of a deck that is named is a card with its noun, in the language set", "[assets][cards]") {
    quiet_sdl();
    const DeckFaces deck = load_deck(find_deck("flags"));
    REQUIRE(deck.translated.back);
    REQUIRE(deck.two_sided());
    std::set<std::string> english;
    const auto known = [&] { return cards_of("flags", deck)->cards; };
    const auto cards = known();
    REQUIRE(cards.size() == static_cast<std::size_t>(deck.cards()));
    for (int card = 0; card < deck.cards(); ++card) {
        CHECK(deck.picture_of(2 * card) == card);
        CHECK(deck.picture_of(2 * card + 1) == -1);
        CHECK(english.insert(deck.text_of(2 * card + 1)).second);
    }
    CHECK(cards_of("flags", deck)->read_as.empty());

    (void)platform::set_language("zh_CN", locale_folder());
    CHECK(known() == cards); // identifies the cards in learning data
    std::set<std::string> chinese;
    for (int card = 0; card < deck.cards(); ++card) {
        const std::string noun = deck.text_of(2 * card + 1);
        CAPTURE(noun);
        CHECK(chinese.insert(noun).second);
        CHECK(std::none_of(noun.begin(), noun.end(), [](char c) { return c >= 'A' && c <= 'z'; }));
        CHECK(cards_of("flags", deck)->shown(static_cast<std::size_t>(card)) == "\t" + noun);
    }
    (void)platform::set_language("en", locale_folder());
    CHECK(first_of(deck, 4).text_of(3) == deck.text_of(3));
}

TEST_CASE("cards that come with the game say in every language what they say, each side once", "[assets][cards]") {
    quiet_sdl();
    const std::string name = GENERATE("capitals", "elements");
    const DeckFaces deck = load_deck(find_deck(name));
    REQUIRE(deck.two_sided());
    const auto cards = cards_of(name, deck)->cards;
    const auto english = deck.text_of(1);
    (void)platform::set_language("zh_CN", locale_folder());
    CHECK(cards_of(name, deck)->cards == cards);
    std::set<std::string> chinese;
    for (int face = 0; face < deck.faces; ++face) {
        const std::string text = deck.text_of(face);
        CAPTURE(text);
        CHECK(chinese.insert(text).second);
        const bool sign = name == "elements" && face % 2 == 0; // the same in all languages
        CHECK(std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'z'; }) == !sign);
    }
    CHECK(deck.label_of(0) == deck.text_of(0) + " · " + deck.text_of(1));
    (void)platform::set_language("en", locale_folder());
    CHECK(deck.text_of(1) == english);
}

TEST_CASE("a Chinese reader sees first words in English with their sound, others in Chinese with pinyin",
          "[assets][cards][chinese]") {
    quiet_sdl();
    const DeckFaces deck = load_deck(find_deck("words"));
    const auto cards = cards_of("words", deck)->cards;
    CHECK(deck.label_of(0) == "water · 水 shuǐ");
    (void)platform::set_language("zh_CN", locale_folder());
    CHECK(cards_of("words", deck)->cards == cards);
    CHECK(deck.label_of(0) == "water /ˈwɔːtə/ · 水");
    std::set<std::string> said;
    for (int face = 0; face < deck.faces; ++face) {
        const std::string text = deck.text_of(face);
        CAPTURE(text);
        CHECK(said.insert(text).second);
        CHECK(text.ends_with('/') == (face % 2 == 0));
        if (face % 2 != 0) CHECK(std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'z'; }));
    }
    (void)platform::set_language("en", locale_folder());
}

TEST_CASE("every flag is drawn, and none like another", "[assets][cards]") {
    quiet_sdl();
    const DeckFaces deck = load_deck(find_deck("flags"));
    std::set<std::vector<std::uint32_t>> seen;
    for (int flag = 0; flag < deck.cards(); ++flag) {
        const SDL_Rect part = deck.part(flag);
        int drawn = 0;
        std::vector<std::uint32_t> pixels;
        for (int y = 0; y < part.h; ++y)
            for (int x = 0; x < part.w; ++x) {
                pixels.push_back(row_of(*deck.atlas, part.y + y)[part.x + x]);
                drawn += pixels.back() >> 24U > 128 ? 1 : 0;
            }
        CAPTURE(flag);
        CHECK(drawn * 10 > part.w * part.h * 3);
        CHECK(seen.insert(std::move(pixels)).second);
    }
}

TEST_CASE("a damaged deck is refused with its file and what is wrong", "[assets]") {
    const std::string head = "deck 1\natlas atlas.webp\n";
    CHECK(atlas_complaint(head + "cell 96\ncolumns 8\nfaces 8\n") == "none");
    const auto names_text = [](const std::string& text) { return atlas_complaint(text).rfind("deck.txt", 0) == 0; };
    CHECK(names_text(""));
    CHECK(names_text("deck 2\n"));
    CHECK(names_text("a page of something else\n"));
    CHECK(names_text(head));
    CHECK(names_text(head + "cell 0\ncolumns 8\nfaces 8\n"));
    CHECK(names_text(head + "cell x\ncolumns 8\nfaces 8\n"));
    CHECK(names_text(head + "cell 96\ncolumns -8\nfaces 8\n"));
    CHECK(names_text(head + "cell 96\ncolumns 8\nfaces 100000\n"));
    CHECK(names_text("deck 1\ncell 96\ncolumns 8\nfaces 8\n"));
    CHECK(atlas_complaint("deck 1\natlas gone.png\ncell 96\ncolumns 8\nfaces 8\n").rfind("gone.png", 0) == 0);
}

TEST_CASE("a deck with absurd figures is refused like any other", "[assets]") {
    const std::string head = "deck 1\natlas atlas.webp\n";
    const std::string huge = "2147483647";
    const std::string many = "65536";
    const std::string some = "96";
    const std::string two = "2";
    for (const auto& [cell, columns, faces] :
         {std::array{huge, two, two}, {some, huge, some}, {some, some, huge}, {many, many, many}, {huge, huge, huge}})
        CHECK(atlas_complaint(head + "cell " + cell + "\ncolumns " + columns + "\nfaces " + faces + "\n")
                  .rfind("deck.txt", 0) == 0);
}

TEST_CASE("a damaged picture is refused by name", "[assets]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("deck.txt", "deck 1\natlas atlas.png\ncell 96\ncolumns 8\nfaces 8\n"));
    const std::string atlas = folder.file("atlas.png", "\x89PNG\r\n\x1a\n but no more");
    CHECK_THROWS_WITH(load_deck(folder.path()), Catch::StartsWith(atlas));
    const std::string whole = *platform::read_file((share / "decks" / "shapes" / "atlas.webp").string());
    for (const std::size_t size : {12U, 30U, 4000U}) {
        static_cast<void>(folder.file("atlas.png", whole.substr(0, size))); // recognised by its content, not its name
        CHECK_THROWS_WITH(load_deck(folder.path()), Catch::StartsWith(atlas));
    }
    CHECK_THROWS_WITH(load_deck(folder.path() / "gone"), Catch::Contains("gone") && Catch::Contains("deck.txt"));
}

TEST_CASE("a deck's picture is decoded as it is in its file", "[assets]") {
    for (const auto& entry : fs::directory_iterator(share / "decks")) {
        const DeckFaces deck = load_deck(entry.path());
        if (!deck.atlas) continue;
        const Surface whole{IMG_Load((entry.path() / "atlas.webp").c_str())};
        REQUIRE(whole);
        const Surface wanted{SDL_ConvertSurfaceFormat(whole.get(), pixel_format, 0)};
        REQUIRE(wanted->w == deck.atlas->w);
        REQUIRE(wanted->h == deck.atlas->h);
        bool same = true;
        for (int y = 0; y < wanted->h; ++y)
            same = same && std::equal(row_of(*wanted, y), row_of(*wanted, y) + wanted->w, row_of(*deck.atlas, y));
        CHECK(same);
    }
}

TEST_CASE("the picture of a deck may be a PNG", "[assets]") {
    const DeckFaces deck = load_deck(share / "decks" / "shapes");
    const ScratchFolder folder;
    std::ifstream text(share / "decks" / "shapes" / "deck.txt");
    static_cast<void>(folder.file("deck.txt", {std::istreambuf_iterator<char>(text), {}}));
    REQUIRE(IMG_SavePNG(deck.atlas.get(), (folder.path() / "atlas.webp").c_str()) == 0);
    const DeckFaces same = load_deck(folder.path());
    REQUIRE(same.atlas->h == deck.atlas->h);
    for (int y = 0; y < deck.atlas->h; y += 7)
        CHECK(std::equal(row_of(*deck.atlas, y), row_of(*deck.atlas, y) + deck.atlas->w, row_of(*same.atlas, y)));
}

TEST_CASE("a picture too small for its faces is refused before it is decoded", "[assets]") {
    CHECK(atlas_complaint("deck 1\natlas atlas.webp\ncell 4096\ncolumns 8\nfaces 8\n")
              .rfind("deck.txt: the picture has", 0) == 0);
}

TEST_CASE("a deck's files are files and nothing else", "[assets]") {
    const std::string text = "deck 1\natlas atlas.png\ncell 8\ncolumns 2\nfaces 2\n";
    for (const std::string name : {"deck.txt", "atlas.png"})
        for (const std::string kind : {"device", "pipe", "folder", "loop"}) {
            CAPTURE(name, kind);
            const ScratchFolder folder;
            if (name != "deck.txt") static_cast<void>(folder.file("deck.txt", text));
            const fs::path file = folder.path() / name;
            if (kind == "device") fs::create_symlink("/dev/zero", file);
            if (kind == "pipe") REQUIRE(mkfifo(file.c_str(), 0600) == 0);
            if (kind == "folder") fs::create_directory(file);
            if (kind == "loop") fs::create_symlink(name, file);
            CHECK_THROWS_WITH(load_deck(folder.path()), Catch::StartsWith(file.string() + ": "));
        }
}

TEST_CASE("a deck of any name is loaded or refused on one line", "[assets]") {
    quiet_sdl();
    const ScratchFolder folder;
    fs::create_symlink("loop", folder.path() / "loop");
    for (const std::string& name :
         {(folder.path() / "loop").string(), std::string(5000, 'n'), std::string(2000, '/') + "n",
          std::string("a\nb\x1B"), std::string("\xFF\xFE"), std::string("a\0b", 3), std::string("deck.txt/"),
          folder.path().string() + "/../../loop/x"}) {
        std::string what;
        try {
            static_cast<void>(load_deck(find_deck(name)));
        } catch (const DeckError& error) {
            what = error.what();
        }
        CAPTURE(name.substr(0, 40));
        CHECK(is_utf8(what));
        CHECK(what.find("deck.txt: ") != std::string::npos);
        CHECK(what.size() < 400);
        CHECK(std::none_of(what.begin(), what.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }));
    }
}

TEST_CASE("every command and every gravity has its picture", "[assets]") {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < app::command_count; ++i)
        if (auto icon = app::icon_of(static_cast<app::Command>(i)); !icon.empty()) names.push_back(std::move(icon));
    for (const Gravity gravity : all_gravities) names.push_back("gravity-" + std::string{name_of(gravity)});
    const DataFolder data{share};
    for (const std::string& name : names) {
        CAPTURE(name);
        CHECK_NOTHROW(load_icon(name, 24));
    }
}

TEST_CASE("a missing font, deck or icon is named by a game that would start", "[assets]") {
    for (const std::string name : {"fonts", "decks", "icons"}) {
        const auto options = [&] {
            HostOptions made = small_game();
            if (name == "decks") made.deck.clear();
            return made;
        };
        const ScratchFolder folder;
        link_all_but(folder.path(), name);
        const std::string start = (folder.path() / name).string();
        CAPTURE(name);
        HostOptions for_picture = options();
        HostOptions for_window = options();
        const DataFolder data{folder.path()};
        CHECK_THROWS_WITH(write_screenshot(std::move(for_picture), folder.path() / "shot.png"),
                          Catch::StartsWith(start));
        CHECK_THROWS_WITH((Host{std::move(for_window)}.turn(0)), Catch::StartsWith(start));
        CHECK_FALSE(fs::exists(folder.path() / "shot.png"));
    }
}

TEST_CASE("the first pictures of a deck may be more than one row can hold", "[assets]") {
    DeckFaces deck{make_surface(128 * 20, 128 * 20), 128, 20, 400};
    SDL_FillRect(deck.atlas.get(), nullptr, 0xFF112233U);
    const SDL_Rect last = deck.part(389);
    SDL_FillRect(deck.atlas.get(), &last, 0xFF445566U);
    const DeckFaces first = first_of(deck, 390);
    CHECK(first.faces == 390);
    const SDL_Rect part = first.part(389);
    REQUIRE(part.y + part.h <= first.atlas->h);
    CHECK(row_of(*first.atlas, part.y)[part.x] == 0xFF445566U);
}

TEST_CASE("a screenshot is a picture of the size asked for", "[assets]") {
    const ScratchFolder folder;
    for (const ui::Canvas size : {ui::Canvas{800, 600}, {320, 240}, {1920, 1080}}) {
        HostOptions options = small_game();
        options.window = size;
        const fs::path file = folder.path() / "shot.png";
        write_screenshot(std::move(options), file);
        const Surface picture{IMG_Load(file.c_str())};
        REQUIRE(picture);
        CHECK(picture->w == size.width);
        CHECK(picture->h == size.height);
    }
    CHECK_THROWS_WITH(write_screenshot(small_game(), "/nonexistent/shot.png"),
                      Catch::StartsWith("/nonexistent/shot.png"));
}
