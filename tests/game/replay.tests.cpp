// A replay, compared with the simple implementation: a session resumed with the first entries of the record.
#include "game/replay.hpp"
#include "game/learning/cards.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "game/acts.hpp"
#include "game/game.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using test::board_of;
using test::mixed;
using test::require_same_place;

namespace {

/// A game with this many random actions: pairs, hints, undo, redo, restart, reshuffles.
struct Played {
    Deal start;
    Record record;
};

Played played_at_random(DealParams params, std::uint64_t seed, int actions) {
    Random random{seed};
    Played game{*deal(*checked(params), Random{seed}), {}};
    game::Game one = new_game({{params, std::to_string(seed)}, {}}, game.start, 1);
    Session& session = one.session;
    Time now{1000};
    for (int i = 0; i < actions; ++i) {
        now += Time{1 + random.below(2000)};
        const auto pick = random.below(20);
        if (pick == 0) session.act(Hint{HintStyle::at_once, HintTrust::any}, now);
        if (pick == 1 || pick == 2) session.act(Undo{}, now);
        if (pick == 3) session.act(Redo{}, now);
        if ((pick == 4 && random.below(10) == 0) || session.status() == Status::won) session.act(Restart{}, now);
        if (session.status() == Status::stuck)
            session.act(Reshuffle{reshuffle(session.board(), session.gravity(), usual_difficulty, Random{seed})}, now);
        if (pick < 5 || session.open_moves().empty()) continue;
        const Move move = session.open_moves()[random.index(session.open_moves().size())];
        session.act(Click{move.a}, now);
        session.act(Click{move.b}, now);
    }
    game.record = record_of(one, now + Time{500});
    return game;
}

/// The slow implementation: replays from the beginning each time.
Session resumed_to(const Played& game, std::size_t entries) {
    Record record = game.record;
    record.log.resize(entries);
    record.picked.reset();
    auto session = Session::resumed({game.start.board, {}}, record);
    REQUIRE(session);
    return *std::move(session);
}

Replay replay_of(const Record& record, const Deal& start) {
    auto replay = Replay::of(record, start);
    REQUIRE(replay);
    return *std::move(replay);
}

} // namespace

TEST_CASE("a replay stands where the game stood, wherever it is asked to go", "[replay]") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Gravity gravity = all_gravities[seed % all_gravities.size()];
        const Played game = played_at_random({{6, 8}, 12, gravity}, seed, 260);
        Replay replay = replay_of(game.record, game.start);
        REQUIRE(replay.size() == game.record.log.size());
        REQUIRE(replay.size() > 130); // past some marks
        CHECK(replay.at() == 0);
        Random random{seed};
        for (int i = 0; i < 40; ++i) {
            const std::size_t to = random.index(replay.size() + 1);
            replay.go_to(to);
            REQUIRE(replay.at() == to);
            require_same_place(replay.session(), resumed_to(game, to));
        }
    }
}

TEST_CASE("step by step, forward and back, a replay passes every position", "[replay]") {
    const Played game = played_at_random({{6, 8}, 12, Gravity::left}, 5, 200);
    Replay replay = replay_of(game.record, game.start);
    for (std::size_t i = 0; i < replay.size(); ++i) {
        replay.forward();
        REQUIRE(replay.at() == i + 1);
        require_same_place(replay.session(), resumed_to(game, i + 1));
    }
    CHECK(std::holds_alternative<Nothing>(replay.forward()));
    CHECK(replay.at() == replay.size());
    replay.go_to(replay.size() + 10);
    CHECK(replay.at() == replay.size());
    for (std::size_t i = replay.size(); i-- > 0;) {
        replay.go_to(i);
        CHECK(replay.session().board() == resumed_to(game, i).board());
    }
}

TEST_CASE("a step forward tells what a player saw", "[replay]") {
    const Played game = played_at_random({{6, 8}, 12, Gravity::down}, 3, 150);
    Replay replay = replay_of(game.record, game.start);
    for (const Entry& entry : game.record.log) {
        Session before = replay.session();
        const Reply reply = replay.forward();
        if (const auto* move = std::get_if<Move>(&entry.action)) {
            before.act(Click{move->a}, Time{0});
            const Reply played_reply = before.act(Click{move->b}, Time{0});
            const auto& expected = std::get<Matched>(played_reply);
            const auto* matched = std::get_if<Matched>(&reply);
            REQUIRE(matched != nullptr);
            CHECK(matched->link == expected.link);
            CHECK(matched->first == expected.first);
            CHECK(matched->second == expected.second);
            CHECK(matched->slides.size() == expected.slides.size());
        }
        if (std::holds_alternative<HintAsked>(entry.action)) CHECK(std::holds_alternative<Nothing>(reply));
        if (std::holds_alternative<NewKinds>(entry.action)) CHECK(std::holds_alternative<Reshuffled>(reply));
        if (std::holds_alternative<Undone>(entry.action)) CHECK(std::holds_alternative<Changed>(reply));
    }
}

