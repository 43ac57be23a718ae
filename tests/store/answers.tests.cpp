// Card answers: kept with the game, once per card, and deletable separately.
#include "store/answers.hpp"
#include "store/games.hpp"

#include "store/saved.hpp"
#include "store/schema.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

CardAnswer answer(const std::string& card, Recall how = Recall::found, Date date = noon) {
    return {"words", card, date, how, Time{1500}};
}

SavedGame with_answers(GameKey key, std::vector<CardAnswer> answers, int steps = 8) {
    SavedGame game = played(key, steps).saved(noon);
    game.answers = std::move(answers);
    return game;
}

std::vector<CardAnswer> answers_in(const Window& window, const std::string& deck = "words") {
    const auto answers = window.store->answers(deck);
    REQUIRE(answers);
    return *answers;
}

} // namespace

TEST_CASE("answers are saved with their game, and stay when it is gone on with", "[store][answers]") {
    const ScratchFolder scratch;
    const std::vector<CardAnswer> two{answer("cat\tmāo"), answer("dog\tgǒu", Recall::missed, noon + 1)};
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(with_answers(1, {two[0]}, 3))).empty());
        REQUIRE(said(window.store->save(with_answers(1, two, 4))).empty());
        REQUIRE(said(window.store->save(with_answers(1, two, 4))).empty());
        CHECK(answers_in(window) == two);
        CHECK(answers_in(window, "capitals").empty());
    }
    const Window window(scratch.path());
    CHECK(answers_in(window) == two);
    REQUIRE(said(window.store->save(with_answers(1, {}, 5))).empty());
    CHECK(answers_in(window) == two);
}

TEST_CASE("a game answers once for a card, however often it is opened; another game may again", "[store][answers]") {
    const ScratchFolder scratch;
    const CardAnswer first = answer("cat\tmāo", Recall::missed);
    const CardAnswer again = answer("cat\tmāo", Recall::quick, noon + 100);
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(with_answers(1, {first}, 3))).empty());
    }
    const Window window(scratch.path());
    REQUIRE(said(window.store->save(with_answers(1, {again}, 4))).empty());
    CHECK(answers_in(window) == std::vector{first});
    REQUIRE(said(window.store->save(with_answers(2, {again}, 4))).empty());
    CHECK(answers_in(window) == std::vector{first, again});
}

TEST_CASE("what was learnt of a deck is forgotten for good, and nothing else", "[store][answers]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    SavedGame game = with_answers(1, {answer("cat\tmāo"), answer("dog\tgǒu")}, 3);
    game.answers.push_back({"capitals", "China\tBeijing", noon, Recall::slow, Time{30'000}});
    REQUIRE(said(window.store->save(game)).empty());
    REQUIRE(said(window.store->forget_answers("words")).empty());
    CHECK(answers_in(window).empty());
    CHECK(answers_in(window, "capitals").size() == 1);
    CHECK(window.store->game(1)->record == game.record);
    // The game's later answers count
    game.answers = {answer("cow\tniú")};
    game.record.elapsed += Time{1000};
    REQUIRE(said(window.store->save(game)).empty());
    CHECK(answers_in(window).size() == 1);
}

TEST_CASE("another window does not bring back what was forgotten", "[store][answers]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    const Window other(scratch.path());
    REQUIRE(said(other.store->save(with_answers(2, {answer("cat\tmāo")}, 3))).empty());
    REQUIRE(said(window.store->forget_answers("words")).empty());
    REQUIRE(said(other.store->save(with_answers(2, {answer("cat\tmāo"), answer("dog\tgǒu")}, 4))).empty());
    CHECK(answers_in(window) == std::vector{answer("dog\tgǒu")});
}

TEST_CASE("with all data what was learnt is deleted, and comes back with them", "[store][answers][deleted]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    REQUIRE(said(window.store->save(with_answers(1, {answer("cat\tmāo")}))).empty());
    REQUIRE(said(window.store->forget_everything()).empty());
    CHECK(answers_in(window).empty());
    REQUIRE(window.store->bring_back());
    CHECK(answers_in(window) == std::vector{answer("cat\tmāo")});
}

TEST_CASE("of a damaged store what was learnt comes back", "[store][answers][rescue]") {
    const ScratchFolder scratch;
    const auto file = scratch.path() / "twoturns.db";
    std::vector<CardAnswer> many;
    for (int i = 0; i < 300; ++i)
        many.push_back(
            answer("card " + std::to_string(1000 + i) + "\tback", static_cast<Recall>(i % recalls), noon + i));
    many.push_back(answer(std::string(1000, 'x') + "\t" + std::string(1000, 'y'), Recall::hinted, noon + 300));
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(with_answers(1, many))).empty());
    }
    std::string bytes = content_of(file);
    bytes.replace(0, 100, std::string(100, '\0'));
    const store::Database fresh(":memory:");
    store::make_tables(fresh);
    store::carry_over(store::bytes_of(bytes), store::bytes_of(""), fresh);
    CHECK(store::read_answers(fresh, "words") == many);
}

TEST_CASE("the cards that were chosen for a game are saved with it, whatever becomes of it", "[store][answers]") {
    const ScratchFolder scratch;
    SavedGame game = with_answers(1, {answer("cat\tmāo")}, 3);
    game.record.origin.cards = {0xFEDCBA9876543210, {7, 0, 119}};
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(game)).empty());
        CHECK(window.store->game(1)->record == game.record);
        game.record.origin.cards.cards.push_back(3); // nothing else changed
        REQUIRE(said(window.store->save(game)).empty());
    }
    const Window window(scratch.path());
    REQUIRE(window.found.game);
    CHECK(window.found.game->record == game.record);
    REQUIRE(said(window.store->save(with_answers(2, {}, 3))).empty()); // the other one is now unfinished
    CHECK(window.store->game(1)->record == game.record);
    const auto found = window.store->find(game.record);
    REQUIRE((found && *found));
    CHECK((*found)->record == game.record);
    Record of_file = game.record; // a file has no cards
    of_file.origin.cards = {};
    CHECK(window.store->find(of_file)->has_value());
    REQUIRE(said(window.store->forget_everything()).empty());
    REQUIRE(window.store->bring_back());
    CHECK(window.store->game(1)->record == game.record);
}

TEST_CASE("a game whose cards cannot be read is played with those of every board", "[store][answers]") {
    const ScratchFolder scratch;
    SavedGame game = with_answers(1, {}, 3);
    game.record.origin.cards = {7, {1, 2}};
    const auto cards = GENERATE("''", "'7 1 2'", "'0000000000000007 1 1'", "X'ff00'", "12", "'0000000000000007 1 -2'");
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(game)).empty());
    }
    store::Database(scratch.path() / "twoturns.db").run(std::string("UPDATE games SET cards = ") + cards);
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    REQUIRE(window.found.game);
    CHECK(window.found.game->record.origin.cards == ChosenCards{});
    CHECK(window.found.game->record.log == game.record.log);
}
