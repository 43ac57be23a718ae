// The solver for every gravity, compared with a plain exhaustive search on small boards and with the rules on large
// ones.
#include "core/gravity_solver/gravity_solver.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/exhaustive_search.hpp"
#include "support/random_deal.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;

namespace {

enum class Walls {
    without,
    with
};

/// Returns a settled board of random shape with an even number of each kind, optionally with walls and a random rule
/// for them.
Board random_board(Random& random, Gravity gravity, Walls walls = Walls::without) {
    const Size size{1 + static_cast<int>(random.below(5)), 1 + static_cast<int>(random.below(6))};
    std::vector<Cell> cells;
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) cells.push_back({row, col});
    random.shuffle(cells);
    Board board(size);
    const auto most_stones = random.below(3) == 0 ? cells.size() / 4 : 0;
    for (auto stones = random.below(most_stones + 1); stones > 0; --stones) {
        board.put_stone(cells.back());
        cells.pop_back();
    }
    if (walls == Walls::with) {
        board.set_rule(all_rules[random.index(all_rules.size())]);
        for (auto left = random.below(cells.size() / 2 + 1); left > 0; --left) {
            board.put_wall(cells.back());
            cells.pop_back();
        }
    }
    const auto pairs = std::min<std::uint64_t>(random.below(cells.size() / 2 + 1) + random.below(3), cells.size() / 2);
    const auto kinds = 1 + random.below(pairs + 1);
    for (std::uint64_t pair = 0; pair < std::min<std::uint64_t>(pairs, 9); ++pair)
        for (int twin = 0; twin < 2; ++twin) {
            board.put(cells.back(), {static_cast<Kind>(pair % kinds * 7), 0});
            cells.pop_back();
        }
    settle(board, gravity);
    return board;
}

Board whole_board(Size size, int kinds, std::uint64_t seed) {
    Random random(seed);
    return random_deal(
        size, [&](int i) { return i / 2 % kinds; }, random);
}

bool clears(Board board, const std::vector<Move>& moves, Gravity gravity) {
    for (const Move move : moves) {
        const auto after = apply(board, move, gravity);
        if (!after) return false;
        board = *after;
    }
    return board.won();
}

/// Runs the solver with these options and compares the result.
void check_answer(const Board& board, Gravity gravity, const GravitySolverOptions& options, bool can_be_won) {
    GravitySolver solver(board, gravity, options);
    REQUIRE(solver.run(5'000'000) == (can_be_won ? Outcome::won : Outcome::lost));
    if (can_be_won) REQUIRE(clears(board, solver.moves(), gravity));
}

Outcome run_in_slices(GravitySolver& solver, std::uint64_t slice, std::uint64_t work) {
    Outcome outcome = solver.run(0);
    while (outcome == Outcome::undecided && solver.work_done() < work) outcome = solver.run(slice);
    return outcome;
}

} // namespace

TEST_CASE("small boards get the answer of an exhaustive search, whatever the gravity", "[gravity-solver][property]") {
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : all_gravities) {
        Random random(name_of(gravity));
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(8000); ++round) {
            const Board board = random_board(random, gravity);
            CAPTURE(name_of(gravity), round);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            check_answer(board, gravity, {}, *truth);
            check_answer(board, gravity, {static_cast<std::uint64_t>(round), std::size_t{1} << 20U, 0}, *truth);
            (*truth ? won : lost) += 1;
        }
    }
    CHECK(won >= scaled(20000));
    CHECK(lost >= scaled(2000));
}