TEST_CASE("the time of play goes with the entries", "[replay]") {
    Record record;
    record.origin.custom_board = board_of(mixed);
    record.log = {{Time{2000}, Move{{1, 1}, {2, 1}}}, {Time{3000}, HintAsked{}}, {Time{4500}, Undone{}}};
    record.elapsed = Time{9000};
    Replay replay = replay_of(record, {board_of(mixed), {}});
    std::vector<int> times{static_cast<int>(replay.elapsed().count())};
    for (int i = 0; i < 3; ++i) {
        replay.forward();
        times.push_back(static_cast<int>(replay.elapsed().count()));
    }
    CHECK(times == std::vector<int>{0, 2000, 3000, 9000});
}

TEST_CASE("the record up to here can be resumed, and at the end is the whole record", "[replay]") {
    Played game = played_at_random({{6, 8}, 12, Gravity::none}, 8, 90);
    game.record.picked.reset();
    const auto tiles = resumed_to(game, game.record.log.size()).board().tile_cells();
    if (!tiles.empty()) game.record.picked = tiles.front();
    Replay replay = replay_of(game.record, game.start);
    for (const std::size_t to : {std::size_t{0}, std::size_t{7}, std::size_t{70}, replay.size()}) {
        replay.go_to(to);
        const Record part = replay.so_far();
        CHECK(part.origin == game.record.origin);
        CHECK(part.log.size() == to);
        const auto taken = game::resumed(part, game.start, 2);
        REQUIRE(taken);
        CHECK(taken->session.board() == replay.session().board());
        CHECK(taken->session.elapsed(Time{0}) == replay.elapsed());
    }
    CHECK(replay.so_far() == game.record);
}

TEST_CASE("an empty record has one position", "[replay]") {
    Record record;
    record.origin.custom_board = board_of(mixed);
    Replay replay = replay_of(record, {board_of(mixed), {}});
    CHECK(replay.size() == 0);
    CHECK(std::holds_alternative<Nothing>(replay.forward()));
    replay.go_to(5);
    CHECK(replay.session().board() == with_sides(board_of(mixed)));
}

TEST_CASE("a record against the rules is refused with the move that is wrong", "[replay]") {
    Record record;
    record.origin.custom_board = board_of(mixed);
    record.log = {{Time{1}, Move{{1, 1}, {2, 1}}}, {Time{2}, Move{{1, 2}, {3, 2}}}};
    const auto replay = Replay::of(record, {board_of(mixed), {}});
    REQUIRE_FALSE(replay);
    CHECK(to_english(replay.error()).find("Move 2") != std::string::npos);
}

TEST_CASE("a long game on a large board is gone through without beginning anew each time", "[replay]") {
    Record record;
    const int side = scaled(100) < 100 ? 30 : max_side;
    Board board{{side, side}};
    for (int row = 1; row <= side; ++row)
        for (int col = 1; col <= side; ++col) {
            const auto kind = static_cast<Kind>(row * side / 2 + (col - 1) / 2); // equal tiles side by side
            board.put({row, col}, {kind, kind});
        }
    record.origin.custom_board = board;
    for (int row = 1; row <= side; ++row)
        for (int col = 1; col <= side; col += 2)
            record.log.push_back({Time{row * 1000 + col}, Move{{row, col}, {row, col + 1}}});
    record.elapsed = Time{100'000};
    Replay replay = replay_of(record, {board, {}});
    REQUIRE(replay.size() == static_cast<std::size_t>(side * side / 2));
    while (replay.at() < replay.size()) replay.forward();
    CHECK(replay.session().status() == Status::won);
    for (std::size_t i = replay.size(); i-- > 0;) replay.go_to(i); // would take minutes if each step started over
    CHECK(replay.session().board() == with_sides(board));
}
