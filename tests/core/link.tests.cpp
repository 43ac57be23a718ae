#include "twoturns/link.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/published_links.hpp"
#include "support/scale.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using oracles::Grid;

namespace {

std::vector<Cell> points_of(const std::optional<Link>& link) {
    return link ? std::vector<Cell>(link->begin(), link->end()) : std::vector<Cell>{};
}

bool straight(const Drawing& d) { return links_straight(d.board, d.a, d.b) && links_straight(d.board, d.b, d.a); }
bool one_turn(const Drawing& d) {
    return links_with_one_turn(d.board, d.a, d.b) && links_with_one_turn(d.board, d.b, d.a);
}
bool two_turns(const Drawing& d) {
    return links_with_two_turns(d.board, d.a, d.b) && links_with_two_turns(d.board, d.b, d.a);
}

/// Walks a link from `a` to `b` cell by cell. Returns its fault, empty if there is none.
std::string fault_of(const Link& link, const Grid& grid, Cell a, Cell b) {
    if (link.front() != a || link.back() != b) return "the ends are not the ends";
    if (link.turns() < 0 || link.turns() > 2) return "too many turns";
    int steps = 0;
    for (std::size_t i = 1; i < link.size(); ++i) {
        const Cell from = link[i - 1];
        const Cell to = link[i];
        const bool across = from.row == to.row;
        if (across == (from.col == to.col)) return "a part of no length, or neither along a row nor a column";
        if (i >= 2 && across == (link[i - 2].row == from.row)) return "a corner without a turn";
        const Cell step{(to.row > from.row) - (to.row < from.row), (to.col > from.col) - (to.col < from.col)};
        for (Cell c = from; c != to;) {
            c = {c.row + step.row, c.col + step.col};
            ++steps;
            if (!grid.contains(c)) return "a cell beyond the ring";
            if (c != b && !grid.free(c)) return "an occupied cell on the way";
        }
    }
    return steps == link.length() ? "" : "a wrong length";
}

Occupancy transposed(const Occupancy& board) {
    Occupancy other({board.size().cols, board.size().rows});
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.occupied({row, col})) other.fill({col, row});
    return other;
}

Occupancy mirrored(const Occupancy& board) {
    Occupancy other(board.size());
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.occupied({row, col})) other.fill({row, board.size().cols + 1 - col});
    return other;
}

/// A board and everything needed for queries on it.
struct Subject {
    explicit Subject(const Occupancy& its_board)
        : board(its_board), grid(board), turned(transposed(board)), mirror(mirrored(board)) {}

    Occupancy board;
    Grid grid;
    Occupancy turned;
    Occupancy mirror;
};

/// Queries one pair in all ways. Returns where they disagree, empty if nowhere.
std::string disagreement(const Subject& subject, Cell a, Cell b) {
    const Occupancy& board = subject.board;
    const auto best = oracles::by_dijkstra(subject.grid, a, b);
    const bool yes = best.has_value();
    for (const auto& way : oracles::published_ways)
        if (way.test(subject.grid, a, b) != yes) return std::string("way ") + way.name;
    if (linked(board, a, b) != yes || linked(board, b, a) != yes) return "linked";

    const std::array<bool, 3> exactly{links_straight(board, a, b), links_with_one_turn(board, a, b),
                                      links_with_two_turns(board, a, b)};
    const std::array<bool, 3> back{links_straight(board, b, a), links_with_one_turn(board, b, a),
                                   links_with_two_turns(board, b, a)};
    if (exactly != back) return "the three tests, asked from the other end";
    for (int turns = 0; turns <= 2; ++turns)
        if (exactly[static_cast<std::size_t>(turns)] != oracles::by_walking_every_line(subject.grid, a, b, turns))
            return "the test for exactly " + std::to_string(turns) + " turns";

    const auto link = find_link(board, a, b);
    if (link.has_value() != yes) return "find_link";
    const auto reverse = find_link(board, b, a);
    if (reverse.has_value() != yes) return "find_link from the other end";
    const Cell turned_a{a.col, a.row};
    const Cell turned_b{b.col, b.row};
    const auto turned = find_link(subject.turned, turned_a, turned_b);
    const Cell mirror_a{a.row, board.size().cols + 1 - a.col};
    const Cell mirror_b{b.row, board.size().cols + 1 - b.col};
    const auto mirror = find_link(subject.mirror, mirror_a, mirror_b);
    if (turned.has_value() != yes || mirror.has_value() != yes) return "find_link on the turned or mirrored board";
    if (!yes) return "";
    if (const auto fault = fault_of(*link, subject.grid, a, b); !fault.empty()) return "find_link: " + fault;
    if (link->turns() != best->turns || link->length() != best->length) return "fewest turns, then shortest";
    if (*reverse != link->reversed()) return "the same line read backwards";
    if (turned->turns() != best->turns || turned->length() != best->length) return "the turned board";
    if (mirror->turns() != best->turns || mirror->length() != best->length) return "the mirrored board";
    return "";
}

