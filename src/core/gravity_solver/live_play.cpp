#include "core/gravity_solver/live_play.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {
namespace {

/// The most rows whose stretches fit into a word, with the two rows of the ring and the ring's column.
constexpr int most_rows = 61;
constexpr int most_twins = 64;

constexpr Word ring_column = Occupancy::bit(63);

/// Returns the last column whose tiles slide to the right.
int last_of_left_half(const Lanes& lanes) {
    int last = 0;
    for (const Segment& segment : lanes.segments())
        if (segment.step < 0) last = std::max(last, lanes.col_of(segment.anchor));
    return last;
}

int occupied_cells(const Lanes& lanes) {
    int cells = 0;
    for (int row = 1; row <= lanes.rows(); ++row) cells += std::popcount(lanes.occupancy().row(row));
    return cells;
}

} // namespace

bool LivePlay::fits(const Lanes& lanes) {
    if (lanes.most_turns() != 2 || lanes.rows() > most_rows || occupied_cells(lanes) != lanes.tiles()) return false;
    const int last = last_of_left_half(lanes);
    for (const Segment& segment : lanes.segments())
        if (lanes.col_of(segment.anchor) != (segment.step < 0 ? last : last + 1)) return false;
    for (int kind = 0; kind < lanes.kinds(); ++kind)
        if (lanes.first_of_kind(kind + 1) - lanes.first_of_kind(kind) > most_twins) return false;
    return true;
}

LivePlay::LivePlay(const Lanes& lanes, std::uint64_t seed)
    : lanes_(&lanes), row_count_(static_cast<std::size_t>(lanes.rows() + 2)),
      width_(static_cast<std::size_t>(lanes.cols() + 2)), middle_(last_of_left_half(lanes)),
      at_(2 * row_count_ * width_, no_tile), length_(2 * row_count_), columns_(width_),
      joined_(Occupancy::bit(0) | Occupancy::bit(lanes.rows() + 1)), slope_(lanes), relaxation_(lanes), random_(seed) {
    const auto tiles = static_cast<std::size_t>(lanes.tiles());
    row_of_.resize(tiles);
    half_of_.resize(tiles);
    place_.resize(tiles);
    there_.assign(tiles, 1);
    links_.resize(tiles);
    warm_.resize(tiles / 64 + 1);
    kept_.resize(tiles);
    seen_.resize(tiles);
    for (int kind = 0; kind < lanes.kinds(); ++kind)
        left_of_.push_back(lanes.first_of_kind(kind + 1) - lanes.first_of_kind(kind));
    for (std::size_t i = 0; i < tiles; ++i) {
        const auto t = static_cast<TileId>(i);
        const int row = lanes.row_of(lanes.start_of(t));
        const int col = lanes.col_of(lanes.start_of(t));
        row_of_[t] = static_cast<std::uint8_t>(row);
        half_of_[t] = col > middle_ ? right : left;
        place_[t] = static_cast<std::uint16_t>(col > middle_ ? col - middle_ : middle_ + 1 - col);
        at(block_of(t), place_[t]) = t;
        ++length_[block_of(t)];
        columns_[static_cast<std::size_t>(col)] |= Occupancy::bit(row);
        key_ ^= key_of(t);
    }
    for (int row = 1; row <= lanes.rows(); ++row)
        if (length_[block(left, row)] == 0 && length_[block(right, row)] == 0) joined_ |= Occupancy::bit(row);
    for (std::size_t i = 0; i < tiles; ++i) links_[i].reach = see(static_cast<TileId>(i));
    for (std::size_t i = 0; i < tiles; ++i) {
        const auto t = static_cast<TileId>(i);
        links_[t].meeting = meeting_with(t);
        links_[t].touching = touching_with(t);
        note_warm(t);
    }
}

TileId LivePlay::tile_at(int row, int col) const {
    if ((columns_[static_cast<std::size_t>(col)] & Occupancy::bit(row)) == 0) return no_tile;
    return col > middle_ ? at(block(right, row), static_cast<std::size_t>(col - middle_))
                         : at(block(left, row), static_cast<std::size_t>(middle_ + 1 - col));
}

