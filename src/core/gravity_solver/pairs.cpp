#include "core/gravity_solver/pairs.hpp"

#include <utility>

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
    : across_(static_cast<std::size_t>(layout.tiles())), along_(across_.size()), here_(across_.size()) {}

bool PairFinder::find(const Layout& layout, const Position& position, std::vector<Pair>& pairs) {
    pairs.clear();
    int tests = 0;
    for (int kind = 0; kind < layout.kinds(); ++kind) {
        std::size_t count = 0;
        for (TileId t = layout.first_of_kind(kind); t < layout.first_of_kind(kind + 1); ++t) {
            if (!position.there(t)) continue;
            const Place p = position.where(t);
            here_[count] = t;
            across_[count] = run_around(position.row(layout.row_of(p)), layout.col_of(p));
            along_[count] = run_around(position.col(layout.col_of(p)), layout.row_of(p));
            ++count;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const Place a = position.where(here_[i]);
            const int row = layout.row_of(a);
            const int col = layout.col_of(a);
            for (std::size_t j = i + 1; j < count; ++j) {
                const Word across = across_[i] & across_[j];
                const Word along = along_[i] & along_[j];
                if ((across | along) == 0) continue;
                const Place b = position.where(here_[j]);
                const Ends rows = ordered(row, layout.row_of(b));
                const Ends cols = ordered(col, layout.col_of(b));
                if ((rows.low != rows.high && crosses(across, rows, [&](int r) { return position.row(r); })) ||
                    (cols.low != cols.high && crosses(along, cols, [&](int c) { return position.col(c); })))
                    pairs.push_back({here_[i], here_[j]});
            }
            tests += static_cast<int>(count - i);
            if (tests > most_tests) break;
        }
    }
    work_ = static_cast<Work>(4 * layout.tiles() + 3 * tests);
    return tests <= most_tests;
}

} // namespace twoturns::gravity_solver
