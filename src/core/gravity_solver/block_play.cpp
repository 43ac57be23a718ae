#include "core/gravity_solver/block_play.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {
namespace {

/// The number of elements in the widest vectors. A loop over a multiple of this number has no remainder.
constexpr std::size_t vector_size = 16;
constexpr std::size_t half_vector = vector_size / 2;

/// Boards with more pairs of places to compare than this use OpenPlay.
constexpr std::size_t most_compared = 8192;

constexpr std::size_t filled_up(std::size_t n, std::size_t unit) { return (n + unit - 1) / unit * unit; }

std::size_t width_of(const Lanes& lanes) { return filled_up(static_cast<std::size_t>(lanes.cols() + 2), half_vector); }

/// Returns the last column whose tiles slide to the right.
int middle_of(const Lanes& lanes) {
    int middle = 0;
    for (const Segment& segment : lanes.segments())
        if (segment.step < 0) middle = std::max(middle, lanes.col_of(segment.anchor));
    return middle;
}

/// Returns the largest distance between the numbers of the first and last tile of a kind.
std::size_t span_of_kinds(const Lanes& lanes) {
    int most = 1;
    for (int kind = 0; kind < lanes.kinds(); ++kind)
        most = std::max(most, lanes.first_of_kind(kind + 1) - lanes.first_of_kind(kind) - 1);
    return static_cast<std::size_t>(most);
}

bool has_stones(const Lanes& lanes) {
    int taken = 0;
    for (int row = 1; row <= lanes.rows(); ++row) taken += std::popcount(lanes.occupancy().row(row));
    return taken != lanes.tiles();
}

/// Walls are allowed behind the blocks, because tiles never reach them.
bool rows_are_blocks(const Lanes& lanes) {
    const int middle = middle_of(lanes);
    return !has_stones(lanes) &&
           std::all_of(lanes.segments().begin(), lanes.segments().end(), [&](const Segment& segment) {
               return lanes.col_of(segment.anchor) == (segment.step < 0 ? middle : middle + 1);
           });
}

bool two_sided(const Lanes& lanes) { return middle_of(lanes) > 0 && middle_of(lanes) < lanes.cols(); }

/// Returns the number of bits of a Reach: one for each stretch, plus two for the columns of the ring.
int bits_of_reach(const Lanes& lanes) { return lanes.rows() * (two_sided(lanes) ? 2 : 1) + 4; }

/// Returns true if `number` is one of `count` numbers from `first` on.
template <class Number> constexpr bool is_within(Number number, Number first, Number count) {
    return static_cast<Number>(number - first) < count;
}

/// The data of a board row for pass().
template <class Reach> struct Row {
    const Reach* stretch;
    Reach joined; // the stretches that a row without tiles joins
    Reach first;  // the first column of the row's block
    Reach length;
};

/// Computes the set reached beyond `row` (`next`) from the set reached before it (`here`).
template <class Reach>
void pass(const Row<Reach>& row, const Reach* cols, std::size_t width, const Reach* here, Reach* next) {
    for (std::size_t c = 0; c < width; ++c) {
        const auto free = static_cast<Reach>(here[c] | row.stretch[c] | row.joined);
        next[c] = is_within(cols[c], row.first, row.length) ? Reach{0} : free;
    }
}

/// Computes the positions of all tiles except the two that are removed.
template <class Spot> void slide_tails(std::size_t tiles, const Spot* from, Tail<Spot> a, Tail<Spot> b, Spot* to) {
    for (std::size_t t = 0; t < tiles; ++t) {
        const Spot spot = from[t];
        const Spot by_a = is_within(spot, a.first, a.count) ? a.step : Spot{0};
        const Spot by_b = is_within(spot, b.first, b.count) ? b.step : Spot{0};
        to[t] = static_cast<Spot>(spot - by_a - by_b);
    }
}

/// Sets for each tile whether it can be matched with the tile `ahead` places further on in the order of kinds.
template <class Spot, class Reach>
void compare(std::size_t tiles, std::size_t ahead, const Spot* spots, Spot below, const Reach* reach,
             const std::uint8_t* same, std::uint8_t* linked) {
    for (std::size_t t = 0; t < tiles; ++t) {
        const Spot one = spots[t];
        const Spot two = spots[t + ahead];
        const auto apart = static_cast<Spot>(std::max(one, two) - std::min(one, two));
        const auto touch = static_cast<std::uint8_t>((apart == 1) | (apart == below));
        const auto meet = static_cast<std::uint8_t>((reach[t] & reach[t + ahead]) != 0);
        linked[t] = static_cast<std::uint8_t>((touch | meet) & same[t]);
    }
}

} // namespace

