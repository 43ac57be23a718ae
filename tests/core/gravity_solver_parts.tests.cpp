// The data structures of the solver for sliding tiles, compared with the board after each move of random games.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/gravity_solver/beam.hpp"
#include "core/gravity_solver/block_play.hpp"
#include "core/gravity_solver/descent.hpp"
#include "core/gravity_solver/live_play.hpp"
#include "core/gravity_solver/pairs.hpp"
#include "core/gravity_solver/repair.hpp"
#include "core/gravity_solver/slope.hpp"
#include "support/catch.hpp"
#include "support/exhaustive_search.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::gravity_solver;

namespace {

Board random_small_board(Random& random, Gravity gravity) {
    const Size size{1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(12))};
    const auto kinds = 1 + random.below(8);
    const auto stones = random.below(20);
    const auto empty = random.below(40);
    Board board(size);
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) {
            const auto chance = random.below(100);
            if (chance < stones)
                board.put_stone({row, col});
            else if (chance >= stones + empty)
                board.put({row, col}, {static_cast<Kind>(random.below(kinds)), 0});
        }
    testing::fall(board, gravity);
    return board;
}

Move move_of(const Lanes& lanes, const Position& position, Pair pair) {
    const auto [a, b] = std::minmax({lanes.cell(position.where(pair.a)), lanes.cell(position.where(pair.b))});
    return {a, b};
}

/// Takes the lines the tiles slide in from first to last; stones count as tiles.
int slow_slope(const Board& board, Gravity gravity) {
    const Size size = board.size();
    const bool rows = traits_of(gravity).axis != Axis::columns;
    const int lines = rows ? size.rows : size.cols;
    std::vector<int> lengths;
    for (int line = 1; line <= lines; ++line) {
        int length = 0;
        for (int at = 1; at <= (rows ? size.cols : size.rows); ++at)
            length += board.is_empty(rows ? Cell{line, at} : Cell{at, line}) ? 0 : 1;
        lengths.push_back(length);
    }
    int tilt = 0;
    int steps = 0;
    for (int i = 0; i < lines; ++i) {
        tilt += (2 * i + 1 - lines) * lengths[static_cast<std::size_t>(i)];
        if (i > 0) steps += std::abs(lengths[static_cast<std::size_t>(i)] - lengths[static_cast<std::size_t>(i) - 1]);
    }
    return 2000 * std::abs(tilt) / lines - 1000 * steps;
}

std::vector<Pair> sorted(std::vector<Pair> pairs) {
    std::sort(pairs.begin(), pairs.end(),
              [](Pair one, Pair two) { return one.a != two.a ? one.a < two.a : one.b < two.b; });
    return pairs;
}

/// Returns each play of blocks that fits the board.
std::vector<std::unique_ptr<Play>> block_plays(const Lanes& lanes) {
    std::vector<std::unique_ptr<Play>> plays;
    if (SmallBlockPlay::fits(lanes)) plays.push_back(std::make_unique<SmallBlockPlay>(lanes, 1));
    if (LargeBlockPlay::fits(lanes)) plays.push_back(std::make_unique<LargeBlockPlay>(lanes, 1));
    if (LivePlay::fits(lanes)) plays.push_back(std::make_unique<LivePlay>(lanes, 1));
    return plays;
}

/// Returns a random sequence of at most `most` legal moves.
std::vector<Pair> random_way(const Lanes& lanes, Random& random, std::size_t most) {
    Position position(lanes);
    PairFinder finder(lanes);
    std::vector<Pair> way;
    for (std::vector<Pair> pairs; way.size() < most && finder.find(lanes, position, pairs) && !pairs.empty();) {
        way.push_back(pairs[random.index(pairs.size())]);
        position.make(lanes, way.back());
    }
    return way;
}