LivePlay::Reach LivePlay::see(TileId t) const {
    const int row = row_of(t);
    const std::size_t half = half_of_[t];
    const std::size_t other = 1 - half;
    const std::size_t place = place_[t];
    const Word on_board = Occupancy::bit(lanes_->rows() + 2) - 1;
    const Word column = columns_[static_cast<std::size_t>(col_at(half, static_cast<int>(place)))];
    const Word here = Occupancy::bit(row);
    const Word run = run_around(column, row) & on_board & ~here;
    Reach reach;
    reach.in[half] = run;
    reach.in[other] = run & joined_;
    if (place == length_[block(half, row)]) reach.in[half] |= here | ring_column;
    if (place == 1) {
        if (!two_sided())
            reach.in[other] |= ring_column;
        else if (length_[block(other, row)] == 0)
            reach.in[other] |= here | ring_column;
    }
    return reach;
}

Word LivePlay::meeting_with(TileId t) const {
    const Reach reach = links_[t].reach;
    if ((reach.in[left] | reach.in[right]) == 0) return 0;
    const TileId first = first_twin(t);
    const TileId end = lanes_->first_of_kind(lanes_->kind_of(t) + 1);
    Word twins = 0;
    for (TileId twin = first; twin < end; ++twin)
        twins |= Word{links_[twin].reach.meets(reach)} << static_cast<unsigned>(twin - first);
    return twins & ~twin_bit(t);
}

Word LivePlay::touching_with(TileId t) const {
    const int row = row_of(t);
    const int col = col_at(half_of_[t], place_[t]);
    Word twins = 0;
    const auto look = [&](int next_row, int next_col) {
        const TileId next = tile_at(next_row, next_col);
        if (next != no_tile && lanes_->kind_of(next) == lanes_->kind_of(t)) twins |= twin_bit(next);
    };
    look(row - 1, col);
    look(row + 1, col);
    look(row, col - 1);
    look(row, col + 1);
    return twins;
}

/// Keeps a tile's links before the current move changes them for the first time.
void LivePlay::keep(TileId t) {
    if (std::exchange(kept_[t], now_) != now_) changes_.push_back({t, links_[t]});
}

void LivePlay::note_warm(TileId t) {
    const Word twins = links_[t].meeting | links_[t].touching;
    const Word bit = Occupancy::bit(t % 64);
    const bool warm = ((twins >> static_cast<unsigned>(t - first_twin(t))) >> 1U) != 0;
    Word& word = warm_[t / 64U];
    word = warm ? word | bit : word & ~bit;
}

/// Sets the meeting or the touching twins of a tile, and itself among theirs.
void LivePlay::set_links(TileId t, Word Links::*which, Word twins) {
    Word changed = links_[t].*which ^ twins;
    if (changed == 0) return;
    keep(t);
    links_[t].*which = twins;
    note_warm(t);
    const TileId first = first_twin(t);
    for (; changed != 0; changed &= changed - 1) {
        const auto twin = static_cast<TileId>(first + std::countr_zero(changed));
        keep(twin);
        links_[twin].*which ^= twin_bit(t);
        note_warm(twin);
    }
}

/// Notes that what a tile reaches or touches may have changed.
void LivePlay::touch(TileId t) {
    if (std::exchange(seen_[t], now_) != now_) touched_.push_back(t);
}

/// Touches the nearest tiles above and below a cell.
void LivePlay::touch_in_column(int row, int col) {
    const Word column = columns_[static_cast<std::size_t>(col)];
    const Word above = column & (Occupancy::bit(row) - 1);
    const Word below = column & ~(Occupancy::bit(row) | (Occupancy::bit(row) - 1));
    if (above != 0) touch(tile_at(static_cast<int>(std::bit_width(above)) - 1, col));
    if (below != 0) touch(tile_at(std::countr_zero(below), col));
}

void LivePlay::take(TileId t) {
    const int row = row_of(t);
    const std::size_t half = half_of_[t];
    const std::size_t here = block(half, row);
    const std::size_t length = length_[here]--;
    for (std::size_t place = place_[t]; place < length; ++place) {
        const TileId next = at(here, place + 1);
        at(here, place) = next;
        place_[next] = static_cast<std::uint16_t>(place);
        touch(next);
    }
    at(here, length) = no_tile;
    there_[t] = 0;
    key_ ^= key_of(t);
    const int col = col_at(half, static_cast<int>(length));
    columns_[static_cast<std::size_t>(col)] &= ~Occupancy::bit(row);
    touch_in_column(row, col);
    if (length > 1) {
        touch(at(here, length - 1));
        return;
    }
    const std::size_t opposite = block(1 - half, row);
    if (length_[opposite] != 0) {
        touch(at(opposite, 1));
        return;
    }
    joined_ |= Occupancy::bit(row);
    if (!two_sided()) return;
    for (std::size_t i = 0; i < there_.size(); ++i)
        if (there_[i] != 0) touch(static_cast<TileId>(i));
}

