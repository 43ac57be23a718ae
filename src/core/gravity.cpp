#include "twoturns/gravity.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/gravity_parts.hpp"

namespace twoturns {
namespace {

enum class Axis : std::uint8_t {
    none,
    columns,
    rows,
};

/// Where the tiles of a row or column slide to; `outside` and `middle` take each half for itself.
enum class Towards : std::uint8_t {
    start,
    end,
    middle,
    outside,
};

struct Rule {
    Gravity gravity;
    std::string_view name;
    Axis axis;
    Towards towards;
};

/// All that is particular to a gravity, a row for each in the order of their numbers.
constexpr std::array<Rule, all_gravities.size()> rules{{
    {Gravity::none, "none", Axis::none, Towards::start},
    {Gravity::down, "down", Axis::columns, Towards::end},
    {Gravity::up, "up", Axis::columns, Towards::start},
    {Gravity::left, "left", Axis::rows, Towards::start},
    {Gravity::right, "right", Axis::rows, Towards::end},
    {Gravity::vertical_in, "vertical-in", Axis::columns, Towards::middle},
    {Gravity::vertical_out, "vertical-out", Axis::columns, Towards::outside},
    {Gravity::horizontal_in, "horizontal-in", Axis::rows, Towards::middle},
    {Gravity::horizontal_out, "horizontal-out", Axis::rows, Towards::outside},
}};

constexpr bool is_whole() {
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (rules[i].name.empty() || static_cast<std::size_t>(rules[i].gravity) != i ||
            all_gravities[i] != rules[i].gravity)
            return false;
    return true;
}
static_assert(is_whole(), "a gravity has no rule");

constexpr const Rule& rule_of(Gravity gravity) { return rules[static_cast<std::size_t>(gravity)]; }

/// A stretch of one row or column whose tiles slide towards its first cell.
struct Lane {
    Cell first;
    int row_step;
    int col_step;
    int length;
    [[nodiscard]] Cell at(int i) const { return {first.row + i * row_step, first.col + i * col_step}; }
};

void settle_lane(Board& board, const Lane& lane, std::vector<Slide>* slides) {
    int free = 0; // the place the next tile slides to
    for (int i = 0; i < lane.length; ++i) {
        const Cell from = lane.at(i);
        if (board.is_stone(from)) {
            free = i + 1;
        } else if (board.is_tile(from)) {
            if (const Cell to = lane.at(free); to != from) {
                board.slide(from, to);
                if (slides != nullptr) slides->push_back({from, to});
            }
            ++free;
        }
    }
}

/// All lanes of one row or column.
void settle_line(Board& board, bool is_row, int line, const std::vector<GravityPart>& parts,
                 std::vector<Slide>* slides) {
    for (const GravityPart& part : parts)
        settle_lane(board,
                    is_row ? Lane{{line, part.first}, 0, part.step, part.length}
                           : Lane{{part.first, line}, part.step, 0, part.length},
                    slides);
}

} // namespace

std::vector<GravityPart> parts_of(Gravity gravity, int length) {
    const Rule& rule = rule_of(gravity);
    if (rule.axis == Axis::none) return {};
    const int half = length / 2;
    switch (rule.towards) {
    case Towards::start: return {{1, 1, length}};
    case Towards::end: return {{length, -1, length}};
    case Towards::middle: return {{half, -1, half}, {half + 1, 1, length - half}};
    case Towards::outside: return {{1, 1, half}, {length, -1, length - half}};
    }
    return {};
}

bool slides_along_rows(Gravity gravity) { return rule_of(gravity).axis == Axis::rows; }

std::string_view name_of(Gravity gravity) { return rule_of(gravity).name; }

std::optional<Gravity> gravity_from_name(std::string_view name) {
    for (const Gravity gravity : all_gravities)
        if (name_of(gravity) == name) return gravity;
    return std::nullopt;
}

std::vector<Slide> settle(Board& board, Gravity gravity) {
    std::vector<Slide> slides;
    const Size size = board.size();
    const bool along_rows = slides_along_rows(gravity);
    const auto parts = parts_of(gravity, along_rows ? size.cols : size.rows);
    const int lines = along_rows ? size.rows : size.cols;
    for (int line = 1; line <= lines; ++line) settle_line(board, along_rows, line, parts, &slides);
    return slides;
}

void settle_after(Board& board, Gravity gravity, Cell a, Cell b, std::vector<Slide>* slides) {
    if (gravity == Gravity::none) return;
    const Size size = board.size();
    const bool along_rows = slides_along_rows(gravity);
    const auto parts = parts_of(gravity, along_rows ? size.cols : size.rows);
    const auto [first, last] = along_rows ? std::minmax({a.row, b.row}) : std::minmax({a.col, b.col});
    settle_line(board, along_rows, first, parts, slides);
    if (last != first) settle_line(board, along_rows, last, parts, slides);
}

} // namespace twoturns
