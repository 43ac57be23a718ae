#include "core/dealing/playout.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <utility>

#include "twoturns/link.hpp"

namespace twoturns::dealing {
namespace {

constexpr TileId no_tile = 0xFFFF;

constexpr Work work_of_game = 200;
constexpr Work work_of_move = 30;
constexpr Work work_of_try = 25;

/// Maps 32 random bits to 0 .. n - 1: practically uniform for the small n used here, and without the divisions of
/// Random::below.
std::uint32_t scaled(std::uint32_t bits, std::uint32_t n) {
    return static_cast<std::uint32_t>((static_cast<std::uint64_t>(bits) * n) >> 32U);
}

} // namespace

Playout::Playout(const Ground& ground)
    : ground_(&ground), order_(ground.tiles()), place_in_order_(ground.tiles()), by_kind_(ground.tiles()),
      place_in_kind_(ground.tiles()) {}

void Playout::set_up(const std::vector<Kind>& kinds, std::size_t kinds_end) {
    kinds_ = kinds;
    all_left_.assign(kinds_end, 0);
    for (const Kind kind : kinds_) ++all_left_[kind];
    first_.assign(kinds_end + 1, 0);
    for (std::size_t k = 0; k < kinds_end; ++k) first_[k + 1] = static_cast<TileId>(first_[k] + all_left_[k]);
    left_.assign(kinds_end, 0);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const auto t = static_cast<TileId>(i);
        order_[i] = place_in_order_[i] = t;
        const TileId in_kind = left_[kinds_[i]]++;
        place_in_kind_[i] = in_kind;
        by_kind_[static_cast<std::size_t>(first_[kinds_[i]] + in_kind)] = t;
    }
    all_most_ = 0;
    all_pairs_ = 0;
    for (const TileId left : all_left_) all_most_ = std::max<std::uint32_t>(all_most_, left);
    all_kinds_with_.assign(all_most_ + 1, 0);
    for (const TileId left : all_left_) {
        ++all_kinds_with_[left];
        if (left > 0) all_pairs_ += static_cast<std::uint64_t>(left) * (left - 1U) / 2;
    }
}

void Playout::begin(Random& random, Style style) {
    style_ = style;
    dice_ = Dice(random.next());
    best_.reset();
    found_ = 0;
    in_vain_ = 0;
    listing_ = false;
    alive_ = kinds_.size();
    left_ = all_left_;
    kinds_with_ = all_kinds_with_;
    most_ = all_most_;
    pairs_ = all_pairs_;
    where_ = ground_->starts();
    at_.assign(std::size_t{64} * 64, no_tile);
    for (std::size_t i = 0; i < where_.size(); ++i) at_[where_[i]] = static_cast<TileId>(i);
    occupancy_ = ground_->occupancy();
    calm_.assign(order_.size(), Calm::unknown);
    moves_.clear();
    tries_ = 0;
    work_ = work_of_game + kinds_.size();
}

bool Playout::find_quiet(TileId t) {
    constexpr int below = place_of({1, 0});
    const auto is_other = [&](int cell) {
        const TileId near = at_[static_cast<std::size_t>(cell)];
        return near != no_tile && kinds_[near] != kinds_[t];
    };
    const int here = where_[t];
    const bool is_quiet = is_other(here - 1) && is_other(here + 1) && is_other(here - below) && is_other(here + below);
    calm_[place_in_order_[t]] = is_quiet ? Calm::quiet : Calm::lively;
    return is_quiet;
}

/// Notes that the contents of a cell have changed: the tile there and its neighbours may have moves now.
void Playout::wake_around(CellIndex cell) {
    constexpr int below = place_of({1, 0});
    for (const int step : {0, -1, 1, -below, below})
        if (const TileId t = at_[static_cast<std::size_t>(cell + step)]; t != no_tile)
            calm_[place_in_order_[t]] = Calm::unknown;
}

bool Playout::play(Random& random, Style style) {
    begin(random, style);
    while (!advance(std::numeric_limits<Work>::max())) {
    }
    return won();
}

bool Playout::advance(Work work) {
    effort_left_ = work / work_of_try + 1;
    while (alive_ > 0 && moves_.size() < style_.most_moves) {
        if (!choose()) return false;
        if (!best_) break;
        moves_.push_back(*best_);
        remove(best_->a);
        remove(best_->b);
        best_.reset();
        found_ = 0;
    }
    return true;
}

Work Playout::work() const { return work_ + work_of_move * moves_.size() + work_of_try * tries_; }

bool Playout::linked(Couple couple) const {
    return twoturns::linked(occupancy_, cell_of(where_[couple.a]), cell_of(where_[couple.b]));
}

