// What a game tells of its cards gets to the store once, and the page of what was learnt shows it and forgets it.
#include "game/learning.hpp"

#include <algorithm>
#include <string>

#include "app/history_player.hpp"
#include "app/situations.hpp"
#include "game/cards.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Recall;
using ui::Key;

namespace {

/// A player of a deck with two sides, with a store.
struct Learner {
    PlayerWithStore fixture;

    Learner() {
        Player& player = fixture.player;
        app::Settings settings = player.app.settings();
        settings.deck = "words";
        player.app.learn(app::Applied{settings, {}}, player.now);
        player.app.set_date(noon, player.now);
        player.app.set_cards(12, player.now, twelve_words());
    }

    [[nodiscard]] const game::Session& session() const { return fixture.player.session(); }
    void take_a_pair() { fixture.player.make(session().open_moves().front()); }
    [[nodiscard]] std::vector<game::CardAnswer> saved() {
        fixture.save();
        return fixture.memory->answers();
    }
    /// The card of a cell of the board.
    [[nodiscard]] std::string card_at(Cell cell) const {
        const game::Cards cards{12, session().timeline().cards_seed()};
        const int picture = game::picture_of(session().board().tile(cell).face, cards);
        return twelve_words()->cards.at(static_cast<std::size_t>(picture / 2));
    }
    void open_page() {
        fixture.save();
        fixture.key(Key::k);
        fixture.press("learning");
        REQUIRE(fixture.player.screen() == "learning");
    }
    [[nodiscard]] bool shows(const std::string& words) const { return test::shows(fixture.player.seen(), words); }
};

} // namespace

TEST_CASE("a pair that is found is kept as an answer of the card that was seen", "[learning]") {
    Learner learner;
    const std::string card = learner.card_at({1, 1});
    learner.fixture.player.make({{1, 1}, {2, 1}});
    const auto answers = learner.saved();
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].deck == "words");
    CHECK(answers[0].card == card);
    CHECK(answers[0].how == Recall::found);
    CHECK(answers[0].date >= noon);
}

TEST_CASE("what is undone, done again, or started anew is counted once", "[learning]") {
    Learner learner;
    for (int i = 0; i < 3; ++i) {
        learner.fixture.player.make({{1, 1}, {2, 1}});
        learner.fixture.key(Key::u);
    }
    learner.fixture.player.run(Command::restart);
    learner.fixture.player.make({{1, 1}, {2, 1}});
    CHECK(learner.saved().size() == 1);
}

TEST_CASE("a hint counts as such, and after the way to win was shown nothing counts", "[learning]") {
    Learner learner;
    learner.fixture.player.hint();
    while (learner.saved().empty()) learner.fixture.player.hint(); // up to the pair
    CHECK(learner.saved().front().how == Recall::hinted);
    learner.fixture.player.run(Command::show_me);
    for (int i = 0; i < 5 && learner.fixture.player.screen() != "show-me"; ++i) learner.fixture.player.wait(1000);
    REQUIRE(learner.fixture.player.screen() == "show-me");
    learner.fixture.key(Key::escape);
    learner.take_a_pair();
    learner.take_a_pair();
    CHECK(learner.saved().size() == 1);
}

TEST_CASE("with pictures that have one side nothing is learnt", "[learning]") {
    Learner learner;
    learner.fixture.player.app.set_cards(0, learner.fixture.player.now);
    learner.take_a_pair();
    CHECK(learner.saved().empty());
    learner.fixture.key(Key::k);
    CHECK_FALSE(learner.fixture.player.place_of("learning"));
}

TEST_CASE("the page tells what was learnt, and is empty before", "[learning]") {
    Learner learner;
    learner.open_page();
    CHECK(learner.shows("Nothing was learnt of this deck yet"));
    learner.fixture.key(Key::escape);
    learner.fixture.key(Key::escape);
    learner.take_a_pair();
    learner.take_a_pair();
    learner.open_page();
    CHECK(learner.shows("to review today"));
    CHECK(learner.fixture.told("learnt") == "learnt 0 known 2 learning 0 due");
    CHECK(learner.shows("10")); // are new
}

TEST_CASE("what was learnt of a deck is forgotten after two questions, neither answered in haste", "[learning]") {
    Learner learner;
    learner.take_a_pair();
    learner.open_page();
    learner.fixture.press("forget-learnt");
    REQUIRE(learner.fixture.player.screen() == "forget-learnt");
    learner.fixture.press("forget"); // too soon
    CHECK(learner.shows("Forget what was learnt of this deck?"));
    learner.fixture.player.wait(600);
    learner.fixture.press("forget");
    CHECK(learner.shows("Really forget it?"));
    learner.fixture.press("forget"); // a double click
    CHECK(learner.fixture.memory->answers().size() == 1);
    learner.fixture.player.wait(600);
    learner.fixture.press("forget");
    CHECK(learner.fixture.memory->answers().empty());
    CHECK(learner.fixture.player.screen() == "learning");
    CHECK(learner.shows("Nothing was learnt of this deck yet"));
    // The game that is played does not bring it back; what it tells from then on counts.
    CHECK(learner.saved().empty());
    learner.fixture.key(Key::escape);
    learner.fixture.key(Key::escape);
    learner.take_a_pair();
    CHECK(learner.saved().size() == 1);
}

TEST_CASE("either question can be answered with no", "[learning]") {
    Learner learner;
    learner.take_a_pair();
    learner.open_page();
    for (const bool second : {false, true}) {
        learner.fixture.press("forget-learnt");
        learner.fixture.player.wait(600);
        if (second) {
            learner.fixture.press("forget");
            learner.fixture.player.wait(600);
        }
        learner.fixture.key(Key::enter);
        CHECK(learner.fixture.player.screen() == "learning");
    }
    CHECK(learner.fixture.memory->answers().size() == 1);
}
