// The Arcade round, compared with a second implementation of its rule that fills and drains a bar entry by entry.
#include "game/contests/arcade.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/acts.hpp"
#include "support/scale.hpp"
#include "support/slow_game.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using testing::SlowGame;

namespace {

struct SlowRound {
    long long left = 0;
    int hints = 3;
    int reshuffles = 2;
};

/// Keeps the gain of each pair in a list; undo subtracts it again.
SlowRound slow_round(const Board& start, Gravity gravity, const std::vector<Entry>& log, int level, std::size_t first,
                     Time at) {
    SlowGame game{start, gravity};
    for (std::size_t i = 0; i < first; ++i) REQUIRE(testing::slow_step(game, log[i].action).empty());
    const int pairs = game.board().tiles() / 2;
    const long long full = std::max(45'000, std::min(300'000, 2500 * pairs));
    SlowRound round{.left = full};
    std::map<int, long long> brought;
    const auto gone = [&] { return std::max(0, pairs - game.board().tiles() / 2); };
    long long time = first < log.size() ? log[first].at.count() : at.count();
    const auto pass = [&](Time until) {
        for (; time < until.count() && round.left > 0; ++time) --round.left;
    };
    for (std::size_t i = first; i < log.size(); ++i) {
        pass(log[i].at);
        const int before = gone();
        REQUIRE(testing::slow_step(game, log[i].action).empty());
        if (round.left == 0) return {0, round.hints, round.reshuffles};
        time = log[i].at.count();
        if (std::holds_alternative<HintAsked>(log[i].action) && round.hints > 0) --round.hints;
        if (std::holds_alternative<NewKinds>(log[i].action) && round.reshuffles > 0) --round.reshuffles;
        for (int n = before; n > gone(); --n) round.left -= brought[n];
        for (int n = before + 1; n <= gone(); ++n) {
            const bool pair = std::holds_alternative<Move>(log[i].action);
            if (!brought.contains(n)) brought[n] = pair ? std::min(2000LL + 500 * level, full - round.left) : 0;
            round.left += brought[n];
        }
        if (round.left <= 0) return {0, round.hints, round.reshuffles};
    }
    pass(at);
    return round;
}

/// A round on a board with this many pairs, each always removable.
struct Round {
    explicit Round(int pairs, int level = 3, std::size_t first = 0) {
        std::string rows;
        for (int i = 1; i <= pairs; ++i) rows += std::to_string(i) + " " + std::to_string(i) + "\n";
        arcade = Arcade{board_of(rows), level, first};
    }
    void pair(int ms) {
        arcade.add({Time{ms}, Move{{gone + 1, 1}, {gone + 1, 2}}}, 0);
        ++gone;
    }
    void undo(int ms) {
        arcade.add({Time{ms}, Undone{}}, 0);
        --gone;
    }
    Arcade arcade{Board{}, 1};
    int gone = 0;
};

} // namespace

