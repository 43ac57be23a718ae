// Games resumed from their records, compared with the slow rules.
#include "game/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/acts.hpp"
#include "game/analysis.hpp"
#include "game/custom_board_record.hpp"
#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_game.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using twoturns::testing::slow_step;
using twoturns::testing::SlowGame;

namespace {

/// A randomly played game, and everything needed to resume it.
struct PlayedGame {
    Origin origin;
    Deal start;
    Session session;
    Time now;

    [[nodiscard]] Record record() const { return {origin, session.log(), session.picked(), session.elapsed(now)}; }
};

PlayedGame dealt_game(const GameId& id) {
    auto deal = twoturns::deal(id);
    REQUIRE(deal);
    return {{id, {}}, *deal, Session{deal->board, id.params.gravity, deal->witness}, Time{1000}};
}

PlayedGame custom_board_game(const Board& board, Gravity gravity, int difficulty) {
    const DealParams params{board.size(), board.kinds(), gravity, BoardLayout{}, difficulty};
    return {{{params, {}}, board}, {board, {}}, Session{board, gravity}, Time{1000}};
}

/// Returns a game on a small board: dealt, or a custom one with stones and unsettled tiles.
PlayedGame random_start(Random& random) {
    const Gravity gravity = all_gravities[random.index(all_gravities.size())];
    const Size size{random_between(random, 2, 6), random_between(random, 2, 7)};
    const int difficulty = random_between(random, easiest, hardest);
    if (random.below(2) == 0) {
        Board board = random_board(random, size, random_between(random, 1, 6), random_between(random, 20, 100), 15);
        if (random.below(2) == 0) add_walls(random, board, 50);
        return custom_board_game(board, gravity, difficulty);
    }
    DealParams params{size, 0, gravity, BoardLayout{}, difficulty};
    if (random.below(2) == 0) {
        const BoardLayout shape = all_layouts()[1 + random.index(4)]; // frame, cross, diamond or steps
        if (most_kinds(size, shape) > 0) params.layout = shape;
        params.version = random_between(random, 1, 2);
        if (params.version == 2 && random.below(3) == 0) params.rule = Rule::one_turn;
    }
    params.kinds = random_between(random, 1, most_kinds(size, params.layout));
    return dealt_game({params, std::to_string(random.below(1000)) + " seed"});
}

/// Analyses the position like the worker, but not for long.
void think(Session& session) {
    for (int i = 0; i < 20; ++i) {
        const auto question = session.question();
        if (!question) return;
        Analysis analysis{*question};
        for (int slice = 0; slice < 20 && !analysis.done(); ++slice) analysis.run(500);
        session.learn(analysis.answer());
    }
}

/// Performs a random player action; most likely removes a pair.
void act_by_chance(PlayedGame& game, Random& random) {
    Session& session = game.session;
    game.now += Time{random.below(4) == 0 ? 0 : static_cast<int>(random.below(5000))};
    const auto act = [&](const Action& action) { session.act(action, game.now); };
    const Size size = session.board().size();
    const Cell anywhere{random_between(random, 0, size.rows + 1), random_between(random, 0, size.cols + 1)};
    switch (random.below(16)) {
    case 0: return act(Undo{});
    case 1: return act(Redo{});
    case 2: return random.below(4) == 0 ? act(Restart{}) : act(Undo{});
    case 3: return act(Hint{HintStyle::in_steps, HintTrust::any});
    case 4: return act(Hint{HintStyle::at_once, HintTrust::proven});
    case 5: think(session); return act(Rewind{});
    case 6:
        if (random.below(4) == 0)
            act(Reshuffle{reshuffle(session.board(), session.gravity(), game.origin.id.params.difficulty,
                                    Random{random.next()})});
        return;
    case 7: return act(Click{anywhere});
    case 8: return act(PutBack{});
    case 9:
        act(Pause{});
        game.now += Time{700};
        return act(Pause{});
    case 10:
        act(Attend{false});
        game.now += Time{900};
        return act(Attend{true});
    default:
        if (session.open_moves().empty()) return;
        const Move move = session.open_moves()[random.index(session.open_moves().size())];
        act(PutBack{});
        act(Click{move.a});
        game.now += Time{static_cast<int>(random.below(300))};
        act(Click{move.b});
    }
}

/// Returns all boards reachable by undo and redo, oldest first, and the index of the current one.
std::pair<std::vector<Board>, std::size_t> positions(Session session) {
    std::size_t here = 0;
    for (; session.can_undo(); ++here) session.act(Undo{}, Time{0});
    std::vector<Board> boards{session.board()};
    while (session.can_redo()) {
        session.act(Redo{}, Time{0});
        boards.push_back(session.board());
    }
    return {boards, here};
}

void check_alike(const Session& live, Time now, const Session& again) {
    require_same_place(again, live);
    REQUIRE(again.gravity() == live.gravity());
    REQUIRE(again.picked() == live.picked());
    REQUIRE(again.can_restart() == live.can_restart());
    REQUIRE(again.elapsed(Time{123'456'789}) == live.elapsed(now));
    REQUIRE_FALSE(again.clock_running());
    REQUIRE(positions(again) == positions(live));
}

} // namespace

