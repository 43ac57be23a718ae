// The mean number of pairs to see, compared with slow players, and the choice of boards by it.
#include "twoturns/pairs_to_see.hpp"

#include <algorithm>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/deal_choice.hpp"

using namespace twoturns;

namespace {

/// Counts as pairs_to_see() does, by the slow rules.
PairsToSee slow_pairs_to_see(Board start, Gravity gravity) {
    twoturns::testing::fall(start, gravity);
    PairsToSee count;
    Random random{0x73656521U};
    for (int game = 0; game < players_to_see(start.tiles()); ++game) {
        Board board = start;
        for (auto moves = twoturns::testing::slow_moves(board); !moves.empty();
             moves = twoturns::testing::slow_moves(board)) {
            count.pairs += static_cast<std::int64_t>(moves.size());
            ++count.positions;
            const Move move = moves[random.index(moves.size())];
            board.clear(move.a);
            board.clear(move.b);
            twoturns::testing::fall(board, gravity);
        }
    }
    return count;
}

ChosenDeal chosen(const GameId& id, SightWish wish, std::uint64_t slice = 1'000'000) {
    DealChooser chooser(id, wish);
    double progress = 0;
    while (!chooser.run(slice)) {
        CHECK(chooser.progress() >= progress);
        progress = chooser.progress();
    }
    auto deal = chooser.take();
    REQUIRE(deal);
    return *std::move(deal);
}

} // namespace

TEST_CASE("the pairs to see are those that slow players see", "[see][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    const auto rule = GENERATE(Rule::any, Rule::one_turn);
    CAPTURE(name_of(gravity), name_of(rule));
    for (int seed = 0; seed < scaled(4); ++seed) {
        const auto deal = twoturns::deal(
            {{5, 6}, 7, gravity, seed % 2 == 0 ? BoardLayout{} : *layout_from_name("cross"), 1 + seed % 5, rule},
            Random{static_cast<std::uint64_t>(seed)});
        REQUIRE(deal);
        const PairsToSee count = pairs_to_see(deal->board, gravity);
        CHECK(count == slow_pairs_to_see(deal->board, gravity));
        CHECK(count.tenths() >= 10);
    }
}

TEST_CASE("a forced board has one pair to see, a stuck or an empty one none", "[see]") {
    const PairsToSee forced = pairs_to_see(board_of("# # # # # #\n"
                                                    "# C B A A B\n"
                                                    "# # # # # C\n"),
                                           Gravity::none);
    CHECK(forced.tenths() == 10);
    CHECK(forced.positions == 3 * players_to_see(6));
    CHECK(pairs_to_see(board_of("A B\nB A\n"), Gravity::none) == PairsToSee{});
    CHECK(pairs_to_see(Board{{2, 2}}, Gravity::down).tenths() == 0);
    CHECK(pairs_to_see(board_of("A B\n. .\nB A\n"), Gravity::none).pairs > 0);
    CHECK(pairs_to_see(board_of("A B\n. .\nB A\n"), Gravity::down).pairs == 0); // it is settled first
}

TEST_CASE("the mean is rounded to tenths", "[see]") {
    CHECK(PairsToSee{5, 2}.tenths() == 25);
    CHECK(PairsToSee{1, 3}.tenths() == 3);
    CHECK(PairsToSee{2, 3}.tenths() == 7);
    CHECK(PairsToSee{}.tenths() == 0);
}

TEST_CASE("the pairs to see are the same however the work is sliced", "[see]") {
    const auto deal = twoturns::deal({{6, 8}, 12, Gravity::down, BoardLayout{}, 4}, Random{std::uint64_t{2}});
    REQUIRE(deal);
    PairsToSeeCount count(deal->board, Gravity::down);
    int slices = 0;
    while (!count.run(5)) ++slices;
    CHECK(slices > 10);
    CHECK(count.count() == pairs_to_see(deal->board, Gravity::down));
}

TEST_CASE("without a wish the board is the one of the ID", "[see]") {
    const GameId id{{{6, 8}, 12, Gravity::down}, "hello"};
    const ChosenDeal one = chosen(id, SightWish::any);
    CHECK(one.id == id);
    CHECK(one.deal.board == deal(id)->board);
    CHECK(one.pairs == pairs_to_see(one.deal.board, Gravity::down));
    CHECK(one.dealt == 1);
    CHECK(one.fits);
}

TEST_CASE("the chosen board has the fewest or the most pairs to see of those with the wanted level", "[see]") {
    const GameId id{{{6, 8}, 12, Gravity::none, BoardLayout{}, GENERATE(1, 3)}, "hello"};
    std::vector<int> of_level;
    for (int number = 0; number < deals_to_choose_from(48); ++number) {
        const auto one = deal(GameId{id.params, seed_to_choose_from(id, number)});
        REQUIRE(one);
        if (one->level == id.params.difficulty) of_level.push_back(pairs_to_see(one->board, Gravity::none).tenths());
    }
    REQUIRE(of_level.size() > 10);
    const ChosenDeal few = chosen(id, SightWish::few);
    const ChosenDeal many = chosen(id, SightWish::many);
    CHECK(few.pairs.tenths() == *std::min_element(of_level.begin(), of_level.end()));
    CHECK(many.pairs.tenths() == *std::max_element(of_level.begin(), of_level.end()));
    for (const ChosenDeal& one : {few, many}) {
        CHECK(one.fits);
        CHECK(one.dealt == 24);
        CHECK(one.id.params == id.params);
        CHECK(one.deal.board == deal(one.id)->board); // an ordinary ID
        CHECK(one.deal.level == id.params.difficulty);
    }
    CHECK(chosen(id, SightWish::few, 100).id == few.id); // however the work is sliced
}

TEST_CASE("where all boards have as many pairs to see, the nearest is taken, and it is known that none fits", "[see]") {
    const GameId id{{{1, 2}, 1, Gravity::none, BoardLayout{}, 1}, "hello"};
    const ChosenDeal one = chosen(id, SightWish::few);
    CHECK_FALSE(one.fits);
    CHECK(one.pairs.tenths() == 10);
}

TEST_CASE("a board that cannot be dealt cannot be chosen either", "[see]") {
    const GameId id{{{2, 2}, 2, Gravity::none, *layout_from_name("stones"), 1}, "x"};
    const auto plain = deal(id);
    DealChooser chooser(id, SightWish::any);
    while (!chooser.run(1'000'000)) {
    }
    const auto one = chooser.take();
    REQUIRE(static_cast<bool>(one) == static_cast<bool>(plain));
    if (!plain) CHECK(one.error() == plain.error());
}

TEST_CASE("seeds to choose from are eight digits after the ID's own", "[see]") {
    const GameId id{{{6, 8}, 12, Gravity::none}, "hello"};
    CHECK(seed_to_choose_from(id, 0) == "hello");
    CHECK(seed_to_choose_from(id, 1) != seed_to_choose_from(id, 2));
    CHECK(seed_to_choose_from(id, 1) != seed_to_choose_from({id.params, "world"}, 1));
    for (int number = 1; number < 20; ++number) CHECK(seed_to_choose_from(id, number).size() == 8);
    CHECK(deals_to_choose_from(144) == 24);
    CHECK(deals_to_choose_from(480) == 7);
    CHECK(deals_to_choose_from(62 * 62) == 2);
}
