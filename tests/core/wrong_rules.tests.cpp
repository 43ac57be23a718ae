// Path-checkers and gravities with one fault each. Named examples must refuse every one of them and accept the real
// ones, so that a fault of this kind cannot slip through.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;

namespace {

// ---- path-checkers

/// The rules of lines, each of which a wrong checker may break.
struct Law {
    int most_turns = 2;
    bool top = true, bottom = true, left = true, right = true; ///< whether lines may use that side of the ring
    bool upright = true, level = true;                         ///< whether the middle part may be vertical, horizontal
    bool inside = true, outside = true;                        ///< whether it may lie between the ends, or elsewhere
    bool test_corners = true, test_middle = true, test_arms = true;
    bool test_first = true, test_last = true; ///< whether the cells next to the ends are tested
    bool ends_block = false;                  ///< whether the ends block their own line
    bool forward_only = false;                ///< whether the first part may only go right or down
    bool square = false;                      ///< whether the numbers of rows and columns are exchanged
    int bits = 64;                            ///< cells from this column on seem free
};

class Checker {
public:
    Checker(const Occupancy& board, const Law& law, Cell a, Cell b) : board_(board), law_(law), a_(a), b_(b) {}

    [[nodiscard]] bool linked() const {
        const Size size = board_.size();
        for (int col = 0; law_.upright && col <= size.cols + 1; ++col) {
            const int turns = a_.row == b_.row ? 0 : (col == a_.col ? 0 : 1) + (col == b_.col ? 0 : 1);
            if (allowed(turns, col, a_.col, b_.col) && open({a_.row, col}, {b_.row, col})) return true;
        }
        for (int row = 0; law_.level && row <= size.rows + 1; ++row) {
            const int turns = a_.col == b_.col ? 0 : (row == a_.row ? 0 : 1) + (row == b_.row ? 0 : 1);
            if (allowed(turns, row, a_.row, b_.row) && open({row, a_.col}, {row, b_.col})) return true;
        }
        return false;
    }

private:
    [[nodiscard]] bool allowed(int turns, int middle, int a, int b) const {
        const bool inside = middle >= std::min(a, b) && middle <= std::max(a, b);
        return turns <= law_.most_turns && (inside ? law_.inside : law_.outside);
    }
    [[nodiscard]] bool free(Cell c) const {
        const Size size = law_.square ? Size{board_.size().cols, board_.size().rows} : board_.size();
        if (c.row > size.rows + 1 || c.col > size.cols + 1) return false;
        if ((c.row == 0 && !law_.top) || (c.row == size.rows + 1 && !law_.bottom)) return false;
        if ((c.col == 0 && !law_.left) || (c.col == size.cols + 1 && !law_.right)) return false;
        return c.col >= law_.bits || !board_.occupied(c);
    }
    [[nodiscard]] static bool next_to(Cell one, Cell two) {
        return std::abs(one.row - two.row) + std::abs(one.col - two.col) == 1;
    }
    [[nodiscard]] bool clear(Cell from, Cell to) const {
        const Cell step{(to.row > from.row) - (to.row < from.row), (to.col > from.col) - (to.col < from.col)};
        for (Cell c = from; c != to; c = {c.row + step.row, c.col + step.col}) {
            if (c == from && !(law_.ends_block && c == a_)) continue;
            if ((next_to(c, a_) && !law_.test_first) || (next_to(c, b_) && !law_.test_last)) continue;
            if (!free(c)) return false;
        }
        return true;
    }
    [[nodiscard]] bool open(Cell one, Cell two) const {
        const auto corner = [&](Cell c) { return c == a_ || c == b_ || !law_.test_corners || free(c); };
        if (law_.forward_only && (one.row < a_.row || one.col < a_.col)) return false;
        return corner(one) && corner(two) && (!law_.test_arms || (clear(a_, one) && clear(two, b_))) &&
               (!law_.test_middle || clear(one, two));
    }

