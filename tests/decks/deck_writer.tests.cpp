// Writing a deck as a folder: completely or not at all, and never over another one.
#include "decks/deck_writer.hpp"

#ifndef _WIN32
#include <sys/resource.h>
#endif

#include <csignal>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "decks/deck_limits.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scale.hpp"
#include "support/scratch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::decks;

namespace fs = std::filesystem;

namespace {

NewDeck birds() {
    return {{.name = "Birds", .cards = {{"tit.jpg", "Meise"}, {"owl", "Eule"}}}, {{"tit.jpg", "the picture"}}};
}

Result<fs::path> written(const fs::path& folder, NewDeck deck) {
    DeckWriter writer{folder, std::move(deck)};
    while (!writer.run()) {
    }
    return writer.take();
}

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

} // namespace

TEST_CASE("a deck is written with its pictures, and read as it was", "[deck writer]") {
    const ScratchFolder folder;
    const auto made = written(folder.path() / "decks", birds());
    REQUIRE(made);
    CHECK(*made == folder.path() / "decks" / "Birds");
    CHECK(content_of(*made / "tit.jpg") == "the picture");
    const auto table = parse_cards(content_of(*made / "cards.csv"));
    REQUIRE(table);
    CHECK(*table == birds().table);
    CHECK(names_in(folder.path() / "decks") == std::set<std::string>{"Birds"});
}

#ifndef _WIN32
TEST_CASE("what a killed program left is removed, what another one writes just now is not", "[deck writer]") {
    const ScratchFolder folder;
    fs::create_directories(folder.path() / ".new-1-1");
    static_cast<void>(folder.file(".new-1-1/tit.jpg", "half a pict"));
    fs::create_directories(folder.path() / "Wrens");
    DeckWriter writer{folder.path(), birds()};
    CHECK_FALSE(writer.run()); // not finished yet
    CHECK_FALSE(fs::exists(folder.path() / ".new-1-1"));
    CHECK(names_in(folder.path()).size() == 2);
    remove_unfinished_decks(folder.path());
    CHECK(names_in(folder.path()).size() == 2);
    while (!writer.run()) {
    }
    REQUIRE(writer.take());
    CHECK(names_in(folder.path()) == std::set<std::string>{"Birds", "Wrens"});
}
#endif

TEST_CASE("a deck takes the place of no other one", "[deck writer]") {
    const ScratchFolder folder;
#ifdef _WIN32
    static_cast<void>(folder.file("Birds", ""));
#else
    fs::create_symlink("nowhere", folder.path() / "Birds");
#endif
    NewDeck others = birds();
    others.pictures[0].bytes += "!";
    CHECK(written(folder.path(), birds())->filename() == "Birds-2");
    CHECK(written(folder.path(), others)->filename() == "Birds-3");
    others.table.cards.push_back({"wren", "Zaunkönig"});
    CHECK(written(folder.path(), others)->filename() == "Birds-4");
    CHECK(names_in(folder.path()) == std::set<std::string>{"Birds", "Birds-2", "Birds-3", "Birds-4"});
}

TEST_CASE("a deck that is there already is not written twice", "[deck writer]") {
    const ScratchFolder folder;
    CHECK(written(folder.path(), birds())->filename() == "Birds");
    CHECK(written(folder.path(), birds())->filename() == "Birds");
    CHECK(names_in(folder.path()) == std::set<std::string>{"Birds"});
}

TEST_CASE("a deck that is given up halfway leaves nothing", "[deck writer]") {
    const ScratchFolder folder;
    {
        DeckWriter writer{folder.path(), birds()};
        CHECK_FALSE(writer.run());
        CHECK(writer.done() == 1);
        CHECK(writer.all() == 2);
        CHECK(names_in(folder.path()).size() == 1);
    }
    CHECK(names_in(folder.path()).empty());
}

TEST_CASE("a disk that is full, or no folder at all, leaves no half of a deck", "[deck writer]") {
    const ScratchFolder folder;
    SECTION("a file in the place of the folder") {
        const auto made = written(folder.file("decks", ""), birds());
        REQUIRE_FALSE(made);
        CHECK_THAT(to_english(made.error()), Catch::StartsWith("The deck cannot be written: "));
    }
#ifndef _WIN32
    SECTION("no room") {
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto signal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{20, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto made = written(folder.path() / "decks", birds());
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, signal);
        REQUIRE_FALSE(made);
        CHECK(names_in(folder.path() / "decks").empty());
    }
#endif
}

TEST_CASE("any cards are read as they were written", "[cards]") {
    for (int seed = 0; seed < scaled(300); ++seed) {
        Random random{static_cast<std::uint64_t>(seed)};
        const auto side = [&] {
            const std::vector<std::string> parts{"a",     "\"",   ",", ";",  "#", " ",
                                                 "front", "back", "é", "水", "'", "x.jpg"};
            std::string text;
            while (side_from(text).empty())
                for (auto left = 1 + random.below(8); left > 0; --left) text += parts[random.below(parts.size())];
            return side_from(text);
        };
        CardTable table;
        if (random.below(2) == 0) table.name = side();
        if (table.name.size() > deck_limits::name_bytes) table.name.clear();
        std::set<std::string> sides;
        for (auto left = 1 + random.below(12); left > 0; --left) {
            Card card{side(), side()};
            if (card.front == card.back || sides.count(card.front) + sides.count(card.back) > 0) continue;
            sides.insert({card.front, card.back});
            table.cards.push_back(std::move(card));
        }
        if (table.cards.empty()) continue;
        CAPTURE(seed, text_of(table));
        const auto read = parse_cards(text_of(table));
        REQUIRE(read);
        CHECK(*read == table);
    }
}
