#include "twoturns/gravity.hpp"

#include <algorithm>

#include "core/gravity_parts.hpp"

namespace twoturns {
namespace {

/// Lets the tiles of one row or column slide.
void settle_line(Board& board, const SlidingLines& lines, int line, std::vector<Slide>* slides) {
    for (const GravityPart& part : lines.parts()) {
        int free = 0; // the index of the place that the next tile slides to
        for (int i = 0; i < part.length; ++i) {
            const Cell from = lines.cell(line, part, i);
            if (board.stops_tiles(from)) {
                free = i + 1;
            } else if (board.is_tile(from)) {
                if (const Cell to = lines.cell(line, part, free); to != from) {
                    board.slide(from, to);
                    if (slides != nullptr) slides->push_back({from, to});
                }
                ++free;
            }
        }
    }
}

} // namespace

GravityParts parts_of(Flow flow, int length) {
    const int half = length / 2;
    switch (flow) {
    case Flow::none: break;
    case Flow::to_start: return GravityParts{{1, 1, length}};
    case Flow::to_end: return GravityParts{{length, -1, length}};
    case Flow::to_middle: return {{half, -1, half}, {half + 1, 1, length - half}};
    case Flow::from_middle: return {{1, 1, half}, {length, -1, length - half}};
    }
    return {};
}

std::optional<Gravity> gravity_from_name(std::string_view name) {
    for (const Gravity gravity : all_gravities)
        if (name_of(gravity) == name) return gravity;
    return std::nullopt;
}

std::vector<Slide> settle(Board& board, Gravity gravity) {
    std::vector<Slide> slides;
    const SlidingLines lines{gravity, board.size()};
    for (int line = 1; line <= lines.count(); ++line) settle_line(board, lines, line, &slides);
    return slides;
}

Board settled(Board board, Gravity gravity) {
    settle(board, gravity);
    return board;
}

void settle_after(Board& board, Gravity gravity, Cell a, Cell b, std::vector<Slide>* slides) {
    if (gravity == Gravity::none) return;
    const SlidingLines lines{gravity, board.size()};
    const auto [first, last] = std::minmax({lines.line_of(a), lines.line_of(b)});
    settle_line(board, lines, first, slides);
    if (last != first) settle_line(board, lines, last, slides);
}

} // namespace twoturns
