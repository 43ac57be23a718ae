// The lists that grow as the player plays: their rows return in every window.
#include "store/lists.hpp"

#include "store/saved.hpp"
#include "store/schema.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

TEST_CASE("two windows that change lists at once both keep their changes", "[store][lists]") {
    const ScratchFolder scratch;
    {
        const Window one(scratch.path());
        const Window two(scratch.path());
        REQUIRE(one.store->save(
            ItemChanges{{{"recent-files", "/one"}, Item{"", 1}}, {{"deck-changes", "/d\ttitle"}, Item{"D", 0}}}));
        REQUIRE(two.store->save(
            ItemChanges{{{"recent-files", "/two"}, Item{"", 1}}, {{"deck-changes", "/d\ttext\ta"}, Item{"b", 0}}}));
        REQUIRE(one.store->save(ItemChanges{{{"recent-files", "/one"}, std::nullopt}}));
        REQUIRE(one.store->save(ItemChanges{}));
    }
    CHECK(Window(scratch.path()).found.lists ==
          Lists{{"recent-files", {{"/two", {"", 1}}}},
                {"deck-changes", {{"/d\ttitle", {"D", 0}}, {"/d\ttext\ta", {"b", 0}}}}});
}

TEST_CASE("rows of the greatest length come back, and what goes beyond is refused aloud", "[store][lists]") {
    const ScratchFolder scratch;
    const std::string longest(most_setting_bytes - 2, 'x'); // with a list and a name of one byte each
    const std::size_t most = most_item_bytes / most_setting_bytes;
    {
        const Window window(scratch.path());
        ItemChanges all;
        for (std::size_t i = 0; i < most; ++i)
            all[{"a", std::string(1, static_cast<char>('a' + i))}] = Item{longest, most_used};
        CHECK(save_and_hear(*window.store, all).empty());
        CHECK(has(save_and_hear(*window.store, ItemChanges{{{"a", "z"}, Item{"y", 0}}}), "too long to be saved"));
        CHECK(save_and_hear(*window.store, all).empty()); // in their own places
        CHECK(
            save_and_hear(*window.store, ItemChanges{{{"a", "a"}, std::nullopt}, {{"a", "z"}, Item{"y", 0}}}).empty());
        CHECK(has(save_and_hear(*window.store, ItemChanges{{{"b", ""}, Item{longest + "xxx", 0}}}), "too long"));
        CHECK(has(save_and_hear(*window.store, ItemChanges{{{"b", "/\xE9"}, Item{"", 0}}}), "no text"));
    }
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    REQUIRE(window.found.lists.at("a").size() == most);
    CHECK(window.found.lists.at("a").at("z").value == "y");
    CHECK(window.found.lists.at("a").at("b") == Item{longest, most_used});
}

TEST_CASE("rows that cannot be read are passed over, which is said once", "[store][lists]") {
    const ScratchFolder scratch;
    {
        const Window window(scratch.path());
        REQUIRE(window.store->save(ItemChanges{{{"own-decks", "/good"}, Item{"", 1}}}));
    }
    store::Database(scratch.path() / "twoturns.db")
        .run("INSERT INTO items VALUES ('own-decks', CAST(X'2FE9' AS TEXT), '', 2), ('own-decks', '/high', '', 9e18),"
             " ('own-decks', '/low', '', -5), ('own-decks', '/odd', X'00FF', 'none')");
    const Window window(scratch.path());
    CHECK(has(said(window.found.notices), "Some of what is remembered of decks and files cannot be read"));
    CHECK(window.found.lists ==
          Lists{{"own-decks", {{"/good", {"", 1}}, {"/high", {"", most_used}}, {"/low", {"", 0}}}}});
}

TEST_CASE("lists are deleted with all data, and brought back", "[store][lists][deleted]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    REQUIRE(
        window.store->save(ItemChanges{{{"own-decks", "/cats"}, Item{"", 1}}, {{"own-decks", "/dogs"}, Item{"", 2}}}));
    REQUIRE(said(window.store->forget_everything()).empty());
    CHECK(Window(scratch.path()).found.lists.empty());
    REQUIRE(window.store->save(ItemChanges{{{"own-decks", "/birds"}, Item{"", 1}}}));
    const auto back = window.store->bring_back();
    REQUIRE(back);
    CHECK(back->lists == Lists{{"own-decks", {{"/birds", {"", 1}}, {"/cats", {"", 1}}, {"/dogs", {"", 2}}}}});
    CHECK(Window(scratch.path()).found.lists == back->lists);
}

TEST_CASE("the lists of a damaged store are carried over", "[store][lists][rescue]") {
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    Items rows;
    {
        const Window window(scratch.path());
        ItemChanges all;
        for (int i = 0; i < 3000; ++i) {
            const std::string name = "/cats\ttext\tword " + std::to_string(i);
            all[{"deck-changes", name}] = rows[name] = Item{"Wort " + std::to_string(i), 0};
        }
        REQUIRE(window.store->save(all));
    }
    std::string bytes = content_of(file);
    bytes.replace(0, 100, std::string(100, '\0'));
    write_to(file, bytes);
    const Window window(scratch.path());
    CHECK(has(said(window.found.notices), "was damaged"));
    CHECK(window.found.lists == Lists{{"deck-changes", rows}});
}
