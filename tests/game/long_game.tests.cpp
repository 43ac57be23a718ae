// Games longer than the maximum length of a record.
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/acts.hpp"
#include "game/game.hpp"
#include "game/learning/cards.hpp"
#include "support/maps.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

game::Game endless_game(const Board& board, Gravity gravity) {
    const DealParams params{board.size(), board.kinds(), gravity, BoardLayout{}, 1};
    return new_game({{params, {}}, board}, {board, {}}, 1);
}

/// Returns the game after saving and opening it.
Session opened_again(const game::Game& game) {
    const auto record = parse_record(to_text(record_of(game, at)));
    REQUIRE(record);
    const auto taken = game::resumed(*record, game.start, 2);
    REQUIRE(taken);
    return taken->session;
}

} // namespace

TEST_CASE("a game that is never done goes on and can be saved at every moment", "[session][record]") {
    game::Game game = endless_game(board_of("A B C\nA B C\n"), Gravity::down);
    Session& session = game.session;
    make(session, {{1, 1}, {2, 1}});
    make(session, {{1, 2}, {2, 2}});
    for (std::size_t i = 2; i < most_room; ++i) session.act(i % 2 == 0 ? Action{Undo{}} : Action{Redo{}}, at);
    REQUIRE(session.log().size() == most_room);
    const Board board = session.board();
    CHECK(opened_again(game).board() == board);

    const auto question = session.question();
    session.act(Hint{HintStyle::at_once, HintTrust::any}, at);
    CHECK(session.log().size() == 3); // two removed pairs, then the hint
    CHECK(session.board() == board);
    CHECK(opened_again(game).board() == board);
    CHECK(session.question()->serial != question->serial); // an answer must not be taken for another position
    make(session, {{1, 3}, {2, 3}});
    CHECK(session.status() == Status::won);
    for (int i = 0; i < 3; ++i) CHECK(std::holds_alternative<Changed>(session.act(Undo{}, at)));
    CHECK(session.board() == with_sides(game.start.board));
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("what is picked and what is known stay when the record of a game is shortened", "[session][record]") {
    const Deal dealt = *deal({{4, 6}, 6, Gravity::down}, Random{std::uint64_t{2}});
    Session session{dealt.board, Gravity::down, dealt.witness};
    make(session, dealt.witness[0]);
    for (std::size_t i = 1; i + 1 < most_room; ++i) session.act(i % 2 == 1 ? Action{Undo{}} : Action{Redo{}}, at);
    session.act(Hint{HintStyle::at_once, HintTrust::any}, at);
    REQUIRE(session.log().size() == most_room);
    REQUIRE(session.can_undo());
    const Knowledge known = session.known();
    REQUIRE(known.outcome == twoturns::Outcome::won);
    session.act(Click{dealt.witness[1].a}, at);
    CHECK(session.log().size() == 1);
    CHECK(session.known() == known);
    CHECK(session.picked() == dealt.witness[1].a);
    CHECK(std::holds_alternative<Matched>(session.act(Click{dealt.witness[1].b}, at)));
    CHECK(session.known().line == std::vector<Move>(dealt.witness.begin() + 2, dealt.witness.end()));
    session.act(Undo{}, at);
    CHECK(session.known() == known);
}

TEST_CASE("reshuffles leave room for the pairs that are left", "[session][record]") {
    Board board{{max_side, max_side}};
    for (int row = 1; row <= max_side; ++row)
        for (int col = 1; col <= max_side; ++col) {
            const auto kind = static_cast<Kind>((row - 1) * max_side / 2 + (col - 1) / 2);
            board.put({row, col}, {kind, kind});
        }
    game::Game game = endless_game(board, Gravity::none);
    Session& session = game.session;
    int taken = 0;
    bool refused = false;
    while (!refused && taken < 1000) { // a pair between any two, so that all of them count
        const int n = taken++;
        const int col = 1 + 2 * (n % (max_side / 2));
        make(session, {{1 + n / (max_side / 2), col}, {1 + n / (max_side / 2), col + 1}});
        refused = std::holds_alternative<NoReshuffle>(session.act(Reshuffle{Deal{session.board(), {}}}, at));
    }
    CHECK(refused);
    CHECK(session.reshuffles() > 400);
    while (session.status() == Status::playing) make(session, session.open_moves().front());
    CHECK(session.status() == Status::won);
    CHECK(opened_again(game).status() == Status::won);
}