/// Any density from empty to full, often nearly full with a few holes.
Occupancy random_occupancy(Random& random, Size size) {
    static constexpr std::array<int, 8> fills{0, 10, 25, 50, 75, 90, 97, 100};
    const int fill = fills[random.index(fills.size())];
    Occupancy board(size);
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col)
            if (static_cast<int>(random.below(100)) < fill) board.fill({row, col});
    if (fill == 100)
        for (std::uint64_t holes = random.below(5); holes > 0; --holes)
            board.free({random_between(random, 1, size.rows), random_between(random, 1, size.cols)});
    return board;
}

/// Mostly a tile, otherwise any cell, an edge of the board or a cell of the ring.
Cell random_end(Random& random, const Subject& subject, const std::vector<Cell>& occupied) {
    const Size size = subject.board.size();
    const auto chance = random.below(10);
    if (chance < 6 && !occupied.empty()) return occupied[random.index(occupied.size())];
    Cell c{random_between(random, 0, size.rows + 1), random_between(random, 0, size.cols + 1)};
    if (chance == 7) c.row = random.below(2) == 0 ? 1 : size.rows;
    if (chance == 8) c.col = random.below(2) == 0 ? 1 : size.cols;
    return c;
}

struct Sides {
    int least;
    int most;
};

/// Queries `queries` random pairs on random boards.
void ask_all_ways(std::uint64_t seed, int queries, Sides rows, Sides cols) {
    constexpr int queries_a_board = 8;
    Random random(seed);
    int asked = 0;
    int yes = 0;
    while (asked < queries) {
        const Size size{random_between(random, rows.least, rows.most), random_between(random, cols.least, cols.most)};
        const Subject subject(random_occupancy(random, size));
        std::vector<Cell> occupied;
        for (int row = 1; row <= size.rows; ++row)
            for (int col = 1; col <= size.cols; ++col)
                if (subject.board.occupied({row, col})) occupied.push_back({row, col});
        for (int i = 0; i < queries_a_board; ++i) {
            const Cell a = random_end(random, subject, occupied);
            const Cell b = random_end(random, subject, occupied);
            if (a == b) continue;
            ++asked;
            if (linked(subject.board, a, b)) ++yes;
            const auto what = disagreement(subject, a, b);
            if (!what.empty()) {
                std::string map;
                for (int row = 1; row <= size.rows; ++row, map += '\n')
                    for (int col = 1; col <= size.cols; ++col) map += subject.board.occupied({row, col}) ? '#' : '.';
                FAIL(what << ", from " << to_text(a) << " to " << to_text(b) << " on\n" << map);
            }
        }
    }
    // Both answers must occur often enough.
    CHECK(yes > asked / 20);
    CHECK(yes < asked);
}

} // namespace

TEST_CASE("a straight line needs free cells between the ends", "[link]") {
    CHECK(straight(draw({"AB"})));
    CHECK(straight(draw({"A", "B"})));
    CHECK(straight(draw({"A..B"})));
    CHECK(straight(draw({"#A..B#"})));
    CHECK(straight(draw({"#A#", "#.#", "#B#"})));
    CHECK_FALSE(straight(draw({"A.#B"})));
    CHECK_FALSE(straight(draw({"A", "#", "B"})));
    CHECK_FALSE(straight(draw({"A.", ".B"})));
    CHECK_FALSE(one_turn(draw({"A..B"})));
    CHECK_FALSE(one_turn(draw({"A", ".", "B"})));
}