    const Occupancy& board_;
    const Law& law_;
    Cell a_;
    Cell b_;
};

/// Three turns: two lines of one turn over a free cell.
bool with_three_turns(const Occupancy& board, Cell a, Cell b) {
    const Law one_turn{.most_turns = 1};
    for (int row = 0; row <= board.size().rows + 1; ++row)
        for (int col = 0; col <= board.size().cols + 1; ++col) {
            const Cell over{row, col};
            if (!board.occupied(over) && Checker(board, one_turn, a, over).linked() &&
                Checker(board, one_turn, over, b).linked())
                return true;
        }
    return linked(board, a, b);
}

/// Breadth-first search that remembers for each cell that it was reached, but not in which direction.
bool with_turns_by_cell(const Occupancy& board, Cell a, Cell b) {
    struct State {
        Cell cell;
        int direction;
        int turns;
    };
    static constexpr std::array<Cell, 4> steps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    const Size size = board.size();
    std::vector<std::vector<bool>> seen(static_cast<std::size_t>(size.rows + 2),
                                        std::vector<bool>(static_cast<std::size_t>(size.cols + 2)));
    std::array<std::queue<State>, 4> by_turns;
    for (int direction = 0; direction < 4; ++direction) by_turns[0].push({a, direction, 0});
    for (std::size_t turns = 0; turns < 3; ++turns)
        for (auto& queue = by_turns[turns]; !queue.empty(); queue.pop()) {
            const State from = queue.front();
            const Cell step = steps[static_cast<std::size_t>(from.direction)];
            const Cell to{from.cell.row + step.row, from.cell.col + step.col};
            if (to == b) return true;
            if (!size.padded_contains(to) || board.occupied(to)) continue;
            auto at = seen[static_cast<std::size_t>(to.row)].begin() + to.col;
            if (*at) continue;
            *at = true;
            queue.push({to, from.direction, from.turns});
            for (const int turn : {1, 3}) by_turns[turns + 1].push({to, (from.direction + turn) % 4, from.turns + 1});
        }
    return false;
}

struct LinkExample {
    const char* name;
    std::vector<std::string_view> rows;
    bool linked;
};

constexpr std::string_view wide_wall = "####################################";
constexpr std::string_view wide_line = "###############################A#B##";

const std::vector<LinkExample>& link_examples() {
    static const std::vector<LinkExample> examples{
        {"neighbours are linked", {"###", "AB#", "###"}, true},
        {"diagonal neighbours are not", {"####", "#A##", "##B#", "####"}, false},
        {"a tile in between blocks a straight line", {"#####", "#A#B#", "#####"}, false},
        {"a free row joins its ends", {"#####", "A...B", "#####"}, true},
        {"a free column joins its ends", {"#A#", "#.#", "#.#", "#B#"}, true},
        {"one turn", {"####", "A..#", "##.#", "##B#"}, true},
        {"a taken corner is no corner", {"#####", "#A.##", "###.#", "###B#", "#####"}, false},
        {"two turns between the ends", {"####", "A.##", "#.##", "#.B#", "####"}, true},
        {"two turns between the ends, lying", {"#A###", "#...#", "###B#", "#####"}, true},
        {"two turns outside the ends", {"#####", "#...#", "#A#B#", "#####"}, true},
        {"around above", {"A#B", "###"}, true},
        {"around below", {"###", "A#B"}, true},
        {"around on the left", {"A#", "##", "B#"}, true},
        {"around on the right", {"#A", "##", "#B"}, true},
        {"three turns are too many", {"#####", "A..##", "##..#", "###B#", "#####"}, false},
        {"a middle part that is blocked", {"######", "#A..##", "##.###", "####.#", "###.B#", "######"}, false},
        {"a first part that is blocked", {"#####", "A#.##", "##.##", "##.B#", "#####"}, false},
        {"a last part that is blocked", {"######", "A.####", "#.####", "#.##B#", "######"}, false},
        {"lines go left and up, too", {"####", "#..#", "#B.#", "##.#", "##A#", "####"}, true},
        {"the far side of a long board", {"#########", "#######A#", "#######.#", "#######B#", "#########"}, true},
        {"columns beyond the thirty-second", {wide_wall, wide_line, wide_wall}, false},
        {"a cell may be reached in two ways", {"B.", ".#", "#.", "A#"}, true},
    };
    return examples;
}

/// Returns the first example that the checker gets wrong in either direction; an empty name if it gets all right.
template <class Test> std::string_view caught_by(const Test& test) {
    for (const LinkExample& example : link_examples()) {
        const Drawing d = draw(example.rows);
        if (test(d.board, d.a, d.b) != example.linked || test(d.board, d.b, d.a) != example.linked) return example.name;
    }
    return {};
}

struct WrongLaw {
    const char* fault;
    Law law;
};

const std::array<WrongLaw, 20> wrong_laws{{
    {"no line leaves the board", {.top = false, .bottom = false, .left = false, .right = false}},
    {"no line runs above the board", {.top = false}},
    {"no line runs below the board", {.bottom = false}},
    {"no line runs left of the board", {.left = false}},
    {"no line runs right of the board", {.right = false}},
    {"only straight lines", {.most_turns = 0}},
    {"at most one turn", {.most_turns = 1}},
    {"no vertical middle part", {.upright = false}},
    {"no horizontal middle part", {.level = false}},
    {"no middle part between the ends", {.inside = false}},
    {"no middle part beyond the ends", {.outside = false}},
    {"corners are not tested", {.test_corners = false}},
    {"middle parts are not tested", {.test_middle = false}},
    {"first and last parts are not tested", {.test_arms = false}},
    {"the cell next to the first end is not tested", {.test_first = false}},
    {"the cell next to the second end is not tested", {.test_last = false}},
    {"the first end blocks its own line", {.ends_block = true}},
    {"the first part goes right or down", {.forward_only = true}},
    {"rows and columns are mixed up", {.square = true}},
    {"words of 32 bits", {.bits = 33}},
}};

// ---- gravities

/// What a wrong gravity does otherwise.
struct Bent {
    std::function<Gravity(Gravity)> instead = {};
    bool middle_to_first = false;
    bool no_midline = false;
    std::array<bool, 2> stays{}; ///< by half
    bool over_stones = false, over_walls = false, into_walls = false, with_stones = false;
    bool one_step = false, reversed = false, short_of_stones = false, one_gap = false;
    bool first_line_only = false, not_last_line = false;
};

/// Lets the tiles of one line or half a line slide towards its first cell.
void slide_part(Board& board, std::vector<Cell> cells, const Bent& bent) {
    if (bent.reversed) {
        std::vector<Tile> tiles;
        for (const Cell cell : cells)
            if (board.is_tile(cell)) tiles.push_back(board.tile(cell));
        for (const Cell cell : cells) {
            if (!board.is_tile(cell)) continue;
            board.put(cell, tiles.back());
            tiles.pop_back();
        }
    }
    std::size_t to = 0;
    int gaps = 0;
    const auto may_enter = [&](Cell cell) { return board.is_empty(cell) && (bent.into_walls || !board.is_wall(cell)); };
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const Cell from = cells[at];
        const bool moves = board.is_tile(from) || (bent.with_stones && board.is_stone(from));
        if (!moves) {
            const bool stops = (board.is_stone(from) && !bent.over_stones) ||
                               (board.is_wall(from) && !bent.over_walls && !bent.into_walls);
            if (stops) to = at + (bent.short_of_stones && board.is_stone(from) ? 2 : 1);
            continue;
        }
        while (to < at && !may_enter(cells[to])) ++to;
        if (to >= at) {
            to = std::max(to, at + 1);
            continue;
        }
        gaps += at > 0 && board.is_empty(cells[at - 1]) ? 1 : 0;
        const std::size_t goal = bent.one_step ? at - 1 : to;
        if ((bent.one_gap && gaps > 1) || !may_enter(cells[goal])) continue;
        if (board.is_stone(from)) {
            board.clear(from);
            board.put_stone(cells[goal]);
        } else {
            const Tile tile = board.tile(from);
            board.clear(from);
            board.put(cells[goal], tile);
        }
        to = goal + 1;
    }
}

