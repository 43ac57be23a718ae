// What a session knows about its positions, and how it uses that. Questions are answered here at once instead of by a
// worker thread.
#include <algorithm>
#include <map>
#include <string>
#include <variant>

#include "game/acts.hpp"
#include "game/analysis.hpp"
#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/play.hpp"
#include "support/random_deal.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using twoturns::Outcome;

namespace {

constexpr Hint proven_hint{HintStyle::at_once, HintTrust::proven};

/// Answers every question of the session.
void settle_questions(Session& session) {
    while (auto question = session.question()) {
        Analysis analysis{*question};
        while (!analysis.done()) analysis.run(5000);
        session.learn(analysis.answer());
    }
}

/// A slow second implementation: tries every line of play.
class Exhaustive {
public:
    explicit Exhaustive(Gravity gravity) : gravity_(gravity) {}
    bool winnable(const Board& board) {
        if (board.won()) return true;
        const auto [known, fresh] = known_.try_emplace(to_text(board), false);
        if (!fresh) return known->second;
        bool won = false;
        for (const Move move : legal_moves(board)) won = won || winnable(*apply(board, move, gravity_));
        return known_[to_text(board)] = won;
    }

private:
    Gravity gravity_;
    std::map<std::string, bool> known_;
};

Board random_board(Size size, int kinds, Random& random) {
    return random_deal(
        size, [&](int i) { return i / 2 % kinds; }, random);
}

} // namespace

TEST_CASE("a dealt board is known to be winnable at once, and stays so along its witness", "[knowledge]") {
    for (const Gravity gravity : all_gravities) {
        const Deal dealt = *deal({{6, 8}, 12, gravity}, Random{std::uint64_t{7}});
        Session session{dealt.board, gravity, dealt.witness};
        for (const Move move : dealt.witness) {
            REQUIRE(session.known().outcome == Outcome::won);
            make(session, move);
        }
        CHECK(session.status() == Status::won);
    }
}

TEST_CASE("who follows the hints wins, from any winnable position", "[knowledge]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random{seed};
        const Gravity gravity = seed % 2 == 0 ? Gravity::none : all_gravities[random.index(all_gravities.size())];
        CAPTURE(seed, name_of(gravity));
        const Deal dealt = *deal({{6, 10}, 15, gravity}, Random{seed});
        Session session{dealt.board, gravity, dealt.witness};
        // Some random moves first, undone if they lose the win.
        for (int i = 0; i < 6; ++i) {
            const auto open = session.open_moves();
            if (open.empty()) break;
            make(session, open[random.index(open.size())]);
            settle_questions(session);
            if (session.known().outcome != Outcome::won) session.act(Undo{}, at);
        }
        while (session.status() == Status::playing) {
            settle_questions(session);
            const Reply reply = session.act(proven_hint, at);
            const auto* hint = std::get_if<Hinted>(&reply);
            REQUIRE(hint != nullptr);
            REQUIRE(hint->safe);
            make(session, {hint->link.front(), hint->link.back()});
        }
        CHECK(session.status() == Status::won);
    }
}

TEST_CASE("loss is known the moment it happens, and the way back leads to the last winnable position", "[knowledge]") {
    int lost_games = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        CAPTURE(seed, name_of(gravity));
        Session session{random_board({3, 6}, 5, random), gravity};
        Exhaustive exhaustive{gravity};
        std::vector<bool> winnable;
        std::vector<Board> boards;
        for (;;) {
            settle_questions(session);
            boards.push_back(session.board());
            winnable.push_back(exhaustive.winnable(session.board()));
            REQUIRE(session.known().outcome == (winnable.back() ? Outcome::won : Outcome::lost));
            const auto open = session.open_moves();
            if (open.empty()) break;
            make(session, open[random.index(open.size())]);
        }
        if (winnable.back()) continue;
        ++lost_games;
        std::size_t last = winnable.size();
        while (last > 0 && !winnable[last - 1]) --last;
        if (last == 0) { // lost from the start: undo does not help
            CHECK_FALSE(session.steps_to_winnable());
            CHECK(std::holds_alternative<Nothing>(session.act(Rewind{}, at)));
            continue;
        }
        const Board lost = session.board();
        CHECK(session.steps_to_winnable() == static_cast<int>(winnable.size() - last));
        CHECK(std::holds_alternative<Changed>(session.act(Rewind{}, at)));
        CHECK(session.board() == boards[last - 1]);
        CHECK(session.known().outcome == Outcome::won);
        session.act(Undo{}, at);
        CHECK(session.board() == lost);
    }
    CHECK(lost_games > 30);
}

