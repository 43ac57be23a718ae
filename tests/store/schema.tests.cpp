// Stores of every earlier version are upgraded to the newest without any loss.
#include "store/schema.hpp"

#include <fstream>

#include "store/answers.hpp"
#include "store/games.hpp"
#include "store/lists.hpp"
#include "store/saved.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

std::string fixture(std::int64_t version) {
    const std::string text = content_of(std::string(SCHEMAS) + "/version-" + std::to_string(version) + ".sql");
    REQUIRE_FALSE(text.empty());
    return text;
}

/// Checks the columns that a store of that version has for the two games of every fixture; none of them before version
/// 3.
void check_later_columns(std::int64_t version, const GameSummary& cleared, const GameSummary& in_progress) {
    const bool known = version >= 3;
    CHECK(cleared.rewinds == (known ? 2 : 0));
    CHECK(cleared.score == (known ? 2280 : 0));
    CHECK(cleared.seal == (known ? std::optional{4} : std::nullopt));
    CHECK(cleared.pace == (known ? Pace::timed : Pace::calm));
    CHECK(in_progress.rewinds == (known ? 1 : 0));
    CHECK(in_progress.score == 0);
    CHECK_FALSE(in_progress.seal);
    CHECK(cleared.look == (version >= 6 ? std::optional{SealPicture{"shapes", 4}} : std::nullopt));
    CHECK_FALSE(in_progress.look);
    CHECK(in_progress.pace == (known ? Pace::arcade : Pace::calm));
}

/// Returns the cards of the game in progress.
ChosenCards cards_of(std::int64_t version) {
    if (version < 5) return {};
    return {0x00C0FFEE00C0FFEE, {4, 0, 11}};
}

/// Returns the learning answers.
std::vector<CardAnswer> answers_of(std::int64_t version) {
    if (version < 4) return {};
    return {{"words", "cat\tmāo", noon, Recall::found, Time{1200}},
            {"words", "dog\tgǒu", noon + 5, Recall::missed, Time{2500}}};
}

/// Returns the lists, which were settings before version 7.
Lists lists_of(std::int64_t version) {
    if (version < 5) return {};
    return {{"own-decks", {{"/cats", {"", 2}}, {"/a\tb", {"", 1}}}},
            {"named-decks", {{"/cats", {"", 1}}}},
            {"recent-files", {{"/home/me/a b.twoturns", {"", 1}}}},
            {"card-fields", {{"11", {"22 0 1", 2}}, {"33", {"44 1 0", 1}}}},
            {"races", {{"2", {"file /home/me/a b.twoturns", 1}}}},
            {"deck-changes",
             {{"/a\\tb\ttext\tone", {"eins", 0}},
              {"/cats\ttitle", {"Cats", 0}},
              {"/cats\ttext\tsalt\tfine", {"salt", 0}},
              {"/cats\tcrop\tx\\ny.png", {"1 2 700", 0}}}}};
}

} // namespace

