#include "twoturns/moves.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/limited_lines.hpp"
#include "support/maps.hpp"
#include "support/published_links.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/blocked.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;

namespace {

/// A second, slow implementation of the game on plain text: a string per row, '.' empty, '#' stone, letters tiles. It
/// shares with the core only the board parser and the gravity names.
struct PlainGame {
    std::vector<std::string> rows;

    [[nodiscard]] bool free(int row, int col) const {
        const int height = static_cast<int>(rows.size());
        const int width = static_cast<int>(rows.front().size());
        if (row < -1 || col < -1 || row > height || col > width) return false;
        if (row == -1 || col == -1 || row == height || col == width) return true;
        return at(row, col) == '.';
    }
    [[nodiscard]] char at(int row, int col) const {
        return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
    }
    char& at(int row, int col) { return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)]; }

    /// Walks from (row, col) in `direction` with `turns` turns left. Returns whether it reaches (to_row, to_col).
    [[nodiscard]] bool walk(int row, int col, int direction, int turns, int to_row, int to_col) const {
        static constexpr int row_step[]{-1, 0, 1, 0};
        static constexpr int col_step[]{0, 1, 0, -1};
        row += row_step[direction];
        col += col_step[direction];
        if (row == to_row && col == to_col) return true;
        if (!free(row, col)) return false;
        if (walk(row, col, direction, turns, to_row, to_col)) return true;
        return turns > 0 && (walk(row, col, (direction + 1) % 4, turns - 1, to_row, to_col) ||
                             walk(row, col, (direction + 3) % 4, turns - 1, to_row, to_col));
    }

    void fall_down() {
        for (bool moved = true; moved;) {
            moved = false;
            for (int row = 0; row + 1 < static_cast<int>(rows.size()); ++row) {
                for (int col = 0; col < static_cast<int>(rows.front().size()); ++col) {
                    if (at(row, col) == '.' || at(row, col) == '#' || at(row + 1, col) != '.') continue;
                    std::swap(at(row, col), at(row + 1, col));
                    moved = true;
                }
            }
        }
    }

    /// Returns the number of sequences of exactly `depth` moves.
    [[nodiscard]] long count(int depth, bool down) const {
        if (depth == 0) return 1;
        const int width = static_cast<int>(rows.front().size());
        const int cells = static_cast<int>(rows.size()) * width;
        long total = 0;
        for (int i = 0; i < cells; ++i) {
            for (int j = i + 1; j < cells; ++j) {
                const char kind = at(i / width, i % width);
                if (kind == '.' || kind == '#' || at(j / width, j % width) != kind) continue;
                bool joined = false;
                for (int direction = 0; direction < 4; ++direction)
                    joined = joined || walk(i / width, i % width, direction, 2, j / width, j % width);
                if (!joined) continue;
                PlainGame next = *this;
                next.at(i / width, i % width) = '.';
                next.at(j / width, j % width) = '.';
                if (down) next.fall_down();
                total += next.count(depth - 1, down);
            }
        }
        return total;
    }
};

/// Formats the game as board text.
std::string text_of(const PlainGame& game) {
    std::string text;
    for (const auto& row : game.rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += row[i];
            text += i + 1 < row.size() ? ' ' : '\n';
        }
    return text;
}

struct LineCost {
    std::vector<Cell> crossed; ///< the occupied cells under the line, in order along it, without its ends
    int turns = 0;
    int length = 0;

    friend bool operator==(const LineCost& a, const LineCost& b) {
        return a.crossed.size() == b.crossed.size() && a.turns == b.turns && a.length == b.length;
    }
};

int sign_of(int number) { return (number > 0) - (number < 0); }

/// Walks along the line step by step.
LineCost cost_of(const Occupancy& board, const std::vector<Cell>& points) {
    LineCost cost;
    cost.turns = static_cast<int>(points.size()) - 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Cell step{sign_of(points[i].row - points[i - 1].row), sign_of(points[i].col - points[i - 1].col)};
        REQUIRE((step.row == 0) != (step.col == 0));
        for (Cell at = points[i - 1]; at != points[i];) {
            at = {at.row + step.row, at.col + step.col};
            ++cost.length;
            if (at != points.back() && board.occupied(at)) cost.crossed.push_back(at);
        }
    }
    return cost;
}

