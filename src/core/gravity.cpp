#include "twoturns/gravity.hpp"

#include <algorithm>
#include <cstddef>

#include "core/gravity_parts.hpp"

namespace twoturns {
namespace {

constexpr std::array<std::string_view, all_gravities.size()> gravity_names{
    "none", "down", "up", "left", "right", "vertical-in", "vertical-out", "horizontal-in", "horizontal-out"};

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
    const int half = length / 2;
    switch (gravity) {
    case Gravity::none: return {};
    case Gravity::up:
    case Gravity::left: return {{1, 1, length}};
    case Gravity::down:
    case Gravity::right: return {{length, -1, length}};
    case Gravity::vertical_in:
    case Gravity::horizontal_in: return {{half, -1, half}, {half + 1, 1, length - half}};
    case Gravity::vertical_out:
    case Gravity::horizontal_out: return {{1, 1, half}, {length, -1, length - half}};
    }
    return {};
}

bool slides_along_rows(Gravity gravity) {
    return gravity == Gravity::left || gravity == Gravity::right || gravity == Gravity::horizontal_in ||
           gravity == Gravity::horizontal_out;
}

std::string_view name_of(Gravity gravity) { return gravity_names[static_cast<std::size_t>(gravity)]; }

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