TEST_CASE("a store of every version is opened, with all that was in it", "[store]") {
    const auto version = GENERATE(range(std::int64_t{1}, store::schema_version + 1));
    CAPTURE(version);
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    {
        const store::Database old(file);
        old.run(fixture(version));
        REQUIRE(store::version_of(old) == version);
    }
    {
        const Window window(scratch.path());
        CHECK(said(window.found.notices).empty());
        CHECK(window.found.settings.at("language") == "zh_CN");
        CHECK(window.found.decks.front() == "shapes");
        CHECK(window.found.lists == lists_of(version));
        for (const auto& [list, rows] : lists_of(version)) CHECK_FALSE(window.found.settings.contains(list));
        REQUIRE(window.found.game);
        const SavedGame& game = *window.found.game;
        CHECK(game.summary.key == 2);
        CHECK(game.summary.moves == 3);
        CHECK(game.record.elapsed == Time{61'000}); // the clock advanced after the record was written
        CHECK(game.record.origin.cards == cards_of(version));
        REQUIRE(game.start);
        CHECK(Session::resumed(*game.start, game.record));
        const auto games = window.store->games(0, 10);
        REQUIRE(games);
        REQUIRE(games->size() == 2);
        CHECK(games->back().key == 1);
        CHECK(games->back().state == GameState::cleared);
        check_later_columns(version, games->back(), games->front());
        CHECK(window.store->game(1));
        const auto answers = window.store->answers("words");
        REQUIRE(answers);
        CHECK(*answers == answers_of(version));
        CHECK(said(window.store->save(KeyValues{{"deck", "emoji"}})).empty());
    }
    CHECK(store::version_of(store::Database(file)) == store::schema_version);
    CHECK(Window(scratch.path()).found.decks == std::vector<std::string>{"emoji", "shapes"});
}

TEST_CASE("a migrated store has the tables of a new one", "[store]") {
    const auto tables = [](const store::Database& database) {
        std::string all;
        store::Statement rows(database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
        while (rows.step()) all += std::string(rows.bytes(0)) + ";\n";
        return all;
    };
    const ScratchFolder scratch;
    const store::Database fresh(scratch.path() / "fresh.db");
    store::bring_up_to_date(fresh);
    for (std::int64_t version = 1; version <= store::schema_version; ++version) {
        const store::Database old(scratch.path() / ("old" + std::to_string(version) + ".db"));
        old.run(fixture(version));
        store::bring_up_to_date(old);
        CHECK(tables(old) == tables(fresh));
    }
}

TEST_CASE("a store of an earlier version that cannot be written is read", "[store]") {
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    store::Database(file).run(fixture(1));
    const store::Database writer(file);
    writer.run("PRAGMA journal_mode = WAL; BEGIN IMMEDIATE");
    const Window window(scratch.path());
    CHECK(said(window.found.notices).find("Another program locks") != std::string::npos);
    CHECK(window.found.settings.at("language") == "zh_CN");
    CHECK(window.found.decks.empty());
}

TEST_CASE("the games of a store of any version are read as it is", "[store]") {
    const auto version = GENERATE(range(std::int64_t{1}, store::schema_version + 1));
    CAPTURE(version);
    const store::Database old(":memory:");
    old.run(fixture(version));
    const auto games = store::read_summaries(old, 0, 10);
    REQUIRE(games.size() == 2);
    const auto in_progress = store::last_in_progress(old);
    REQUIRE(in_progress);
    CHECK(in_progress->summary.key == 2);
    check_later_columns(version, games.back(), in_progress->summary);
    CHECK(in_progress->record.origin.cards == cards_of(version));
    CHECK(store::read_game(old, 1));
    CHECK(store::read_answers(old, "words") == answers_of(version));
    bool unreadable = true;
    CHECK(store::read_lists(old, unreadable) == lists_of(version));
    CHECK_FALSE(unreadable);
}

TEST_CASE("what became too long to be read in an earlier version is moved whole", "[store][lists]") {
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    std::string changes = "deck\t/words\n";
    for (int i = 0; i < 2000; ++i)
        changes +=
            "text\tthe word now " + std::to_string(i) + "\tthe word that was there before " + std::to_string(i) + "\n";
    REQUIRE(changes.size() > 64U << 10U); // above the old limit for reading
    const bool damaged = GENERATE(false, true);
    {
        const store::Database old(file);
        old.run(fixture(5));
        store::Statement(old, "UPDATE settings SET value = ? WHERE name = 'deck-changes'")
            .bind(std::string_view{changes})
            .finish();
    }
    if (damaged) {
        std::string bytes = content_of(file);
        bytes.replace(20, 10, std::string(10, '\xFF'));
        write_to(file, bytes);
    }
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty() != damaged);
    const auto rows = window.found.lists.at("deck-changes");
    CHECK(rows.size() == 2000);
    CHECK(rows.at("/words\ttext\tthe word that was there before 1999").value == "the word now 1999");
    CHECK(window.found.lists.at("own-decks").size() == 2);
    CHECK(Window(scratch.path()).found.lists == window.found.lists);
}

TEST_CASE("two windows that bring the lists of one store up to date move them once", "[store][lists]") {
    const store::Database old(":memory:");
    old.run(fixture(5));
    store::make_tables(old);
    bool unreadable = false;
    static_cast<void>(store::write_items(old, {{{"own-decks", "/cats"}, std::nullopt}}));
    store::move_old_lists(old); // a removed row does not return
    CHECK(store::read_lists(old, unreadable).at("own-decks").size() == 1);
}

TEST_CASE("of a damaged store the games of before the last version come back beside those of now", "[store][rescue]") {
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    const auto version = GENERATE(2, 4);
    SavedGame saved = played(7).saved(noon, GameState::cleared);
    REQUIRE(saved.summary.seal);
    saved.record.origin.cards = {7, {1, 0}};
    {
        const store::Database old(file);
        old.run(fixture(version));
        store::bring_up_to_date(old);
        REQUIRE(store::write_game(old, saved, 0));
    }
    std::string bytes = content_of(file);
    bytes.replace(0, 100, std::string(100, '\0'));
    const store::Database fresh(":memory:");
    store::make_tables(fresh);
    store::carry_over(store::bytes_of(bytes), store::bytes_of(""), fresh);
    CHECK(store::read_summaries(fresh, 0, 10).size() == 3);
    const auto game = store::read_game(fresh, 7);
    const auto cleared = store::read_game(fresh, 1);
    const auto in_progress = store::read_game(fresh, 2);
    REQUIRE((game && cleared && in_progress));
    CHECK(game->summary == saved.summary);
    CHECK(game->record.origin.cards == saved.record.origin.cards);
    CHECK(in_progress->record.origin.cards.cards.empty());
    check_later_columns(version, cleared->summary, in_progress->summary);
}