TEST_CASE("a random game resumed is the same game", "[record][session][property]") {
    const auto seed = static_cast<std::uint64_t>(GENERATE_COPY(range(0, scaled(400))));
    CAPTURE(seed);
    Random random{seed};
    PlayedGame game = random_start(random);
    const std::size_t actions = random.index(120);
    for (std::size_t i = 0; i < actions; ++i) {
        act_by_chance(game, random);
        if (random.below(20) != 0) continue;
        const auto again = Session::resumed(game.start, game.record());
        REQUIRE(again);
        check_alike(game.session, game.now, *again);
    }
    const Record record = game.record();
    const std::string text = to_text(record);
    CAPTURE(text);
    const auto read = parse_record(text);
    REQUIRE(read);
    REQUIRE(*read == record);
    REQUIRE(to_text(*read) == text);
    // With and without the witness.
    check_alike(game.session, game.now, *Session::resumed(game.start, *read));
    check_alike(game.session, game.now, *Session::resumed({game.start.board, {}}, *read, 1000));

    SlowGame slow{game.start.board, game.session.gravity()};
    for (const Entry& entry : record.log) REQUIRE(slow_step(slow, entry.action).empty());
    REQUIRE(positions(game.session) == std::pair{slow.boards, slow.here});
    REQUIRE(slow.hints == game.session.hints());
    REQUIRE(slow.undos == game.session.undos());
    REQUIRE(slow.reshuffles == game.session.reshuffles());
    REQUIRE(slow.moves == moves_in(record.log));

    // Both games continue the same way.
    PlayedGame other = game;
    other.session = *Session::resumed(game.start, record);
    Random same{seed + 1};
    Random chance{seed + 1};
    for (int i = 0; i < 20; ++i) {
        if (i == 0) { // the clock of a resumed game waits for the first tile
            game.session.act(Attend{false}, game.now);
            game.session.act(Attend{true}, game.now);
        }
        const auto move = game.session.open_moves();
        if (move.empty()) break;
        const Move next = move[same.index(move.size())];
        REQUIRE(next == other.session.open_moves()[chance.index(move.size())]);
        for (PlayedGame* each : {&game, &other})
            for (const Action& action : {Action{PutBack{}}, Action{Click{next.a}}, Action{Click{next.b}}})
                each->session.act(action, each->now);
        REQUIRE(game.session.log() == other.session.log());
        REQUIRE(game.session.board() == other.session.board());
    }
}

TEST_CASE("random games go through every kind of action", "[record][property]") {
    std::array<int, std::variant_size_v<RecordedAction>> seen{};
    int won = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Random random{seed};
        PlayedGame game = random_start(random);
        for (int i = 0; i < 60; ++i) act_by_chance(game, random);
        for (const Entry& entry : game.session.log()) ++seen[entry.action.index()];
        won += game.session.status() == Status::won ? 1 : 0;
    }
    for (const int count : seen) CHECK(count > 0);
    CHECK(won > 0);
}

TEST_CASE("an action that the rules do not allow is refused as the slow rules refuse it", "[record][property]") {
    int refused = 0;
    for (int i = 0; i < scaled(3000); ++i) {
        Random random{static_cast<std::uint64_t>(i)};
        const Size size{random_between(random, 1, 5), random_between(random, 1, 5)};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        PlayedGame game = custom_board_game(random_board(random, size, 2, 80, 10), gravity, 1);
        const std::size_t actions = random.index(20);
        for (std::size_t k = 0; k < actions; ++k) act_by_chance(game, random);
        Record record = game.record();
        record.picked.reset();
        // A few more of any kind, in any place.
        for (int k = 0; k < 3; ++k) {
            const auto cell = [&] {
                return Cell{random_between(random, 0, size.rows + 1), random_between(random, 0, size.cols + 1)};
            };
            std::vector<Kind> kinds;
            for (const Cell c : game.session.board().tile_cells()) kinds.push_back(game.session.board().kind(c));
            random.shuffle(kinds);
            if (random.below(2) == 0) kinds.push_back(1);
            if (kinds.empty()) kinds.push_back(0);
            const std::array<RecordedAction, 9> any{Move{cell(), cell()},
                                                    Move{cell(), cell()},
                                                    Move{cell(), cell()},
                                                    Undone{},
                                                    Redone{},
                                                    Restarted{},
                                                    WentBack{random_between(random, 0, 4)},
                                                    NewKinds{kinds},
                                                    HintAsked{}};
            const std::size_t place = random.index(record.log.size() + 1);
            const Time at = place < record.log.size() ? record.log[place].at : record.elapsed;
            record.log.insert(record.log.begin() + static_cast<std::ptrdiff_t>(place),
                              {at, any[random.index(any.size())]});
        }
        CAPTURE(to_text(record));
        SlowGame slow{*record.origin.custom_board, gravity};
        std::string expected;
        for (const Entry& entry : record.log)
            if (expected.empty()) expected = slow_step(slow, entry.action);
        REQUIRE(replay_fault(*parse_record(to_text(record))) == expected);
        if (!expected.empty()) {
            ++refused;
            continue;
        }
        const auto again = Session::resumed({*record.origin.custom_board, {}}, record);
        REQUIRE(positions(*again) == std::pair{slow.boards, slow.here});
        REQUIRE(again->log() == record.log);
    }
    CHECK(refused > scaled(3000) / 10);
    CHECK(refused < scaled(3000));
}

