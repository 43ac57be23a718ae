#include "core/gravity_solver/pairs.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace twoturns::gravity_solver {
namespace {

/// The most tests for one list: enough for every pair of 128 kinds of 20. The list takes less than a millisecond on any
/// board.
constexpr int most_tests = 25'000;

struct Ends {
    int low;
    int high;
};

/// Returns true if a line exists whose middle part crosses the rows between the two ends. `open` holds the columns that
/// both ends reach.
template <class Line> bool crosses(Word open, Ends ends, const Line& line) {
    for (int i = ends.low + 1; i < ends.high && open != 0; ++i) open &= ~line(i);
    return open != 0;
}

Ends ordered(int a, int b) { return a < b ? Ends{a, b} : Ends{b, a}; }

/// Returns true if all bits of a line strictly between two positions are clear.
bool is_free_between(Word line, int a, int b) {
    const auto [low, high] = ordered(a, b);
    return (line & (Occupancy::bit(high) - 1) & ~((Occupancy::bit(low) << 1U) - 1)) == 0;
}

/// Does the same as linked() when a line may take at most one turn.
bool linked_with_few_turns(const Lanes& lanes, const Position& position, CellIndex a, CellIndex b) {
    const int row_a = lanes.row_of(a);
    const int row_b = lanes.row_of(b);
    const int col_a = lanes.col_of(a);
    const int col_b = lanes.col_of(b);
    if (row_a == row_b) return is_free_between(position.row(row_a), col_a, col_b);
    if (col_a == col_b) return is_free_between(position.col(col_a), row_a, row_b);
    const auto turns_in = [&](int row, int col, int other_row, int other_col) {
        return (position.row(row) & Occupancy::bit(col)) == 0 && is_free_between(position.row(row), other_col, col) &&
               is_free_between(position.col(col), other_row, row);
    };
    return lanes.most_turns() == 1 && (turns_in(row_a, col_b, row_b, col_a) || turns_in(row_b, col_a, row_a, col_b));
}

} // namespace

bool linked(const Lanes& lanes, const Position& position, CellIndex a, CellIndex b) {
    if (lanes.most_turns() < 2) return linked_with_few_turns(lanes, position, a, b);
    const int row_a = lanes.row_of(a);
    const int row_b = lanes.row_of(b);
    const int col_a = lanes.col_of(a);
    const int col_b = lanes.col_of(b);
    if (row_a != row_b && crosses(run_around(position.row(row_a), col_a) & run_around(position.row(row_b), col_b),
                                  ordered(row_a, row_b), [&](int row) { return position.row(row); }))
        return true;
    return col_a != col_b && crosses(run_around(position.col(col_a), row_a) & run_around(position.col(col_b), row_b),
                                     ordered(col_a, col_b), [&](int col) { return position.col(col); });
}

Pair harmless(const Lanes& lanes, const Position& position, const std::vector<Pair>& pairs) {
    const auto behind = [&](TileId t) {
        const CellIndex p = position.where(t);
        const std::size_t s = lanes.segment_of(p);
        const Segment& segment = lanes.segments()[s];
        return position.tiles_in(s) - 1 - (p - segment.anchor) * segment.step;
    };
    for (const Pair pair : pairs) {
        const int behind_both = behind(pair.a) + behind(pair.b);
        // A single tile behind both is the other tile of the pair, if the two share a segment.
        if (behind_both > 1) continue;
        if (behind_both == 1 && lanes.segment_of(position.where(pair.a)) != lanes.segment_of(position.where(pair.b)))
            continue;
        if (position.left_of(lanes.kind_of(pair.a)) == 2) return pair;
    }
    return {};
}

PairFinder::PairFinder(const Lanes& lanes)
    : above_(static_cast<std::size_t>(lanes.rows() + 2)), below_(above_.size()), low_(above_.size()),
      high_(above_.size()), buried_(above_.size()), here_(static_cast<std::size_t>(lanes.tiles())),
      tallies_(static_cast<std::size_t>(lanes.kinds())) {}