TEST_CASE("when the position before was settled only afterwards, the way back still finds it", "[knowledge]") {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random{seed};
        Session session{random_board({3, 6}, 5, random), Gravity::none};
        while (!session.open_moves().empty())
            make(session, session.open_moves()[random.index(session.open_moves().size())]);
        if (session.status() == Status::won) continue;
        Exhaustive exhaustive{Gravity::none};
        settle_questions(session); // a fast player: nothing was asked before
        Session copy = session;
        std::optional<int> steps;
        for (int back = 0; !steps && copy.can_undo(); ++back) {
            copy.act(Undo{}, at);
            if (exhaustive.winnable(copy.board())) steps = back + 1;
        }
        CHECK(session.steps_to_winnable() == steps);
        found += steps ? 1 : 0;
    }
    CHECK(found > 5);
}

TEST_CASE("a hint shows first an area, then a tile, then the pair, then the next pair", "[knowledge]") {
    Session session{deal({{8, 8}, 8, Gravity::none}, Random{std::uint64_t{1}})->board, Gravity::none};
    CHECK(std::holds_alternative<HintAwaited>(session.act(Hint{}, at)));
    CHECK(session.hints() == 0);
    settle_questions(session);
    REQUIRE(session.known().safe.size() > 1);
    std::vector<Link> links;
    for (const HintStep step : {HintStep::area, HintStep::tile, HintStep::pair, HintStep::area}) {
        const Reply reply = session.act(Hint{}, at);
        const auto* hint = std::get_if<Hinted>(&reply);
        REQUIRE(hint != nullptr);
        CHECK(hint->step == step);
        CHECK(hint->safe);
        links.push_back(hint->link);
    }
    CHECK(session.hints() == 2); // two pairs, whatever the number of steps
    CHECK(links[0] == links[2]);
    CHECK_FALSE(links[2] == links[3]);
}

TEST_CASE("on a board with few tiles a hint starts with the tile", "[knowledge]") {
    Session session{board_of("A A B B\nC C D D\n"), Gravity::none};
    settle_questions(session);
    for (const HintStep step : {HintStep::tile, HintStep::pair, HintStep::tile}) {
        const Reply reply = session.act(Hint{}, at);
        REQUIRE(std::holds_alternative<Hinted>(reply));
        CHECK(std::get<Hinted>(reply).step == step);
    }
}

TEST_CASE("a hint that cannot wait for a proof says that it has none", "[knowledge]") {
    Session session{board_of("A A B B\nC C D D\n"), Gravity::none};
    const Reply reply = session.act(Hint{HintStyle::at_once, HintTrust::any}, at);
    const auto* hint = std::get_if<Hinted>(&reply);
    REQUIRE(hint != nullptr);
    CHECK_FALSE(hint->safe);
}

TEST_CASE("in a lost position a hint says so", "[knowledge]") {
    Session session{board_of("A B A\n. # .\nB # C\n# # #\nC . .\n"), Gravity::none};
    settle_questions(session);
    Exhaustive exhaustive{Gravity::none};
    REQUIRE_FALSE(session.open_moves().empty());
    const bool winnable = exhaustive.winnable(session.board());
    CHECK(std::holds_alternative<HintLost>(session.act(Hint{}, at)) == !winnable);
}

TEST_CASE("an answer about a position that is gone changes nothing", "[knowledge]") {
    Session session{board_of("A A B B\n"), Gravity::none, {}, 5};
    const auto question = session.question();
    REQUIRE(question);
    CHECK(question->serial == 5);
    make(session, session.open_moves().front());
    session.act(Undo{}, at);
    make(session, session.open_moves().back());
    const Knowledge before = session.known();
    session.learn({99, {.outcome = Outcome::lost}});
    CHECK(session.known() == before);
}