void settle_bent(Board& board, Gravity gravity, const Bent& bent) {
    if (bent.instead) gravity = bent.instead(gravity);
    const GravityTraits traits = traits_of(gravity);
    if (traits.axis == Axis::none) return;
    const bool rows = traits.axis == Axis::rows;
    const int lines = rows ? board.size().rows : board.size().cols;
    const int length = rows ? board.size().cols : board.size().rows;
    for (int line = 1; line <= lines; ++line) {
        if ((bent.first_line_only && line > 1) || (bent.not_last_line && line == lines && line > 1)) continue;
        const bool halves = traits.has_midline() && !bent.no_midline;
        const int end_of_first = !halves ? length : bent.middle_to_first ? (length + 1) / 2 : length / 2;
        for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
            std::vector<Cell> cells;
            for (int i = half == 0 ? 1 : end_of_first + 1; i <= (half == 0 ? end_of_first : length); ++i)
                cells.push_back(rows ? Cell{line, i} : Cell{i, line});
            if (cells.empty() || bent.stays[half]) continue;
            if (traits.flows[half] == Flow::to_end) std::reverse(cells.begin(), cells.end());
            slide_part(board, cells, bent);
        }
    }
}

struct SlideExample {
    const char* name;
    Gravity gravity;
    const char* before;
    const char* after;
};

