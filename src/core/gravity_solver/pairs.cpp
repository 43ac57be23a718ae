#include "core/gravity_solver/pairs.hpp"

#include <bit>

namespace twoturns::gravity_solver {
namespace {

/// Enough for every pair of 128 kinds of 20; keeps one list under a millisecond on any board.
constexpr int most_tests = 25'000;

struct Ends {
    int low;
    int high;
};

/// Whether a line whose middle part crosses the rows between two ends exists: `open` holds the
/// columns both ends reach.
template <class Line> bool crosses(Word open, Ends ends, const Line& line) {
    for (int i = ends.low + 1; i < ends.high && open != 0; ++i) open &= ~line(i);
    return open != 0;
}

Ends ordered(int a, int b) { return a < b ? Ends{a, b} : Ends{b, a}; }

} // namespace

bool linked(const Layout& layout, const Position& position, Place a, Place b) {
    const int row_a = layout.row_of(a);
    const int row_b = layout.row_of(b);
    const int col_a = layout.col_of(a);
    const int col_b = layout.col_of(b);
    if (row_a != row_b && crosses(run_around(position.row(row_a), col_a) & run_around(position.row(row_b), col_b),
                                  ordered(row_a, row_b), [&](int row) { return position.row(row); }))
        return true;
    return col_a != col_b && crosses(run_around(position.col(col_a), row_a) & run_around(position.col(col_b), row_b),
                                     ordered(col_a, col_b), [&](int col) { return position.col(col); });
}

Pair harmless(const Layout& layout, const Position& position, const std::vector<Pair>& pairs) {
    const auto behind = [&](TileId t) {
        const Place p = position.where(t);
        const std::size_t s = layout.segment_of(p);
        const Segment& segment = layout.segments()[s];
        return position.tiles_in(s) - 1 - (p - segment.anchor) * segment.step;
    };
    for (const Pair pair : pairs) {
        const int behind_both = behind(pair.a) + behind(pair.b);
        // One behind in all: that is the twin itself, when they share a segment.
        if (behind_both > 1) continue;
        if (behind_both == 1 && layout.segment_of(position.where(pair.a)) != layout.segment_of(position.where(pair.b)))
            continue;
        const int kind = layout.kind_of(pair.a);
        int left = 0;
        for (TileId t = layout.first_of_kind(kind); t < layout.first_of_kind(kind + 1) && left <= 2; ++t)
            left += position.there(t) ? 1 : 0;
        if (left == 2) return pair;
    }
    return {};
}

PairFinder::PairFinder(const Layout& layout)
    : above_(static_cast<std::size_t>(layout.rows() + 2)), below_(above_.size()), low_(above_.size()),
      high_(above_.size()), buried_(above_.size()), here_(static_cast<std::size_t>(layout.tiles())) {}

void PairFinder::see_rows(const Layout& layout, const Position& position) {
    const auto last = static_cast<std::size_t>(layout.rows());
    Word open = ~Word{0};
    for (std::size_t r = 1; r <= last; ++r) {
        const Word row = position.row(static_cast<int>(r));
        above_[r] = open;
        open &= ~row;
        low_[r] = row & (Word{0} - row);
        high_[r] = std::bit_floor(row);
        buried_[r] = row & (row << 1U) & (row >> 1U) & position.row(static_cast<int>(r) - 1) &
                     position.row(static_cast<int>(r) + 1);
    }
    open = ~Word{0};
    for (std::size_t r = last; r >= 1; --r) {
        below_[r] = open;
        open &= ~position.row(static_cast<int>(r));
    }
}

PairFinder::Stand PairFinder::stand(const Layout& layout, const Position& position, TileId t) const {
    const Place p = position.where(t);
    const auto r = static_cast<std::size_t>(layout.row_of(p));
    const Word self = Occupancy::bit(layout.col_of(p));
    if ((buried_[r] & self) != 0) return {t, p, 0, true}; // most are
    const unsigned sides = ((above_[r] & self) != 0 ? 1U : 0U) | ((below_[r] & self) != 0 ? 2U : 0U) |
                           (low_[r] == self ? 4U : 0U) | (high_[r] == self ? 8U : 0U);
    return {t, p, static_cast<std::uint8_t>(sides), false};
}

bool PairFinder::find(const Layout& layout, const Position& position, std::vector<Pair>& pairs) {
    pairs.clear();
    see_rows(layout, position);
    const int below = layout.place(1, 0) - layout.place(0, 0);
    const auto may_go = [&](const Stand& a, const Stand& b) {
        if ((a.sides & b.sides) != 0) return true;
        const int apart = a.place < b.place ? b.place - a.place : a.place - b.place;
        if (apart == 1 || apart == below) return true;
        return !a.buried && !b.buried && linked(layout, position, a.place, b.place);
    };
    int tests = 0;
    for (int kind = 0; kind < layout.kinds(); ++kind) {
        std::size_t count = 0;
        for (TileId t = layout.first_of_kind(kind); t < layout.first_of_kind(kind + 1); ++t)
            if (position.there(t)) here_[count++] = stand(layout, position, t);
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = i + 1; j < count; ++j)
                if (may_go(here_[i], here_[j])) pairs.push_back({here_[i].tile, here_[j].tile});
            tests += static_cast<int>(count - i);
            if (tests > most_tests) break;
        }
    }
    work_ = static_cast<Work>(4 * layout.tiles() + 3 * tests);
    return tests <= most_tests;
}

} // namespace twoturns::gravity_solver
