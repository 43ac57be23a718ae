#include "twoturns/gravity.hpp"

#include <cstddef>

#include "core/gravity_parts.hpp"

namespace twoturns {
namespace {

constexpr std::array<std::string_view, all_gravities.size()> names{
    "none", "down", "up", "left", "right", "vertical-in", "vertical-out", "horizontal-in", "horizontal-out"};

/// A stretch of one row or column whose tiles slide towards its first cell.
struct Lane {
    Cell first;
    int row_step;
    int col_step;
    int length;
    [[nodiscard]] Cell at(int i) const { return {first.row + i * row_step, first.col + i * col_step}; }
};

void settle_lane(Board& board, const Lane& lane, std::vector<Slide>& slides) {
    int free = 0; // the place the next tile slides to
    for (int i = 0; i < lane.length; ++i) {
        const Cell from = lane.at(i);
        if (board.is_stone(from)) {
            free = i + 1;
        } else if (board.is_tile(from)) {
            if (const Cell to = lane.at(free); to != from) {
                board.put(to, board.tile(from));
                board.clear(from);
                slides.push_back({from, to});
            }
            ++free;
        }
    }
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

std::string_view name_of(Gravity gravity) { return names[static_cast<std::size_t>(gravity)]; }

std::optional<Gravity> gravity_from_name(std::string_view name) {
    for (const Gravity gravity : all_gravities)
        if (name_of(gravity) == name) return gravity;
    return std::nullopt;
}

std::vector<Slide> settle(Board& board, Gravity gravity) {
    std::vector<Slide> slides;
    const Size size = board.size();
    if (slides_along_rows(gravity)) {
        const auto parts = parts_of(gravity, size.cols);
        for (int row = 1; row <= size.rows; ++row)
            for (const GravityPart& part : parts)
                settle_lane(board, {{row, part.first}, 0, part.step, part.length}, slides);
    } else {
        const auto parts = parts_of(gravity, size.rows);
        for (int col = 1; col <= size.cols; ++col)
            for (const GravityPart& part : parts)
                settle_lane(board, {{part.first, col}, part.step, 0, part.length}, slides);
    }
    return slides;
}

} // namespace twoturns
