// A two-player match on one board: the score compared with a second implementation of its rule, hands and owners
// compared with the faces of the tiles, which move with them.
#include "game/contests/versus.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/acts.hpp"
#include "support/random_deal.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

constexpr auto orange = Side::orange;
constexpr auto blue = Side::blue;

/// Counts backwards from every pair through the pairs of the same player.
std::int64_t slow_points(const std::vector<TakenPair>& pairs, Side side) {
    std::vector<TakenPair> own;
    for (const TakenPair& pair : pairs)
        if (pair.by == side) own.push_back(pair);
    std::int64_t points = 0;
    for (std::size_t i = 0; i < own.size(); ++i) {
        int times = 1;
        for (std::size_t j = i; j > 0 && times < 5 && (own[j].at - own[j - 1].at).count() <= 3000; --j) ++times;
        points += times * (own[i].turns == 0 ? 10 : own[i].turns == 1 ? 15 : 20);
    }
    return points;
}

/// Returns kinds in random places, with all faces different.
Board board_of_faces(Size size, int kinds, Random& random) {
    Board board = random_deal(
        size, [&](int i) { return i / 2 % kinds; }, random);
    Face face = 0;
    for (const Cell cell : board.tile_cells()) board.put(cell, {board.kind(cell), face++});
    return board;
}

Match match_on(const char* board, Way way = Way::at_once) { return {board_of(board), Gravity::none, way}; }

} // namespace

TEST_CASE("each pair counts for who took it, with a combo of that player's own pairs", "[versus]") {
    CHECK(score_of({{orange, Time{0}, 0}, {blue, Time{1000}, 1}, {orange, Time{3000}, 2}}).points[orange] == 50);
    CHECK(score_of({{orange, Time{0}, 0}, {orange, Time{3001}, 0}}).points[orange] == 20);
    CHECK_FALSE(score_of({}).leader());
    CHECK_FALSE(score_of({{orange, Time{0}, 0}, {blue, Time{9}, 0}}).leader());
    Random random{7};
    for (int game = 0; game < 200; ++game) {
        std::vector<TakenPair> pairs;
        Time now{0};
        for (auto left = random.below(40); left > 0; --left) {
            now += Time{static_cast<int>(random.below(4) * 1000 + random.below(3) - 1)};
            now = std::max(now, Time{0});
            pairs.push_back({both_sides.at(random.below(2)), now, static_cast<int>(random.below(3))});
        }
        const MatchScore score = score_of(pairs);
        for (const Side side : both_sides) {
            REQUIRE(score.points[side] == slow_points(pairs, side));
            REQUIRE(score.pairs[side] ==
                    std::count_if(pairs.begin(), pairs.end(), [&](const TakenPair& pair) { return pair.by == side; }));
        }
        const auto ahead = slow_points(pairs, orange) - slow_points(pairs, blue);
        REQUIRE(score.leader() == (ahead == 0 ? std::nullopt : std::optional{ahead > 0 ? orange : blue}));
    }
}

TEST_CASE("two hold a tile each; the first valid pair wins a tile both want", "[versus]") {
    Match match = match_on("A B A\nA B A\n");
    is<Picked>(match.click(orange, {1, 1}, at));
    is<Picked>(match.click(blue, {2, 1}, at));
    CHECK(match.hand(orange) == Cell{1, 1});
    CHECK(match.hand(blue) == Cell{2, 1});
    is<Matched>(match.click(blue, {1, 1}, at)); // the tile orange holds
    CHECK_FALSE(match.hand(orange));
    CHECK_FALSE(match.hand(blue));
    CHECK(match.owner({1, 1}) == blue);
    CHECK(match.owner({2, 1}) == blue);
    CHECK_FALSE(match.owner({1, 3}));
    is<Nothing>(match.click(orange, {1, 1}, at)); // the tile is gone
    is<Picked>(match.click(orange, {1, 3}, at));
    is<NoMatch>(match.click(orange, {2, 2}, at));
    CHECK(match.hand(orange) == Cell{2, 2});
    is<Unpicked>(match.click(orange, {2, 2}, at));
    CHECK_FALSE(match.hand(orange));
    CHECK(match.score().pairs[blue] == 1);
    CHECK(match.session().log().size() == 1);
}

TEST_CASE("a turn passes with a pair and with a try that fails, and nobody else does anything", "[versus]") {
    Match match = match_on("A B A\nA B A\n", Way::in_turns);
    CHECK(match.turn() == orange);
    is<Nothing>(match.click(blue, {1, 1}, at));
    is<Picked>(match.click(orange, {1, 1}, at));
    is<Unpicked>(match.click(orange, {1, 1}, at)); // cancelling a pick costs nothing
    CHECK(match.turn() == orange);
    is<Picked>(match.click(orange, {1, 1}, at));
    is<NoMatch>(match.click(orange, {1, 2}, at));
    CHECK(match.turn() == blue);
    CHECK_FALSE(match.hand(orange));
    is<Picked>(match.click(blue, {1, 1}, at));
    is<Matched>(match.click(blue, {2, 1}, at));
    CHECK(match.turn() == orange);
    CHECK_FALSE(match_on("A A\n").turn());
}

TEST_CASE("where no pair can go the tiles are reshuffled; where that cannot help the match ends", "[versus]") {
    Match match = match_on("A # B\nB # A\n# # #\n");
    REQUIRE(match.stuck());
    Match hopeless = match;
    hopeless.reshuffle(std::nullopt, at);
    CHECK(hopeless.over());
    CHECK_FALSE(hopeless.stuck());

    match.click(orange, {1, 1}, at);
    match.pause(true, at);
    match.reshuffle(reshuffled(match.session(), 3).deal, at);
    CHECK(match.session().paused());
    match.pause(false, at);
    CHECK_FALSE(match.stuck());
    CHECK_FALSE(match.over());
    CHECK_FALSE(match.hand(orange)); // another tile is there now
    while (!match.over()) {
        const Move move = match.session().open_moves().front();
        match.click(blue, move.a, at);
        is<Matched>(match.click(blue, move.b, at));
    }
    CHECK(match.score().leader() == blue);
}

TEST_CASE("hands and owners go along with tiles that slide", "[versus]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down, Gravity::horizontal_in, Gravity::vertical_out);
    Random random{static_cast<std::uint64_t>(gravity) + 1};
    const Board start = board_of_faces({5, 6}, 4, random);
    Match match{start, gravity, Way::at_once};
    const Board& board = match.session().board();
    std::map<Face, Side> taken;
    for (int clicks = 0; clicks < 600 && !match.over() && !match.stuck(); ++clicks) {
        const auto tiles = board.tile_cells();
        const Side by = both_sides.at(random.below(2));
        const Side rival = other(by);
        const auto face_of = [&](Side side) {
            return match.hand(side) ? std::optional{board.tile(*match.hand(side)).face} : std::nullopt;
        };
        const auto before = face_of(rival);
        const auto reply = match.click(by, tiles[random.index(tiles.size())], at);
        std::optional<Face> expected = before;
        if (const auto* pair = std::get_if<Matched>(&reply))
            for (const Face face : {pair->first.face, pair->second.face}) {
                taken[face] = by;
                if (before == face) expected.reset();
            }
        REQUIRE(face_of(rival) == expected);
    }
    REQUIRE(taken.size() > 10);
    for (const Cell cell : start.tile_cells()) {
        const auto found = taken.find(start.tile(cell).face);
        REQUIRE(match.owner(cell) == (found == taken.end() ? std::nullopt : std::optional{found->second}));
    }
}