template <class Spot, class Reach> bool BlockPlay<Spot, Reach>::fits(const Lanes& lanes) {
    const std::size_t spots = static_cast<std::size_t>(lanes.rows() + 2) * width_of(lanes);
    const std::size_t compared = static_cast<std::size_t>(lanes.tiles()) * span_of_kinds(lanes);
    return lanes.most_turns() == 2 && rows_are_blocks(lanes) &&
           spots <= std::size_t{std::numeric_limits<Spot>::max()} + 1 &&
           bits_of_reach(lanes) <= std::numeric_limits<Reach>::digits && compared <= most_compared;
}

template <class Spot, class Reach>
BlockPlay<Spot, Reach>::BlockPlay(const Lanes& lanes, std::uint64_t seed)
    : lanes_(&lanes), row_count_(static_cast<std::size_t>(lanes.rows() + 2)), width_(width_of(lanes)),
      middle_(middle_of(lanes)), tiles_(filled_up(static_cast<std::size_t>(lanes.tiles()), vector_size)),
      padded_(tiles_ + filled_up(span_of_kinds(lanes), vector_size)), ahead_(span_of_kinds(lanes)),
      left_(static_cast<Reach>(Reach{1} << static_cast<unsigned>(bits_of_reach(lanes) - 2))),
      right_(static_cast<Reach>(Reach{1} << static_cast<unsigned>(bits_of_reach(lanes) - 1))),
      spots_(padded_ * static_cast<std::size_t>(lanes.tiles() / 2 + 1)),
      blocks_(row_count_ * static_cast<std::size_t>(lanes.tiles() / 2 + 1)), row_of_(row_count_ * width_),
      stretch_(row_of_.size()), up_(row_of_.size()), down_(row_of_.size()), reach_(row_of_.size()),
      tile_reach_(padded_), same_(ahead_ * tiles_), linked_(same_.size()), slope_(lanes), relaxation_(lanes),
      random_(seed) {
    lay_out_cells();
    place_tiles();
    for (int kind = 0; kind < lanes.kinds(); ++kind)
        left_of_.push_back(lanes.first_of_kind(kind + 1) - lanes.first_of_kind(kind));
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::lay_out_cells() {
    for (std::size_t c = 0; c < width_; ++c) cols_.push_back(static_cast<Reach>(c));
    const int cols = lanes_->cols();
    for (std::size_t r = 0; r < row_count_; ++r) {
        const bool ring = r == 0 || r + 1 == row_count_;
        const auto behind = static_cast<Reach>(Reach{1} << r);
        const auto before = two_sided(*lanes_) && !ring ? static_cast<Reach>(Reach{1} << (row_count_ + r - 1)) : behind;
        for (int col = 0; col <= cols + 1; ++col) {
            const std::size_t spot = r * width_ + static_cast<std::size_t>(col);
            row_of_[spot] = static_cast<std::uint8_t>(r);
            // On the side where all blocks begin, the row has only the ring before its block.
            const bool beside = !ring && ((middle_ == 0 && col == 0) || (middle_ == cols && col > cols));
            if (!beside) stretch_[spot] = col > middle_ ? behind : before;
        }
    }
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::place_tiles() {
    const int tiles = lanes_->tiles();
    for (int t = 0; t < tiles; ++t) {
        const auto tile = static_cast<TileId>(t);
        const CellIndex start = lanes_->start_of(tile);
        tile_key_.push_back(lanes_->place_key(start));
        spots_[tile] = static_cast<Spot>(static_cast<std::size_t>(lanes_->row_of(start)) * width_ +
                                         static_cast<std::size_t>(lanes_->col_of(start)));
        const int end = lanes_->first_of_kind(lanes_->kind_of(tile) + 1);
        for (int twin = t + 1; twin < end; ++twin) same_[static_cast<std::size_t>(twin - t - 1) * tiles_ + tile] = 1;
    }
    for (std::size_t r = 1; r + 1 < row_count_; ++r) {
        const Word row = lanes_->occupancy().row(static_cast<int>(r));
        blocks_[r] = row == 0 ? Block{middle_ + 1, middle_}
                              : Block{std::countr_zero(row), static_cast<int>(std::bit_width(row)) - 1};
    }
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::make(Pair pair) {
    made_.push_back(pair);
    key_ = key_after(pair);
    left_of_[static_cast<std::size_t>(lanes_->kind_of(pair.a))] -= 2;
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::unmake() {
    const Pair pair = made_.back();
    made_.pop_back();
    slid_ = std::min(slid_, made_.size());
    key_ = key_after(pair);
    left_of_[static_cast<std::size_t>(lanes_->kind_of(pair.a))] += 2;
}

template <class Spot, class Reach> Tail<Spot> BlockPlay<Spot, Reach>::tail_of(TileId t) const {
    const Spot spot = spots()[t];
    const int col = col_of(t);
    const Block block = blocks()[row_of(t)];
    if (col > middle_) return {static_cast<Spot>(spot + 1), static_cast<Spot>(block.last - col), 1};
    const auto count = static_cast<Spot>(col - block.first);
    return {static_cast<Spot>(spot - count), count, static_cast<Spot>(-1)};
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::slide(Pair pair) {
    const Tail<Spot> a = tail_of(pair.a);
    const Tail<Spot> b = tail_of(pair.b);
    Spot* to = spots_.data() + (slid_ + 1) * padded_;
    slide_tails(tiles_, spots(), a, b, to);
    to[pair.a] = 0;
    to[pair.b] = 0;
    Block* shorter = blocks_.data() + (slid_ + 1) * row_count_;
    std::copy_n(blocks(), row_count_, shorter);
    for (const TileId t : {pair.a, pair.b}) {
        Block& block = shorter[row_of(t)];
        if (col_of(t) > middle_)
            --block.last;
        else
            ++block.first;
    }
    ++slid_;
}

/// Computes for each cell the set that a tile there would reach.
template <class Spot, class Reach> void BlockPlay<Spot, Reach>::see_cells() {
    const Block* blocks = this->blocks();
    const auto row = [&](std::size_t r) {
        const Reach* stretch = stretch_.data() + r * width_;
        const Block block = blocks[r];
        const auto joined = static_cast<Reach>(block.length() == 0 ? stretch[1] | stretch[lanes_->cols()] : 0);
        return Row<Reach>{stretch, joined, static_cast<Reach>(block.first), static_cast<Reach>(block.length())};
    };
    const std::size_t last = row_count_ - 2;
    std::copy_n(stretch_.begin(), width_, up_.data() + width_);
    for (std::size_t r = 1; r < last; ++r)
        pass(row(r), cols_.data(), width_, up_.data() + r * width_, up_.data() + (r + 1) * width_);
    std::copy_n(stretch_.data() + (last + 1) * width_, width_, down_.data() + last * width_);
    for (std::size_t r = last; r > 1; --r)
        pass(row(r), cols_.data(), width_, down_.data() + r * width_, down_.data() + (r - 1) * width_);
    for (std::size_t spot = width_; spot < (last + 1) * width_; ++spot)
        reach_[spot] = static_cast<Reach>(up_[spot] | down_[spot]);
    for (std::size_t r = 1; r <= last; ++r) {
        if (blocks[r].length() == 0) continue;
        const std::size_t first = r * width_ + static_cast<std::size_t>(blocks[r].first);
        const std::size_t end = r * width_ + static_cast<std::size_t>(blocks[r].last);
        reach_[first] = static_cast<Reach>(reach_[first] | stretch_[first - 1] | left_);
        reach_[end] = static_cast<Reach>(reach_[end] | stretch_[end + 1] | right_);
    }
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::see_tiles() {
    const Spot* spots = this->spots();
    for (std::size_t t = 0; t < tiles_; ++t) tile_reach_[t] = reach_[spots[t]];
}

template <class Spot, class Reach> void BlockPlay<Spot, Reach>::list_links(std::vector<Pair>& pairs) {
    pairs.clear();
    for (std::size_t ahead = 1; ahead <= ahead_; ++ahead) {
        std::uint8_t* linked = linked_.data() + (ahead - 1) * tiles_;
        compare(tiles_, ahead, spots(), static_cast<Spot>(width_), tile_reach_.data(),
                same_.data() + (ahead - 1) * tiles_, linked);
        for (std::size_t chunk = 0; chunk < tiles_; chunk += sizeof(std::uint64_t)) {
            std::uint64_t any = 0;
            std::memcpy(&any, linked + chunk, sizeof any);
            if (any == 0) continue;
            for (std::size_t t = chunk; t < chunk + sizeof any; ++t)
                if (linked[t] != 0) pairs.push_back({static_cast<TileId>(t), static_cast<TileId>(t + ahead)});
        }
    }
}

/// Does the same as harmless() in pairs.hpp.
template <class Spot, class Reach> bool BlockPlay<Spot, Reach>::is_harmless(Pair pair) const {
    if (left_of_[static_cast<std::size_t>(lanes_->kind_of(pair.a))] != 2) return false;
    const int behind = tail_of(pair.a).count + tail_of(pair.b).count;
    if (behind == 0) return true;
    return behind == 1 && row_of(pair.a) == row_of(pair.b) && (col_of(pair.a) > middle_) == (col_of(pair.b) > middle_);
}

template <class Spot, class Reach>
bool BlockPlay<Spot, Reach>::list(std::vector<Pair>& pairs, const KeySet& exhausted) {
    while (slid_ < made_.size()) slide(made_[slid_]);
    see_cells();
    see_tiles();
    list_links(pairs);
    work_ = 100 + (row_count_ * width_ + linked_.size() / 2) * sizeof(Reach) / 2 + 20 * pairs.size();
    const auto first = std::find_if(pairs.begin(), pairs.end(), [&](Pair pair) { return is_harmless(pair); });
    if (first != pairs.end()) {
        pairs.assign(1, Pair{*first});
        return true;
    }
    std::erase_if(pairs, [&](Pair pair) { return exhausted.contains(key_after(pair)); });
    slope_.see_rows([&](int row) { return blocks()[row].length(); });
    slope_.order(
        pairs, [&](TileId t) { return static_cast<int>(row_of(t)); }, [](Pair /*pair*/) { return 0; }, random_);
    return true;
}

template <class Spot, class Reach> bool BlockPlay<Spot, Reach>::hopeless() {
    Position position(*lanes_);
    for (const Pair pair : made_) position.make(*lanes_, pair);
    const bool lost = !relaxation_.look(*lanes_, position);
    work_ = relaxation_.work() + 100 * made_.size();
    return lost;
}

template class BlockPlay<std::uint8_t, std::uint16_t>;
template class BlockPlay<std::uint16_t, std::uint32_t>;

} // namespace twoturns::gravity_solver
