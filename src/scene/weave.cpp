#include "scene/weave.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <tuple>
#include <utility>
#include <variant>

namespace twoturns::scene {
namespace {

using ui::Colour;
using ui::Point;

constexpr std::array ramp{ui::rgb(0x1F6F78), ui::rgb(0x27866A), ui::rgb(0x649437),
                          ui::rgb(0xB08A16), ui::rgb(0xD67318), ui::rgb(0xB8402A)};

constexpr std::size_t lanes_kept = 5; // of a row whose threads keep their lanes
constexpr float width_in_lane = 0.4F; // narrow enough to leave the neighbouring lanes visible

/// A segment of a thread, or the end of a thread across its last segment. Each needs a lane of a row or column.
struct LaneUser {
    bool in_row = true;
    int line = 0; ///< the row or column
    int from = 0; ///< first cell along the line
    int to = 0;
    std::size_t thread = 0;
    std::size_t first = 0; ///< first of the thread's points that lie in the lane
    std::size_t last = 0;
};

std::vector<LaneUser> lane_users_of(const std::vector<Link>& lines) {
    std::vector<LaneUser> all;
    const auto add = [&](bool in_row, std::size_t thread, std::size_t first, std::size_t last) {
        const Cell a = lines[thread][first];
        const Cell b = lines[thread][last];
        const auto [from, to] = in_row ? std::minmax(a.col, b.col) : std::minmax(a.row, b.row);
        all.push_back({in_row, in_row ? a.row : a.col, from, to, thread, first, last});
    };
    for (std::size_t thread = 0; thread < lines.size(); ++thread) {
        const Link& line = lines[thread];
        const std::size_t last = line.size() - 1;
        const auto in_row = [&](std::size_t part) { return line[part].row == line[part + 1].row; };
        for (std::size_t part = 0; part < last; ++part) add(in_row(part), thread, part, part + 1);
        add(!in_row(0), thread, 0, 0);
        add(!in_row(last - 1), thread, last, last);
    }
    return all;
}

float step_of(std::size_t lanes) { return std::min(lane_step, lane_room / static_cast<float>(lanes)); }

/// Returns the offset of a lane from the middle of its row or column; the first lanes are the nearest.
float offset_of(std::size_t lane, std::size_t lanes) {
    const std::size_t middle = (lanes - 1) / 2;
    const std::size_t place = lane % 2 == 1 ? middle + (lane + 1) / 2 : middle - lane / 2;
    return (static_cast<float>(place) - static_cast<float>(lanes - 1) / 2) * step_of(lanes);
}

std::uint8_t between(std::uint8_t a, std::uint8_t b, float t) {
    return static_cast<std::uint8_t>(std::lround(static_cast<float>(a) * (1 - t) + static_cast<float>(b) * t));
}

/// Returns the point on the way from `at` to `to` at which a turn ends. All lines are horizontal or vertical.
Point past_turn(Point at, Point to, float reach) {
    const auto step = [&](float from, float end) { return std::clamp(end - from, -reach, reach); };
    return {at.x + step(at.x, to.x), at.y + step(at.y, to.y)};
}

/// Returns the radius of the turn at a point. A short segment is shared with the turn at its other end.
float turn_at(const std::vector<Point>& points, std::size_t at) {
    const auto room = [&](std::size_t a, std::size_t b) {
        const float length = std::abs(points[a].x - points[b].x) + std::abs(points[a].y - points[b].y);
        return a == 0 || b + 1 == points.size() ? length : length / 2;
    };
    return std::min({thread_corner, room(at - 1, at), room(at, at + 1)});
}

} // namespace

std::vector<Thread> threads_of(const std::vector<Link>& lines, Lanes how) {
    std::vector<Thread> threads;
    threads.reserve(lines.size());
    const auto last = static_cast<float>(std::max<std::size_t>(2, lines.size()) - 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Thread thread{{}, thread_colour(static_cast<float>(i) / last)};
        for (const Cell cell : lines[i])
            thread.points.push_back({static_cast<float>(cell.col) + 0.5F, static_cast<float>(cell.row) + 0.5F});
        threads.push_back(std::move(thread));
    }
    std::vector<LaneUser> users = lane_users_of(lines);
    // Taken from the left to the right, users share the fewest lanes.
    const auto order = [&](const LaneUser& one) {
        return std::tuple{one.in_row, one.line, how == Lanes::fewest ? one.from : 0, one.thread};
    };
    std::stable_sort(users.begin(), users.end(), [&](auto& a, auto& b) { return order(a) < order(b); });
    for (auto begin = users.begin(); begin != users.end();) {
        const auto end = std::find_if(begin, users.end(), [&](const LaneUser& one) {
            return one.in_row != begin->in_row || one.line != begin->line;
        });
        std::vector<std::vector<LaneUser>> lanes;
        std::vector<std::size_t> lane_of;
        for (auto user = begin; user != end; ++user) {
            const auto meets = [&](const LaneUser& other) { return other.from <= user->to && user->from <= other.to; };
            const auto free = std::find_if(lanes.begin(), lanes.end(), [&](const std::vector<LaneUser>& lane) {
                return std::none_of(lane.begin(), lane.end(), meets);
            });
            lane_of.push_back(static_cast<std::size_t>(free - lanes.begin()));
            if (free == lanes.end())
                lanes.push_back({*user});
            else
                free->push_back(*user);
        }
        const std::size_t room = how == Lanes::fewest ? lanes.size() : std::max(lanes_kept, lanes.size());
        for (auto user = begin; user != end; ++user) {
            const float by = offset_of(lane_of[static_cast<std::size_t>(user - begin)], room);
            Thread& thread = threads[user->thread];
            for (std::size_t point = user->first; point <= user->last; ++point)
                (user->in_row ? thread.points[point].y : thread.points[point].x) += by;
            thread.width = std::min(thread.width, width_in_lane * step_of(room));
        }
        begin = end;
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
        must(again.add(std::move(entry)));
    }
    weave.threads = threads_of(lines);
    return weave;
}

namespace {

/// Returns the colour at a place of a ramp, 0 .. 1.
Colour blended(std::span<const Colour> colours, float t) {
    const float place = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(colours.size() - 1);
    const std::size_t from = std::min(static_cast<std::size_t>(place), colours.size() - 2);
    const Colour a = colours[from];
    const Colour b = colours[from + 1];
    const float share = place - static_cast<float>(from);
    return {between(a.r, b.r, share), between(a.g, b.g, share), between(a.b, b.b, share), 255};
}

} // namespace

Colour thread_colour(float t) { return blended(ramp, t); }

void dye(Weave& weave, const Hues& hues) {
    const auto last = static_cast<float>(std::max<std::size_t>(2, weave.threads.size()) - 1);
    for (std::size_t i = 0; i < weave.threads.size(); ++i)
        weave.threads[i].colour = blended(hues, static_cast<float>(i) / last);
}

Colour colour_in(const Weave& weave, float t) {
    if (weave.threads.empty()) return thread_colour(t);
    const float last = static_cast<float>(weave.threads.size() - 1);
    return weave.threads[static_cast<std::size_t>(std::lround(std::clamp(t, 0.0F, 1.0F) * last))].colour;
}

std::vector<Straight> straights_of(const Thread& thread) {
    std::vector<Straight> all;
    const std::vector<Point>& points = thread.points;
    for (std::size_t i = 1; i < points.size(); ++i)
        all.push_back({i == 1 ? points[0] : past_turn(points[i - 1], points[i], turn_at(points, i - 1)),
                       i + 1 == points.size() ? points[i] : past_turn(points[i], points[i - 1], turn_at(points, i))});
    return all;
}

Thread first_part(const Thread& thread, float drawn) {
    const std::vector<Point>& points = thread.points;
    const auto length = [](Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); };
    float left = 0;
    for (std::size_t i = 1; i < points.size(); ++i) left += length(points[i - 1], points[i]);
    left *= std::clamp(drawn, 0.0F, 1.0F);
    Thread part{{points.front()}, thread.colour, thread.width};
    for (std::size_t i = 1; i < points.size() && left > 0; ++i) {
        const float whole = length(points[i - 1], points[i]);
        const float share = whole > 0 ? std::min(1.0F, left / whole) : 1;
        part.points.push_back({points[i - 1].x + (points[i].x - points[i - 1].x) * share,
                               points[i - 1].y + (points[i].y - points[i - 1].y) * share});
        left -= whole;
    }
    return part;
}

} // namespace twoturns::scene
