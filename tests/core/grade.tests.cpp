// The figures of a grade, compared with slow players, and on boards with obvious figures.
#include "twoturns/grade.hpp"
#include "support/random_deal.hpp"

#include <cmath>
#include <cstdlib>
#include <vector>

#include "support/catch.hpp"
#include "support/exhaustive_search.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using twoturns::testing::slow_game_is_won;
using twoturns::testing::slow_moves;

TEST_CASE("the share of random wins is that of slow random players", "[grade][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    CAPTURE(name_of(gravity));
    for (int seed = 0; seed < scaled(3); ++seed) {
        CAPTURE(seed);
        const auto deal =
            twoturns::deal({{4, 6}, 6, gravity, seed % 2 == 0 ? BoardLayout{} : *layout_from_name("stones"), 3},
                           Random{static_cast<std::uint64_t>(seed)});
        REQUIRE(deal);
        const Grade figures = grade(deal->board, gravity);
        REQUIRE(figures.games == 1000);
        constexpr int games = 600;
        int wins = 0;
        Random random{std::uint64_t{7}};
        for (int game = 0; game < games; ++game)
            if (slow_game_is_won(deal->board, gravity, random)) ++wins;
        const double slow = static_cast<double>(wins) / games;
        const double quick = static_cast<double>(figures.wins) / figures.games;
        // Four standard deviations of the difference.
        CHECK(std::abs(slow - quick) < 4 * std::sqrt(0.25 / games + 0.25 / figures.games));
        CHECK(figures.winnable == Outcome::won);
        CHECK(figures.open_pairs == static_cast<int>(slow_moves(deal->board).size()));
        CHECK(figures.level ==
              difficulty_of(static_cast<std::uint64_t>(figures.wins), static_cast<std::uint64_t>(figures.games)));
    }
}

TEST_CASE("a board that turns on one choice of two is won every second time, and has one fatal move", "[grade]") {
    // Of the three A in a row the last must be removed first, or the B stay apart.
    const Board board = board_of("# # # # # #\n"
                                 "# A A A B #\n"
                                 "# # # B A #\n"
                                 "# # # # # #\n");
    for (const Gravity gravity : {Gravity::none, Gravity::down}) {
        CAPTURE(name_of(gravity));
        const Grade figures = grade(board, gravity);
        CHECK(figures.winnable == Outcome::won);
        CHECK(std::abs(figures.wins - figures.games / 2) < 70); // over four standard deviations
        CHECK(figures.open_pairs == 2);
        CHECK(figures.positions == 3);
        CHECK(figures.open_pairs_along == 4);
        CHECK(figures.judged_moves == 4);
        CHECK(figures.fatal_moves == 1);
    }
}

TEST_CASE("a board with one forced order is won by everybody and has no fatal move", "[grade]") {
    const Board board = board_of("# # # # # #\n"
                                 "# C B A A B\n"
                                 "# # # # # C\n");
    const Grade figures = grade(board, Gravity::none);
    CHECK(figures.winnable == Outcome::won);
    CHECK(figures.wins == figures.games);
    CHECK(figures.level == 1);
    CHECK(figures.open_pairs == 1);
    CHECK(figures.positions == 3);
    CHECK(figures.open_pairs_along == 3);
    CHECK(figures.judged_moves == 3);
    CHECK(figures.fatal_moves == 0);
}

TEST_CASE("a lost board is known to be lost", "[grade]") {
    for (const Gravity gravity : all_gravities) {
        CAPTURE(name_of(gravity));
        const Grade figures = grade(board_of("A B\nB A\n"), gravity);
        CHECK(figures.winnable == Outcome::lost);
        CHECK(figures.wins == 0);
        CHECK(figures.level == 5);
        CHECK(figures.open_pairs == 0);
        CHECK(figures.positions == 0);
        CHECK(figures.judged_moves == 0);
    }
    CHECK(grade(board_of("A A A\n"), Gravity::none).winnable == Outcome::lost);
}

TEST_CASE("a cleared board is won", "[grade]") {
    const Grade figures = grade(Board{{2, 2}}, Gravity::down);
    CHECK(figures.winnable == Outcome::won);
    CHECK(figures.level == 1);
    CHECK(figures.open_pairs == 0);
}

TEST_CASE("an unsettled board is settled first", "[grade]") {
    const Grade figures = grade(board_of("A B\n. .\nB A\n"), Gravity::down);
    CHECK(figures.winnable == Outcome::lost);
    CHECK(grade(board_of("A B\n. .\nB A\n"), Gravity::none).winnable == Outcome::won);
}

