// The games that were begun, looked through, replayed and taken up, with a store in memory behind.
#include <memory>
#include <string>
#include <vector>

#include "scene/compose.hpp"
#include "scene/player.hpp"
#include "scene/state_text.hpp"
#include "support/memory_store.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;
using game::GameState;
using game::Status;

namespace {

constexpr game::Date noon = 1'790'000'000;

/// A player whose window has a store.
struct Keeper {
    std::shared_ptr<Memory> memory = std::make_shared<Memory>();
    MemoryStore store{memory};
    Player player;
    std::vector<std::string> copied;

    explicit Keeper(Canvas canvas = {1280, 720}) : player{start_at(four_pairs), canvas} { keep(); }

    void keep() { REQUIRE_FALSE(store.keep(player.app.kept(player.now, noon))); }
    /// Answers what the store is asked until nothing is; gives how many questions there were.
    int serve() {
        int answered = 0;
        for (;;) {
            const auto requests = player.app.take_requests();
            if (requests.empty()) return answered;
            for (const Request& request : requests) {
                if (const auto* copy = std::get_if<CopyText>(&request)) copied.push_back(copy->text);
                const auto* question = std::get_if<game::StoreQuestion>(&request);
                if (question == nullptr) continue;
                player.app.learn(answer_of(store, *question), player.now);
                ++answered;
            }
            player.think();
        }
    }
    void key(Key key, bool ctrl = false) {
        player.key(key, ctrl);
        serve();
    }
    void press(const Target& target) {
        player.press_target(target);
        serve();
    }
    void show_games() {
        keep();
        key(Key::l);
        REQUIRE(player.panel() == Panel::games);
    }
    /// Moves the focus to a game, by keys.
    void find(game::GameKey wanted) {
        this->key(Key::home);
        const auto& games = player.app.ui().games;
        while (games.focused()->key != wanted && games.focus() + 1 < games.rows()) this->key(Key::down);
        REQUIRE(games.focused()->key == wanted);
    }
    [[nodiscard]] const Replaying& replay() const {
        REQUIRE(player.app.ui().replay);
        return *player.app.ui().replay;
    }
    [[nodiscard]] std::string state() const { return state_text(player.app, player.seen()); }
};

/// A dealt game of which so many pairs of its witness are played, with a hint and an undo at first.
game::KeptGame played(game::GameKey key, int pairs, game::Date begun) {
    const GameId id{{{4, 6}, 6, Gravity::down}, "history " + std::to_string(key)};
    const auto deal = twoturns::deal(id);
    REQUIRE(deal);
    game::Game one = game::new_game({id, {}}, *deal, key);
    one.begun = begun;
    Time now{0};
    const auto make = [&](Move move) {
        now += Time{2000};
        one.session.act(game::Click{move.a}, now);
        one.session.act(game::Click{move.b}, now);
    };
    one.session.act(game::Hint{game::HintStyle::at_once, game::HintTrust::any}, now);
    make(deal->witness.front());
    one.session.act(game::Undo{}, now);
    for (int i = 0; i < pairs; ++i) make(deal->witness[static_cast<std::size_t>(i)]);
    game::KeptGame kept = game::kept(one, now, begun);
    if (kept.summary.state == GameState::in_hand) kept.summary.state = GameState::left;
    kept.start.reset();
    return kept;
}

} // namespace

// The panel -------------------------------------------------------------------------------------