/// Tries all lines of at most `most_turns` turns. Returns the one that crosses the fewest tiles and stones; of several
/// the one with the fewest turns, then the shortest.
std::optional<LineCost> cheapest_line(const Occupancy& board, Cell a, Cell b, int most_turns) {
    std::optional<LineCost> best;
    std::vector<Cell> points{a};
    const auto walk = [&](const auto& self, int last_direction, int turns_left) -> void {
        static constexpr int row_step[]{-1, 0, 1, 0};
        static constexpr int col_step[]{0, 1, 0, -1};
        for (int direction = 0; direction < 4; ++direction) {
            if (last_direction >= 0 && direction % 2 == last_direction % 2) continue;
            Cell at = points.back();
            for (;;) {
                at = {at.row + row_step[direction], at.col + col_step[direction]};
                if (!board.size().padded_contains(at)) break;
                points.push_back(at);
                if (at == b) {
                    LineCost cost = cost_of(board, points);
                    const auto key = [](const LineCost& of) {
                        return std::tuple(of.crossed.size(), of.turns, of.length);
                    };
                    if (!best || key(cost) < key(*best)) best = std::move(cost);
                } else if (turns_left > 0 && (turns_left > 1 || at.row == b.row || at.col == b.col)) {
                    self(self, direction, turns_left - 1);
                }
                points.pop_back();
                if (at == b) break;
            }
        }
    };
    walk(walk, -1, most_turns);
    return best;
}

long count_sequences(const Board& board, int depth, Gravity gravity) {
    if (depth == 0) return 1;
    long total = 0;
    for (const Move move : legal_moves(board))
        total += count_sequences(*apply(board, move, gravity), depth - 1, gravity);
    return total;
}

} // namespace

TEST_CASE("a pair is judged in a fixed order of reasons", "[moves]") {
    const Board board = board_of("A B A\n# . #\nB A A\n");
    CHECK(judge(board, {{0, 1}, {0, 1}}) == Verdict::outside);
    CHECK(judge(board, {{1, 1}, {1, 4}}) == Verdict::outside);
    CHECK(judge(board, {{4, 1}, {1, 1}}) == Verdict::outside);
    CHECK(judge(board, {{-5, 900}, {1, 1}}) == Verdict::outside);
    CHECK(judge(board, {{2, 2}, {2, 2}}) == Verdict::same_cell);
    CHECK(judge(board, {{1, 1}, {1, 1}}) == Verdict::same_cell);
    CHECK(judge(board, {{2, 1}, {2, 3}}) == Verdict::empty);
    CHECK(judge(board, {{2, 2}, {1, 1}}) == Verdict::empty);
    CHECK(judge(board, {{1, 1}, {2, 1}}) == Verdict::empty);
    CHECK(judge(board, {{1, 1}, {1, 2}}) == Verdict::different);
    CHECK(judge(board, {{1, 1}, {3, 2}}) == Verdict::blocked);
    CHECK(judge(board, {{1, 1}, {1, 3}}) == Verdict::linked);
    CHECK(judge(board, {{3, 2}, {3, 3}}) == Verdict::linked);
    CHECK(judge(board_of("A B\nB A\n"), {{1, 1}, {2, 2}}) == Verdict::blocked);
}

TEST_CASE("verdicts have the names the command line prints", "[moves]") {
    CHECK(name_of(Verdict::outside) == "outside");
    CHECK(name_of(Verdict::same_cell) == "same-cell");
    CHECK(name_of(Verdict::empty) == "empty");
    CHECK(name_of(Verdict::different) == "different");
    CHECK(name_of(Verdict::blocked) == "blocked");
    CHECK(name_of(Verdict::rule) == "rule");
    CHECK(name_of(Verdict::linked) == "linked");
}

TEST_CASE("a rule forbids lines with more turns, and says so only of pairs that have another line", "[moves][rule]") {
    const std::string_view text = "A . .\nC C .\nB B A\n";
    const auto verdict = [&](Rule rule, Move move) {
        Board board = board_of(text);
        board.set_rule(rule);
        CHECK(apply(board, move, Gravity::none).has_value() == (judge(board, move) == Verdict::linked));
        return judge(board, move);
    };
    const Move neighbours{{2, 1}, {2, 2}};
    const Move corner{{1, 1}, {3, 3}}; // right and down
    for (const Rule rule : all_rules) CHECK(verdict(rule, neighbours) == Verdict::linked);
    CHECK(verdict(Rule::any, corner) == Verdict::linked);
    CHECK(verdict(Rule::one_turn, corner) == Verdict::linked);
    CHECK(verdict(Rule::straight, corner) == Verdict::rule);
    Board shut = board_of("A B\nB A\n");
    shut.set_rule(Rule::straight);
    CHECK(judge(shut, {{1, 1}, {2, 2}}) == Verdict::blocked);
    Board around = board_of("A B A\n");
    for (const Rule rule : all_rules) {
        around.set_rule(rule);
        CHECK(judge(around, {{1, 1}, {1, 3}}) == (rule == Rule::any ? Verdict::linked : Verdict::rule));
    }
}