/// Plays a random game forwards and back in each size of play that fits the board, and compares it with a position.
/// Returns the number of comparisons.
int compare_plays(const Lanes& lanes, Random& random) {
    const KeySet none(0);
    const auto way = random_way(lanes, random, 1000);
    int compared = 0;
    for (const auto& play : block_plays(lanes)) {
        Position position(lanes);
        PairFinder finder(lanes);
        std::vector<std::uint64_t> keys;
        std::vector<Pair> expected;
        std::vector<Pair> listed;
        const auto compare = [&] {
            REQUIRE(finder.find(lanes, position, expected));
            REQUIRE(play->list(listed, none));
            REQUIRE(play->tiles() == position.tiles());
            // Another harmless pair may be found first.
            if (harmless(lanes, position, expected).a != no_tile) {
                REQUIRE(listed.size() == 1);
                REQUIRE(harmless(lanes, position, listed) == listed.front());
            } else {
                REQUIRE(sorted(listed) == expected);
            }
            ++compared;
        };
        std::vector<Undo> undos;
        for (const Pair pair : way) {
            compare();
            keys.push_back(play->key());
            play->make(pair);
            undos.push_back(position.make(lanes, pair));
        }
        compare();
        for (; !undos.empty(); undos.pop_back(), keys.pop_back()) {
            play->unmake();
            position.unmake(lanes, undos.back());
            REQUIRE(play->key() == keys.back());
            if (undos.size() % 3 == 0) compare();
        }
    }
    return compared;
}

} // namespace