TEST_CASE("the bar holds as much as the board has pairs, within limits", "[arcade]") {
    CHECK(bar_of(72) == Time{180'000});
    CHECK(bar_of(1) == Time{45'000});
    CHECK(bar_of(0) == Time{45'000});
    CHECK(bar_of(1900) == Time{300'000});
    CHECK(refill_of(1) == Time{2500});
    CHECK(refill_of(5) == Time{4500});
}

TEST_CASE("the bar stands until the first pair and then loses a second a second", "[arcade]") {
    Round round{20};
    CHECK(round.arcade.left(Time{99'000}) == Time{50'000});
    CHECK_FALSE(round.arcade.began());
    round.pair(100'000);
    CHECK(round.arcade.began());
    CHECK(round.arcade.left(Time{100'000}) == Time{50'000}); // the maximum
    CHECK(round.arcade.left(Time{120'000}) == Time{30'000});
    CHECK(round.arcade.left(Time{149'999}) == Time{1});
    CHECK(round.arcade.ran_out(Time{150'000}));
}

TEST_CASE("a pair fills the bar up, to the brim at most", "[arcade]") {
    Round round{20};
    round.pair(0);
    round.pair(10'000);
    CHECK(round.arcade.left(Time{10'000}) == Time{43'500});
    round.pair(10'500);
    CHECK(round.arcade.left(Time{10'500}) == Time{46'500});
    for (int i = 0; i < 5; ++i) round.pair(10'500);
    CHECK(round.arcade.left(Time{10'500}) == Time{50'000});
}

TEST_CASE("taking a pair back and again fills nothing up", "[arcade]") {
    Round round{20};
    round.pair(0); // adds nothing: the bar is full
    round.pair(5000);
    const Time left = round.arcade.left(Time{20'000});
    CHECK(left == Time{33'500});
    round.undo(20'000);
    CHECK(round.arcade.left(Time{20'000}) == left - Time{3500});
    round.undo(20'000);
    CHECK(round.arcade.left(Time{20'000}) == left - Time{3500});
    round.pair(20'000);
    CHECK(round.arcade.left(Time{20'000}) == left - Time{3500}); // the same small gain as at first
    round.pair(20'000);
    CHECK(round.arcade.left(Time{20'000}) == left);
    round.pair(20'000);
    CHECK(round.arcade.left(Time{20'000}) == left + Time{3500});
}

TEST_CASE("a round that has run out stays so, even by a step back", "[arcade]") {
    Round late{20};
    late.pair(0);
    late.pair(50'000);
    CHECK(late.arcade.ran_out(Time{50'000}));
    Round back{20};
    back.pair(0);
    back.pair(40'000);
    back.undo(50'001);
    CHECK(back.arcade.ran_out(Time{50'001}));
    back.arcade.add({Time{50'001}, Redone{}}, 0);
    CHECK(back.arcade.ran_out(Time{50'001}));
}

TEST_CASE("hints and reshuffles run short, and one that was undone has been had", "[arcade]") {
    Round round{3};
    CHECK(round.arcade.hints_left() == 3);
    for (int i = 2; i >= 0; --i) {
        round.arcade.add({Time{0}, HintAsked{}}, 0);
        CHECK(round.arcade.hints_left() == i);
    }
    for (int i = 1; i >= 0; --i) {
        round.arcade.add({Time{0}, NewKinds{{1, 1, 2, 2, 3, 3}}}, 0);
        round.arcade.add({Time{0}, Undone{}}, 0);
        CHECK(round.arcade.reshuffles_left() == i);
    }
}

TEST_CASE("a round may begin in the middle of a game, with a full bar for the pairs that are left", "[arcade]") {
    Round round{30, 3, 4};
    round.pair(0);
    round.arcade.add({Time{0}, HintAsked{}}, 0);
    round.pair(200'000);
    round.pair(400'000);
    CHECK(round.arcade.full() == Time{67'500}); // 27 pairs
    CHECK(round.arcade.left(Time{900'000}) == round.arcade.full());
    CHECK(round.arcade.hints_left() == 3);
    CHECK(round.arcade.score().points() == 30);
    round.pair(900'000);
    CHECK(round.arcade.left(Time{910'000}) == Time{57'500});
    round.undo(910'000);
    round.undo(910'000); // a pair from before the round
    CHECK(round.arcade.left(Time{910'000}) == Time{57'500});
}

TEST_CASE("a round folded from the record, kept along and poured by hand are one, in games played by chance",
          "[arcade]") {
    int ran_out = 0;
    int going_on = 0;
    for (int game = 1; game <= std::max(20, scaled(60)); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        CAPTURE(seed);
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        const Board start = deal({{4, 4 + 2 * static_cast<int>(random.below(4))}, 4, gravity}, Random{seed})->board;
        Session session{start, gravity};
        const int level = 1 + static_cast<int>(random.below(5));
        const bool quick = game % 3 == 0; // fast enough for the bar to last
        Arcade kept{session.board(), level};
        std::vector<Action> actions{Undo{}, Redo{}, Restart{}, Hint{HintStyle::at_once, HintTrust::any}};
        Time now{0};
        for (int step = 0; step < 60; ++step) {
            const auto longest = quick ? 1200 : step < 30 ? 5000 : 1000 * random.below(9) + 1;
            now += Time{static_cast<int>(random.below(longest))};
            const Board before = session.board();
            const auto& open = session.open_moves();
            const auto what = random.below(16);
            if (what < 4) {
                session.act(actions[what], now);
            } else if (what == 4 && !session.board().won()) {
                session.act(reshuffled(session, random.next()), now);
            } else if (!open.empty()) {
                const Move move = open[random.index(open.size())];
                if (session.picked()) session.act(PutBack{}, now);
                session.act(Click{move.a}, now);
                session.act(Click{move.b}, now);
            }
            if (session.log().size() > kept.entries())
                kept.add(session.log().back(), turns_of(session.log().back().action, before));
            const Time at = session.elapsed(now);
            const SlowRound slow = slow_round(start, gravity, session.log(), level, 0, at);
            REQUIRE(kept.left(at).count() == slow.left);
            if (slow.left == 0) continue;
            REQUIRE(kept.hints_left() == slow.hints);
            REQUIRE(kept.reshuffles_left() == slow.reshuffles);
        }
        const Time end = session.elapsed(now);
        CHECK(arcade_of(session.timeline(), level).left(end) == kept.left(end));
        (kept.ran_out(end) ? ran_out : going_on) += 1;
        const std::size_t first = random.index(session.log().size() + 1);
        const Arcade part = arcade_of(session.timeline(), level, first);
        CHECK(part.left(end).count() == slow_round(start, gravity, session.log(), level, first, end).left);
        CHECK(part.score().points() == kept.score().points());
    }
    CHECK(ran_out > 0);
    CHECK(going_on > 0);
}