TEST_CASE("the games panel lists what was begun, the newest first", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(11, 12, noon - 100'000));
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    const auto& games = keeper.player.app.ui().games;
    REQUIRE(games.rows() == 3);
    CHECK(games.row(0)->key == keeper.player.app.game().key);
    CHECK(games.row(1)->key == 12);
    CHECK(games.row(2)->key == 11);
    const Scene scene = keeper.player.seen();
    CHECK(shows(scene, "6 × 4, down, medium"));
    CHECK(shows(scene, "4 × 2, from a file"));
    CHECK(shows(scene, "in hand, 4 pairs left"));
    CHECK(shows(scene, "unfinished, 7 pairs left"));
    CHECK(shows(scene, "cleared"));
    CHECK(shows(scene, utc_date_text(noon - 50'000)));
    CHECK(shows(scene, "3 games"));
    CHECK(keeper.state().find("; games 1 of 3 in-hand") != std::string::npos);
    keeper.key(Key::l);
    CHECK(keeper.player.panel() == Panel::none);
}

TEST_CASE("dates are shown as the window says", "[history]") {
    App app{start_at(four_pairs), 1, fake_measure, {1280, 720}, [](game::Date date) {
                return "on " + std::to_string(date);
            }};
    app.run(Command::games, Time{0});
    game::GameSummary game;
    game.begun = 1234;
    app.learn(game::GamesRead{0, {game}}, Time{0});
    CHECK(shows(app.compose(Time{0}), "on 1234"));
}

TEST_CASE("keys, wheel and mouse move through ten thousand games", "[history]") {
    Keeper keeper;
    for (game::GameKey key = 1; key < 10'000; ++key) {
        game::KeptGame game;
        game.summary.key = key;
        game.summary.state = GameState::left;
        game.summary.touched = game.summary.begun = noon - key;
        keeper.memory->put(game);
    }
    keeper.show_games();
    const auto& games = keeper.player.app.ui().games;
    const auto page = games.in_view();
    CHECK(page >= 8);
    keeper.key(Key::down);
    CHECK(games.focus() == 1);
    keeper.key(Key::up);
    keeper.key(Key::up);
    CHECK(games.focus() == 0);
    keeper.key(Key::page_down);
    CHECK(games.focus() == page);
    keeper.key(Key::end);
    CHECK(games.focus() == 9999);
    CHECK(games.focused()->key == 9999);
    keeper.key(Key::page_up);
    CHECK(games.focus() == 9999 - page);
    keeper.key(Key::home);
    CHECK(games.focus() == 0);
    keeper.player.app.handle(Wheel{2}, keeper.player.now);
    keeper.serve();
    CHECK(games.top() == 6);
    CHECK(games.focus() == 6);
    keeper.press(GamesPress{GamesPart::row, 9});
    CHECK(games.focus() == 9);
    keeper.player.app.resize({480, 360});
    CHECK(games.in_view() < page);
    CHECK(keeper.player.place_of(GamesPress{GamesPart::row, games.focus()}));
    for (std::size_t i = 0; i < 10'000; ++i) {
        if (i % 1000 == 0) CHECK((games.row(i) != nullptr) == (i < GamesPanel::stretch));
    }
}

TEST_CASE("a store that cannot be read, or has nothing, says so in the panel", "[history]") {
    Keeper keeper;
    keeper.memory->fail_reads(Message{"the disk is gone", {}});
    keeper.show_games();
    CHECK(shows(keeper.player.seen(), "the disk is gone"));
    keeper.key(Key::enter);
    CHECK(keeper.player.panel() == Panel::games);
    keeper.key(Key::escape);
    keeper.memory->fail_reads({});
    keeper.key(Key::l);
    CHECK_FALSE(shows(keeper.player.seen(), "the disk is gone"));
    CHECK(keeper.player.app.ui().games.rows() == 1);

    Player nothing{start_at(four_pairs)};
    nothing.key(Key::l);
    nothing.app.learn(game::GamesRead{0, {}}, nothing.now);
    CHECK(shows(nothing.seen(), "No games yet"));
}

TEST_CASE("the ID of the game with the focus is copied", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    keeper.key(Key::c, true); // the game in hand has none
    CHECK(keeper.copied.empty());
    keeper.key(Key::down);
    keeper.key(Key::c, true);
    keeper.press(GamesPress{GamesPart::copy_id});
    CHECK(keeper.copied == std::vector<std::string>(2, "tt1.6x4.6.down.full.3.history 12"));
    CHECK(keeper.player.panel() == Panel::games);
}

// Going on --------------------------------------------------------------------------------------

TEST_CASE("an unfinished game is taken up where it was left, as the same game", "[history]") {
    Keeper keeper;
    const game::KeptGame before = played(12, 5, noon - 50'000);
    keeper.memory->put(before);
    const game::GameKey own = keeper.player.app.game().key;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.key(Key::down);
    keeper.key(Key::t);
    CHECK(keeper.player.panel() == Panel::none);
    CHECK(keeper.player.app.game().key == 12);
    CHECK(keeper.player.session().log() == before.record.log);
    CHECK(keeper.player.session().pairs_left() == 7);
    CHECK(keeper.player.session().elapsed(keeper.player.now) == before.summary.elapsed);
    keeper.keep();
    CHECK(keeper.memory->game(12)->summary.begun == before.summary.begun);
    CHECK(keeper.memory->game(12)->summary.state == GameState::in_hand);
    CHECK(keeper.memory->game(own)->summary.state == GameState::left);
    CHECK(keeper.memory->game(own)->record.log.size() == 1);
    // And back to the first, which came from a file.
    keeper.show_games();
    keeper.find(own);
    keeper.press(GamesPress{GamesPart::take_up});
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 3);
}

TEST_CASE("taking up the game in hand goes back to it", "[history]") {
    Keeper keeper;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.player.forget_requests();
    keeper.key(Key::t);
    CHECK(keeper.player.panel() == Panel::none);
    CHECK(keeper.player.session().pairs_left() == 3);
    CHECK(keeper.memory->games() == 1);
}

TEST_CASE("a game in hand elsewhere stays there: here a new one goes on from it", "[history]") {
    Keeper keeper;
    game::KeptGame other = played(12, 5, noon + 50'000);
    other.summary.state = GameState::in_hand;
    keeper.memory->put(other);
    keeper.show_games();
    keeper.key(Key::t);
    CHECK(keeper.player.session().log() == other.record.log);
    CHECK(keeper.player.app.game().key != 12);
    CHECK(keeper.player.app.game().begun == 0);
}

TEST_CASE("a cleared game is played again from its beginning, as a new game", "[history]") {
    Keeper keeper;
    const game::KeptGame before = played(11, 12, noon + 100'000);
    REQUIRE(before.summary.state == GameState::cleared);
    keeper.memory->put(before);
    for (const bool by_key : {true, false}) {
        keeper.show_games();
        keeper.find(11);
        CHECK_FALSE(keeper.player.place_of(GamesPress{GamesPart::take_up}));
        if (by_key)
            keeper.key(Key::t);
        else
            keeper.press(GamesPress{GamesPart::play_again});
        CHECK(keeper.player.app.game().origin == before.record.origin);
        CHECK(keeper.player.session().pairs_left() == 12);
        CHECK(keeper.player.session().log().empty());
        CHECK(keeper.player.app.game().key != 11);
    }
}

TEST_CASE("what was asked for is forgotten when another key comes first", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.player.key(Key::t);
    const auto requests = keeper.player.app.take_requests();
    REQUIRE(requests.size() == 1);
    keeper.player.key(Key::escape);
    keeper.player.app.learn(answer_of(keeper.store, std::get<game::StoreQuestion>(requests[0])), keeper.player.now);
    keeper.player.think();
    CHECK(keeper.player.panel() == Panel::none);
    CHECK(keeper.player.app.game().key != 12);
}

TEST_CASE("Esc ends the dealing of a kept game's board and no more", "[history]") {
    Keeper keeper;
    keeper.show_games();
    game::KeptGame slow = played(12, 0, noon);
    slow.record.origin.id = {{{40, 40}, 400, Gravity::down}, "slow"};
    slow.record.log.clear();
    slow.summary.id = slow.record.origin.id;
    keeper.memory->put(slow);
    keeper.key(Key::escape);
    keeper.show_games();
    keeper.find(12);
    keeper.player.app.handle(KeyPress{Key::enter}, keeper.player.now);
    for (const Request& request : keeper.player.app.take_requests())
        if (const auto* question = std::get_if<game::StoreQuestion>(&request))
            keeper.player.app.learn(answer_of(keeper.store, *question), keeper.player.now);
    REQUIRE(keeper.player.app.ui().progress);
    CHECK(shows(keeper.player.seen(), "Dealing"));
    keeper.player.app.handle(KeyPress{Key::escape}, keeper.player.now);
    CHECK_FALSE(keeper.player.app.ui().progress);
    CHECK(keeper.player.panel() == Panel::games);
}

// A replay --------------------------------------------------------------------------------------

TEST_CASE("a replay goes through a game and leaves the player's own as it was", "[history]") {
    Keeper keeper;
    Player& player = keeper.player;
    const game::KeptGame kept = played(12, 5, noon - 50'000);
    keeper.memory->put(kept);
    player.make({{1, 1}, {2, 1}});
    player.click(Cell{1, 2});
    const game::Record own = game::record_of(player.app.game(), player.now);
    keeper.show_games();
    const Time stood = player.session().elapsed(player.now);
    player.wait(5000);
    keeper.key(Key::down);
    keeper.key(Key::enter);
    REQUIRE(player.panel() == Panel::replay);
    CHECK(keeper.replay().replay.at() == 0);
    CHECK(player.app.shown().pairs_left() == 12);
    CHECK(player.app.layout().cell_side() == Layout({1280, 720}, {4, 6}).cell_side());
    CHECK(keeper.state().find("; replay 0 of 8 stopped") != std::string::npos);
    CHECK(keeper.state().find("; pairs 12\n") != std::string::npos);
    CHECK(items_of<TileItem>(player.seen()).size() == 24);

    keeper.key(Key::right); // the hint
    CHECK(shows(player.seen(), "hint"));
    keeper.key(Key::right); // the first pair
    CHECK(player.app.shown().pairs_left() == 11);
    CHECK(player.app.ui().effects.vanishing.size() == 1);
    CHECK(items_of<LineItem>(player.seen()).size() == 1);
    CHECK(shows(player.seen(), "Move 1 of 6"));
    keeper.key(Key::right); // taken back
    CHECK(player.app.shown().pairs_left() == 12);
    CHECK(player.app.ui().effects.vanishing.empty());
    keeper.key(Key::left);
    CHECK(player.app.shown().pairs_left() == 11);
    keeper.key(Key::end);
    CHECK(player.app.shown().pairs_left() == 7);
    CHECK(shows(player.seen(), "Move 6 of 6"));
    CHECK(shows(player.seen(), clock_text(kept.record.elapsed)));
    keeper.key(Key::right);
    keeper.key(Key::home);
    keeper.key(Key::left);
    CHECK(keeper.replay().replay.at() == 0);
    player.app.handle(Wheel{1}, player.now);
    player.app.handle(Wheel{1}, player.now);
    CHECK(keeper.replay().replay.at() == 2);
    player.app.handle(Wheel{-1}, player.now);
    CHECK(keeper.replay().replay.at() == 1);

    player.click(Cell{1, 1}); // its board is only looked at
    player.click(Cell{1, 1}, Button::right);
    player.key(Key::u);
    player.key(Key::h);
    CHECK(player.panel() == Panel::replay);
    keeper.key(Key::escape);
    CHECK(player.panel() == Panel::games);
    CHECK(player.app.ui().games.focus() == 1);
    keeper.key(Key::escape);
    CHECK(player.panel() == Panel::none);
    CHECK(player.session().elapsed(player.now) == stood);
    CHECK(player.session().log() == own.log);
    CHECK(player.session().picked() == own.picked);
    CHECK_FALSE(player.app.ui().replay);
    CHECK(player.app.ui().effects.vanishing.empty());
}

TEST_CASE("every button of the replay does what it says", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.press(GamesPress{GamesPart::replay});
    const auto at = [&] { return keeper.replay().replay.at(); };
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::back}));
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::to_start}));
    keeper.press(ReplayPress{ReplayPart::forward});
    keeper.press(ReplayPress{ReplayPart::forward});
    CHECK(at() == 2);
    keeper.press(ReplayPress{ReplayPart::back});
    CHECK(at() == 1);
    keeper.press(ReplayPress{ReplayPart::to_end});
    CHECK(at() == 8);
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::forward}));
    keeper.press(ReplayPress{ReplayPart::to_start});
    CHECK(at() == 0);
    keeper.press(ReplayPress{ReplayPart::seek}); // in the middle
    CHECK(at() == 4);
    keeper.press(ReplayPress{ReplayPart::play});
    CHECK(keeper.replay().next);
    keeper.press(ReplayPress{ReplayPart::play});
    CHECK_FALSE(keeper.replay().next);
    keeper.press(ReplayPress{ReplayPart::leave});
    CHECK(keeper.player.panel() == Panel::games);
}

