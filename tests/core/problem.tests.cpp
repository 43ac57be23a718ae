#include "twoturns/problem.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/exhaustive_search.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "twoturns/certificate.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;

namespace {

bool same_ends(Move a, Move b) { return a == b || a == Move{b.b, b.a}; }

Board after_moves(Board board, const std::vector<Move>& moves, Gravity gravity) {
    for (const Move move : moves) REQUIRE(take_pair(board, move, gravity));
    return board;
}

/// Returns the legal moves by judge() alone.
std::vector<Move> moves_by_trying(const Board& board) {
    std::vector<Move> moves;
    const auto cells = board.tile_cells();
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (judge(board, {cells[i], cells[j]}) == Verdict::linked) moves.push_back({cells[i], cells[j]});
    return moves;
}

void check_problem(const Problem& problem) {
    const Board& board = problem.board;
    CHECK(settled(board, problem.gravity) == board);
    CHECK(after_moves(board, problem.line, problem.gravity).won());
    // Each other move is listed as losing, in order.
    std::vector<Move> others = moves_by_trying(board);
    CHECK(std::erase_if(others, [&](Move move) { return same_ends(move, problem.key()); }) == 1);
    REQUIRE(!others.empty());
    REQUIRE(problem.losing.size() == others.size());
    for (std::size_t i = 0; i < others.size(); ++i) {
        const LosingMove& losing = problem.losing[i];
        CHECK(losing.move == others[i]);
        const Board left = *apply(board, losing.move, problem.gravity);
        if (problem.gravity == Gravity::none)
            CHECK(check_loss(left, losing.certificate));
        else
            CHECK(losing.best);
        const Board end = after_moves(left, losing.rest, problem.gravity);
        CHECK(end.tiles() == losing.staying);
        CHECK_FALSE(has_legal_move(end));
    }
    // The slow search agrees.
    support::ExhaustiveSearch oracle{problem.gravity, 5'000};
    for (const Move move : others) CHECK_FALSE(oracle.can_be_won(*apply(board, move, problem.gravity)).value_or(false));
    CHECK(oracle.can_be_won(*apply(board, problem.key(), problem.gravity)).value_or(true));
}

/// Most problems are of easy grades, which are made and checked quickly.
ProblemId some_problem(int number) {
    const int grade = number % 40 == 39 ? 9 : number % 10 == 9 ? 5 + number / 10 % 4 : 1 + number % 4;
    return ladder_problem(grade, static_cast<std::uint64_t>(1000 + number));
}

} // namespace

TEST_CASE("exactly one move of a problem keeps it winnable, and the slow search agrees", "[problem][property][slow]") {
    int easier = 0;
    const int problems = scaled(2000);
    for (int number = 0; number < problems; ++number) {
        const ProblemId id = some_problem(number);
        CAPTURE(to_text(id));
        const auto problem = make_problem(id);
        REQUIRE(problem);
        CHECK(problem->gravity == id.gravity);
        CHECK(problem->grade <= id.grade);
        easier += problem->grade < id.grade ? 1 : 0;
        check_problem(*problem);
    }
    CHECK(easier * 50 <= problems); // of the ladder nearly all are of the grade asked for
}

TEST_CASE("a problem has as many only-moves in a row as it says", "[problem]") {
    for (int number = 0; number < scaled(60); ++number) {
        const auto problem = make_problem(some_problem(number));
        REQUIRE(problem);
        Board board = problem->board;
        for (int i = 0; i < problem->only_moves; ++i) {
            MoveCheck check{board, problem->gravity};
            while (!check.run(10'000)) {
            }
            const auto key = check.key();
            REQUIRE(key);
            const Move move = problem->line[static_cast<std::size_t>(i)];
            CHECK(same_ends(*key, move));
            REQUIRE(take_pair(board, move, problem->gravity));
        }
    }
}

TEST_CASE("higher grades have more ways to go wrong and more to look at", "[problem]") {
    for (int grade = 2; grade <= hardest_problem; ++grade) {
        const auto easy = make_problem(ladder_problem(grade - 1, 3));
        const auto hard = make_problem(ladder_problem(grade, 3));
        REQUIRE((easy && hard));
        CHECK(hard->grade == grade);
        if (grade >= 5) CHECK(hard->losing.size() >= 3);
        if (grade >= 7) CHECK(hard->only_moves >= 2);
        if (grade == 9) CHECK(hard->board.tiles() > easy->board.tiles() / 2);
    }
}

TEST_CASE("the same ID makes the same problem, however the work is sliced", "[problem]") {
    for (int grade = 1; grade <= 8; ++grade) {
        const ProblemId id = ladder_problem(grade, 77);
        const auto whole = make_problem(id);
        REQUIRE(whole);
        ProblemMaker maker{id};
        double before = 0;
        while (!maker.run(37)) {
            CHECK(maker.progress() >= before);
            before = maker.progress();
        }
        CHECK(maker.progress() == 1.);
        const auto sliced = maker.take();
        REQUIRE(sliced);
        CHECK(*sliced == *whole);
    }
}

TEST_CASE("a board with too little room for a grade gets an easier one, or none", "[problem]") {
    const auto easier = make_problem(*parse_problem_id("tp1.4x3.4.none.9.x"));
    REQUIRE(easier);
    CHECK(easier->grade < 9);
    check_problem(*easier);
    const auto none = make_problem(*parse_problem_id("tp1.3x2.6.none.5.x"));
    REQUIRE_FALSE(none);
    CHECK(to_english(none.error()) == "no problem was found on boards of 3x2");
}

TEST_CASE("odd boards, kinds of unequal size and every gravity have problems", "[problem]") {
    for (const char* text : {"tp1.5x5.4.none.1.x", "tp1.7x4.6.none.1.x", "tp1.6x5.8.none.1.x", "tp1.6x4.2.down.1.x",
                             "tp1.6x4.4.up.1.x", "tp1.6x4.4.right.1.x", "tp1.6x4.4.vertical-out.1.x",
                             "tp1.6x4.4.horizontal-in.1.x", "tp1.6x4.4.horizontal-out.1.x"}) {
        CAPTURE(text);
        const auto id = parse_problem_id(text);
        REQUIRE(id);
        const auto problem = make_problem(*id);
        REQUIRE(problem);
        check_problem(*problem);
    }
}

TEST_CASE("any board's moves are checked, with stones, walls and gravity, as by the slow search",
          "[problem][property]") {
    Random random{std::uint64_t{31}};
    for (int number = 0; number < scaled(1200); ++number) {
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        Board board{{random_between(random, 2, 4), random_between(random, 3, 5)}};
        std::vector<Cell> cells;
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col) cells.push_back({row, col});
        random.shuffle(cells);
        const std::size_t tiles = std::min<std::size_t>(12, cells.size() / 2 * 2);
        for (std::size_t i = 0; i < tiles; ++i) {
            const auto kind = static_cast<Kind>(i / 4);
            board.put(cells[i], {kind, kind});
        }
        if (tiles + 1 < cells.size()) board.put_stone(cells[tiles]);
        add_walls(random, board, 20);
        settle(board, gravity);
        MoveCheck check{board, gravity};
        while (!check.run(1000)) {
        }
        support::ExhaustiveSearch oracle{gravity, 100'000};
        const auto moves = moves_by_trying(board);
        REQUIRE(check.moves().size() == moves.size());
        int safe = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            CHECK(check.moves()[i].move == moves[i]);
            const bool keeps = *oracle.can_be_won(*apply(board, moves[i], gravity));
            safe += keeps ? 1 : 0;
            CHECK((check.moves()[i].safety == Safety::safe) == keeps);
            if (keeps) continue;
            const LosingMove end = end_after(board, moves[i], gravity, 100'000);
            CHECK(end.best);
            CHECK(end.staying > 0);
            CHECK(after_moves(*apply(board, moves[i], gravity), end.rest, gravity).tiles() == end.staying);
        }
        const bool is_problem = safe == 1 && moves.size() > 1;
        CHECK(check.key().has_value() == is_problem);
    }
}

TEST_CASE("an end after a losing move is not called the best one if not all were looked at", "[problem]") {
    const auto problem = make_problem(ladder_problem(8, 1));
    REQUIRE(problem);
    const LosingMove end = end_after(problem->board, problem->losing.front().move, problem->gravity, 1);
    CHECK_FALSE(end.best);
    CHECK(end.staying == problem->board.tiles() - 2);
}

TEST_CASE("the problems of these IDs never change", "[problem]") {
    struct Made {
        const char* id;
        const char* key;
        std::uint64_t board; ///< a hash of its text
    };
    const auto hash = [](const std::string& text) {
        std::uint64_t value = 0xcbf29ce484222325;
        for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3;
        return value;
    };
    const std::array<Made, 4> all{{
        {"tp1.6x4.4.none.1.1", "3,5 4,4", 0xdcb0baa92bebd7cd},
        {"tp1.8x6.4.none.4.words", "4,4 5,4", 0x6762108eeacb0003},
        {"tp1.8x5.4.down.6.2026-11-26", "4,4 5,4", 0xfd5a33160036cd75},
        {"tp1.12x8.4.none.7.7", "1,11 8,5", 0xa2b00efbea6cf3b9},
    }};
    for (const Made& made : all) {
        CAPTURE(made.id);
        const auto problem = make_problem(*parse_problem_id(made.id));
        REQUIRE(problem);
        CHECK(to_text(problem->key()) == made.key);
        CHECK(hash(to_text(problem->board)) == made.board);
    }
}
