#include "decks/pictures/svg_edges.hpp"

#include <limits>
#include <numbers>
#include <utility>

namespace twoturns::decks {
namespace {

// Costs of nanosvg's operations, in steps.
constexpr std::int64_t steps_of_edge = 60;  // to store and sort an edge
constexpr std::int64_t steps_of_cut = 8;    // to split a curve
constexpr std::int64_t steps_of_turn = 100; // for a round corner
constexpr std::int64_t steps_of_row = 30;
constexpr std::int64_t steps_of_link = 3; // for each edge in the list that a scan line visits
constexpr std::int64_t steps_of_pixel = 12;
constexpr int lines_of_row = 5;

} // namespace

void SvgSweep::add(SvgPoint from, SvgPoint to) {
    if (!(std::abs(from.x) < svg_farthest && std::abs(from.y) < svg_farthest && std::abs(to.x) < svg_farthest &&
          std::abs(to.y) < svg_farthest))
        return budget_.spend(std::numeric_limits<std::int64_t>::max());
    if (from.y == to.y) return;
    budget_.spend(steps_of_edge);
    if (budget_.spent()) return;
    if (from.y > to.y) std::swap(from, to);
    const float first = std::ceil(from.y * lines_of_row - 0.5F); // the first scan line whose middle it crosses
    const float last = std::ceil(to.y * lines_of_row - 0.5F);
    if (last <= 0 || first >= static_cast<float>(height_ * lines_of_row) || last <= first) return;
    const float slope = (to.x - from.x) / (to.y - from.y) / lines_of_row;
    const float begin = std::max(0.0F, first);
    edges_.push_back({static_cast<int>(begin), static_cast<int>(last),
                      from.x + slope * (begin + 0.5F - from.y * lines_of_row), slope});
}

void SvgSweep::run() {
    budget_.spend(height_ * steps_of_row);
    std::sort(edges_.begin(), edges_.end(), [](const Edge& a, const Edge& b) { return a.first < b.first; });
    active_.clear();
    std::size_t next = 0;
    for (int row = 0; row < height_ && !budget_.spent(); ++row) {
        float left = static_cast<float>(width_);
        float right = 0;
        for (int part = 0; part < lines_of_row && !budget_.spent(); ++part) {
            const int line = row * lines_of_row + part;
            advance(line);
            for (; next < edges_.size() && edges_[next].first <= line && !budget_.spent(); ++next) insert(edges_[next]);
            if (active_.empty()) continue;
            left = std::min(left, active_.front().x);
            right = std::max(right, active_.back().x);
            const float span =
                std::min(active_.back().x, static_cast<float>(width_)) - std::max(0.0F, active_.front().x);
            budget_.spend(active_.size(), steps_of_link);
            if (span > 0) budget_.spend(static_cast<std::int64_t>(span) / 2);
        }
        const float span = std::min(right, static_cast<float>(width_)) - std::max(0.0F, left);
        if (span > 0) budget_.spend(static_cast<std::int64_t>(span) * steps_of_pixel);
    }
    edges_.clear();
}

void SvgSweep::advance(int line) {
    std::erase_if(active_, [line](const Edge& edge) { return edge.last <= line; });
    for (Edge& edge : active_) edge.x += edge.slope;
    std::size_t furthest = 0;
    const auto count = static_cast<std::int64_t>(active_.size());
    for (std::size_t i = 1; i < active_.size() && !budget_.spent(); ++i) {
        const Edge edge = active_[i];
        std::size_t to = i;
        for (; to > 0 && active_[to - 1].x > edge.x; --to) active_[to] = active_[to - 1];
        active_[to] = edge;
        if (i - to <= furthest) continue;
        budget_.spend(static_cast<std::int64_t>(i - to - furthest) * count * steps_of_link);
        furthest = i - to;
    }
    budget_.spend(2 * count * steps_of_link);
}

void SvgSweep::insert(const Edge& edge) {
    const auto place =
        std::lower_bound(active_.begin(), active_.end(), edge.x, [](const Edge& one, float x) { return one.x < x; });
    budget_.spend((place - active_.begin() + 1) * steps_of_link);
    active_.insert(place, edge);
}

void SvgOutliner::fill(const SvgLine& line) {
    flatten(line);
    for (std::size_t i = 0; i < points_.size(); ++i) edge(points_[i], points_[(i + 1) % points_.size()]);
}

void SvgOutliner::stroke(const SvgLine& line, const SvgStroke& how, float width) {
    flatten(line);
    const bool closed = line.closed || (points_.size() > 1 && near(points_.front(), points_.back()));
    if (points_.size() > 1 && near(points_.front(), points_.back())) points_.pop_back();
    const std::size_t count = points_.size();
    if (count < 2) return;
    half_ = width / 2;
    turns_ = std::max(2.0F, std::ceil(std::numbers::pi_v<float> / (std::acos(half_ / (half_ + tolerance)) * 2)));
    const std::size_t pieces = closed ? count : count - 1;
    for (std::size_t i = 0; i < pieces && !budget_.spent(); ++i) {
        const SvgPoint from = points_[i];
        const SvgPoint to = points_[(i + 1) % count];
        const SvgPoint aside = aside_of(from, to);
        edge(plus(from, aside, 1), plus(to, aside, 1));
        edge(plus(from, aside, -1), plus(to, aside, -1));
        if (closed || i + 1 < pieces) corner(to, aside, aside_of(to, points_[(i + 2) % count]), how.round_corners);
    }
    if (closed) return;
    end(points_[0], points_[1], how);
    end(points_[count - 1], points_[count - 2], how);
}

SvgPoint SvgOutliner::plus(SvgPoint point, SvgPoint way, float times) {
    return {point.x + way.x * times, point.y + way.y * times};
}

SvgPoint SvgOutliner::aside_of(SvgPoint from, SvgPoint to) const {
    const float length = std::max(1e-6F, std::hypot(to.x - from.x, to.y - from.y));
    return {(to.y - from.y) / length * half_, (from.x - to.x) / length * half_};
}

void SvgOutliner::corner(SvgPoint at, SvgPoint before, SvgPoint after, bool round) {
    if (round) return arc(at, before, after);
    const SvgPoint middle{(before.x + after.x) / 2, (before.y + after.y) / 2};
    const float part = (middle.x * middle.x + middle.y * middle.y) / std::max(1e-12F, half_ * half_);
    constexpr float sharpest = 1.0F / 16; // the default miter limit
    for (const float side : {1.0F, -1.0F}) {
        if (part < sharpest) {
            edge(plus(at, before, side), plus(at, after, side));
            continue;
        }
        edge(plus(at, before, side), plus(at, middle, side / part));
        edge(plus(at, middle, side / part), plus(at, after, side));
    }
}

void SvgOutliner::arc(SvgPoint at, SvgPoint from, SvgPoint to) {
    const float first = std::atan2(from.y, from.x);
    const float angle = std::remainder(std::atan2(to.y, to.x) - first, 2 * std::numbers::pi_v<float>);
    const float pieces = std::max(1.0F, std::ceil(std::abs(angle) / std::numbers::pi_v<float> * turns_));
    SvgPoint before = from;
    for (float i = 1; i <= pieces && !budget_.spent(); ++i) {
        budget_.spend(steps_of_turn);
        const float turned = first + angle * i / pieces;
        const SvgPoint here{std::cos(turned) * half_, std::sin(turned) * half_};
        edge(plus(at, before, 1), plus(at, here, 1));
        edge(plus(at, before, -1), plus(at, here, -1));
        before = here;
    }
}

void SvgOutliner::end(SvgPoint at, SvgPoint from, const SvgStroke& how) {
    const SvgPoint aside = aside_of(from, at);
    if (how.round_ends) {
        arc(at, aside, {-aside.y, aside.x});
        arc(at, {-aside.y, aside.x}, plus({}, aside, -1));
    }
    const SvgPoint beyond = plus(at, {-aside.y, aside.x}, 1); // the offset for square caps, the largest kind
    edge(plus(at, aside, 1), plus(beyond, aside, 1));
    edge(plus(beyond, aside, 1), plus(beyond, aside, -1));
    edge(plus(beyond, aside, -1), plus(at, aside, -1));
}

void SvgOutliner::flatten(const SvgLine& line) {
    points_.clear();
    if (line.points.empty()) return;
    point(line.points.front());
    for (std::size_t i = 0; i + 3 < line.points.size() && !budget_.spent(); i += 3)
        flatten(line.points[i], line.points[i + 1], line.points[i + 2], line.points[i + 3], 0);
    if (line.closed) point(line.points.front());
}

void SvgOutliner::point(SvgPoint point) {
    if (points_.empty() || !near(points_.back(), point)) points_.push_back(point);
}

void SvgOutliner::flatten(SvgPoint a, SvgPoint b, SvgPoint c, SvgPoint d, int level) {
    constexpr int deepest = 10;
    if (level > deepest || budget_.spent()) return;
    budget_.spend(steps_of_cut);
    const auto middle = [](SvgPoint p, SvgPoint q) { return SvgPoint{(p.x + q.x) / 2, (p.y + q.y) / 2}; };
    const float dx = d.x - a.x;
    const float dy = d.y - a.y;
    const float bend = std::abs((b.x - d.x) * dy - (b.y - d.y) * dx) + std::abs((c.x - d.x) * dy - (c.y - d.y) * dx);
    if (bend * bend < tolerance * (dx * dx + dy * dy)) return point(d);
    const SvgPoint ab = middle(a, b);
    const SvgPoint bc = middle(b, c);
    const SvgPoint cd = middle(c, d);
    const SvgPoint abc = middle(ab, bc);
    const SvgPoint bcd = middle(bc, cd);
    const SvgPoint abcd = middle(abc, bcd);
    flatten(a, ab, abc, abcd, level + 1);
    flatten(abcd, bcd, cd, d, level + 1);
}

} // namespace twoturns::decks
