// The panel's state against the plain way: all games in one list.

#include <algorithm>
#include <vector>

#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;

namespace {

std::vector<game::GameSummary> many(std::size_t count) {
    std::vector<game::GameSummary> games(count);
    for (std::size_t i = 0; i < count; ++i) games[i].key = static_cast<game::GameKey>(i + 1);
    return games;
}

/// Answers questions until there are none; gives how many there were.
int answer(GamesPanel& panel, const std::vector<game::GameSummary>& all) {
    int asked = 0;
    while (const auto question = panel.next_question()) {
        CHECK_FALSE(panel.next_question()); // one at a time
        CHECK(question->most <= GamesPanel::stretch);
        game::GamesRead read{question->skip, {}};
        for (std::size_t i = question->skip; i < all.size() && read.games.size() < question->most; ++i)
            read.games.push_back(all[i]);
        panel.learn(read);
        REQUIRE(++asked < 100);
    }
    return asked;
}

void check_shows(const GamesPanel& panel, const std::vector<game::GameSummary>& all, std::size_t in_view) {
    CHECK(panel.top() <= panel.focus());
    CHECK(panel.focus() < panel.top() + in_view);
    CHECK(panel.focus() < all.size());
    CHECK(panel.top() + std::min(in_view, all.size()) <= all.size());
    std::size_t held = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto* row = panel.row(i);
        if (row != nullptr) {
            CHECK(row->key == all[i].key);
            ++held;
        }
        if (i >= panel.top() && i < panel.top() + in_view) CHECK(row != nullptr);
    }
    CHECK(held <= GamesPanel::stretch);
}

} // namespace

TEST_CASE("however one moves about, the rows in view are there and little else is held", "[games]") {
    for (const std::size_t count : {1U, 2U, 5U, 63U, 64U, 65U, 128U, 1000U, 10'000U}) {
        const auto all = many(count);
        Random random{count};
        GamesPanel panel{11};
        answer(panel, all);
        for (int i = 0; i < 120; ++i) {
            switch (random.below(8)) {
            case 0: panel.move_focus(1); break;
            case 1: panel.move_focus(-1); break;
            case 2: panel.move_focus(11); break;
            case 3: panel.move_focus(-11); break;
            case 4: panel.focus_last(); break;
            case 5: panel.focus_first(); break;
            case 6: panel.scroll(static_cast<int>(random.below(9)) - 4); break;
            case 7: panel.focus_on(random.index(panel.rows())); break;
            }
            answer(panel, all);
            check_shows(panel, all, 11);
        }
    }
}

TEST_CASE("the end of ten thousand games is found with few questions", "[games]") {
    const auto all = many(10'000);
    GamesPanel panel{11};
    answer(panel, all);
    CHECK_FALSE(panel.knows_all());
    panel.focus_last();
    CHECK(answer(panel, all) < 30);
    CHECK(panel.focus() == 9999);
    CHECK(panel.knows_all());
    CHECK(panel.focused()->key == 10'000);
    panel.focus_first();
    CHECK(answer(panel, all) == 1);
    CHECK(panel.focused()->key == 1);
}

TEST_CASE("row by row through all games, each is shown when the focus comes to it", "[games]") {
    const auto all = many(500);
    GamesPanel panel{6};
    answer(panel, all);
    int asked = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
        panel.move_focus(1);
        REQUIRE(panel.focused() != nullptr); // before the next answer has come
        CHECK(panel.focused()->key == all[i].key);
        asked += answer(panel, all);
    }
    CHECK(asked < 40);
    panel.move_focus(1);
    CHECK(panel.focus() == 499);
}

TEST_CASE("without a game there is no row", "[games]") {
    GamesPanel panel{6};
    CHECK_FALSE(panel.knows_all());
    CHECK(answer(panel, {}) == 1);
    CHECK(panel.knows_all());
    CHECK(panel.rows() == 0);
    for (int i = 0; i < 3; ++i) {
        panel.move_focus(i - 1);
        panel.focus_last();
        panel.scroll(i - 1);
        CHECK(panel.focused() == nullptr);
        CHECK(answer(panel, {}) == 0);
    }
}

TEST_CASE("what was not asked for is not taken, and a fault ends the questions", "[games]") {
    GamesPanel panel{6};
    panel.learn({0, many(3)});
    CHECK(panel.rows() == 0);
    REQUIRE(panel.next_question());
    panel.learn({64, many(3)});
    CHECK(panel.rows() == 0);
    CHECK(panel.waits());
    panel.refuse({"gone", {}});
    CHECK_FALSE(panel.waits());
    CHECK_FALSE(panel.next_question());
    REQUIRE(panel.fault());
}

TEST_CASE("a wider view keeps the focus in it", "[games]") {
    const auto all = many(40);
    GamesPanel panel{5};
    answer(panel, all);
    panel.focus_last();
    for (const std::size_t in_view : {12U, 3U, 1U, 30U}) {
        panel.fit(in_view);
        answer(panel, all);
        check_shows(panel, all, in_view);
    }
}
