// The cards of a two-sided deck as a value: which ones a new game shows, and what is forgotten.
#include "app/play/cards_in_play.hpp"

#include <memory>

#include "app/context_owner.hpp"
#include "game/learning/cards.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

/// A world whose deck has more cards than the board has kinds.
struct WorldWithDeck : test::ContextOwner {
    std::shared_ptr<const game::LearningDeck> deck = std::make_shared<const game::LearningDeck>(game::LearningDeck{
        .name = "Birds", .cards = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"}});

    [[nodiscard]] Context at() {
        return {.settings = settings,
                .game = own,
                .note = note,
                .style = {ui::dark_theme, test::fixed_measure, ui::unit_for(canvas)},
                .canvas = canvas,
                .now = now,
                .date_text = date_text,
                .local_time = local_time,
                .date = 0,
                .chance = chance,
                .deck_status = deck_status,
                .two_sided = static_cast<int>(deck->cards.size()),
                .cards = deck,
                .deck_number = game::number_of_deck(deck->cards)};
    }
};

} // namespace

TEST_CASE("cards are chosen once it is known how those of the deck were recalled") {
    WorldWithDeck world;
    CardsInPlay cards;
    game::Game& game = world.own;
    cards.choose(game, world.at());
    CHECK(game.origin.cards.deck == 0);
    cards.learn({.deck = "Fish", .answers = {}});
    cards.choose(game, world.at());
    CHECK(game.origin.cards.deck == 0);
    cards.learn({.deck = "Birds", .answers = {{.deck = "Birds", .card = "1"}}});
    cards.choose(game, world.at());
    CHECK(game.origin.cards.deck == game::number_of_deck(world.deck->cards));
    CHECK(game.origin.cards.cards.size() == 6); // one per kind of the board
}

TEST_CASE("cards that were seen stay, whatever is learnt of them") {
    WorldWithDeck world;
    CardsInPlay cards;
    const Move move = world.own.session.open_moves().front();
    world.own.session.act(game::Click{move.a}, world.now);
    world.own.session.act(game::Click{move.b}, world.now);
    cards.learn({.deck = "Birds", .answers = {}});
    cards.choose(world.own, world.at());
    CHECK(world.own.origin.cards.deck == 0);
}

TEST_CASE("only the answers of one deck are forgotten") {
    std::vector<game::CardAnswer> answers{{.deck = "Birds", .card = "1"}, {.deck = "Fish", .card = "1"}};
    forget_answers(answers, "Birds");
    REQUIRE(answers.size() == 1);
    CHECK(answers.front().deck == "Fish");
}

TEST_CASE("answers are asked for where a deck is learnt") {
    WorldWithDeck world;
    CHECK(ask_answers(world.at()).size() == 1);
    world.deck.reset();
    test::ContextOwner plain;
    CHECK(ask_answers(plain.context()).empty());
}