void LivePlay::put_back(TileId t, std::size_t place) {
    const int row = row_of(t);
    const std::size_t here = block_of(t);
    const std::size_t length = ++length_[here];
    for (std::size_t to = length; to > place; --to) {
        const TileId moved = at(here, to - 1);
        at(here, to) = moved;
        place_[moved] = static_cast<std::uint16_t>(to);
    }
    at(here, place) = t;
    place_[t] = static_cast<std::uint16_t>(place);
    there_[t] = 1;
    key_ ^= key_of(t);
    columns_[static_cast<std::size_t>(col_at(half_of_[t], static_cast<int>(length)))] |= Occupancy::bit(row);
    joined_ &= ~Occupancy::bit(row);
}

void LivePlay::make(Pair pair) {
    ++now_;
    touched_.clear();
    Made made{pair, place_[pair.a], 0, changes_.size()};
    for (const TileId t : {pair.a, pair.b}) {
        keep(t);
        set_links(t, &Links::meeting, 0);
        set_links(t, &Links::touching, 0);
        links_[t].reach = {};
    }
    take(pair.a);
    made.b = place_[pair.b];
    take(pair.b);
    left_of_[static_cast<std::size_t>(lanes_->kind_of(pair.a))] -= 2;
    made_.push_back(made);

    changed_.clear();
    std::erase_if(touched_, [&](TileId t) { return there_[t] == 0; });
    for (const TileId t : touched_) {
        const Reach reach = see(t);
        if (reach == links_[t].reach) continue;
        keep(t);
        links_[t].reach = reach;
        changed_.push_back(t);
    }
    for (const TileId t : changed_) set_links(t, &Links::meeting, meeting_with(t));
    for (const TileId t : touched_) set_links(t, &Links::touching, touching_with(t));
    making_ += 100 + 12 * touched_.size() + 15 * changed_.size();
}

void LivePlay::unmake() {
    const Made made = made_.back();
    made_.pop_back();
    put_back(made.pair.b, made.b);
    put_back(made.pair.a, made.a);
    left_of_[static_cast<std::size_t>(lanes_->kind_of(made.pair.a))] += 2;
    for (std::size_t i = made.changes; i < changes_.size(); ++i) {
        links_[changes_[i].tile] = changes_[i].before;
        note_warm(changes_[i].tile);
    }
    changes_.resize(made.changes);
}

/// Does the same as harmless() in pairs.hpp.
bool LivePlay::is_harmless(Pair pair) const {
    if (left_of_[static_cast<std::size_t>(lanes_->kind_of(pair.a))] != 2) return false;
    const std::size_t a = block_of(pair.a);
    const std::size_t b = block_of(pair.b);
    const int behind = length_[a] - place_[pair.a] + length_[b] - place_[pair.b];
    return behind == 0 || (behind == 1 && a == b);
}

bool LivePlay::list(std::vector<Pair>& pairs, const KeySet& exhausted) {
    pairs.clear();
    for (std::size_t word = 0; word < warm_.size(); ++word)
        for (Word warm = warm_[word]; warm != 0; warm &= warm - 1) {
            const auto a = static_cast<TileId>(word * 64 + static_cast<std::size_t>(std::countr_zero(warm)));
            const Word twins = links_[a].meeting | links_[a].touching;
            for (Word after = (twins >> static_cast<unsigned>(a - first_twin(a))) >> 1U; after != 0; after &= after - 1)
                pairs.push_back({a, static_cast<TileId>(a + 1 + std::countr_zero(after))});
        }
    work_ = std::exchange(making_, 0) + 100 + 25 * pairs.size();
    const auto first = std::find_if(pairs.begin(), pairs.end(), [&](Pair pair) { return is_harmless(pair); });
    if (first != pairs.end()) {
        pairs.assign(1, Pair{*first});
        return true;
    }
    std::erase_if(pairs, [&](Pair pair) { return exhausted.contains(key_after(pair)); });
    slope_.see_rows([&](int row) { return length_[block(left, row)] + length_[block(right, row)]; });
    slope_.order(
        pairs, [&](TileId t) { return row_of(t); }, [&](Pair pair) { return merit(pair); }, random_);
    return true;
}

bool LivePlay::hopeless() {
    Position position(*lanes_);
    for (const Made& made : made_) position.make(*lanes_, made.pair);
    const bool lost = !relaxation_.look(*lanes_, position);
    work_ = relaxation_.work() + 100 * made_.size();
    return lost;
}

} // namespace twoturns::gravity_solver