TEST_CASE("a replay plays by itself to its end, and from there again", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::space);
    CHECK(keeper.state().find("playing") != std::string::npos);
    for (std::size_t at = 1; at < 8; ++at) {
        CHECK(keeper.replay().replay.at() == at);
        REQUIRE(keeper.replay().next);
        const auto due = keeper.player.app.next_change(keeper.player.now);
        REQUIRE(due);
        CHECK(*due <= keeper.player.now + Time{700});
        keeper.player.wait(690);
        CHECK(keeper.replay().replay.at() == at);
        keeper.player.wait(10);
    }
    CHECK(keeper.replay().replay.at() == 8);
    CHECK_FALSE(keeper.replay().next);
    keeper.player.wait(10'000);
    CHECK_FALSE(keeper.player.app.next_change(keeper.player.now));
    keeper.key(Key::space);
    CHECK(keeper.replay().replay.at() == 1);
    keeper.key(Key::left); // a step by hand stops it
    CHECK_FALSE(keeper.replay().next);
    keeper.player.wait(2000);
    CHECK(keeper.replay().replay.at() == 0);
}

TEST_CASE("taken up at its end a game goes on, taken up before it a new one begins", "[history]") {
    Keeper keeper;
    const game::KeptGame kept = played(12, 5, noon + 50'000);
    keeper.memory->put(kept);
    keeper.show_games();
    keeper.key(Key::enter);
    for (int i = 0; i < 4; ++i) keeper.key(Key::right);
    keeper.key(Key::t);
    CHECK(keeper.player.panel() == Panel::none);
    CHECK_FALSE(keeper.player.app.ui().replay);
    const game::GameKey fresh = keeper.player.app.game().key;
    CHECK(fresh != 12);
    CHECK(keeper.player.app.game().origin == kept.record.origin);
    CHECK(keeper.player.session().log() ==
          std::vector<game::Entry>(kept.record.log.begin(), kept.record.log.begin() + 4));
    CHECK(keeper.player.session().elapsed(keeper.player.now) == kept.record.log[3].at);
    keeper.keep();
    CHECK(keeper.memory->game(12)->record == kept.record);
    CHECK(keeper.memory->game(12)->summary.state == GameState::left);

    keeper.key(Key::l);
    keeper.find(12);
    keeper.key(Key::enter);
    keeper.key(Key::end);
    keeper.press(ReplayPress{ReplayPart::take_up});
    CHECK(keeper.player.app.game().key == 12);
    CHECK(keeper.player.app.game().begun == kept.summary.begun);
    CHECK(keeper.player.session().log() == kept.record.log);
}

TEST_CASE("a cleared game is taken up before its end alone", "[history]") {
    Keeper keeper;
    keeper.memory->put(played(11, 12, noon + 50'000));
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::end);
    CHECK(keeper.player.app.shown().status() == Status::won);
    CHECK_FALSE(shows(keeper.player.seen(), "Cleared!"));
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::take_up}));
    keeper.key(Key::t);
    CHECK(keeper.player.panel() == Panel::replay);
    keeper.key(Key::left);
    keeper.key(Key::enter);
    CHECK(keeper.player.panel() == Panel::none);
    CHECK(keeper.player.session().pairs_left() == 1);
    CHECK(keeper.player.app.game().key != 11);
}

TEST_CASE("the game in hand is replayed too, and from its end goes on as it was", "[history]") {
    Keeper keeper;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.player.make({{1, 2}, {2, 2}});
    const game::GameKey own = keeper.player.app.game().key;
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::right);
    CHECK(keeper.player.app.shown().pairs_left() == 3);
    CHECK(keeper.player.session().pairs_left() == 2);
    keeper.key(Key::end);
    keeper.key(Key::t);
    CHECK(keeper.player.panel() == Panel::none);
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 2);
}

TEST_CASE("a game against the rules is not shown, and why is said", "[history]") {
    Keeper keeper;
    game::KeptGame wrong = played(12, 5, noon + 50'000);
    std::swap(wrong.record.log[3], wrong.record.log.back());
    wrong.record.log[3].deed = Move{{1, 1}, {1, 1}};
    keeper.memory->put(wrong);
    keeper.show_games();
    for (const Key key : {Key::enter, Key::t}) {
        keeper.key(key);
        CHECK(keeper.player.panel() == Panel::games);
        REQUIRE(keeper.player.app.ui().note);
        CHECK(to_english(keeper.player.app.ui().note->detail).find("move 2") != std::string::npos);
    }
}