TEST_CASE("one turn needs one of the two corners and both parts free", "[link]") {
    CHECK(one_turn(draw({"A.", "#B"})));
    CHECK(one_turn(draw({"A#", ".B"})));
    CHECK(one_turn(draw({".B", "A#"})));
    CHECK(one_turn(draw({"#B", "A."})));
    CHECK(one_turn(draw({"A..", "##.", "##B"})));
    CHECK_FALSE(one_turn(draw({"A#", "#B"})));
    CHECK_FALSE(one_turn(draw({"A#.", "##.", "..B"})));
    CHECK_FALSE(one_turn(draw({"A..", "###", "#.B"})));
    CHECK_FALSE(straight(draw({"A.", "#B"})));
}

TEST_CASE("two turns join by a middle part between the ends or outside", "[link]") {
    CHECK(two_turns(draw({"#####", "#A.##", "##.##", "##.B#", "#####"})));
    CHECK_FALSE(two_turns(draw({"####", "#A##", "#.##", "#.B#", "####"})));
    CHECK(two_turns(draw({"######", "#A..##", "###.##", "###.B#", "######"})));
    CHECK(two_turns(draw({"#####", "#A###", "#...#", "###B#", "#####"})));
    CHECK(two_turns(draw({"#####", "#...#", "#A#B#", "#####"})));
    CHECK(two_turns(draw({"####", "#A.#", "##.#", "#B.#", "####"})));
    CHECK_FALSE(two_turns(draw({"#####", "#.#.#", "#A#B#", "#####"})));
    CHECK_FALSE(two_turns(draw({"#####", "#A###", "#.#.#", "###B#", "#####"})));
}

TEST_CASE("lines run through the ring and nowhere beyond it", "[link]") {
    CHECK(points_of(find_link(draw({"A#B"}).board, {1, 1}, {1, 3})) ==
          std::vector<Cell>{{1, 1}, {2, 1}, {2, 3}, {1, 3}});
    CHECK(two_turns(draw({"A", "#", "B"})));
    CHECK_FALSE(linked(draw({"###", "#A#", "##B"}).board, {2, 2}, {3, 3}));
    // In the ring itself: a path that would leave the board is no line.
    const Occupancy empty({3, 3});
    CHECK(links_straight(empty, {0, 0}, {0, 4}));
    CHECK(links_straight(empty, {1, 4}, {3, 4}));
    CHECK(links_with_two_turns(empty, {1, 4}, {3, 4}));
    const Occupancy full = draw({"##", "##"}).board;
    CHECK(links_straight(full, {1, 3}, {2, 3}));
    CHECK_FALSE(links_with_two_turns(full, {1, 3}, {2, 3}));
    CHECK_FALSE(links_with_two_turns(full, {0, 0}, {3, 3}));
    CHECK(find_link(full, {0, 1}, {3, 1})->turns() == 2);
}

TEST_CASE("three turns are too many", "[link]") {
    const auto spiral = draw({"#######", "#A....#", "#####.#", "#B..#.#", "###.#.#", "###...#", "#######"});
    CHECK_FALSE(linked(spiral.board, spiral.a, spiral.b));
    CHECK(points_of(find_link(spiral.board, spiral.a, spiral.b)).empty());
}

TEST_CASE("a board that allows fewer turns has just the lines with no more", "[link][rule]") {
    Random random(31);
    for (int round = 0; round < scaled(200); ++round) {
        const Size size{random_between(random, 1, 8), random_between(random, 1, 8)};
        const Occupancy any = random_board(random, size, 5, random_between(random, 20, 90), 10).occupancy();
        for (int most = 0; most <= 2; ++most) {
            Occupancy board = any;
            board.allow_turns(most);
            for (int i = 0; i < size.cells(); ++i)
                for (int j = 0; j < size.cells(); ++j) {
                    if (i == j) continue;
                    const Cell a{1 + i / size.cols, 1 + i % size.cols};
                    const Cell b{1 + j / size.cols, 1 + j % size.cols};
                    const auto line = find_link(any, a, b);
                    const bool allowed = line && line->turns() <= most;
                    REQUIRE(linked(board, a, b) == allowed);
                    REQUIRE(find_link(board, a, b) == (allowed ? line : std::nullopt));
                }
        }
    }
}