constexpr std::array slide_examples{
    SlideExample{"nothing slides without gravity", Gravity::none, "A .\n. B\n", "A .\n. B\n"},
    SlideExample{"down to the last row, in order", Gravity::down, "A\nB\n.\n.\n", ".\n.\nA\nB\n"},
    SlideExample{"up to the first row, in order", Gravity::up, ".\nA\n.\nB\n", "A\nB\n.\n.\n"},
    SlideExample{"left, past several gaps", Gravity::left, ". A . . B . C\n", "A B C . . . .\n"},
    SlideExample{"right, in every row", Gravity::right, "A . .\nB . .\nC . .\n", ". . A\n. . B\n. . C\n"},
    SlideExample{"not past a stone", Gravity::left, ". # . A\n", ". # A .\n"},
    SlideExample{"stones stay", Gravity::right, "A # . .\n", "A # . .\n"},
    SlideExample{"not past a wall", Gravity::right, "A . _ . B .\n", ". A _ . . B\n"},
    SlideExample{"not into a wall", Gravity::down, "A\n_\n_\n", "A\n_\n_\n"},
    SlideExample{"both halves to the midline", Gravity::horizontal_in, "A . . . B .\n", ". . A B . .\n"},
    SlideExample{"both halves to the edges", Gravity::horizontal_out, ". . A B . .\n", "A . . . . B\n"},
    SlideExample{"upper and lower half to the midline", Gravity::vertical_in, "A\n.\n.\nB\n", ".\nA\nB\n.\n"},
    SlideExample{"upper and lower half to the edges", Gravity::vertical_out, ".\nA\nB\n.\n", "A\n.\n.\nB\n"},
    SlideExample{"the middle line goes with the second half", Gravity::horizontal_out, ". . A . .\n", ". . . . A\n"},
};

template <class Settle> std::string_view slides_caught_by(const Settle& settle) {
    for (const SlideExample& example : slide_examples) {
        const auto before = parse_board(example.before);
        REQUIRE(before);
        Board board = before->board;
        settle(board, example.gravity);
        if (to_text(board, before->names) != example.after) return example.name;
    }
    return {};
}

Gravity exchanged(Gravity gravity, Gravity one, Gravity two) {
    return gravity == one ? two : gravity == two ? one : gravity;
}

struct WrongGravity {
    const char* fault;
    Bent bent;
};

