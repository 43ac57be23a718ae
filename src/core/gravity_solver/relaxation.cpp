#include "core/gravity_solver/relaxation.hpp"

#include <algorithm>

namespace twoturns::gravity_solver {
namespace {

constexpr Word bit(int i) { return Occupancy::bit(i); }

/// Returns bits low .. high; 0 if high < low.
constexpr Word from_to(int low, int high) {
    return high < low ? 0 : (~Word{0} >> static_cast<unsigned>(63 - high)) & (~Word{0} << static_cast<unsigned>(low));
}

/// Returns the bits between two ends in any order, both included.
constexpr Word spanning(int a, int b) { return a < b ? from_to(a, b) : from_to(b, a); }

/// Returns the runs of `within` that contain a bit of `from`, which must be a subset of `within`.
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

/// Returns the run of ones of `word` from bit `at` on, in the direction of `step`.
Word run_from(Word word, int at, int step) {
    if ((word & bit(at)) == 0) return 0;
    return run_around(~word, at) & (step > 0 ? ~Word{0} << static_cast<unsigned>(at) : from_to(0, at));
}

/// The most tiles of a kind that is examined pair by pair. Tiles of larger kinds are free from the start.
constexpr std::uint16_t most_tiles = 8;

/// The most work of one look, reached only on very large boards. The look then ends without a proof.
constexpr Work most_work = 2'000'000;

/// Returns true if the pairs clear a kind of four, that is, if two of them have no tile in common. Each of the six
/// pairs has a bit, in the order 01 02 03 12 13 23.
constexpr bool clear_four(unsigned pairs) {
    return (pairs & 0b100001U) == 0b100001U || (pairs & 0b010010U) == 0b010010U || (pairs & 0b001100U) == 0b001100U;
}

} // namespace

Relaxation::Relaxation(const Lanes& lanes)
    : spots_(static_cast<std::size_t>(lanes.tiles())), spot_of_(spots_.size()),
      tall_(spots_.size() * static_cast<std::size_t>(lanes.rows() + 2)),
      room_(static_cast<std::size_t>(lanes.rows() + 2)), above_(room_.size()), below_(room_.size()),
      fixed_(room_.size()), rows_(room_.size()), left_(bit(0)), right_(bit(lanes.cols() + 1)) {}

void Relaxation::gather(const Lanes& lanes, const Position& position) {
    kinds_.clear();
    std::uint16_t spots = 0;
    for (int kind = 0; kind < lanes.kinds(); ++kind) {
        const std::uint16_t first = spots;
        for (TileId t = lanes.first_of_kind(kind); t < lanes.first_of_kind(kind + 1); ++t) {
            if (!position.there(t)) continue;
            Spot& spot = spots_[spots];
            spot.kind = static_cast<std::uint16_t>(kinds_.size());
            spot.free = false;
            spot_of_[t] = spots++;
        }
        const auto count = static_cast<std::uint16_t>(spots - first);
        if (count != 0) kinds_.push_back({first, count, count, 0, false});
    }
    in_line_.clear();
    for (std::size_t s = 0; s < lanes.segments().size(); ++s) {
        const Segment& segment = lanes.segments()[s];
        int p = segment.anchor;
        for (int left = position.tiles_in(s); left > 0; --left, p += segment.step) {
            const std::uint16_t i = spot_of_[position.at(static_cast<CellIndex>(p))];
            spots_[i].row = static_cast<std::uint8_t>(lanes.row_of(static_cast<CellIndex>(p)));
            spots_[i].col = static_cast<std::uint8_t>(lanes.col_of(static_cast<CellIndex>(p)));
            in_line_.push_back(i);
        }
    }
}

void Relaxation::set_free(std::size_t spot) {
    Spot& s = spots_[spot];
    if (s.free) return;
    s.free = true;
    --kinds_[s.kind].fixed;
    fixed_[s.row] &= ~bit(s.col);
    changed_ |= bit(s.row);
}

/// Finds the columns where tiles may stand and the cells that may be empty. In a segment, the tiles that are not free
/// may all stand next to the anchor, so the cells after them may be empty.
void Relaxation::see_rows(const Lanes& lanes, const Position& position) {
    for (std::size_t r = 0; r < rows_; ++r)
        if ((changed_ & bit(static_cast<int>(r))) != 0)
            room_[r] = ~position.row(static_cast<int>(r)) & from_to(0, lanes.cols() + 1);
    const std::uint16_t* line = in_line_.data();
    for (std::size_t s = 0; s < lanes.segments().size(); ++s) {
        const int count = position.tiles_in(s);
        const std::uint16_t* next = line + count;
        const Segment& segment = lanes.segments()[s];
        if (const int row = lanes.row_of(segment.anchor); count != 0 && (changed_ & bit(row)) != 0) {
            int nearest = lanes.col_of(segment.anchor);
            int col = nearest;
            for (; line != next; ++line, col += segment.step) {
                Spot& spot = spots_[*line];
                spot.stands = spanning(nearest, col);
                spot.across = spot.stands;
                nearest += spot.free ? 0 : segment.step;
            }
            if (nearest != col) room_[static_cast<std::size_t>(row)] |= spanning(nearest, col - segment.step);
            work_ += static_cast<Work>(5 * count);
        }
        line = next;
    }
    above_[0] = ~Word{0};
    for (std::size_t r = 1; r < rows_; ++r) above_[r] = above_[r - 1] & room_[r - 1];
    below_[rows_ - 1] = ~Word{0};
    for (std::size_t r = rows_ - 1; r > 0; --r) below_[r - 1] = below_[r] & room_[r];
}

/// Finds how far the tiles at the ends of the segments may reach along their rows: past the anchor if all tiles before
/// them may be gone, and out at the other end if all tiles behind them may be gone.
void Relaxation::see_spots(const Lanes& lanes, const Position& position) {
    const std::uint16_t* line = in_line_.data();
    for (std::size_t s = 0; s < lanes.segments().size(); ++s) {
        const int count = position.tiles_in(s);
        const std::uint16_t* next = line + count;
        const Segment& segment = lanes.segments()[s];
        if (const int row = lanes.row_of(segment.anchor); count != 0 && (changed_ & bit(row)) != 0) {
            const Word room = room_[static_cast<std::size_t>(row)];
            const int step = segment.step;
            const int first = lanes.col_of(segment.anchor);
            const int last = first + step * (count - 1);
            const Word before = run_from(room, first - step, -step);
            const Word behind = run_from(room, last + step, step);
            for (const std::uint16_t* i = line; i != next; ++i) {
                spots_[*i].across |= before;
                if (!spots_[*i].free) break;
            }
            for (const std::uint16_t* i = next; i != line;) {
                Spot& spot = spots_[*--i];
                spot.across |= spanning(spot.col, last) | behind;
                if (!spot.free) break;
            }
        }
        line = next;
    }
}

inline void Relaxation::see_sides(Spot& spot) const {
    spot.heights = 0;
    spot.sides =
        static_cast<std::uint8_t>(((spot.across & left_) != 0 ? 4U : 0U) | ((spot.across & right_) != 0 ? 8U : 0U));
    // Most tiles cannot leave their row at all.
    spot.climbed = (spot.stands & (room_[spot.row - 1U] | room_[spot.row + 1U])) == 0;
    if (spot.climbed) return;
    const Word up = spot.stands & above_[spot.row];
    const Word down = spot.stands & below_[spot.row];
    spot.sides = static_cast<std::uint8_t>(spot.sides | (up != 0 ? 1U : 0U) | (down != 0 ? 2U : 0U));
}

void Relaxation::climb(std::size_t spot) {
    Spot& s = spots_[spot];
    if (s.climbed) return;
    s.climbed = true;
    Word* tall = tall_.data() + spot * rows_;
    const auto reach = [&](std::size_t r, Word columns) {
        tall[r] = columns;
        s.heights |= bit(static_cast<int>(r));
        work_ += 3;
    };
    // Paths along the ring are already covered by the sides.
    Word columns = s.stands;
    for (std::size_t r = s.row; r > 1;) {
        columns &= room_[--r];
        if (columns == 0) break;
        reach(r, columns);
    }
    columns = s.stands;
    for (std::size_t r = s.row + std::size_t{1}; r + 1 < rows_; ++r) {
        columns &= room_[r];
        if (columns == 0) break;
        reach(r, columns);
    }
}

inline bool Relaxation::meet_along_rows(const Spot& one, const Spot& two) const {
    if (one.row == two.row) {
        const Word gap = one.col < two.col ? from_to(one.col + 1, two.col - 1) : from_to(two.col + 1, one.col - 1);
        return (fixed_[one.row] & gap) == 0;
    }
    Word open = one.across & two.across;
    if (open == 0) return false;
    const std::size_t high = std::max(one.row, two.row);
    for (std::size_t r = std::min(one.row, two.row) + std::size_t{1}; r < high; ++r) open &= room_[r];
    return open != 0;
}

bool Relaxation::meet_along_columns(std::size_t a, std::size_t b) {
    climb(a);
    climb(b);
    const Word* tall_one = tall_.data() + a * rows_;
    const Word* tall_two = tall_.data() + b * rows_;
    for (Word heights = spots_[a].heights & spots_[b].heights; heights != 0; heights &= heights - 1) {
        const auto r = static_cast<std::size_t>(std::countr_zero(heights));
        if ((flood(tall_one[r], room_[r]) & tall_two[r]) != 0) return true;
    }
    return false;
}

void Relaxation::find_pairs(Kind& kind) {
    Spot* const spots = spots_.data() + kind.first;
    const bool small = kind.count <= 4;
    for (std::size_t i = 0; i < kind.count; ++i) see_sides(spots[i]);
    work_ += Work{11} * kind.count;
    unsigned pair = 1;
    for (std::size_t i = 0; i < kind.count; ++i)
        for (std::size_t j = i + 1; j < kind.count; ++j, pair <<= 1U) {
            const Spot& one = spots[i];
            const Spot& two = spots[j];
            if (small ? (kind.pairs & pair) != 0 : one.free && two.free) continue;
            if ((one.sides & two.sides) == 0 && !meet_along_rows(one, two) &&
                (one.shut() || two.shut() || !meet_along_columns(kind.first + i, kind.first + j)))
                continue;
            ++found_;
            if (small) kind.pairs = static_cast<std::uint8_t>(kind.pairs | pair);
            freed_.push_back(static_cast<std::uint16_t>(kind.first + i));
            freed_.push_back(static_cast<std::uint16_t>(kind.first + j));
        }
}

/// Frees the tiles of kinds that are too large to be examined pair by pair.
void Relaxation::free_large_kinds() {
    for (Kind& kind : kinds_) {
        kind.cleared = kind.count > most_tiles;
        if (!kind.cleared) continue;
        --open_kinds_;
        for (std::size_t i = 0; i < kind.count; ++i) set_free(kind.first + i);
    }
}

bool Relaxation::look(const Lanes& lanes, const Position& position, int rounds) {
    work_ = 13 * static_cast<Work>(lanes.tiles());
    gather(lanes, position);
    for (std::size_t r = 0; r < rows_; ++r) fixed_[r] = position.row(static_cast<int>(r));
    open_kinds_ = static_cast<int>(kinds_.size());
    free_large_kinds();
    changed_ = ~Word{0};
    for (int round = 0; round != rounds && open_kinds_ != 0; ++round) {
        see_rows(lanes, position);
        see_spots(lanes, position);
        found_ = 0;
        freed_.clear();
        for (Kind& kind : kinds_)
            if (!kind.cleared) find_pairs(kind);
        if (round == 0) pairs_at_once_ = found_;
        if (work_ > most_work) return true;
        // Frees the tiles after the round, so that the set of free tiles is the same during the whole round.
        changed_ = 0;
        for (const std::uint16_t spot : freed_) set_free(spot);
        for (Kind& kind : kinds_) {
            if (kind.cleared || kind.fixed != 0) continue;
            kind.cleared = kind.count != 4 || clear_four(kind.pairs);
            open_kinds_ -= kind.cleared ? 1 : 0;
        }
        if (changed_ == 0) return open_kinds_ == 0;
    }
    return true;
}

int Relaxation::waiting() const {
    // The last two tiles of a kind have no other partner, so they weigh more. In a larger kind at least one pair is
    // stuck.
    constexpr int last_pair = 3;
    int sum = 0;
    for (const Kind& kind : kinds_)
        if (!kind.cleared) sum += kind.count == 2 ? last_pair : std::max<int>(kind.fixed, 2);
    return sum;
}

} // namespace twoturns::gravity_solver
