// The answers of a game reach the store once, and the page of the learning progress shows and deletes them.
#include "game/learning/learning.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/history_player.hpp"
#include "app/sample_data.hpp"
#include "app/situations.hpp"
#include "game/learning/cards.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Recall;
using ui::Key;

namespace {

/// A player with a two-sided deck and a store.
struct Learner {
    PlayerWithStore fixture;

    Learner() {
        Player& player = fixture.player;
        app::Settings settings = player.app.settings();
        settings.deck = "words";
        player.app.notify(app::Applied{settings, {}}, player.now);
        player.app.set_date(noon, player.now);
        player.app.set_cards(12, player.now, twelve_words());
    }

    [[nodiscard]] const game::Session& session() const { return fixture.player.session(); }
    void take_a_pair() { fixture.player.make(session().open_moves().front()); }
    [[nodiscard]] std::vector<game::CardAnswer> saved() {
        fixture.save();
        return fixture.memory->answers();
    }
    /// Returns the card of a cell of the board.
    [[nodiscard]] std::string card_at(Cell cell) const {
        const game::Cards cards{12, session().timeline().cards_seed(), fixture.player.app.game().origin.cards.cards};
        const int picture = game::picture_of(session().board().tile(cell).face, cards);
        return twelve_words()->cards.at(static_cast<std::size_t>(picture / 2));
    }
    /// Returns 0 if a cell shows the front of its card, 1 if it shows the back.
    [[nodiscard]] int side_at(Cell cell) const {
        const game::Cards cards{12, session().timeline().cards_seed(), fixture.player.app.game().origin.cards.cards};
        return game::picture_of(session().board().tile(cell).face, cards) % 2;
    }
    void open_page() {
        fixture.save();
        fixture.key(Key::k);
        fixture.press("learning");
        REQUIRE(fixture.player.screen() == "learning");
    }
    /// Returns the sorted indices in the deck of the cards on the board.
    [[nodiscard]] std::vector<std::size_t> cards_on_board() const {
        std::vector<std::size_t> cards;
        for (const auto& tile : items_of<scene::TileItem>(fixture.player.seen()))
            if (tile.face) cards.push_back(static_cast<std::size_t>(*tile.face / 2));
        std::sort(cards.begin(), cards.end());
        cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
        return cards;
    }
    /// Returns the faces of the tiles of the board.
    [[nodiscard]] std::vector<int> faces() const {
        std::vector<int> all;
        for (const auto& tile : items_of<scene::TileItem>(fixture.player.seen())) all.push_back(tile.face.value_or(-1));
        return all;
    }
    /// Stores answers of another game, of an earlier day.
    void has_learnt(const std::vector<std::pair<std::size_t, Recall>>& cards, int days_ago = 30) {
        game::SavedGame other = test::played(77, 2, noon - 40 * std::int64_t{86'400});
        for (const auto& [card, how] : cards)
            other.answers.push_back(
                {"words", twelve_words()->cards[card], noon - days_ago * std::int64_t{86'400}, how, game::Time{2000}});
        REQUIRE(fixture.store.save(other));
    }
    /// Clears the board, and waits for the next one.
    void go_on() {
        while (session().pairs_left() > 0) take_a_pair();
        fixture.save();
        fixture.player.wait(5000);
        fixture.player.run(Command::next_board);
        fixture.serve();
        fixture.player.wait(5000); // the deal
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
    while (learner.saved().empty()) learner.fixture.player.hint(); // up to the hint that shows the pair
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
    CHECK(learner.shows("10")); // the number of new cards
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
    learner.fixture.press("forget"); // the second of a double click
    CHECK(learner.fixture.memory->answers().size() == 1);
    learner.fixture.player.wait(600);
    learner.fixture.press("forget");
    CHECK(learner.fixture.memory->answers().empty());
    CHECK(learner.fixture.player.screen() == "learning");
    CHECK(learner.shows("Nothing was learnt of this deck yet"));
    // The game in progress does not bring the answers back, but its later answers count.
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

TEST_CASE("a new board asks what is to be reviewed before all else", "[learning]") {
    Learner learner;
    learner.has_learnt({{2, Recall::missed}, {5, Recall::found}, {11, Recall::missed}, {7, Recall::quick}});
    learner.has_learnt({{4, Recall::found}}, 0);                                          // learnt, and not due yet
    learner.fixture.player.app.set_cards(12, learner.fixture.player.now, twelve_words()); // asks the store
    learner.fixture.serve();
    CHECK(learner.fixture.player.app.game().origin.cards.cards.empty()); // its board was asked for by ID
    learner.go_on();
    REQUIRE(learner.session().pairs_left() == 4);
    std::vector<std::size_t> due{2, 5, 7, 11};
    for (const game::CardAnswer& one : learner.fixture.memory->answers())
        if (one.date >= noon) // an answer on the board before
            std::erase_if(due, [&](std::size_t card) { return one.card == twelve_words()->cards[card]; });
    REQUIRE(due.size() >= 2);
    auto first = learner.fixture.player.app.game().origin.cards.cards;
    first.resize(due.size());
    std::sort(first.begin(), first.end());
    CHECK(first == due);
    const auto shown = learner.cards_on_board();
    CHECK(std::includes(shown.begin(), shown.end(), due.begin(), due.end()));
    // The same board shows the same cards when it is restarted or returned to.
    const auto faces = learner.faces();
    learner.take_a_pair();
    learner.fixture.player.run(Command::restart);
    learner.fixture.player.wait(5000);
    CHECK(learner.faces() == faces);
    learner.fixture.player.app.set_cards(0, learner.fixture.player.now);
    CHECK(learner.faces() != faces);
    learner.fixture.player.app.set_cards(12, learner.fixture.player.now, twelve_words());
    CHECK(learner.faces() == faces);
    // The store has the cards.
    learner.fixture.save();
    const auto saved = learner.fixture.store.game(learner.fixture.player.app.game().key);
    REQUIRE(saved);
    CHECK(saved->record.origin.cards == learner.fixture.player.app.game().origin.cards);
}

TEST_CASE("what was missed in the game before is asked again before what is new", "[learning]") {
    Learner learner;
    learner.fixture.serve();
    const std::string known = learner.card_at(learner.session().open_moves().front().a);
    learner.take_a_pair();
    learner.go_on();
    const auto& cards = learner.fixture.player.app.game().origin.cards.cards;
    REQUIRE(cards.size() == 4);
    const auto names = twelve_words()->cards;
    const auto found = static_cast<std::size_t>(std::find(names.begin(), names.end(), known) - names.begin());
    const auto fresh = std::count_if(cards.begin(), cards.end(), [&](std::size_t card) {
        const auto answers = learner.fixture.memory->answers();
        return std::none_of(answers.begin(), answers.end(), [&](const auto& one) { return one.card == names[card]; });
    });
    CHECK(fresh == 2);
    CHECK(found < names.size());
}

TEST_CASE("a board that somebody named shows everybody the same, whatever was learnt", "[learning]") {
    Learner learner;
    const std::string id = to_text(GameId{{{4, 6}, 12, Gravity::none}, "class"});
    const auto faces_of_board = [&] {
        learner.fixture.player.paste(id);
        learner.fixture.serve();
        learner.fixture.player.wait(5000);
        return learner.faces();
    };
    const auto before = faces_of_board();
    learner.has_learnt({{2, Recall::missed}, {5, Recall::found}});
    learner.fixture.player.app.set_cards(12, learner.fixture.player.now, twelve_words());
    learner.fixture.serve();
    CHECK(faces_of_board() == before);
    CHECK(learner.fixture.player.app.game().origin.cards.cards.empty());
}

TEST_CASE("nothing is chosen where nothing was learnt, or it was forgotten", "[learning]") {
    Learner learner;
    learner.has_learnt({{2, Recall::missed}});
    learner.fixture.player.app.set_cards(12, learner.fixture.player.now, twelve_words());
    learner.fixture.serve();
    learner.open_page();
    learner.fixture.press("forget-learnt");
    for (int i = 0; i < 2; ++i) {
        learner.fixture.player.wait(600);
        learner.fixture.press("forget");
    }
    learner.fixture.key(Key::escape);
    learner.fixture.key(Key::escape);
    learner.fixture.player.paste(to_text(GameId{{{2, 4}, 4, Gravity::none}, "another"}));
    learner.fixture.player.app.set_cards(0, learner.fixture.player.now); // so that it records no answers
    while (learner.session().pairs_left() > 0) learner.take_a_pair();
    learner.fixture.player.wait(5000);
    learner.fixture.player.app.set_cards(12, learner.fixture.player.now, twelve_words());
    learner.fixture.serve();
    learner.fixture.player.run(Command::next_board);
    learner.fixture.serve();
    CHECK(learner.fixture.player.app.game().origin.cards.cards.empty());
}

TEST_CASE("the page of a cleared board leads to what was learnt", "[learning][win]") {
    Learner learner;
    while (learner.session().pairs_left() > 0) learner.take_a_pair();
    learner.fixture.player.wait(5000);
    learner.fixture.player.press_button(Command::learning);
    CHECK(learner.fixture.player.screen() == "learning");
    learner.fixture.key(Key::escape);
    learner.fixture.player.app.set_cards(0, learner.fixture.player.now);
    CHECK_FALSE(learner.fixture.player.place_of(Command::learning));
}

TEST_CASE("a wrong pair of words is told what the first was, and the win names the cards to look at again",
          "[learning]") {
    Learner learner;
    Player& player = learner.fixture.player;
    const auto cells = learner.session().board().tile_cells();
    const Cell first = cells.front();
    const auto other = std::find_if(cells.begin(), cells.end(), [&](Cell cell) {
        const Board& board = learner.session().board(); // the other side of another card
        return board.kind(cell) != board.kind(first) && learner.side_at(cell) != learner.side_at(first);
    });
    std::string card = learner.card_at(first);
    card.replace(card.find('\t'), 1, " – ");
    player.click(first);
    player.click(*other);
    CHECK(player.headline() == "Not a pair");
    CHECK(learner.shows("The first was " + card));
    player.click(first); // not the partner of the second, so the first was missed for good
    player.click(first);
    while (learner.session().pairs_left() > 0) learner.take_a_pair();
    player.wait(10'000);
    CHECK(learner.shows("To look at again"));
    CHECK_FALSE(learner.shows("Every card was known."));
}

TEST_CASE("another copy of the same card is told as such, and the card counts as known", "[learning]") {
    Learner learner;
    Player& player = learner.fixture.player;
    auto two_cards = std::make_shared<game::LearningDeck>(*twelve_words());
    two_cards->cards.resize(2);
    player.app.set_cards(2, player.now, two_cards); // of four pairs or more
    const Board& board = learner.session().board();
    const game::Cards cards{2, learner.session().timeline().cards_seed()};
    const auto cells = board.tile_cells();
    const Cell first = cells.front();
    const auto copy = std::find_if(cells.begin(), cells.end(), [&](Cell cell) {
        return board.kind(cell) != board.kind(first) &&
               game::card_of(board.kind(cell), cards) == game::card_of(board.kind(first), cards) &&
               (board.tile(cell).face < game::back_side) != (board.tile(first).face < game::back_side);
    });
    REQUIRE(copy != cells.end());
    player.click(first);
    player.click(*copy);
    CHECK(player.headline() == "The same card, but another copy");
    player.click(*copy); // would confirm a miss
    const auto answers = learner.saved();
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].how == Recall::found);
}

TEST_CASE("the win after a game without a miss says that every card was known", "[learning]") {
    Learner learner;
    while (learner.session().pairs_left() > 0) learner.take_a_pair();
    learner.fixture.player.wait(10'000);
    CHECK(learner.shows("Every card was known."));
}