TEST_CASE("boards with walls get the answer of an exhaustive search, whatever gravity and rule",
          "[gravity-solver][walls][property]") {
    std::array<int, all_rules.size()> won{};
    std::array<int, all_rules.size()> lost{};
    for (const Gravity gravity : all_gravities) {
        Random random(std::string{name_of(gravity)} + " and walls");
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(8000); ++round) {
            const Board board = random_board(random, gravity, Walls::with);
            CAPTURE(name_of(gravity), name_of(board.rule()), round);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            check_answer(board, gravity, {}, *truth);
            check_answer(board, gravity, {static_cast<std::uint64_t>(round), std::size_t{1} << 20U, 0}, *truth);
            ++(*truth ? won : lost)[static_cast<std::size_t>(board.rule())];
        }
    }
    for (const Rule rule : all_rules) {
        CAPTURE(name_of(rule));
        CHECK(won[static_cast<std::size_t>(rule)] >= scaled(5000));
        CHECK(lost[static_cast<std::size_t>(rule)] >= scaled(200));
    }
}

TEST_CASE("walls behind the blocks leave play on blocks right", "[gravity-solver][walls][property]") {
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : {Gravity::left, Gravity::up, Gravity::horizontal_in, Gravity::vertical_in}) {
        Random random(std::string{name_of(gravity)} + " before walls");
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(2000); ++round) {
            Board board = random_board(random, gravity);
            for (int row = 1; row <= board.size().rows; ++row)
                for (int col = 1; col <= board.size().cols; ++col)
                    if (board.is_empty({row, col})) board.put_wall({row, col});
            CAPTURE(name_of(gravity), round);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            check_answer(board, gravity, {}, *truth);
            ++(*truth ? won : lost);
        }
    }
    CHECK(won >= scaled(4000));
    CHECK(lost >= scaled(200));
}