/// Returns how much the style prefers a couple: the farther apart its tiles stand, the more. With straight lines only,
/// it prefers tiles with few others in their rows and columns, because such tiles may otherwise be left without a
/// partner in their line.
int Playout::merit(Couple couple) const {
    const Cell a = cell_of(where_[couple.a]);
    const Cell b = cell_of(where_[couple.b]);
    if (occupancy_.most_turns() == 0) {
        int tiles = 0;
        for (const Cell cell : {a, b})
            tiles += std::min(std::popcount(occupancy_.row(cell.row)), std::popcount(occupancy_.col(cell.col)));
        return -tiles;
    }
    return std::abs(a.row - b.row) + std::abs(a.col - b.col);
}

/// Finds the next move if one exists. Returns false when interrupted.
bool Playout::choose() {
    if (!listing_ && !point_at_some()) return false;
    return !listing_ || choose_from_list();
}

bool Playout::point_at_some() {
    while (found_ < style_.farthest_of) {
        const auto couple = point();
        if (!couple && in_vain_ < pairs_) return false;
        in_vain_ = 0;
        if (!couple) break;
        ++found_;
        if (!best_ || merit(*couple) > merit(*best_)) best_ = couple;
    }
    if (!best_) begin_list();
    return true;
}

/// Tries random pairs. Returns nullopt when the effort is used up or no pair was found.
std::optional<Couple> Playout::point() {
    const std::uint64_t most = std::min(effort_left_, pairs_ - in_vain_);
    const auto alive = static_cast<std::uint32_t>(alive_);
    const TileId* const order = order_.data();
    const Calm* const calm = calm_.data();
    Dice dice = dice_; // a local copy can stay in registers
    const auto stop_after = [&](std::uint64_t tries, std::uint64_t in_vain) {
        dice_ = dice;
        effort_left_ -= tries;
        tries_ += tries;
        in_vain_ += in_vain;
    };
    for (std::uint64_t i = 0; i < most; ++i) {
        const std::uint64_t bits = dice.next();
        const std::uint32_t place = scaled(static_cast<std::uint32_t>(bits >> 32U), alive);
        if (calm[place] == Calm::quiet) continue;
        const TileId t = order[place];
        // Every tile has the same number of chances to find a partner, so that pairs of kinds with many tiles are no
        // less likely than others.
        std::uint32_t other = scaled(static_cast<std::uint32_t>(bits), most_ - 1);
        const Kind kind = kinds_[t];
        if (other + 1 >= left_[kind]) continue;
        if (other >= place_in_kind_[t]) ++other;
        const Couple couple{t, by_kind_[first_[kind] + other]};
        if (quiet(t) || quiet(couple.b) || !linked(couple)) continue;
        stop_after(i + 1, i);
        return couple;
    }
    stop_after(most, most);
    return std::nullopt;
}

void Playout::begin_list() {
    listing_ = true;
    list_kind_ = list_at_ = 0;
    open_.clear();
    tries_ += pairs_ / 2;
}

bool Playout::choose_from_list() {
    for (; list_kind_ < left_.size(); ++list_kind_, list_at_ = 0) {
        const TileId* const tiles = by_kind_.data() + first_[list_kind_];
        const std::size_t left = left_[list_kind_];
        for (; list_at_ < left; ++list_at_) {
            if (effort_left_ == 0) return false;
            effort_left_ -= std::min<std::uint64_t>(effort_left_, left - list_at_);
            if (quiet(tiles[list_at_])) continue;
            for (std::size_t j = list_at_ + 1; j < left; ++j) {
                const Couple couple{tiles[list_at_], tiles[j]};
                if (linked(couple)) open_.push_back(couple);
            }
        }
    }
    listing_ = false;
    if (!open_.empty())
        best_ =
            open_[scaled(static_cast<std::uint32_t>(dice_.next() >> 32U), static_cast<std::uint32_t>(open_.size()))];
    return true;
}

void Playout::remove(TileId t) {
    const Kind kind = kinds_[t];
    --alive_;
    const TileId last = order_[alive_];
    std::swap(order_[place_in_order_[t]], order_[alive_]);
    std::swap(calm_[place_in_order_[t]], calm_[alive_]);
    std::swap(place_in_order_[t], place_in_order_[last]);

    --kinds_with_[left_[kind]];
    const TileId left = --left_[kind];
    ++kinds_with_[left];
    pairs_ -= left;
    const TileId last_of_kind = by_kind_[static_cast<std::size_t>(first_[kind] + left)];
    std::swap(by_kind_[static_cast<std::size_t>(first_[kind] + place_in_kind_[t])],
              by_kind_[static_cast<std::size_t>(first_[kind] + left)]);
    std::swap(place_in_kind_[t], place_in_kind_[last_of_kind]);
    while (most_ > 0 && kinds_with_[most_] == 0) --most_;

    CellIndex free = where_[t];
    for (CellIndex from = ground_->behind(free); from != 0 && at_[from] != no_tile; from = ground_->behind(free)) {
        const TileId moved = at_[from];
        at_[free] = moved;
        where_[moved] = free;
        wake_around(free);
        free = from;
        work_ += 2;
    }
    at_[free] = no_tile;
    wake_around(free);
    occupancy_.free(cell_of(free));
}

} // namespace twoturns::dealing
