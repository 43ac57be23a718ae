// The choice of a board by how many pairs there are to see.
#include <string>

#include "app/new_game/new_game_words.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

const DealParams sighted{{6, 8}, 12, Gravity::none, BoardLayout{}, 2};

/// Returns the rest of the line of the state that begins with `word`.
std::string state_line(const Player& player, const std::string& word) {
    const std::string state = player.state();
    const auto at = state.find("; " + word + " ");
    if (at == std::string::npos) return {};
    const auto from = at + word.size() + 3;
    return state.substr(from, state.find('\n', from) - from);
}

/// Chooses the number of pairs to see: 0 any, 1 few, 2 many.
void wish_for(Player& player, std::size_t index) {
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::option && hit.index == index &&
            std::get<ui::Choice>(hit.element->what).options[0].words == "any")
            return player.click(hit.rect.centre());
    FAIL("no choice of pairs to see");
}

Player opened_new_game() {
    Player player{dealt(sighted, "old"), {1280, 1600}};
    player.key(Key::n);
    player.press_words("More choices");
    return player;
}

} // namespace

TEST_CASE("the page tells how many pairs there are to see on its board", "[see]") {
    const Player player = opened_new_game();
    const auto id = parse_game_id(state_line(player, "choice"));
    REQUIRE(id);
    const PairsToSee pairs = pairs_to_see(deal(*id)->board, Gravity::none);
    CHECK(state_line(player, "pairs-to-see") ==
          std::to_string(pairs.tenths() / 10) + "." + std::to_string(pairs.tenths() % 10));
    CHECK(shows(player.seen(), sight_text(pairs, SightWish::any, true, 1)));
}

TEST_CASE("the words about pairs to see are plain", "[see]") {
    CHECK(sight_text({36, 10}, SightWish::any, true, 1) == "Few pairs to see: about 4 at a time.");
    CHECK(sight_text({62, 10}, SightWish::any, true, 1) == "Pairs to see: about 6 at a time.");
    CHECK(sight_text({120, 10}, SightWish::any, true, 1) == "Many pairs to see: about 12 at a time.");
    CHECK(sight_text({62, 10}, SightWish::few, true, 24) == "Few pairs to see: about 6 at a time.");
    CHECK(sight_text({62, 10}, SightWish::many, true, 24) == "Many pairs to see: about 6 at a time.");
    CHECK(sight_text({}, SightWish::any, true, 1) == "Few pairs to see: about 1 at a time.");
    CHECK(sight_text({62, 10}, SightWish::few, false, 24) ==
          "None of 24 boards has clearly fewer pairs to see: about 6 at a time.");
    CHECK(sight_text({62, 10}, SightWish::many, false, 24) ==
          "None of 24 boards has clearly more pairs to see: about 6 at a time.");
}

TEST_CASE("few and many pairs to see choose among seeds, and the chosen ID is played", "[see]") {
    Player player = opened_new_game();
    const std::string any = state_line(player, "choice");
    wish_for(player, 1);
    const std::string few = state_line(player, "choice");
    const double few_pairs = std::stod(state_line(player, "pairs-to-see"));
    wish_for(player, 2);
    const std::string many = state_line(player, "choice");
    const double many_pairs = std::stod(state_line(player, "pairs-to-see"));
    CHECK(few != any);
    CHECK(many != few);
    CHECK(few_pairs + 1 < many_pairs);
    CHECK(parse_game_id(many)->params == sighted);
    player.press_words("Play");
    REQUIRE(player.screen() == "none");
    CHECK(to_text(player.app.game().origin.id) == many);
    CHECK(player.app.game().start.board == deal(*parse_game_id(many))->board);
    CHECK(sight_wish(player.app.settings()) == SightWish::many);
}

TEST_CASE("any board is the one of its seed, also after a wish", "[see]") {
    Player player = opened_new_game();
    wish_for(player, 1);
    const std::string few = state_line(player, "choice");
    player.forget_requests();
    wish_for(player, 0);
    CHECK(state_line(player, "choice") == few); // it need not be dealt again
    CHECK(player.asked_for<DealBoard>() == 0);
    player.press_words("Play");
    CHECK(player.app.settings().pairs_to_see.empty());
}

TEST_CASE("a board that is still being chosen is played as soon as it is", "[see]") {
    Player player = opened_new_game();
    player.slow = true;
    wish_for(player, 1);
    player.press_words("Play");
    CHECK(player.screen() == "new-game");
    player.wait(1000);
    CHECK(shows(player.seen(), "Dealing the board"));
    player.catch_up();
    REQUIRE(player.screen() == "none");
    CHECK(player.app.game().origin.id.params == sighted);
}

TEST_CASE("another choice while a board is being chosen drops it", "[see]") {
    Player player = opened_new_game();
    player.slow = true;
    wish_for(player, 1);
    const GameId asked = player.last<ChooseDeal>()->id;
    player.press_words("Play");
    wish_for(player, 2);
    player.catch_up();
    CHECK(player.screen() == "new-game"); // the press was for the other board
    const auto chosen = parse_game_id(state_line(player, "choice"));
    REQUIRE(chosen);
    CHECK(std::stod(state_line(player, "pairs-to-see")) > 0);
    CHECK(asked.params == chosen->params);
}

TEST_CASE("where no board has clearly fewer pairs to see, the page says so", "[see]") {
    Start start = dealt({{1, 2}, 1, Gravity::none, BoardLayout{}, 1}, "x");
    start.settings.pairs_to_see = "few";
    Player player{std::move(start), {1280, 1600}};
    player.key(Key::n);
    CHECK(shows(player.seen(), "None of 24 boards"));
}

TEST_CASE("where no next board has clearly fewer or more pairs to see, a note says so", "[see]") {
    for (const bool few : {true, false}) {
        Start start = dealt({{1, 2}, 1, Gravity::none, BoardLayout{}, 1}, "x");
        start.settings.pairs_to_see = few ? "few" : "many";
        Player player{std::move(start)};
        player.make(player.app.game().start.witness.front());
        player.wait(5000);
        player.run(Command::next_board);
        REQUIRE(player.session().status() == game::Status::playing);
        CHECK(shows(player.seen(), few ? "None of 24 boards has clearly fewer pairs to see"
                                       : "None of 24 boards has clearly more pairs to see"));
    }
    Start start = dealt(sighted, "x");
    start.settings.pairs_to_see = "few";
    Player player{std::move(start)};
    for (const Move move : player.app.game().start.witness) player.make(move);
    player.wait(5000);
    player.run(Command::next_board);
    CHECK(player.headline().empty());
}

TEST_CASE("the next board is chosen by the same wish, one with a seed is not", "[see]") {
    Start start = dealt(sighted, "x");
    start.settings.pairs_to_see = "few";
    Player player{std::move(start)};
    for (const Move move : player.app.game().start.witness) player.make(move);
    player.wait(5000);
    REQUIRE(player.session().status() == game::Status::won);
    player.forget_requests();
    player.run(Command::next_board);
    REQUIRE(player.session().status() == game::Status::playing);
    CHECK(player.app.game().origin.id.params == sighted);
    const auto board = deal(player.app.game().origin.id);
    CHECK(player.app.game().start.board == board->board);
    player.slow = true;
    player.forget_requests();
    player.paste(to_text(GameId{sighted, "hello"}));
    CHECK(player.last<DealBoard>()->id.seed == "hello");
    CHECK_FALSE(player.last<ChooseDeal>());
}