const std::vector<WrongGravity>& wrong_gravities() {
    using enum Gravity;
    static const auto swap = [](Gravity one, Gravity two) {
        return [one, two](Gravity gravity) { return exchanged(gravity, one, two); };
    };
    static const std::vector<WrongGravity> wrong{
        {"everything falls down", {.instead = [](Gravity) { return down; }}},
        {"without gravity tiles fall", {.instead = [](Gravity g) { return g == none ? down : g; }}},
        {"nothing ever slides", {.instead = [](Gravity) { return none; }}},
        {"up and down are exchanged", {.instead = swap(up, down)}},
        {"left and right are exchanged", {.instead = swap(left, right)}},
        {"rows and columns are exchanged", {.instead = [](Gravity g) { return transposed(g); }}},
        {"in and out are exchanged in rows", {.instead = swap(horizontal_in, horizontal_out)}},
        {"in and out are exchanged in columns", {.instead = swap(vertical_in, vertical_out)}},
        {"the middle line goes with the first half", {.middle_to_first = true}},
        {"there is no midline", {.no_midline = true}},
        {"the second half stays", {.stays = {false, true}}},
        {"the first half stays", {.stays = {true, false}}},
        {"tiles pass stones", {.over_stones = true}},
        {"stones slide", {.with_stones = true}},
        {"tiles pass walls", {.over_walls = true}},
        {"tiles enter walls", {.into_walls = true}},
        {"tiles slide one step", {.one_step = true}},
        {"tiles change their order", {.reversed = true}},
        {"tiles stop short of stones", {.short_of_stones = true}},
        {"only one gap is closed", {.one_gap = true}},
        {"only the first line slides", {.first_line_only = true}},
        {"the last line does not slide", {.not_last_line = true}},
    };
    return wrong;
}

} // namespace

TEST_CASE("the path-checker gets every named example right", "[link][wrong]") {
    CHECK(caught_by([](const Occupancy& board, Cell a, Cell b) { return linked(board, a, b); }).empty());
    CHECK(caught_by([](const Occupancy& board, Cell a, Cell b) { return find_link(board, a, b).has_value(); }).empty());
    const Law right;
    CHECK(caught_by([&](const Occupancy& board, Cell a, Cell b) {
              return Checker(board, right, a, b).linked();
          }).empty());
}

TEST_CASE("twenty-two wrong path-checkers fail a named example", "[link][wrong]") {
    for (const WrongLaw& wrong : wrong_laws) {
        INFO(wrong.fault);
        const auto name =
            caught_by([&](const Occupancy& board, Cell a, Cell b) { return Checker(board, wrong.law, a, b).linked(); });
        CHECK_FALSE(name.empty());
    }
    CHECK(caught_by(with_three_turns) == "three turns are too many");
    CHECK(caught_by(with_turns_by_cell) == "a cell may be reached in two ways");
}

TEST_CASE("wrong path-checkers fail at ten examples at least", "[link][wrong]") {
    std::vector<std::string_view> names;
    for (const WrongLaw& wrong : wrong_laws)
        names.push_back(caught_by(
            [&](const Occupancy& board, Cell a, Cell b) { return Checker(board, wrong.law, a, b).linked(); }));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    CHECK(names.size() >= 10);
}

TEST_CASE("the gravities get every named example right", "[gravity][wrong]") {
    CHECK(slides_caught_by([](Board& board, Gravity gravity) { settle(board, gravity); }).empty());
    CHECK(slides_caught_by([](Board& board, Gravity gravity) { settle_bent(board, gravity, {}); }).empty());
}

TEST_CASE("twenty-two wrong gravities fail a named example", "[gravity][wrong]") {
    REQUIRE(wrong_gravities().size() == 22);
    for (const WrongGravity& wrong : wrong_gravities()) {
        INFO(wrong.fault);
        CHECK_FALSE(
            slides_caught_by([&](Board& board, Gravity gravity) { settle_bent(board, gravity, wrong.bent); }).empty());
    }
}
