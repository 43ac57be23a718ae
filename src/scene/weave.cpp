#include "scene/weave.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace twoturns::scene {
namespace {

using ui::Colour;
using ui::Point;

constexpr std::array ramp{ui::rgb(0x1F6F78), ui::rgb(0x27866A), ui::rgb(0x649437),
                          ui::rgb(0xB08A16), ui::rgb(0xD67318), ui::rgb(0xB8402A)};

/// How far the thread of that number lies beside its line: nine places, neighbours in time far apart.
float aside(std::size_t number) { return (static_cast<float>(5 * number % 9) - 4) * (most_aside / 4); }

std::uint8_t between(std::uint8_t a, std::uint8_t b, float t) {
    return static_cast<std::uint8_t>(std::lround(static_cast<float>(a) * (1 - t) + static_cast<float>(b) * t));
}

/// From `at` as far towards `to` as a turn reaches; all lines run along rows and columns.
Point past_turn(Point at, Point to) {
    const auto step = [](float from, float end) {
        return std::clamp(end - from, -thread_corner, thread_corner); // nothing across the line
    };
    return {at.x + step(at.x, to.x), at.y + step(at.y, to.y)};
}

} // namespace

std::vector<Thread> threads_of(const std::vector<Link>& lines) {
    std::vector<Thread> threads;
    threads.reserve(lines.size());
    const auto last = static_cast<float>(std::max<std::size_t>(2, lines.size()) - 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const float middle = 0.5F + aside(i);
        Thread thread{{}, thread_colour(static_cast<float>(i) / last)};
        for (const Cell cell : lines[i])
            thread.points.push_back({static_cast<float>(cell.col) + middle, static_cast<float>(cell.row) + middle});
        threads.push_back(std::move(thread));
    }
    return threads;
}

Weave weave_of(const game::Timeline& game) {
    const Board start = game.board_of(0);
    Weave weave{start.size(), start.tile_cells(), {}, {}, {}};
    for (int row = 1; row <= start.size().rows; ++row)
        for (int col = 1; col <= start.size().cols; ++col)
            if (start.is_stone({row, col})) weave.stones.push_back({row, col});
    std::vector<Link> lines;
    game::Timeline again{start, game.gravity()};
    for (game::Entry& entry : game.way_here()) {
        if (const auto* move = std::get_if<Move>(&entry.action)) {
            lines.push_back(*find_link(again.board().occupancy(), move->a, move->b));
            weave.last = again.board().kind(move->b);
        }
        again.add(std::move(entry));
    }
    weave.threads = threads_of(lines);
    return weave;
}

Colour thread_colour(float t) {
    const float place = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(ramp.size() - 1);
    const std::size_t from = std::min(static_cast<std::size_t>(place), ramp.size() - 2);
    const Colour a = ramp[from];
    const Colour b = ramp[from + 1];
    const float share = place - static_cast<float>(from);
    return {between(a.r, b.r, share), between(a.g, b.g, share), between(a.b, b.b, share), 255};
}

std::vector<Straight> straights_of(const Thread& thread) {
    std::vector<Straight> all;
    const std::vector<Point>& points = thread.points;
    for (std::size_t i = 1; i < points.size(); ++i)
        all.push_back({i == 1 ? points[0] : past_turn(points[i - 1], points[i]),
                       i + 1 == points.size() ? points[i] : past_turn(points[i], points[i - 1])});
    return all;
}

std::size_t threads_shown(std::size_t all, float t) {
    const float left = 1 - std::clamp(t, 0.0F, 1.0F);
    return static_cast<std::size_t>(static_cast<float>(all) * (1 - left * left));
}

} // namespace twoturns::scene