TEST_CASE("pairs and slopes are those of the board, through whole random games", "[gravity-solver][property]") {
    Random random(18);
    int moves = 0;
    for (int round = 0; round < scaled(1500); ++round)
        for (const Gravity gravity : all_gravities) {
            Board board = random_small_board(random, gravity);
            const Lanes lanes(board, gravity);
            Position position(lanes);
            PairFinder finder(lanes);
            Slope slope(lanes);
            std::vector<Pair> pairs;
            for (;;) {
                REQUIRE(finder.find(lanes, position, pairs));
                std::vector<Move> found;
                for (const Pair pair : pairs) found.push_back(move_of(lanes, position, pair));
                std::sort(found.begin(), found.end());
                REQUIRE(found == legal_moves(board));
                if (pairs.empty()) break;

                const Pair pair = pairs[random.index(pairs.size())];
                const Move move = move_of(lanes, position, pair);
                slope.see(position);
                const int without =
                    slope.without(lanes.row_of(position.where(pair.a)), lanes.row_of(position.where(pair.b)));
                board.clear(move.a);
                board.clear(move.b);
                testing::fall(board, gravity);
                REQUIRE(without == slow_slope(board, gravity));

                const std::uint64_t key = position.key();
                const Undo undo = position.make(lanes, pair);
                position.unmake(lanes, undo);
                REQUIRE(position.key() == key);
                position.make(lanes, pair);
                ++moves;
            }
        }
    CHECK(moves > scaled(20'000));
}

TEST_CASE("a list of pairs that is cut short is part of the whole, in order", "[gravity-solver]") {
    constexpr Size size{62, 62};
    Board board(size);
    Random random(5);
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col)
            if (random.below(4) == 0) board.put({row, col}, {static_cast<Kind>(random.below(4)), 0});
    testing::fall(board, Gravity::left);
    const Lanes lanes(board, Gravity::left);
    const Position position(lanes);
    std::vector<Pair> pairs;
    REQUIRE_FALSE(PairFinder(lanes).find(lanes, position, pairs));
    const auto before = [](Pair one, Pair two) { return one.a != two.a ? one.a < two.a : one.b < two.b; };
    REQUIRE_FALSE(pairs.empty());
    REQUIRE(std::is_sorted(pairs.begin(), pairs.end(), before));
    const std::vector<Move> all = legal_moves(board);
    REQUIRE(pairs.size() < all.size());
    for (const Pair pair : pairs) REQUIRE(std::binary_search(all.begin(), all.end(), move_of(lanes, position, pair)));
}

TEST_CASE("rows of one block are played like any board, forwards and back", "[gravity-solver][property]") {
    Random random(30);
    int compared = 0;
    for (int round = 0; round < scaled(1500); ++round)
        for (const Gravity gravity : all_gravities)
            compared += compare_plays(Lanes(random_small_board(random, gravity), gravity), random);
    CHECK(compared > scaled(20'000));
}

TEST_CASE("boards as large as plays of blocks take them are played like any other", "[gravity-solver]") {
    struct Case {
        Size size;
        Gravity gravity;
    };
    // The maximum number of spots for a byte; the maximum bits for two bytes and for four; one more kind of segment;
    // single lines.
    const Case cases[] = {
        {{6, 30}, Gravity::left},          {{12, 8}, Gravity::left},           {{28, 62}, Gravity::left},
        {{28, 62}, Gravity::right},        {{14, 62}, Gravity::horizontal_in}, {{62, 14}, Gravity::vertical_in},
        {{6, 5}, Gravity::horizontal_in},  {{6, 2}, Gravity::horizontal_in},   {{9, 1}, Gravity::none},
        {{9, 1}, Gravity::horizontal_out}, {{1, 30}, Gravity::left},           {{30, 1}, Gravity::up},
        {{61, 9}, Gravity::right},         {{61, 8}, Gravity::horizontal_in},  {{16, 30}, Gravity::vertical_in}};
    Random random(33);
    for (const auto& [size, gravity] : cases)
        for (int round = 0; round < 3; ++round) {
            CAPTURE(size.rows, size.cols, name_of(gravity));
            std::vector<Kind> kinds;
            for (int i = 0; i < size.cells(); ++i) kinds.push_back(static_cast<Kind>(i / 4));
            random.shuffle(kinds);
            Board board(size);
            for (int i = 0; i < size.cells(); ++i)
                if (random.below(10) != 0)
                    board.put({1 + i / size.cols, 1 + i % size.cols}, {kinds[static_cast<std::size_t>(i)], 0});
            settle(board, gravity);
            CHECK(compare_plays(Lanes(board, gravity), random) > 0);
        }
}

TEST_CASE("rows of one block are found under the gravities that make them", "[gravity-solver]") {
    for (const Gravity gravity : all_gravities) {
        CAPTURE(name_of(gravity));
        const GravityTraits traits = traits_of(gravity);
        const bool meets = traits.flows == std::array{Flow::to_end, Flow::to_start}; // both halves, at the midline
        const bool blocks = gravity != Gravity::none && (meets || !traits.has_midline());
        Board board({4, 6});
        for (const Cell cell : {Cell{2, 3}, Cell{3, 3}, Cell{3, 4}, Cell{3, 2}}) board.put(cell, {0, 0});
        settle(board, gravity);
        CHECK(SmallBlockPlay::fits(Lanes(board, gravity)) == blocks);
        CHECK(LargeBlockPlay::fits(Lanes(board, gravity)) == blocks);
        CHECK(LivePlay::fits(Lanes(board, gravity)) == blocks);
        for (const Cell corner : {Cell{1, 1}, Cell{1, 6}, Cell{4, 1}, Cell{4, 6}}) {
            Board with_stone({4, 6});
            with_stone.put_stone(corner);
            for (const Cell cell : {Cell{2, 3}, Cell{3, 3}}) with_stone.put(cell, {0, 0});
            settle(with_stone, gravity);
            CHECK_FALSE(SmallBlockPlay::fits(Lanes(with_stone, gravity)));
            CHECK_FALSE(LivePlay::fits(Lanes(with_stone, gravity)));
        }
    }
    // As many stretches as bits, and more.
    const auto fits = [](Size size) { return LargeBlockPlay::fits(Lanes(Board(size), Gravity::left)); };
    CHECK(fits({28, 20}));
    CHECK_FALSE(fits({29, 20}));
    const auto fits_live = [](Board live) {
        settle(live, Gravity::left);
        return LivePlay::fits(Lanes(live, Gravity::left));
    };
    CHECK(fits_live(Board({61, 20})));
    CHECK_FALSE(fits_live(Board({62, 20})));
    Board of_one_kind({5, 13});
    for (int i = 0; i < 64; ++i) of_one_kind.put({1 + i / 13, 1 + i % 13}, {0, 0});
    CHECK(fits_live(of_one_kind));
    of_one_kind.put({5, 13}, {0, 0});
    CHECK_FALSE(fits_live(of_one_kind));
    Board straight({3, 3});
    straight.set_rule(Rule::straight);
    CHECK_FALSE(fits_live(straight));
}

TEST_CASE("a strong trail is followed, in every play that takes one", "[gravity-solver]") {
    Board board({4, 8});
    for (int col = 1; col <= 8; ++col)
        for (int row = 1; row <= 4; ++row) board.put({row, col}, {static_cast<Kind>((col + row) / 2 % 4), 0});
    for (const bool stone : {false, true}) {
        if (stone) board.put_stone({1, 8});
        const Lanes lanes(board, Gravity::left);
        REQUIRE(LivePlay::fits(lanes) == !stone);
        const auto play = begin_live_play(lanes, 1);
        Trail trail{std::vector<std::uint16_t>(static_cast<std::size_t>(lanes.tiles())), 1 << 20};
        for (std::size_t t = 0; t < trail.stamps.size(); ++t)
            trail.stamps[t] = static_cast<std::uint16_t>(t * 37 % 101);
        play->follow(trail);
        std::vector<Pair> pairs;
        play->list(pairs, KeySet(0));
        REQUIRE(pairs.size() > 3);
        const auto last = [&](Pair pair) { return std::max(trail.stamps[pair.a], trail.stamps[pair.b]); };
        CHECK(std::is_sorted(pairs.begin(), pairs.end(), [&](Pair one, Pair two) { return last(one) > last(two); }));
    }
}

TEST_CASE("a repair gets the answer of an exhaustive search, whatever the stamps", "[gravity-solver][property]") {
    Random random(34);
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : all_gravities) {
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(400); ++round) {
            Board board({4, 5});
            std::vector<Cell> cells;
            for (int i = 0; i < board.size().cells(); ++i) cells.push_back({1 + i / 5, 1 + i % 5});
            random.shuffle(cells);
            for (std::size_t i = 0; i < 18; ++i) board.put(cells[i], {static_cast<Kind>(i / 2 % 8), 0});
            if (round % 4 == 0) board.put_stone(cells.back());
            testing::fall(board, gravity);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            const Lanes lanes(board, gravity);
            std::vector<std::uint16_t> stamps(18);
            for (auto& stamp : stamps) stamp = static_cast<std::uint16_t>(random.below(9));
            Repair repair(lanes, stamps, random.next(), std::size_t{1} << 20U);
            while (repair.outcome() == Outcome::undecided) repair.step();
            REQUIRE(repair.outcome() == (*truth ? Outcome::won : Outcome::lost));
            (*truth ? won : lost) += 1;
            if (!*truth) continue;
            Position position(lanes);
            for (const Pair pair : repair.line()) {
                REQUIRE(linked(lanes, position, position.where(pair.a), position.where(pair.b)));
                position.make(lanes, pair);
            }
            REQUIRE(position.tiles() == 0);
        }
    }
    CHECK(won > scaled(300));
    CHECK(lost > scaled(300));
}

TEST_CASE("a repair of a dealt board wins by legal moves or goes on, whatever the stamps", "[gravity-solver]") {
    int won = 0;
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::horizontal_in})
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            CAPTURE(name_of(gravity), seed);
            const Size size = seed < 4 ? Size{8, 10} : Size{12, 20}; // the large ones take many attempts
            const auto dealt = deal({size, size.cells() / 2, gravity, BoardLayout{}, 5}, Random{seed});
            REQUIRE(dealt);
            const Lanes lanes(dealt->board, gravity);
            Random random(seed);
            std::vector<std::uint16_t> stamps(static_cast<std::size_t>(lanes.tiles()));
            for (auto& stamp : stamps) stamp = static_cast<std::uint16_t>(random.below(stamps.size() / 2));
            Repair repair(lanes, stamps, seed, std::size_t{4} << 20U);
            for (int step = 0; step < 60'000 && repair.outcome() == Outcome::undecided; ++step) repair.step();
            REQUIRE(repair.outcome() != Outcome::lost);
            if (repair.outcome() != Outcome::won) continue;
            ++won;
            Position position(lanes);
            for (const Pair pair : repair.line()) {
                REQUIRE(linked(lanes, position, position.where(pair.a), position.where(pair.b)));
                position.make(lanes, pair);
            }
            REQUIRE(position.tiles() == 0);
        }
    CHECK(won > 0);
}