TEST_CASE("a line against the rule is shown with its turns too many", "[moves][rule]") {
    Occupancy board = board_of("A . .\nC C .\nB B A\n").occupancy();
    board.allow_turns(0);
    const BlockedLine corner = explain_block(board, {1, 1}, {3, 3});
    CHECK(corner == BlockedLine{{{1, 1}, {1, 3}, {3, 3}}, {{1, 3}}, true});
    Occupancy around = board_of("A B A\n").occupancy();
    around.allow_turns(1);
    const BlockedLine ring = explain_block(around, {1, 1}, {1, 3});
    CHECK(ring.points.size() == 4);
    CHECK(ring.marks == std::vector<Cell>{ring.points[2]});
    around.allow_turns(0);
    CHECK(explain_block(around, {1, 1}, {1, 3}).marks.size() == 2);
}

TEST_CASE("where tiles are in the way, the line has no more turns than the rule allows, or its turn is marked",
          "[moves][rule]") {
    Occupancy full = board_of("B C B C\nC A B C\nB C A B\nC B C B\n").occupancy();
    full.allow_turns(0);
    const BlockedLine bent = explain_block(full, {2, 2}, {3, 3});
    CHECK(bent.third_turn);
    REQUIRE(bent.points.size() == 3);
    CHECK(bent.marks == std::vector<Cell>{bent.points[1]});
    full.allow_turns(1);
    const BlockedLine corner = explain_block(full, {2, 2}, {3, 3});
    CHECK_FALSE(corner.third_turn);
    CHECK(corner.points.size() == 3);
    CHECK(corner.marks.size() == 1);
    Occupancy row = board_of("B C B C\nA C B A\nB C B C\n").occupancy();
    row.allow_turns(0);
    const BlockedLine straight = explain_block(row, {2, 1}, {2, 4});
    CHECK(straight.points == std::vector<Cell>{{2, 1}, {2, 4}});
    CHECK(straight.marks == std::vector<Cell>{{2, 2}, {2, 3}});
}

TEST_CASE("the line of a blocked pair is the best one that a search of all lines finds", "[moves][rule][property]") {
    Random random(51);
    std::array<int, 3> shown{}; // by the line's fault: the rule, a third turn, tiles in the way
    for (int round = 0; round < scaled(400); ++round) {
        const Size size{random_between(random, 1, 7), random_between(random, 2, 9)};
        Board board = random_board(random, size, 4, random_between(random, 40, 100), 10);
        board.set_rule(all_rules[random.index(all_rules.size())]);
        const Occupancy occupancy = board.occupancy();
        INFO(to_text(board));
        for (const Cell a : board.tile_cells())
            for (const Cell b : board.tile_cells()) {
                if (a == b || board.kind(a) != board.kind(b) || linked(occupancy, a, b)) continue;
                CAPTURE(name_of(board.rule()), to_text(a), to_text(b));
                const BlockedLine line = explain_block(occupancy, a, b);
                const LineCost cost = cost_of(occupancy, line.points);
                REQUIRE(line.points.front() == a);
                REQUIRE(line.points.back() == b);
                const int allowed = occupancy.most_turns();
                if (const auto by_any = cheapest_line(occupancy, a, b, 2); by_any->crossed.empty()) {
                    REQUIRE(cost == *by_any);
                    ++shown[0];
                } else if (const auto third = cheapest_line(occupancy, a, b, 3); third->crossed.empty()) {
                    REQUIRE(cost == *third);
                    ++shown[1];
                } else {
                    const bool bent = allowed == 0 && a.row != b.row && a.col != b.col;
                    const auto through = cheapest_line(occupancy, a, b, bent ? 1 : allowed);
                    REQUIRE(cost.crossed.size() == through->crossed.size());
                    REQUIRE(cost.turns == through->turns);
                    REQUIRE(cost.length == through->length);
                    REQUIRE(line.third_turn == bent);
                    REQUIRE(line.marks == (bent ? std::vector<Cell>{line.points[1]} : cost.crossed));
                    ++shown[2];
                    continue;
                }
                REQUIRE(line.third_turn);
                REQUIRE(line.marks == std::vector<Cell>(line.points.begin() + 1 + allowed, line.points.end() - 1));
            }
    }
    for (const int of_this_fault : shown) CHECK(of_this_fault > scaled(100));
}

