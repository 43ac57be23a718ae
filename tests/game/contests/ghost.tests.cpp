// A recorded run to race against, compared with a slow implementation that plays the game action by action and keeps
// all boards in a list.
#include "game/contests/ghost.hpp"

#include <string>
#include <vector>

#include "game/acts.hpp"
#include "game/game.hpp"
#include "support/slow_game.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using testing::SlowGame;

namespace {

struct Played {
    Board start;
    Record record;
};

/// Plays random actions of all kinds; to the end for some seeds.
Played played_at_random(std::uint64_t seed, int actions) {
    Random random{seed};
    const Gravity gravity = all_gravities[seed % all_gravities.size()];
    const DealParams params{{4, 5}, 5, gravity};
    const Deal start = *deal(*checked(params), Random{seed});
    game::Game one = new_game({{params, std::to_string(seed)}, {}}, start, 1);
    Session& session = one.session;
    Time now{1000};
    for (int i = 0; i < actions; ++i) {
        now += Time{100 + random.below(900)};
        const auto pick = random.below(16);
        if (pick == 0) session.act(Hint{HintStyle::at_once, HintTrust::any}, now);
        if (pick == 1 || pick == 2) session.act(Undo{}, now);
        if (pick == 3) session.act(Redo{}, now);
        if (pick == 4 && random.below(4) == 0) session.act(Restart{}, now);
        if (session.status() == Status::stuck) session.act(reshuffled(session, seed), now);
        if (pick < 5 || session.open_moves().empty()) continue;
        const Move move = session.open_moves()[random.index(session.open_moves().size())];
        session.act(Click{move.a}, now);
        session.act(Click{move.b}, now);
    }
    return {start.board, record_of(one, now)};
}

/// Returns, per number of pairs, the time of the action after the last board with fewer of them removed.
std::vector<Time> slow_times(const Played& played) {
    SlowGame game{played.start, played.record.origin.id.params.gravity};
    const int tiles = game.board().tiles();
    std::vector<int> gone{0};
    for (const Entry& entry : played.record.log) {
        REQUIRE(testing::slow_step(game, entry.action).empty());
        gone.push_back((tiles - game.board().tiles()) / 2);
    }
    std::vector<Time> times;
    for (int pairs = 1; pairs <= gone.back(); ++pairs) {
        std::size_t last = gone.size() - 1;
        while (gone[last] >= pairs) --last;
        times.push_back(played.record.log[last].at);
    }
    return times;
}

/// Returns the file lines of a cleared game; `clock` in seconds.
std::string cleared_file(const std::string& second_pair, const std::string& clock) {
    return "two-turns-game 1\n; from a friend\ngravity none\nboard\n1 1 . 2 2\nend\n\n1.500 1,1 1,2\n; a note\n" +
           second_pair + " 1,4 1,5\nclock " + clock + "\n";
}
std::string refusal(const std::string& text) {
    const auto record = parse_record(text);
    REQUIRE(record);
    const auto ghost = ghost_of(*record, *record->origin.custom_board);
    REQUIRE(ghost);
    const auto why = untrue_time(text, *record, *ghost);
    return why ? to_english(*why) : std::string{};
}

} // namespace

TEST_CASE("a ghost takes its pairs when they went for good, as the slow way has it", "[ghost]") {
    int finished = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        const Played played = played_at_random(seed, 40);
        const auto ghost = ghost_of(played.record, played.start);
        REQUIRE(ghost);
        const auto slow = slow_times(played);
        CHECK(ghost->times.all() == slow);
        CHECK(ghost->pairs == played.start.tiles() / 2);
        CHECK(ghost->finished() == (slow.size() == 10));
        finished += ghost->finished() ? 1 : 0;
        for (Time moment{0}; moment < Time{40'000}; moment += Time{997}) {
            int gone = 0;
            std::optional<Time> next;
            for (const Time time : slow)
                if (time <= moment)
                    ++gone;
                else if (!next)
                    next = time;
            CHECK(ghost->times.gone(moment) == gone);
            CHECK(ghost->next_pair(moment) == next);
        }
    }
    CHECK(finished > 5);
    CHECK(finished < 55);
}

TEST_CASE("a lead counts pairs now and the time at the last pair both have", "[ghost]") {
    Ghost ghost{4, {}};
    for (int pair = 1; pair <= 3; ++pair) ghost.times.reach(pair, Time{pair * 10'000});
    PairTimes own;
    CHECK(lead_over(ghost, own, Time{9'999}) == Lead{0, {}});
    CHECK(lead_over(ghost, own, Time{10'000}) == Lead{-1, {}});
    own.reach(1, Time{12'000});
    CHECK(lead_over(ghost, own, Time{12'000}) == Lead{0, Time{-2'000}});
    own.reach(2, Time{15'000});
    CHECK(lead_over(ghost, own, Time{15'000}) == Lead{1, Time{5'000}});
    own.reach(1, Time{16'000}); // undone: its first pair keeps its time
    CHECK(lead_over(ghost, own, Time{16'000}) == Lead{0, Time{-2'000}});
    for (int pair = 2; pair <= 4; ++pair) own.reach(pair, Time{26'000});
    CHECK(lead_over(ghost, own, Time{26'000}) == Lead{2, Time{4'000}}); // at the end of the ghost
}

TEST_CASE("a record the rules do not allow is no ghost", "[ghost]") {
    const Board board = board_of("A A # B B\n");
    Record record{{{{{1, 5}, 2, Gravity::none}, ""}, board}, {{Time{1000}, Move{{1, 1}, {1, 4}}}}, {}, Time{1000}};
    const auto ghost = ghost_of(record, board);
    REQUIRE_FALSE(ghost);
    CHECK(to_english(ghost.error()) == "Move 1 joins two tiles that are not equal.");
}

TEST_CASE("a file whose times cannot be is refused with the line", "[ghost]") {
    CHECK(refusal(cleared_file("2.000", "2.000")).empty());
    CHECK(refusal(cleared_file("1.549", "1.549")) == "line 10: nobody takes a pair within 0.050 s of the one before");
    CHECK(refusal(cleared_file("1.550", "1.550")).empty());
    CHECK(refusal(cleared_file("2.000", "2.001")) ==
          "line 11: the clock says 2.001 s, but the last pair went at 2.000 s");
    CHECK(refusal(cleared_file("604800", "604800")).empty());
    CHECK(refusal(cleared_file("604801", "604801")) == "line 11: no game takes that long");
    // Entries after the last pair do not count for the time.
    CHECK(refusal("two-turns-game 1\nboard\n1 1\nend\n1.0 1,1 1,2\n9.0 hint\n") ==
          "line 6: the clock says 9.000 s, but the last pair went at 1.000 s");
    // An unfinished game may have entries after its last pair.
    CHECK(refusal("two-turns-game 1\nboard\n1 1 2 2\nend\n1.0 1,1 1,2\nclock 9.0\n").empty());
}
