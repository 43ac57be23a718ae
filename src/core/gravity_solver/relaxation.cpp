#include "core/gravity_solver/relaxation.hpp"

#include <algorithm>

namespace twoturns::gravity_solver {
namespace {

constexpr Word bit(int i) { return Occupancy::bit(i); }

/// Bits low .. high; none when high < low.
constexpr Word from_to(int low, int high) {
    return high < low ? 0 : (~Word{0} >> static_cast<unsigned>(63 - high)) & (~Word{0} << static_cast<unsigned>(low));
}

/// The same with the ends in any order.
constexpr Word spanning(int a, int b) { return a < b ? from_to(a, b) : from_to(b, a); }

/// All bits of `within` that runs of `within` join to a bit of `from`, which is a part of it.
Word flood(Word from, Word within) {
    Word up = from;
    Word down = from;
    Word pass_up = within;
    Word pass_down = within;
    for (unsigned step = 1; step < 64; step *= 2) {
        up |= pass_up & (up << step);
        pass_up &= pass_up << step;
        down |= pass_down & (down >> step);
        pass_down &= pass_down >> step;
    }
    return up | down;
}

/// The run of ones of `word` from bit `at` on, in the direction of `step`.
Word run_from(Word word, int at, int step) {
    if ((word & bit(at)) == 0) return 0;
    return run_around(~word, at) & (step > 0 ? ~Word{0} << static_cast<unsigned>(at) : from_to(0, at));
}

/// Pairs of larger kinds are not looked at one by one; their tiles are free from the start.
constexpr std::uint16_t most_tiles = 8;

/// A look that takes longer, on very large boards, ends without a proof.
constexpr Work most_work = 2'000'000;

} // namespace

Relaxation::Relaxation(const Layout& layout)
    : reach_(static_cast<std::size_t>(layout.tiles())),
      tall_(reach_.size() * static_cast<std::size_t>(layout.rows() + 2)),
      room_(static_cast<std::size_t>(layout.rows() + 2)), fixed_(room_.size()), free_in_(layout.segments().size()),
      rows_(room_.size()) {}

void Relaxation::gather(const Layout& layout, const Position& position) {
    spots_.clear();
    kinds_.clear();
    for (int kind = 0; kind < layout.kinds(); ++kind) {
        const auto first = static_cast<std::uint16_t>(spots_.size());
        for (TileId t = layout.first_of_kind(kind); t < layout.first_of_kind(kind + 1); ++t) {
            if (!position.there(t)) continue;
            const Place p = position.where(t);
            const std::size_t s = layout.segment_of(p);
            const Segment& segment = layout.segments()[s];
            spots_.push_back({t, static_cast<std::uint16_t>(kinds_.size()), static_cast<std::uint16_t>(s),
                              static_cast<std::uint8_t>((p - segment.anchor) * segment.step),
                              static_cast<std::uint8_t>(layout.row_of(p)), static_cast<std::uint8_t>(layout.col_of(p)),
                              false});
        }
        const auto count = static_cast<std::uint16_t>(spots_.size() - first);
        if (count == 0) continue;
        kinds_.push_back({first, count, count});
    }
}

void Relaxation::set_free(std::size_t spot) {
    Spot& s = spots_[spot];
    if (s.free) return;
    s.free = true;
    --fixed_tiles_;
    --kinds_[s.kind].fixed;
    free_in_[s.segment] |= bit(s.index);
    fixed_[s.row] &= ~bit(s.col);
    next_changed_ |= bit(s.row);
}

void Relaxation::find_room(const Layout& layout, const Position& position) {
    const auto& segments = layout.segments();
    for (std::size_t r = 0; r < rows_; ++r)
        if ((changed_ & bit(static_cast<int>(r))) != 0)
            room_[r] = ~position.row(static_cast<int>(r)) & from_to(0, layout.cols() + 1);
    for (std::size_t s = 0; s < segments.size(); ++s) {
        const Segment& segment = segments[s];
        const auto row = static_cast<std::size_t>(layout.row_of(segment.anchor));
        if (free_in_[s] == 0 || (changed_ & bit(static_cast<int>(row))) == 0) continue;
        // The tiles that are not free may all stand next to the anchor; what comes after may be empty.
        const int count = position.tiles_in(s);
        const int fixed = count - std::popcount(free_in_[s]);
        const int col = layout.col_of(segment.anchor);
        room_[row] |= spanning(col + segment.step * fixed, col + segment.step * (count - 1));
    }
}

void Relaxation::find_reach(const Layout& layout, const Position& position, std::size_t spot) {
    const Spot& s = spots_[spot];
    const Segment& segment = layout.segments()[s.segment];
    const int step = segment.step;
    const int anchor = s.col - step * s.index;
    const Word free = free_in_[s.segment];
    const int before = s.index - std::popcount(free & (bit(s.index) - 1));
    const int nearest = anchor + step * before;
    work_ += 20;
    Reach& reach = reach_[spot];
    const Word room = room_[s.row];
    reach.stands = spanning(nearest, s.col);
    reach.across = reach.stands;
    if (before == 0) reach.across |= run_from(room, anchor - step, -step);
    const int count = position.tiles_in(s.segment);
    if ((~free & from_to(s.index + 1, count - 1)) == 0) {
        // Everything after it may be gone: it reaches what lay under that, and beyond.
        const int end = anchor + step * (count - 1);
        reach.across |= spanning(nearest, end) | run_from(room, end + step, step);
    }
    reach.heights = 0;
    Word* tall = tall_.data() + spot * rows_;
    reach.watched = bit(s.row);
    Word columns = reach.stands;
    for (std::size_t r = s.row; r > 0;) {
        columns &= room_[--r];
        reach.watched |= bit(static_cast<int>(r));
        if (columns == 0) break;
        tall[r] = columns;
        reach.heights |= bit(static_cast<int>(r));
        work_ += 2;
    }
    columns = reach.stands;
    for (std::size_t r = s.row + std::size_t{1}; r < rows_; ++r) {
        columns &= room_[r];
        reach.watched |= bit(static_cast<int>(r));
        if (columns == 0) break;
        tall[r] = columns;
        reach.heights |= bit(static_cast<int>(r));
        work_ += 2;
    }
}

bool Relaxation::may_link(std::size_t a, std::size_t b) const {
    const Reach& one = reach_[a];
    const Reach& two = reach_[b];
    const int row_a = spots_[a].row;
    const int row_b = spots_[b].row;
    if (row_a == row_b) {
        const int col_a = spots_[a].col;
        const int col_b = spots_[b].col;
        const Word gap = col_a < col_b ? from_to(col_a + 1, col_b - 1) : from_to(col_b + 1, col_a - 1);
        if ((fixed_[static_cast<std::size_t>(row_a)] & gap) == 0) return true;
    } else {
        Word open = one.across & two.across;
        const int high = std::max(row_a, row_b);
        for (int r = std::min(row_a, row_b) + 1; r < high && open != 0; ++r) open &= room_[static_cast<std::size_t>(r)];
        if (open != 0) return true;
    }
    Word heights = one.heights & two.heights;
    if (heights == 0) return false;
    if ((heights & (bit(0) | bit(static_cast<int>(rows_) - 1))) != 0) return true;
    const Word* tall_one = tall_.data() + a * rows_;
    const Word* tall_two = tall_.data() + b * rows_;
    for (; heights != 0; heights &= heights - 1) {
        const auto r = static_cast<std::size_t>(std::countr_zero(heights));
        if ((flood(tall_one[r], room_[r]) & tall_two[r]) != 0) return true;
    }
    return false;
}

void Relaxation::find_pairs(const Layout& layout, const Position& position) {
    for (const Kind& kind : kinds_) {
        if (kind.fixed == 0) continue;
        const std::size_t end = std::size_t{kind.first} + kind.count;
        for (std::size_t i = kind.first; i < end; ++i) {
            reach_[i].fresh = (reach_[i].watched & changed_) != 0;
            if (reach_[i].fresh) find_reach(layout, position, i);
        }
        for (std::size_t i = kind.first; i < end; ++i)
            for (std::size_t j = i + 1; j < end; ++j) {
                if (spots_[i].free && spots_[j].free) continue;
                if (!reach_[i].fresh && !reach_[j].fresh && (changed_ & spanning(spots_[i].row, spots_[j].row)) == 0)
                    continue;
                work_ += 8;
                if (!may_link(i, j)) continue;
                freed_.push_back(static_cast<std::uint16_t>(i));
                freed_.push_back(static_cast<std::uint16_t>(j));
            }
    }
}

/// Returns false when some tile can never become free.
bool Relaxation::free_all(const Layout& layout, const Position& position, int rounds) {
    std::fill(free_in_.begin(), free_in_.end(), Word{0});
    changed_ = ~Word{0};
    next_changed_ = 0;
    for (std::size_t i = 0; i < spots_.size(); ++i) reach_[i].watched = ~Word{0};
    for (std::size_t r = 0; r < rows_; ++r) fixed_[r] = position.row(static_cast<int>(r));
    fixed_tiles_ = static_cast<int>(spots_.size());
    for (const Kind& kind : kinds_)
        if (kind.count > most_tiles)
            for (std::size_t i = 0; i < kind.count; ++i) set_free(kind.first + i);
    pairs_at_once_ = -1;
    freed_.clear();
    for (int round = 0; round != rounds; ++round) {
        const int fixed_before = fixed_tiles_;
        find_room(layout, position);
        find_pairs(layout, position);
        const auto found = static_cast<int>(freed_.size() / 2);
        if (pairs_at_once_ < 0) pairs_at_once_ = found;
        if (work_ > most_work) return true;
        // Only now, so that a round sees the same free tiles throughout.
        for (const std::uint16_t spot : freed_) set_free(spot);
        freed_.clear();
        if (fixed_tiles_ == 0) return true;
        if (fixed_tiles_ == fixed_before) return false;
        changed_ = next_changed_;
        next_changed_ = 0;
    }
    return true;
}

bool Relaxation::look(const Layout& layout, const Position& position, int rounds) {
    work_ = 10 * static_cast<Work>(layout.tiles());
    gather(layout, position);
    return free_all(layout, position, rounds);
}

} // namespace twoturns::gravity_solver