TEST_CASE("boards of different rules are different boards", "[moves][rule]") {
    Board board = board_of("A A\n");
    const Board any = board;
    board.set_rule(Rule::one_turn);
    CHECK_FALSE(board == any);
    CHECK(board.rule() == Rule::one_turn);
    for (const Rule rule : all_rules) CHECK(rule_from_name(name_of(rule)) == rule);
    CHECK_FALSE(rule_from_name("Any"));
}

TEST_CASE("the moves are exactly the pairs that judge lets go, in order", "[moves][property]") {
    Random random(7);
    for (int round = 0; round < scaled(1500); ++round) {
        const Size size{random_between(random, 1, 9), random_between(random, 1, 9)};
        const Board board =
            random_board(random, size, random_between(random, 1, 12), random_between(random, 0, 100), 10);
        std::vector<Move> expected;
        for (int i = 0; i < size.cells(); ++i)
            for (int j = i + 1; j < size.cells(); ++j) {
                const Move move{{1 + i / size.cols, 1 + i % size.cols}, {1 + j / size.cols, 1 + j % size.cols}};
                if (judge(board, move) == Verdict::linked) expected.push_back(move);
            }
        INFO(to_text(board));
        REQUIRE(legal_moves(board) == expected);
        REQUIRE(has_legal_move(board) == !expected.empty());
    }
}

TEST_CASE("judge and a naive search agree on which tiles of a kind can go", "[moves][property]") {
    Random random(8);
    for (int round = 0; round < scaled(300); ++round) {
        const Size size{random_between(random, 2, 12), random_between(random, 2, 18)};
        Board board = random_board(random, size, 8, random_between(random, 40, 100), 5);
        for (const Rule rule : {Rule::straight, Rule::one_turn}) {
            board.set_rule(rule);
            INFO(to_text(board));
            REQUIRE(legal_moves(board) == testing::slow_moves(board));
        }
        board.set_rule(Rule::any);
        const oracles::Grid grid(board.occupancy());
        const auto cells = board.tile_cells();
        std::size_t naive = 0;
        for (const Cell a : cells)
            for (const Cell b : cells)
                if (a < b && board.kind(a) == board.kind(b) && oracles::by_dijkstra(grid, a, b)) ++naive;
        INFO(to_text(board));
        REQUIRE(legal_moves(board).size() == naive);
    }
}