TEST_CASE("fewest turns come first, then the shortest way", "[link]") {
    const auto far_corner = draw({"A...", "..#.", "#..B"});
    CHECK(find_link(far_corner.board, far_corner.a, far_corner.b)->turns() == 1);
    const auto near_detour = draw({"......", ".A##B.", "......", "......"});
    CHECK(find_link(near_detour.board, near_detour.a, near_detour.b)->length() == 5);
    const auto below_is_nearer = draw({"#....#", "#.##.#", "#A##B#", "#....#"});
    CHECK(points_of(find_link(below_is_nearer.board, below_is_nearer.a, below_is_nearer.b)) ==
          std::vector<Cell>{{3, 2}, {4, 2}, {4, 5}, {3, 5}});
}

TEST_CASE("a link knows its turns and its length, and can be read backwards", "[link]") {
    const Link link{Cell{1, 1}, Cell{0, 1}, Cell{0, 3}, Cell{1, 3}};
    CHECK(link.turns() == 2);
    CHECK(link.length() == 4);
    CHECK(link.reversed() == Link{Cell{1, 3}, Cell{0, 3}, Cell{0, 1}, Cell{1, 1}});
    CHECK(Link{Cell{1, 1}, Cell{1, 2}}.length() == 1);
    CHECK(Link{Cell{1, 1}, Cell{1, 2}}.turns() == 0);
}

TEST_CASE("the composed tests are right between tiles, where the published straight test is not", "[link]") {
    // The published algorithm starts on the first tile and treats it as a block.
    const auto as_published = [](const Grid& grid, Cell a, Cell b) {
        if (a.row != b.row) return false;
        for (int col = std::min(a.col, b.col); col < std::max(a.col, b.col); ++col)
            if (!grid.free({a.row, col})) return false;
        return true;
    };
    const auto d = draw({"######", "#A..B#", "######"});
    const Grid grid(d.board);
    CHECK_FALSE(as_published(grid, d.a, d.b));
    CHECK(oracles::by_composed_tests(grid, d.a, d.b));
    CHECK(links_straight(d.board, d.a, d.b));
}

TEST_CASE("every pair on every board of up to nine cells agrees with all other ways", "[link][property][slow]") {
    const auto size = GENERATE(Size{1, 1}, Size{1, 2}, Size{1, 5}, Size{4, 1}, Size{2, 2}, Size{2, 3}, Size{3, 2},
                               Size{2, 4}, Size{3, 3});
    CAPTURE(size.rows, size.cols);
    const int boards = 1 << size.cells();
    const int stride = std::max(1, 100 / scaled(100));
    for (int number = 0; number < boards; number += stride) {
        Occupancy board(size);
        for (int i = 0; i < size.cells(); ++i)
            if (((number >> i) & 1) != 0) board.fill({1 + i / size.cols, 1 + i % size.cols});
        const Subject subject(board);
        const int places = (size.rows + 2) * (size.cols + 2);
        for (int i = 0; i < places; ++i) {
            for (int j = 0; j < i; ++j) {
                const Cell a{i / (size.cols + 2), i % (size.cols + 2)};
                const Cell b{j / (size.cols + 2), j % (size.cols + 2)};
                const auto what = disagreement(subject, a, b);
                if (!what.empty()) FAIL(what << ", board " << number << ", " << to_text(a) << " to " << to_text(b));
            }
        }
    }
    SUCCEED();
}

TEST_CASE("seven ways agree on small boards", "[link][property][slow]") {
    const auto part = GENERATE(range(0, 4));
    ask_all_ways(static_cast<std::uint64_t>(100 + part), scaled(150'000), {1, 5}, {1, 5});
}

TEST_CASE("seven ways agree on boards up to ten by ten", "[link][property][slow]") {
    const auto part = GENERATE(range(0, 3));
    ask_all_ways(static_cast<std::uint64_t>(200 + part), scaled(100'000), {2, 10}, {2, 10});
}

TEST_CASE("seven ways agree on long and narrow boards", "[link][property][slow]") {
    ask_all_ways(300, scaled(30'000), {1, 3}, {1, max_side});
    ask_all_ways(301, scaled(30'000), {1, max_side}, {1, 3});
}

TEST_CASE("seven ways agree on boards as they are played", "[link][property][slow]") {
    ask_all_ways(400, scaled(40'000), {6, 16}, {8, 24});
}

TEST_CASE("seven ways agree on boards up to the largest", "[link][property][slow]") {
    ask_all_ways(500, scaled(3'000), {17, max_side}, {17, max_side});
    ask_all_ways(501, scaled(500), {max_side, max_side}, {max_side, max_side});
}