TEST_CASE("a position is asked about until all is known, and no longer", "[knowledge]") {
    const Deal dealt = *deal({{4, 6}, 6, Gravity::down}, Random{std::uint64_t{2}});
    Session session{dealt.board, Gravity::down, dealt.witness};
    REQUIRE(session.question()); // known to be winnable, but not which moves are safe
    settle_questions(session);
    CHECK_FALSE(session.question());
    CHECK_FALSE(session.known().safe.empty());
    Exhaustive exhaustive{Gravity::down};
    for (const Move move : session.known().safe)
        CHECK(exhaustive.winnable(*apply(session.board(), move, Gravity::down)));
}

TEST_CASE("with gravity it is known before a move what it leads to, and rightly", "[knowledge]") {
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : all_gravities) {
        if (gravity == Gravity::none) continue;
        Exhaustive exhaustive{gravity};
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            CAPTURE(name_of(gravity), seed);
            const Deal dealt = *deal({{4, 6}, 6, gravity}, Random{seed});
            Session session{dealt.board, gravity, dealt.witness};
            Random random{seed};
            while (session.status() == Status::playing && session.known().outcome != Outcome::lost) {
                settle_questions(session);
                CHECK(session.known().branches.size() + 1 == session.open_moves().size()); // all but the line's
                for (const Move move : session.open_moves()) {
                    Session after = session;
                    make(after, move); // no question is answered after it
                    const Knowledge& known = after.known();
                    CHECK(known.outcome == (exhaustive.winnable(after.board()) ? Outcome::won : Outcome::lost));
                    Board board = after.board();
                    for (const Move next : known.line) board = *apply(board, next, gravity);
                    CHECK(board.won() == (known.outcome == Outcome::won));
                    ++(known.outcome == Outcome::won ? won : lost);
                    after.act(Undo{}, at);
                    CHECK_FALSE(after.question()); // what was found before the move is still there
                }
                make(session, session.open_moves()[random.index(session.open_moves().size())]);
            }
        }
    }
    CHECK(won > 200);
    CHECK(lost > 20);
}

TEST_CASE("an interrupted look at the moves goes on where it was, and finds the same", "[knowledge]") {
    for (const Gravity gravity : {Gravity::left, Gravity::horizontal_in}) {
        const Deal dealt = *deal({{8, 18}, 36, gravity}, Random{std::uint64_t{3}});
        const Session session{dealt.board, gravity, dealt.witness};
        AnalysisRequest question = *session.question();
        std::vector<Move> decided;
        for (int times = 0; !question.known.labelled; ++times) {
            REQUIRE(times < 200);
            Analysis analysis{question};
            while (!analysis.run(1000)) {
            }
            question.known = analysis.answer().known;
            const auto& branches = question.known.branches;
            REQUIRE(branches.size() >= decided.size());
            for (std::size_t i = 0; i < decided.size(); ++i) CHECK(branches[i].move == decided[i]);
            for (std::size_t i = decided.size(); i < branches.size(); ++i) {
                for (const Move move : decided) CHECK_FALSE(same_pair(move, branches[i].move));
                decided.push_back(branches[i].move);
            }
        }
        CHECK(decided.size() > session.open_moves().size() / 2);
        question.known.labelled = false; // all rounds are over, or no move is left
        Analysis again{question};
        CHECK(again.run(1));
        CHECK(again.done());

        AnalysisRequest in_vain = *session.question();
        in_vain.known.rounds = 100;
        Analysis over{in_vain};
        CHECK(over.run(1));
        CHECK(over.done());
        CHECK(over.answer().known.branches.empty());
    }
}

TEST_CASE("the labels of all moves are right without gravity", "[knowledge]") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Random random{seed};
        Session session{random_board({3, 6}, 5, random), Gravity::none};
        settle_questions(session);
        if (session.known().outcome != Outcome::won) continue;
        Exhaustive exhaustive{Gravity::none};
        std::vector<Move> safe;
        for (const Move move : session.open_moves())
            if (exhaustive.winnable(*apply(session.board(), move, Gravity::none))) safe.push_back(move);
        std::vector<Move> told;
        for (const Move move : session.known().safe) told.push_back(move.b < move.a ? Move{move.b, move.a} : move);
        std::sort(told.begin(), told.end());
        CHECK(told == safe);
    }
}