TEST_CASE("what the rules do not allow is refused by the number of the move", "[record]") {
    CHECK(replay_fault(played).empty());
    CHECK(replay_fault(by_board + "0 1,1 1,4\n") == "Move 1 names a place without a tile."); // the tiles fell
    CHECK(replay_fault(played + "1 3,3 3,4\n1 hint\n1 undo\n1 3,3 3,2\n") ==
          "Move 3 joins two tiles that are not equal.");
    CHECK(replay_fault(played + "1 0,1 3,4\n") == "Move 2 leads out of the board.");
    CHECK(replay_fault(played + "1 2147483647,2147483647 3,4\n") == "Move 2 leads out of the board.");
    CHECK(replay_fault(played + "1 3,4 3,4\n") == "Move 2 names one tile twice.");
    CHECK(replay_fault("two-turns-game 1\nboard\n1 2\n2 1\nend\n0 1,1 2,2\n") ==
          "Move 1 joins two tiles that no line reaches.");
    CHECK(replay_fault(by_board + "1 undo\n") == "before move 1: there is nothing to undo");
    CHECK(replay_fault(played + "1 redo\n") == "before move 2: there is nothing to redo");
    CHECK(replay_fault(played + "1 undo\n1 restart\n") == "before move 2: there is nothing to restart");
    CHECK(replay_fault(played + "1 back 1\n").empty());
    CHECK(replay_fault(played + "1 back 0\n") == "before move 2: steps to go back: 0, and there are not so many");
    CHECK(replay_fault(played + "1 back 2\n") == "before move 2: steps to go back: 2, and there are not so many");
    CHECK(replay_fault(played + "1 back 2147483647\n") ==
          "before move 2: steps to go back: 2147483647, and there are not so many");
    CHECK(replay_fault(played + "1 reshuffle 1\n") == "before move 2: the reshuffle has other tiles");
    CHECK(replay_fault(played + "picked 3,3\n").empty());
    CHECK(replay_fault(played + "picked 1,1\n") == "there is no tile to pick at 1,1");
    CHECK(replay_fault(played + "picked 2,2\n") == "there is no tile to pick at 2,2");
    CHECK(replay_fault(played + "picked 0,70\n") == "there is no tile to pick at 0,70");
    CHECK(replay_fault(played + "picked 99999,1\n") == "there is no tile to pick at 99999,1");
    // A cleared board has nothing to reshuffle.
    CHECK(replay_fault("two-turns-game 1\nboard\n1 1\nend\n0 1,1 1,2\n0 reshuffle 1 1\n") ==
          "before move 2: the reshuffle has other tiles");
}

TEST_CASE("a saved witness is believed only if it clears the board", "[record][session]") {
    const auto gravity = GENERATE(Gravity::none, Gravity::down);
    const Board board = board_of("1 2\n1 2\n");
    const Record record{{{{{2, 2}, 2, gravity, BoardLayout{}, 1}, "x"}, {}}, {}, {}, Time{0}};
    const auto known = [&](std::vector<Move> witness) {
        const auto resumed = Session::resumed({board, std::move(witness)}, record);
        REQUIRE(resumed);
        Session session = *resumed;
        session.act(Hint{HintStyle::at_once, HintTrust::any}, Time{0}); // shows a line, so there must be one
        return session.known().outcome;
    };
    const Move one{{1, 1}, {2, 1}};
    const Move two{{1, 2}, {2, 2}};
    CHECK(known({one, two}) == Outcome::won);
    CHECK(known({two, one}) == Outcome::won);
    for (const auto& witness : std::vector<std::vector<Move>>{
             {}, {one}, {one, one}, {one, two, one}, {{{1, 1}, {1, 2}}, two}, {{{0, 0}, {70, -5}}, one, two}})
        CHECK(known(witness) == Outcome::undecided);
}
