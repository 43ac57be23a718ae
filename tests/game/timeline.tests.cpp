// The memory and work of a game, however it proceeds, measured in boards and steps.
#include "game/timeline.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "game/session.hpp"
#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/slow_game.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using twoturns::testing::slow_step;
using twoturns::testing::SlowGame;

namespace {

constexpr std::size_t largest_board_bytes = sizeof(Board) + std::size_t{max_side} * max_side * sizeof(Tile);

/// Returns the largest board with equal tiles side by side.
Board board_of_pairs() {
    Board board{{max_side, max_side}};
    for (int row = 1; row <= max_side; ++row)
        for (int col = 1; col <= max_side; ++col) {
            const auto kind = static_cast<Kind>((row - 1) * max_side / 2 + (col - 1) / 2);
            board.put({row, col}, {kind, kind});
        }
    return board;
}

/// Returns pair n of that board, counted from the last row up.
Move pair(int n) {
    const int row = max_side - n / (max_side / 2);
    const int col = 1 + 2 * (n % (max_side / 2));
    return {{row, col}, {row, col + 1}};
}

class Player {
public:
    explicit Player(Gravity gravity) : timeline_(board_of_pairs(), gravity) {}
    void add(RecordedAction action) { REQUIRE(timeline_.add({Time{0}, std::move(action)})); }
    [[nodiscard]] std::size_t entries() const { return timeline_.log().size(); }
    [[nodiscard]] const Timeline& timeline() const { return timeline_; }

    void check_bounded() const {
        CAPTURE(entries(), timeline_.boards_held(), timeline_.steps_made_again());
        CHECK(timeline_.boards_held() * largest_board_bytes < 900 * entries());
        CHECK(timeline_.steps_made_again() < 50 * entries());
    }

private:
    Timeline timeline_;
};

} // namespace

TEST_CASE("restarts and moves again and again take no boards", "[timeline]") {
    Player player{Gravity::none};
    for (int i = 0; i < 50'000; ++i) {
        player.add(pair(i % 1922));
        player.add(Restarted{});
    }
    CHECK(player.timeline().boards_held() == 1);
    CHECK(player.timeline().steps_made_again() == 0);
}

TEST_CASE("moves forward alone keep no board but the start", "[timeline]") {
    Player player{Gravity::none};
    for (int n = 0; n < 1922; ++n) player.add(pair(n));
    CHECK(player.timeline().board().won());
    CHECK(player.timeline().boards_held() == 1);
}

TEST_CASE("places far apart are gone to in some dozens of steps", "[timeline]") {
    Player player{Gravity::none};
    for (int n = 0; n < 1900; ++n) player.add(pair(n));
    Random random{std::uint64_t{1}};
    for (int i = 0; i < 20'000; ++i) {
        const auto steps = player.timeline().steps();
        player.add(WentBack{static_cast<int>(steps - 1 - random.index(1898))});
        player.add(pair(1900 + i % 22));
    }
    player.check_bounded();
}

TEST_CASE("new ways far from every board keep no more boards than their length pays for", "[timeline]") {
    for (const int length : {20, 33, 40, 65, 66, 90, 130, 200}) {
        CAPTURE(length);
        Player player{Gravity::none};
        for (int round = 0; round < 200; ++round) {
            for (int n = 0; n < length; ++n) player.add(pair(n));
            player.add(Restarted{});
            player.add(pair(1000)); // the current board has changed
            player.add(WentBack{2});
            player.add(pair(1001)); // at the end of the history
            player.add(WentBack{4});
            player.add(pair(1002)); // and just before it
            player.add(Restarted{});
        }
        player.check_bounded();
    }
}

TEST_CASE("many ends of one long way share its boards", "[timeline]") {
    Player player{Gravity::none};
    for (int n = 0; n < 62; ++n) player.add(pair(n));
    for (int i = 0; i < 10'000; ++i) {
        player.add(Restarted{});
        player.add(pair(1000));
        player.add(WentBack{i == 0 ? 2 : 3});
        player.add(pair(1001));
        player.add(pair(1002));
        player.add(Undone{});
        player.add(Undone{});
    }
    player.check_bounded();
}

TEST_CASE("reshuffles keep no board each", "[timeline]") {
    Board board{{max_side, max_side}};
    board.put({1, 1}, {5, 5});
    board.put({1, 2}, {5, 5});
    Timeline timeline{board, Gravity::none};
    for (int i = 0; i < 20'000; ++i) {
        REQUIRE(timeline.add({Time{0}, NewKinds{{5, 5}}}));
        if (i % 3 == 2) REQUIRE(timeline.add({Time{0}, Undone{}}));
        if (i % 3 == 2) REQUIRE(timeline.add({Time{0}, Undone{}}));
    }
    CHECK(timeline.boards_held() * largest_board_bytes < 900 * timeline.log().size());
}

TEST_CASE("every position that ever was can be made again, on the line and off it", "[timeline]") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        Board start = random_board(random, {random_between(random, 2, 6), random_between(random, 2, 6)}, 3, 90, 10);
        SlowGame slow{start, gravity};
        settle(start, gravity);
        Timeline timeline{start, gravity};
        std::vector<Board> boards{slow.board()};
        for (int i = 0; i < 100; ++i) {
            const auto open = legal_moves(timeline.board());
            std::vector<RecordedAction> actions{Undone{}, Redone{}, WentBack{random_between(random, 1, 9)},
                                                Restarted{}};
            for (int k = 0; k < 8 && !open.empty(); ++k) actions.emplace_back(open[random.index(open.size())]);
            std::vector<Kind> kinds;
            for (const Cell cell : timeline.board().tile_cells()) kinds.push_back(timeline.board().kind(cell));
            random.shuffle(kinds);
            actions.emplace_back(NewKinds{kinds});
            const RecordedAction action = actions[random.index(actions.size())];
            if (!timeline.add({Time{0}, action})) continue;
            REQUIRE(slow_step(slow, action).empty());
            if (timeline.positions() > boards.size()) boards.push_back(slow.board());
            REQUIRE(timeline.board() == slow.board());
            REQUIRE(timeline.can_undo() == (slow.here > 0));
            REQUIRE(timeline.can_redo() == (slow.here + 1 < slow.boards.size()));
            REQUIRE(timeline.can_restart() == (slow.board() != slow.boards.front()));
        }
        REQUIRE(boards.size() == timeline.positions());
        for (std::size_t k = boards.size(); k-- > 0;)
            REQUIRE(timeline.board_of(static_cast<Timeline::Index>(k)) == boards[k]);
        // The direct way to the same position.
        Timeline direct{start, gravity};
        for (const Entry& entry : timeline.way_here()) REQUIRE(direct.add(entry));
        REQUIRE(direct.board() == timeline.board());
        REQUIRE(direct.log().size() <= timeline.log().size());
    }
}
