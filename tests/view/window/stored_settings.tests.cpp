// Settings, the deck and the window's place, from one start to the next.
#include <SDL.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/settings.hpp"
#include "platform/translation.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/scratch.hpp"
#include "view/stored_window.hpp"
#include "view/window/window_placement.hpp"

using namespace twoturns;
using namespace twoturns::test;
namespace fs = std::filesystem;

TEST_CASE("a deck asked for at a start counts for that start; one that is gone is left out", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::optional<StoredWindow> window{memory};
    CHECK(window->host->app().settings().deck == "shapes");
    window.reset();
    CHECK_FALSE(memory->settings().contains("deck"));
    CHECK(memory->settings().at("sound") == "on"); // everything else is stored
    REQUIRE(MemoryStore{memory}.save(game::KeyValues{{"deck", "shapes"}}));
    window.emplace(memory);
    CHECK(window->host->app().settings().deck == "shapes");
    window.reset();
    REQUIRE(MemoryStore{memory}.save(game::KeyValues{{"deck", "/nowhere/cats"}}));
    window.emplace(memory);
    REQUIRE(window->host->app().note());
    CHECK(window->host->app().note()->headline.id == "The pictures used last cannot be used");
    CHECK(to_english(window->host->app().note()->detail) == "the deck is no longer there (/nowhere/cats)");
    CHECK(window->host->app().settings().deck.empty());
    window.reset();
    CHECK(memory->settings().at("deck") == "/nowhere/cats"); // it may be available again another day
}

TEST_CASE("what a start was asked for is stored once the player sets it anew", "[saving]") {
    app::Settings at_start;
    at_start.fullscreen = true;
    at_start.language = "zh_CN";
    at_start.sound = false; // as stored
    view::StoredSettings stored{{{{"sound", "off"}}, {}}, at_start};
    auto changed = stored.changed(at_start, DealParams{}, std::nullopt);
    CHECK_FALSE(changed.contains("full-screen"));
    CHECK_FALSE(changed.contains("language"));
    app::Settings settings = at_start;
    settings.fullscreen = false;
    changed = stored.changed(settings, DealParams{}, std::nullopt);
    CHECK(changed == game::KeyValues{{"full-screen", "off"}});
    settings.fullscreen = true; // as at the start, but now set by the player
    changed = stored.changed(settings, DealParams{}, std::nullopt);
    CHECK(changed == game::KeyValues{{"full-screen", "on"}});
    CHECK(stored.changed(settings, DealParams{}, std::nullopt).empty());
    stored.are({}); // all was deleted
    settings.dark = false;
    CHECK(stored.changed(settings, DealParams{}, std::nullopt).contains("sound"));
}

TEST_CASE("no saved deck prevents the game from starting", "[saving]") {
    const ScratchFolder folder;
    fs::create_symlink("loop", folder.path() / "loop");
    fs::create_directory(folder.path() / "closed");
    fs::permissions(folder.path() / "closed", fs::perms::none);
    static_cast<void>(folder.file("deck.txt", "deck 1\natlas /dev/zero\ncell 8\ncolumns 8\nfaces 8\n"));
    for (const std::string& deck :
         {(folder.path() / "loop").string(), (folder.path() / "closed" / "deck").string(), folder.path().string(),
          std::string(5000, 'n'), std::string("\xFF\n\x01"), std::string("../decks\0", 9)}) {
        CAPTURE(deck.substr(0, 80));
        const auto memory = std::make_shared<StoreMemory>();
        REQUIRE(MemoryStore{memory}.save(game::KeyValues{{"deck", deck}}));
        const StoredWindow window{memory};
        REQUIRE(window.host->app().note());
        CHECK(window.host->app().note()->headline.id == "The pictures used last cannot be used");
        CHECK(is_utf8(to_english(window.host->app().note()->detail)));
    }
    fs::permissions(folder.path() / "closed", fs::perms::owner_all);
}

TEST_CASE("where a window stood is kept as text", "[saving]") {
    using view::WindowPlacement;
    for (const WindowPlacement& place :
         {WindowPlacement{10, 20, 900, 700, false}, WindowPlacement{-300, 0, 480, 360, false}}) {
        const auto words = view::to_key_values(place);
        CHECK(view::place_from(words) == place);
    }
    game::KeyValues words = view::to_key_values(WindowPlacement{10, 20, 900, 700, false});
    words.merge(game::KeyValues{});
    words["window-maximised"] = "on";
    CHECK(view::place_from(words)->maximised);
    CHECK_FALSE(view::place_from({}));
    for (const char* text : {"", "1 2 3", "1 2 0 5", "a b c d", "1 2 99999999 5", "-2147483648 0 10 10"})
        CHECK_FALSE(view::place_from({{"window", text}}));
}

TEST_CASE("a language that is not there becomes English, and this is said", "[settings][languages]") {
    const std::string sentence = "The rules";
    const auto spoken = view::speak("tlh_KX");
    REQUIRE_FALSE(spoken);
    CHECK(to_english(spoken.error()) == "This language is not here, so the game is in English: tlh_KX");
    CHECK(platform::tr(sentence.c_str()) == sentence);
    CHECK(view::speak("zh_CN"));
    CHECK(platform::tr(sentence.c_str()) != sentence);
    CHECK_FALSE(view::speak("tlh"));
    CHECK(platform::tr(sentence.c_str()) == sentence);
    CHECK(view::speak("en_GB"));
}