void PairFinder::see_rows(const Lanes& lanes, const Position& position) {
    const auto last = static_cast<std::size_t>(lanes.rows());
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

/// Distributes the tests over the kinds. Each standing tile counts as tested against the later tiles of its kind,
/// whether it has a way out or not.
void PairFinder::share_out(const Lanes& lanes, const Position& position) {
    tests_ = 0;
    for (int kind = 0; kind < lanes.kinds(); ++kind) {
        Tally& tally = tallies_[static_cast<std::size_t>(kind)];
        tally = {};
        int left = position.left_of(kind);
        if (tests_ + left * (left + 1) / 2 <= most_tests) {
            tests_ += left * (left + 1) / 2;
            continue;
        }
        for (TileId t = lanes.first_of_kind(kind); left > 0 && tally.last == no_tile; ++t) {
            if (!position.there(t)) continue;
            tests_ += left--;
            if (tests_ > most_tests) tally.last = t;
        }
    }
}

/// Lists the tiles with a way out by kind, in here_ from the number of the kind's first tile on.
void PairFinder::gather(const Lanes& lanes, const Position& position) {
    for (int row = 1; row <= lanes.rows(); ++row) {
        const auto r = static_cast<std::size_t>(row);
        for (Word out = position.row(row) & ~buried_[r]; out != 0; out &= out - 1) {
            const Word self = out & (Word{0} - out);
            const CellIndex p = lanes.place(row, std::countr_zero(self));
            const TileId t = position.at(p);
            if (t == no_tile) continue; // a stone
            const unsigned sides = ((above_[r] & self) != 0 ? 1U : 0U) | ((below_[r] & self) != 0 ? 2U : 0U) |
                                   (low_[r] == self ? 4U : 0U) | (high_[r] == self ? 8U : 0U);
            const int kind = lanes.kind_of(t);
            here_[lanes.first_of_kind(kind) + std::size_t{tallies_[static_cast<std::size_t>(kind)].out++}] = {
                t, p, static_cast<std::uint8_t>(sides)};
        }
    }
}

/// Finds the pairs with a tile that has no way out. Such a tile can only link with a neighbour.
void PairFinder::find_buried(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs) const {
    const int below = lanes.place(1, 0) - lanes.place(0, 0);
    const auto is_buried = [&](int row, int col) {
        return (buried_[static_cast<std::size_t>(row)] & Occupancy::bit(col)) != 0;
    };
    for (int row = 1; row <= lanes.rows(); ++row)
        for (Word left = buried_[static_cast<std::size_t>(row)]; left != 0; left &= left - 1) {
            const int col = std::countr_zero(left);
            const CellIndex p = lanes.place(row, col);
            const TileId t = position.at(p);
            if (t == no_tile) continue;
            const auto look = [&](int next) {
                const TileId other = position.at(static_cast<CellIndex>(next));
                if (other == no_tile || lanes.kind_of(other) != lanes.kind_of(t)) return;
                const Pair pair{std::min(t, other), std::max(t, other)};
                if (pair.a <= tallies_[static_cast<std::size_t>(lanes.kind_of(t))].last) pairs.push_back(pair);
            };
            look(p + 1);
            look(p + below);
            // If a neighbour on one of the other sides is buried, it has already found this pair.
            if (!is_buried(row, col - 1)) look(p - 1);
            if (!is_buried(row - 1, col)) look(p - below);
        }
}

bool PairFinder::find(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs) {
    pairs.clear();
    share_out(lanes, position);
    see_rows(lanes, position);
    gather(lanes, position);
    find_buried(lanes, position, pairs);
    const int below = lanes.place(1, 0) - lanes.place(0, 0);
    const bool any_line = lanes.most_turns() == 2;
    const auto may_go = [&](const Stand& a, const Stand& b) {
        if (any_line && (a.sides & b.sides) != 0) return true; // linked by a line over the ring
        const int apart = std::abs(b.place - a.place);
        return apart == 1 || apart == below || linked(lanes, position, a.place, b.place);
    };
    for (int kind = 0; kind < lanes.kinds(); ++kind) {
        const Tally& tally = tallies_[static_cast<std::size_t>(kind)];
        Stand* const begin = here_.data() + lanes.first_of_kind(kind);
        Stand* const end = begin + tally.out;
        Stand* testing = end;
        if (tally.last != no_tile)
            testing = std::partition(begin, end, [&](const Stand& stand) { return stand.tile <= tally.last; });
        for (const Stand* one = begin; one != testing; ++one)
            for (const Stand* two = one + 1; two != end; ++two)
                if (may_go(*one, *two))
                    pairs.push_back({std::min(one->tile, two->tile), std::max(one->tile, two->tile)});
    }
    // Keep this order the same on every platform and in every release, because dealt boards and the count of the work
    // depend on it.
    std::sort(pairs.begin(), pairs.end(), [](Pair a, Pair b) { return a.a != b.a ? a.a < b.a : a.b < b.b; });
    work_ = static_cast<Work>(4 * lanes.tiles() + 3 * tests_);
    return tests_ <= most_tests;
}

} // namespace twoturns::gravity_solver
