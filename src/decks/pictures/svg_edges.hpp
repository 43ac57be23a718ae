// Counts the work of drawing the edges of shapes as nanosvg does, without painting.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "decks/pictures/svg_path.hpp"

namespace twoturns::decks {

/// Farther than any drawing reaches; nanosvg's numbers overflow at twice this distance.
inline constexpr float svg_farthest = 1e6F;

/// The steps that a drawing may still cost. A step is about a nanosecond of nanosvg's work.
class SvgBudget {
public:
    explicit SvgBudget(std::int64_t steps) : left_(steps) {}
    void spend(std::int64_t steps) { left_ = steps < left_ ? left_ - steps : -1; }
    void spend(std::size_t count, std::int64_t each) {
        spend(static_cast<std::int64_t>(std::min<std::size_t>(count, std::size_t{1} << 40U)) * each);
    }
    [[nodiscard]] bool spent() const { return left_ < 0; }

private:
    std::int64_t left_;
};

/// The edges of one shape, moved from scan line to scan line.
class SvgSweep {
public:
    SvgSweep(int width, int height, SvgBudget& budget) : width_(width), height_(height), budget_(budget) {}

    void add(SvgPoint from, SvgPoint to);
    /// Visits all scan lines, then removes the edges.
    void run();

private:
    struct Edge {
        int first; ///< scan line
        int last;  ///< one beyond the last
        float x;   ///< on the first scan line
        float slope;
    };

    /// Sorts the list like nanosvg, which passes over the whole list until nothing changes. The number of passes equals
    /// the number of edges before the edge that moves furthest forward.
    void advance(int line);
    void insert(const Edge& edge);

    int width_;
    int height_;
    SvgBudget& budget_;
    std::vector<Edge> edges_;
    std::vector<Edge> active_;
};

struct SvgStroke {
    bool drawn = false;
    float width = 1;
    bool round_corners = false;
    bool round_ends = false;
};

/// Turns curves, and lines of some width, into edges.
class SvgOutliner {
public:
    SvgOutliner(SvgSweep& sweep, SvgBudget& budget) : sweep_(sweep), budget_(budget) {}

    void fill(const SvgLine& line);
    void stroke(const SvgLine& line, const SvgStroke& how, float width);

private:
    static constexpr float tolerance = 0.25F;

    static bool near(SvgPoint a, SvgPoint b) { return std::hypot(a.x - b.x, a.y - b.y) < 0.01F; }
    static SvgPoint plus(SvgPoint point, SvgPoint way, float times);
    /// Returns a vector of half the line's width, at right angles to the segment.
    [[nodiscard]] SvgPoint aside_of(SvgPoint from, SvgPoint to) const;
    void edge(SvgPoint from, SvgPoint to) { sweep_.add(from, to); }

    void corner(SvgPoint at, SvgPoint before, SvgPoint after, bool round);
    void arc(SvgPoint at, SvgPoint from, SvgPoint to);
    void end(SvgPoint at, SvgPoint from, const SvgStroke& how);
    void flatten(const SvgLine& line);
    void point(SvgPoint point);
    void flatten(SvgPoint a, SvgPoint b, SvgPoint c, SvgPoint d, int level);

    SvgSweep& sweep_;
    SvgBudget& budget_;
    std::vector<SvgPoint> points_;
    float half_ = 0;
    float turns_ = 2; ///< edges of a semicircle
};

} // namespace twoturns::decks