TEST_CASE("kinds of four among stones get the answer of an exhaustive search", "[gravity-solver][property]") {
    int won = 0;
    int lost = 0;
    for (const Gravity gravity : all_gravities) {
        Random random(name_of(gravity));
        support::ExhaustiveSearch search(gravity, 20'000);
        for (int round = 0; round < scaled(1500); ++round) {
            const Size size{3 + static_cast<int>(random.below(2)), 4 + static_cast<int>(random.below(3))};
            std::vector<Cell> cells;
            for (int row = 1; row <= size.rows; ++row)
                for (int col = 1; col <= size.cols; ++col) cells.push_back({row, col});
            random.shuffle(cells);
            Board board(size);
            for (int tile = 0; tile < 12; ++tile, cells.pop_back())
                board.put(cells.back(), {static_cast<Kind>(tile / 4), 0});
            for (; cells.size() > 1; cells.pop_back())
                if (random.below(2) == 0) board.put_stone(cells.back());
            settle(board, gravity);
            CAPTURE(name_of(gravity), round);
            const auto truth = search.can_be_won(board);
            if (!truth) continue;
            check_answer(board, gravity, {1, std::size_t{1} << 20U, round % 2 == 0 ? 0U : 10'000U}, *truth);
            check_answer(board, gravity, {1, std::size_t{1} << 20U, 0, true}, *truth);
            (*truth ? won : lost) += 1;
        }
    }
    CHECK(won >= scaled(6000));
    CHECK(lost >= scaled(100));
}

TEST_CASE("wins of full boards hold when they are played", "[gravity-solver]") {
    int won = 0;
    for (const Gravity gravity : all_gravities)
        for (int seed = 0; seed < scaled(6); ++seed) {
            Board board = whole_board({6, 10}, 15, static_cast<std::uint64_t>(seed));
            CAPTURE(name_of(gravity), seed);
            GravitySolver solver(board, gravity);
            if (solver.run(100'000) != Outcome::won) continue;
            ++won;
            REQUIRE(clears(board, solver.moves(), gravity));
        }
    CHECK(won >= scaled(6) * 4);
}

TEST_CASE("steady solvers win by beams too, and never lose what can be won", "[gravity-solver]") {
    int won = 0;
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::vertical_in, Gravity::horizontal_out})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            CAPTURE(name_of(gravity), seed);
            const auto dealt = deal({{8, 10}, 40, gravity}, Random{seed});
            REQUIRE(dealt);
            GravitySolver solver(dealt->board, gravity, {seed, std::size_t{16} << 20U, 0, true});
            const Outcome outcome = solver.run(200'000);
            REQUIRE(outcome != Outcome::lost);
            if (outcome != Outcome::won) continue;
            ++won;
            REQUIRE(clears(dealt->board, solver.moves(), gravity));
        }
    CHECK(won > 0);
}

TEST_CASE("stamps that lead nowhere change no answer", "[gravity-solver]") {
    int lost = 0;
    for (const Gravity gravity : {Gravity::down, Gravity::left})
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            CAPTURE(name_of(gravity), seed);
            const Board board = whole_board({6, 8}, 24, seed);
            GravitySolver from_nothing(board, gravity);
            const Outcome outcome = from_nothing.run(1'500'000);
            if (outcome == Outcome::undecided) continue;
            GravitySolverOptions options;
            Random random(seed);
            for (int tile = 0; tile < board.tiles(); ++tile)
                options.stamps.push_back(static_cast<std::uint16_t>(random.below(21)));
            GravitySolver astray(board, gravity, options);
            REQUIRE(astray.run(6'000'000) == outcome);
            if (outcome == Outcome::won) REQUIRE(clears(board, astray.moves(), gravity));
            lost += outcome == Outcome::lost ? 1 : 0;
        }
    CHECK(lost > 0);
}

TEST_CASE("a line that was left is repaired where a search from nothing fails", "[gravity-solver]") {
    for (const Gravity gravity : {Gravity::left, Gravity::right, Gravity::horizontal_in}) {
        CAPTURE(name_of(gravity));
        DealParams params;
        params.size = {16, 30};
        params.kinds = 60;
        params.gravity = gravity;
        const auto dealt = deal(params, Random{1});
        REQUIRE(dealt);
        // Takes a pair that the witness takes last of all that can go.
        std::vector<std::uint16_t> left_in(static_cast<std::size_t>(dealt->board.tiles()));
        Board numbered = dealt->board;
        Face tiles = 0;
        for (const Cell cell : dealt->board.tile_cells()) numbered.put(cell, {dealt->board.kind(cell), tiles++});
        Board by_witness = numbered;
        for (std::size_t i = 0; i < dealt->witness.size(); ++i) {
            for (const Cell cell : {dealt->witness[i].a, dealt->witness[i].b})
                left_in[by_witness.tile(cell).face] = static_cast<std::uint16_t>(i);
            REQUIRE(take_pair(by_witness, dealt->witness[i], gravity));
        }
        const auto open = legal_moves(numbered);
        const auto stamp_of = [&](Cell cell) { return left_in[numbered.tile(cell).face]; };
        const Move move = *std::max_element(open.begin(), open.end(), [&](Move one, Move two) {
            return std::max(stamp_of(one.a), stamp_of(one.b)) < std::max(stamp_of(two.a), stamp_of(two.b));
        });
        REQUIRE(take_pair(numbered, move, gravity));
        GravitySolverOptions options;
        for (const Cell cell : numbered.tile_cells()) options.stamps.push_back(left_in[numbered.tile(cell).face]);

        constexpr std::uint64_t work = 60'000;
        GravitySolver from_nothing(numbered, gravity);
        CHECK(from_nothing.run(work) == Outcome::undecided);
        GravitySolver repairing(numbered, gravity, options);
        REQUIRE(repairing.run(work) == Outcome::won);
        CHECK(clears(numbered, repairing.moves(), gravity));
        CHECK(repairing.work_done() < work);

        options.stamps.pop_back(); // not as many as tiles: as if there were none
        GravitySolver without(numbered, gravity, options);
        CHECK(without.run(work) == Outcome::undecided);
        CHECK(without.work_done() == from_nothing.work_done());
    }
}

TEST_CASE("the course does not depend on the slices", "[gravity-solver]") {
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::horizontal_in})
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const Board board = whole_board({5, 8}, 10, seed);
            CAPTURE(name_of(gravity), seed);
            constexpr std::uint64_t work = 60'000;
            GravitySolver whole(board, gravity);
            GravitySolver fine(board, gravity);
            GravitySolver coarse(board, gravity);
            const Outcome outcome = whole.run(work);
            if (outcome == Outcome::undecided) continue;
            CHECK(run_in_slices(fine, 1, work) == outcome);
            CHECK(run_in_slices(coarse, 1777, work) == outcome);
            CHECK(fine.moves() == whole.moves());
            CHECK(coarse.moves() == whole.moves());
            CHECK(fine.work_done() == whole.work_done());
        }
}