TEST_CASE("a set of keys that is full keeps what it has", "[gravity-solver]") {
    Random random(35);
    KeySet none(0);
    CHECK(none.insert(7));
    CHECK_FALSE(none.contains(7));
    KeySet small(std::size_t{1} << 16U); // room for 8192 keys at most
    std::vector<std::uint64_t> kept;
    std::vector<std::uint64_t> dropped;
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t key = random.next();
        REQUIRE(small.insert(key));
        (small.contains(key) ? kept : dropped).push_back(key);
    }
    CHECK(kept.size() > 2'000);
    CHECK(kept.size() < 8'192);
    for (const std::uint64_t key : kept) {
        REQUIRE(small.contains(key));
        REQUIRE_FALSE(small.insert(key));
    }
    for (const std::uint64_t key : dropped) REQUIRE_FALSE(small.contains(key));
    small.clear();
    for (const std::uint64_t key : kept) REQUIRE_FALSE(small.contains(key));
}

TEST_CASE("a beam on a board with more pairs than it tries plays legal moves", "[gravity-solver]") {
    Random random(36);
    for (const Gravity gravity : {Gravity::none, Gravity::down, Gravity::horizontal_in}) {
        CAPTURE(name_of(gravity));
        Board board({30, 30});
        for (int row = 1; row <= 30; ++row)
            for (int col = 1; col <= 30; ++col)
                board.put({row, col}, {static_cast<Kind>((row + col + row / 2) % 2), 0});
        const Lanes lanes(board, gravity);
        Beam beam(lanes, 3, Course::bold, 1, std::size_t{1} << 20U);
        for (int step = 0; step < 6'000 && !beam.finished(); ++step) beam.step();
        REQUIRE(beam.outcome() != Outcome::lost);
        const Beam::Levels levels = beam.take_levels();
        REQUIRE(levels.size() > 2);
        Position position(lanes);
        for (const Pair pair : part_of_the_way(levels, random)) {
            REQUIRE(linked(lanes, position, position.where(pair.a), position.where(pair.b)));
            position.make(lanes, pair);
        }
    }
}

TEST_CASE("moves to exhausted positions are left out where that is known", "[gravity-solver]") {
    Board board({3, 8});
    for (int col = 1; col <= 8; ++col)
        for (int row = 1; row <= 3; ++row) board.put({row, col}, {static_cast<Kind>((col + row) / 2 % 3), 0});
    const Lanes lanes(board, Gravity::left);
    SmallBlockPlay play(lanes, 1);
    std::vector<Pair> all;
    play.list(all, KeySet(0));
    REQUIRE(all.size() > 2);
    KeySet exhausted(1U << 16U);
    const Pair dropped = all[1];
    play.make(dropped);
    exhausted.insert(play.key());
    play.unmake();
    std::vector<Pair> rest;
    play.list(rest, exhausted);
    std::erase(all, dropped);
    CHECK(sorted(rest) == sorted(all));
}

TEST_CASE("a part of the way of a beam is a line of play", "[gravity-solver][property]") {
    Random random(32);
    int moves = 0;
    for (int round = 0; round < scaled(200); ++round)
        for (const Gravity gravity : all_gravities) {
            const Lanes lanes(random_small_board(random, gravity), gravity);
            Beam beam(lanes, 2, Course::bold, random.next(), std::size_t{1} << 20U);
            while (!beam.finished()) beam.step();
            const Beam::Levels levels = beam.take_levels();
            for (int i = 0; i < 4; ++i) {
                Position position(lanes);
                for (const Pair pair : part_of_the_way(levels, random)) {
                    REQUIRE(lanes.kind_of(pair.a) == lanes.kind_of(pair.b));
                    REQUIRE(linked(lanes, position, position.where(pair.a), position.where(pair.b)));
                    position.make(lanes, pair);
                    ++moves;
                }
            }
        }
    CHECK(moves > scaled(10'000));
}

TEST_CASE("a descent that begins anywhere gets the answer of an exhaustive search", "[gravity-solver][property]") {
    Random random(31);
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : {Gravity::left, Gravity::up, Gravity::horizontal_in, Gravity::horizontal_out}) {
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(1500); ++round) {
            Board board({4, 5});
            std::vector<Cell> cells;
            for (int i = 0; i < board.size().cells(); ++i) cells.push_back({1 + i / 5, 1 + i % 5});
            random.shuffle(cells);
            for (std::size_t i = 0; i < 20; ++i) board.put(cells[i], {static_cast<Kind>(i / 2 % 9), 0});
            testing::fall(board, gravity);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            const Lanes lanes(board, gravity);
            Descent descent(lanes, Course::bold, random.next(), std::size_t{1} << 20U);
            while (descent.outcome() == Outcome::undecided) {
                if (descent.between_attempts() && random.below(2) == 0)
                    descent.begin_after(random_way(lanes, random, random.below(5)));
                descent.step();
            }
            REQUIRE(descent.outcome() == (*truth ? Outcome::won : Outcome::lost));
            if (*truth) {
                Position position(lanes);
                for (const Pair pair : descent.line()) {
                    REQUIRE(linked(lanes, position, position.where(pair.a), position.where(pair.b)));
                    position.make(lanes, pair);
                }
                REQUIRE(position.tiles() == 0);
            }
            (*truth ? won : lost) += 1;
        }
    }
    CHECK(won > scaled(500));
    CHECK(lost > scaled(500));
}