TEST_CASE("boards of every size, rule and fill have the moves that a walk along all lines finds", "[moves][property]") {
    static constexpr std::array sizes{Size{1, 2},   Size{2, 1},  Size{1, 62}, Size{62, 1},  Size{2, 2},
                                      Size{2, 62},  Size{6, 14}, Size{8, 18}, Size{12, 24}, Size{16, 30},
                                      Size{30, 16}, Size{62, 3}, Size{3, 62}, Size{62, 62}};
    for (const Size size : sizes) {
        const int seeds = size.cells() > 1000 ? scaled(8) : scaled(120);
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(static_cast<std::uint64_t>(seed * 10'000 + size.cells() + size.rows));
            const int kinds = random_between(random, 1, std::max(1, size.cells() / 4));
            const int stones = seed % 3 == 0 ? 0 : random_between(random, 0, 30);
            Board board = random_board(random, size, std::max(kinds, size.cells() / 12),
                                       seed % 2 == 0 ? 100 : random_between(random, 20, 100), stones);
            if (seed % 4 == 1) add_walls(random, board, random_between(random, 1, 30));
            for (const Rule rule : all_rules) {
                board.set_rule(rule);
                std::vector<Move> expected;
                for (const auto& cells : board.cells_by_kind())
                    for (std::size_t i = 0; i < cells.size(); ++i)
                        for (std::size_t j = i + 1; j < cells.size(); ++j)
                            if (testing::joined(board, {.most_turns = most_turns(rule)}, cells[i], cells[j]))
                                expected.push_back({cells[i], cells[j]});
                std::sort(expected.begin(), expected.end());
                INFO(name_of(rule) << '\n' << to_text(board));
                REQUIRE(legal_moves(board) == expected);
                REQUIRE(has_legal_move(board) == !expected.empty());
            }
        }
    }
}

TEST_CASE("touching tiles go even when walled in, but not two stones", "[moves]") {
    const Board board = board_of("C D E F\nG A A H\nI B K L\nM B N O\nP Q R S\n");
    CHECK(legal_moves(board) == std::vector<Move>{{{2, 2}, {2, 3}}, {{3, 2}, {4, 2}}});
    CHECK(has_legal_move(board));
    const Board stones = board_of("C D E F\nG # # H\nI # K L\nM P N O\n");
    CHECK(legal_moves(stones).empty());
    CHECK_FALSE(has_legal_move(stones));
}

TEST_CASE("kinds far apart share no moves", "[moves]") {
    Board board{{1, 4}};
    for (int i = 0; i < 4; ++i) board.put({1, 1 + i}, {static_cast<Kind>(1 + 512 * (i % 2)), 0});
    CHECK(legal_moves(board) == std::vector<Move>{{{1, 1}, {1, 3}}, {{1, 2}, {1, 4}}});
}

TEST_CASE("the highest kind and a single kind are nothing special", "[moves]") {
    Board board{{1, 3}};
    board.put({1, 1}, {max_kinds - 1, 0});
    board.put({1, 3}, {max_kinds - 1, 1});
    CHECK(legal_moves(board) == std::vector<Move>{{{1, 1}, {1, 3}}});
    CHECK(legal_moves(Board{{3, 3}}).empty());
    CHECK_FALSE(has_legal_move(Board{{3, 3}}));
    CHECK(legal_moves(board_of("A A\nA A\n")).size() == 4);
}

TEST_CASE("a pair that may not go is not taken", "[moves]") {
    const Board shut = board_of("A B\nB A\n");
    for (const Gravity gravity : all_gravities) {
        Board board = shut;
        CHECK_FALSE(take_pair(board, {{1, 1}, {2, 2}}, gravity));
        CHECK(board == shut);
        CHECK_FALSE(apply(shut, {{1, 1}, {2, 2}}, gravity));
        CHECK_FALSE(remove_pair(shut, {{1, 1}, {2, 2}}, gravity));
        CHECK_FALSE(remove_pair(shut, {{1, 1}, {1, 2}}, gravity));
    }
}

TEST_CASE("a move takes its pair, lets the rest slide and leaves the old board alone", "[moves]") {
    const Board before = board_of("A B\nC A\nB C\n");
    const Board original = before;
    const auto after = apply(before, {{1, 2}, {3, 1}}, Gravity::down);
    CHECK_FALSE(after.has_value());
    const Board open = board_of("A B\nB B\nC A\n");
    const auto next = apply(open, {{2, 1}, {2, 2}}, Gravity::down);
    REQUIRE(next.has_value());
    CHECK(to_text(*next, {"A", "B", "C"}) == ". .\nA B\nC A\n");
    CHECK(before == original);
    CHECK_FALSE(apply(open, {{1, 1}, {1, 2}}, Gravity::none).has_value());
    CHECK_FALSE(apply(open, {{1, 1}, {9, 2}}, Gravity::none).has_value());
}

TEST_CASE("a move on the board itself does what settling all of it does", "[moves]") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Random random{seed};
        const Gravity gravity = all_gravities[seed % all_gravities.size()];
        CAPTURE(seed, name_of(gravity));
        const Size size{random_between(random, 1, 7), random_between(random, 1, 7)};
        Board board = random_board(random, size, 3, 90, 15);
        if (seed % 2 == 1) add_walls(random, board, 40);
        settle(board, gravity);
        for (const Move move : legal_moves(board)) {
            Board expected = board;
            expected.clear(move.a);
            expected.clear(move.b);
            const auto slides = settle(expected, gravity);
            Board after = board;
            std::vector<Slide> told;
            REQUIRE(take_pair(after, move, gravity, &told));
            REQUIRE(after == expected);
            REQUIRE(told == slides);
        }
        Board same = board;
        CHECK_FALSE(take_pair(same, {{1, 1}, {1, 1}}, gravity));
        CHECK(same == board);
    }
}

TEST_CASE("two implementations count the same sequences of moves", "[moves][slow]") {
    const PlainGame game{{"abca", "cb#d", "dacb", ".dab"}};
    const auto named = parse_board(text_of(game));
    REQUIRE(named);
    const Board& board = named->board;
    for (int depth = 1; depth <= 4; ++depth) {
        CAPTURE(depth);
        CHECK(count_sequences(board, depth, Gravity::none) == game.count(depth, false));
    }
    PlainGame settled = game;
    settled.fall_down();
    Board settled_board = board;
    settle(settled_board, Gravity::down);
    CHECK(to_text(settled_board, named->names) == text_of(settled));
    for (int depth = 1; depth <= 4; ++depth) {
        CAPTURE(depth);
        CHECK(count_sequences(settled_board, depth, Gravity::down) == settled.count(depth, true));
    }
}