TEST_CASE("won and lost are final and cost nothing more", "[gravity-solver]") {
    const Board board = whole_board({4, 6}, 6, 1);
    GravitySolver solver(board, Gravity::down);
    const Outcome outcome = solver.run(10'000'000);
    REQUIRE(outcome != Outcome::undecided);
    const auto work = solver.work_done();
    const auto moves = solver.moves();
    CHECK(solver.run(1'000'000) == outcome);
    CHECK(solver.work_done() == work);
    CHECK(solver.moves() == moves);
}

TEST_CASE("a solver can be moved between slices", "[gravity-solver]") {
    const Board board = whole_board({6, 9}, 13, 4);
    GravitySolver stays(board, Gravity::left);
    GravitySolver first(board, Gravity::left);
    first.run(500);
    GravitySolver second(std::move(first));
    second.run(500);
    stays.run(500);
    stays.run(500);
    CHECK(second.run(20'000) == stays.run(20'000));
    CHECK(second.work_done() == stays.work_done());
    CHECK(second.moves() == stays.moves());
}

TEST_CASE("a kind with an odd tile out is lost at once", "[gravity-solver]") {
    for (const Gravity gravity : all_gravities) {
        Board board({3, 3});
        for (int col = 1; col <= 3; ++col) board.put({2, col}, {5, 0});
        settle(board, gravity);
        GravitySolver solver(board, gravity);
        CHECK(solver.run(0) == Outcome::lost);
        CHECK(solver.work_done() == 0);
    }
}

TEST_CASE("nothing to remove is won at once", "[gravity-solver]") {
    Board stones({2, 3});
    stones.put_stone({1, 1});
    stones.put_stone({2, 3});
    for (const Gravity gravity : all_gravities)
        for (const Board& board : {Board({4, 4}), stones}) {
            GravitySolver solver(board, gravity);
            CHECK(solver.run(0) == Outcome::won);
            CHECK(solver.moves().empty());
        }
}

TEST_CASE("tiles walled in by stones are lost", "[gravity-solver]") {
    Board board({3, 6});
    board.put({2, 2}, {0, 0});
    board.put({2, 5}, {0, 0});
    for (const Cell c : {Cell{1, 2}, Cell{3, 2}, Cell{2, 1}, Cell{2, 3}}) board.put_stone(c);
    for (const Gravity gravity : {Gravity::none, Gravity::down, Gravity::up}) {
        Board settled = board;
        settled.put_stone({3, 5});
        settled.put_stone({1, 5});
        settle(settled, gravity);
        GravitySolver solver(settled, gravity);
        CHECK(solver.run(1000) == Outcome::lost);
    }
}

TEST_CASE("the largest boards never take much more than they are given", "[gravity-solver][slow]") {
    const Size size{62, 62};
    for (const int kinds : {1, 2, 100, 1922})
        for (const Gravity gravity : {Gravity::none, Gravity::down, Gravity::horizontal_in}) {
            CAPTURE(kinds, name_of(gravity));
            const Board board = whole_board(size, kinds, 3);
            GravitySolver solver(board, gravity);
            Outcome outcome = Outcome::undecided;
            for (int slice = 1; slice <= scaled(50) && outcome == Outcome::undecided; ++slice) {
                const auto before = solver.work_done();
                outcome = solver.run(1000);
                REQUIRE(solver.work_done() - before < 6000);
            }
            if (outcome == Outcome::won) CHECK(clears(board, solver.moves(), gravity));
            if (kinds == 1) CHECK(outcome != Outcome::lost);
        }
}
