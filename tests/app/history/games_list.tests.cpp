// Compares the list's model with a plain vector of all games.
#include "app/history/games_list.hpp"

#include <algorithm>
#include <vector>

#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

std::vector<game::GameSummary> many(std::size_t count) {
    std::vector<game::GameSummary> games(count);
    for (std::size_t i = 0; i < count; ++i) games[i].key = static_cast<game::GameKey>(i + 1);
    return games;
}

void answer_one(GamesList& list, const game::ReadGames& question, const std::vector<game::GameSummary>& all) {
    CHECK(question.most <= GamesList::stretch);
    game::GamesRead read{question.skip, {}};
    for (std::size_t i = question.skip; i < all.size() && read.games.size() < question.most; ++i)
        read.games.push_back(all[i]);
    list.learn(read);
}

/// Answers requests until there are none; returns how many there were.
int answer(GamesList& list, const std::vector<game::GameSummary>& all) {
    int asked = 0;
    while (const auto question = list.next_question()) {
        CHECK_FALSE(list.next_question()); // only one is open at a time
        answer_one(list, *question, all);
        REQUIRE(++asked < 100);
    }
    return asked;
}

void check_holds(const GamesList& list, const std::vector<game::GameSummary>& all, std::size_t first,
                 std::size_t count) {
    std::size_t held = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto* row = list.row(i);
        if (row != nullptr) {
            CHECK(row->key == all[i].key);
            ++held;
        }
        if (i >= first && i < first + count) CHECK(row != nullptr);
    }
    CHECK(held <= GamesList::stretch);
}

} // namespace

TEST_CASE("whatever rows come into view, they are there and little else is held", "[games]") {
    for (const std::size_t count : {1U, 2U, 5U, 63U, 64U, 65U, 128U, 1000U, 10'000U}) {
        const auto all = many(count);
        Random random{count};
        GamesList list;
        answer(list, all);
        REQUIRE(list.knows_all());
        REQUIRE(list.rows() == count);
        for (int i = 0; i < 120; ++i) {
            const std::size_t in_view = std::min(count, 1 + random.index(GamesList::stretch));
            const std::size_t first = random.index(count - in_view + 1);
            list.show(first, in_view);
            CHECK(answer(list, all) <= 1);
            check_holds(list, all, first, in_view);
        }
    }
}

TEST_CASE("the end of ten thousand games is found with few questions, after what is in view", "[games]") {
    const auto all = many(10'000);
    GamesList list;
    const auto first = list.next_question();
    REQUIRE(first);
    answer_one(list, *first, all);
    CHECK_FALSE(list.knows_all());
    CHECK(list.rows() == GamesList::stretch);
    check_holds(list, all, 0, 11);
    CHECK(answer(list, all) < 30);
    CHECK(list.knows_all());
    CHECK(list.rows() == 10'000);
    check_holds(list, all, 0, 11); // the search for the end has not displaced the rows in view
    list.show(9989, 11);
    CHECK(answer(list, all) == 1);
    CHECK(list.row(9999)->key == 10'000);
}

TEST_CASE("row by row through all games, each is there before it is asked for", "[games]") {
    const auto all = many(500);
    GamesList list;
    list.show(0, 6);
    answer(list, all);
    int asked = 0;
    for (std::size_t first = 1; first + 6 <= all.size(); ++first) {
        list.show(first, 6);
        for (std::size_t i = first; i < first + 6; ++i) REQUIRE(list.row(i) != nullptr); // before the next answer
        asked += answer(list, all);
    }
    CHECK(asked < 40);
}

TEST_CASE("without a game there is no row", "[games]") {
    GamesList list;
    CHECK_FALSE(list.knows_all());
    CHECK(answer(list, {}) == 1);
    CHECK(list.knows_all());
    CHECK(list.rows() == 0);
    list.show(0, 0);
    CHECK(answer(list, {}) == 0);
    CHECK(list.row(0) == nullptr);
}

TEST_CASE("games that come or go while the list is open are counted when they are met", "[games]") {
    auto all = many(200);
    GamesList list;
    list.show(0, 11);
    answer(list, all);
    REQUIRE(list.rows() == 200);
    const std::size_t now = GENERATE(as<std::size_t>{}, 300, 30); // more games, or fewer
    all = many(now);
    list.show(180, 11);
    answer(list, all);
    CHECK(list.rows() == now);
    CHECK(list.knows_all());
    check_holds(list, all, std::min<std::size_t>(180, now - 11), 11);
}

TEST_CASE("what was not asked for is not taken, and a fault ends the questions", "[games]") {
    GamesList list;
    list.learn({0, many(3)});
    CHECK(list.rows() == 0);
    REQUIRE(list.next_question());
    list.learn({64, many(3)});
    CHECK(list.rows() == 0);
    CHECK(list.waits());
    SECTION("a question that was called off is asked again") {
        list.call_off();
        list.learn({0, many(3)});
        CHECK(list.rows() == 0);
        CHECK(answer(list, many(3)) == 1);
        CHECK(list.rows() == 3);
    }
    SECTION("a fault") {
        list.refuse({"gone", {}});
        CHECK_FALSE(list.waits());
        CHECK_FALSE(list.next_question());
        REQUIRE(list.fault());
    }
}