TEST_CASE("whether a small board can be won is what an exhaustive search says", "[grade][property]") {
    Random random{std::uint64_t{11}};
    int won = 0;
    int lost = 0;
    for (int round = 0; round < scaled(60); ++round) {
        const Gravity gravity = all_gravities[static_cast<std::size_t>(round) % all_gravities.size()];
        const Board board = random_deal(
            {3, 4}, [](int i) { return i / 2; }, random);
        const auto answer = support::ExhaustiveSearch(gravity, 100'000).can_be_won(board);
        REQUIRE(answer);
        CAPTURE(round, name_of(gravity));
        const Grade figures = grade(board, gravity);
        CHECK(figures.winnable == (*answer ? Outcome::won : Outcome::lost));
        ++(*answer ? won : lost);
    }
    CHECK(won > 0);
    CHECK(lost > 0);
}

TEST_CASE("boards that no random player clears are judged by a search", "[grade][property]") {
    int lost = 0;
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::horizontal_in}) {
        Random random(name_of(gravity));
        for (int round = 0; round < scaled(40); ++round) {
            const Board board = settled(random_deal(
                                            {5, 6}, [](int i) { return i / 2; }, random),
                                        gravity);
            Grader grader(board, gravity);
            while (grader.grade().games < 50 && !grader.run(1)) {
            }
            if (grader.grade().wins > 0) continue;
            CAPTURE(name_of(gravity), round);
            while (!grader.run(100)) {
            }
            const Grade& figures = grader.grade();
            if (figures.wins > 0) continue;
            const auto answer = support::ExhaustiveSearch(gravity, 100'000).can_be_won(board);
            if (!answer) continue;
            CHECK(figures.games == 1000);
            CHECK(figures.level == 5);
            CHECK(figures.winnable == (*answer ? Outcome::won : Outcome::lost));
            CHECK((figures.positions > 0) == *answer);
            lost += *answer ? 0 : 1;
        }
    }
    CHECK(lost > 0);
}

TEST_CASE("a dealt board that no random player clears is known to be winnable, or not known", "[grade]") {
    int won = 0;
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::horizontal_in})
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            CAPTURE(name_of(gravity), seed);
            const auto deal = twoturns::deal({{7, 8}, 28, gravity, BoardLayout{}, 5}, Random{seed});
            REQUIRE(deal);
            const Grade figures = grade(deal->board, gravity);
            CHECK(figures.winnable != Outcome::lost);
            CHECK(figures.positions == (figures.winnable == Outcome::won ? 28 : 0));
            won += figures.wins == 0 && figures.winnable == Outcome::won ? 1 : 0;
        }
    CHECK(won > 0);
}

TEST_CASE("of a long line 32 positions are examined, and of each no more moves than it has", "[grade]") {
    for (const Gravity gravity : {Gravity::none, Gravity::down, Gravity::left}) {
        const auto deal = twoturns::deal({{8, 10}, 20, gravity, BoardLayout{}, 3}, Random{std::uint64_t{5}});
        REQUIRE(deal);
        CAPTURE(name_of(gravity));
        const Grade whole = grade(deal->board, gravity);
        CHECK(whole.positions == 32);
        CHECK(whole.judged_moves <= whole.open_pairs_along);
        CHECK(whole.judged_moves > 32);
        CHECK(whole.fatal_moves < whole.judged_moves);
        Grader grader(deal->board, gravity);
        while (!grader.run(7)) {
        }
        CHECK(grader.grade().wins == whole.wins);
        CHECK(grader.grade().judged_moves == whole.judged_moves);
        CHECK(grader.grade().fatal_moves == whole.fatal_moves);
    }
}

TEST_CASE("a large lost board is graded the same in any slices", "[grade]") {
    Random random{std::uint64_t{6}};
    const Board board = random_deal(
        {62, 62}, [](int i) { return i / 2; }, random);
    const Grade whole = grade(board, Gravity::none);
    CHECK(whole.winnable == Outcome::lost);
    Grader grader(board, Gravity::none);
    int slices = 1;
    while (!grader.run(100)) ++slices;
    CHECK(slices > 1000);
    CHECK(grader.grade().games == whole.games);
    CHECK(grader.grade().winnable == whole.winnable);
}

TEST_CASE("a grade is the same however its work is sliced", "[grade]") {
    const auto deal = twoturns::deal({{6, 8}, 12, Gravity::down, BoardLayout{}, 4}, Random{std::uint64_t{2}});
    REQUIRE(deal);
    const Grade whole = grade(deal->board, Gravity::down);
    Grader grader(deal->board, Gravity::down);
    int slices = 0;
    while (!grader.run(100)) ++slices;
    CHECK(slices > 10);
    CHECK(grader.grade().wins == whole.wins);
    CHECK(grader.grade().games == whole.games);
    CHECK(grader.grade().fatal_moves == whole.fatal_moves);
    CHECK(grader.grade().judged_moves == whole.judged_moves);
    CHECK(grader.grade().open_pairs_along == whole.open_pairs_along);
}
