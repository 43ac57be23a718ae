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

GravityParts parts_of(const GravityTraits& traits, int length) {
    const auto part = [](Flow flow, int first, int cells) {
        return flow == Flow::to_start ? GravityPart{first, 1, cells} : GravityPart{first + cells - 1, -1, cells};
    };
    const auto [flow, second_flow] = traits.flows;
    if (flow == Flow::none) return {};
    if (!traits.has_midline()) return GravityParts{part(flow, 1, length)};
    const int half = length / 2;
    return {part(flow, 1, half), part(second_flow, half + 1, length - half)};
}

Gravity transposed(Gravity gravity) {
    const GravityTraits& its = traits_of(gravity);
    for (const Gravity other : all_gravities) {
        const GravityTraits& traits = traits_of(other);
        if (traits.axis != its.axis && traits.flows == its.flows && gravity != Gravity::none) return other;
    }
    return gravity;
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
