// Measures how well the rows of a position form a slope, short at one end of the board and long at the other.
//
// On a slope the ends of all rows face one side, so the most pairs can be linked. This is not proven, but won games
// have it in common. In random 18x8 deals that slide to the left and were won by beams that did not look for slopes,
// the rows after a third of the game have mean lengths 6, 9, 11, 13, 15, 14, 15, 14, with the shorter half first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/gravity_solver/position.hpp"
#include "twoturns/random.hpp"

namespace twoturns::gravity_solver {

class Slope {
public:
    explicit Slope(const Lanes& lanes) : rows_(lanes.rows()), lengths_(static_cast<std::size_t>(lanes.rows() + 1)) {}

    /// Measures the rows of a position. Visits each row once.
    void see(const Position& position);
    /// Measures rows with `length_of(row)` tiles and stones; rows are counted from 1.
    template <class LengthOf> void see_rows(const LengthOf& length_of);
    /// Returns the steepness of the rows, in thousandths of a legal pair, after one tile is removed from each of two
    /// rows, or two tiles from one row.
    [[nodiscard]] int without(int row_a, int row_b) const;
    /// Sorts pairs by the steepness of the rows after the pair's removal plus some noise, the best pair last. `row_of`
    /// returns the row of a tile, `merit` what a pair has in addition, in thousandths of a pair.
    template <class RowOf, class Merit>
    void order(std::vector<Pair>& pairs, const RowOf& row_of, const Merit& merit, Random& random);

private:
    static constexpr int per_tilt = 2000;
    static constexpr int per_step = 1000;
    static constexpr std::uint64_t chance = 10'000; // the amount of noise, in thousandths of a pair

    [[nodiscard]] int weight(int row) const { return 2 * row - rows_ - 1; }
    void measure();

    int rows_;
    std::vector<int> lengths_; // the first element is not used
    int tilt_ = 0;             // the sum of the lengths, each weighted by its row's signed distance from the middle
    int steps_ = 0;            // the sum of the differences between adjacent rows
    std::vector<std::pair<int, Pair>> ordered_;
};

template <class LengthOf> void Slope::see_rows(const LengthOf& length_of) {
    for (int row = 1; row <= rows_; ++row) lengths_[static_cast<std::size_t>(row)] = length_of(row);
    measure();
}

template <class RowOf, class Merit>
void Slope::order(std::vector<Pair>& pairs, const RowOf& row_of, const Merit& merit, Random& random) {
    ordered_.clear();
    for (const Pair pair : pairs)
        ordered_.emplace_back(
            without(row_of(pair.a), row_of(pair.b)) + merit(pair) + static_cast<int>(random.below(chance)), pair);
    std::sort(ordered_.begin(), ordered_.end(), [](const auto& one, const auto& two) {
        if (one.first != two.first) return one.first < two.first;
        return one.second.a != two.second.a ? one.second.a < two.second.a : one.second.b < two.second.b;
    });
    std::transform(ordered_.begin(), ordered_.end(), pairs.begin(), [](const auto& entry) { return entry.second; });
}

inline int Slope::without(int row_a, int row_b) const {
    const auto taken = [&](int row) { return (row == row_a ? 1 : 0) + (row == row_b ? 1 : 0); };
    const auto change = [&](int row) { // the change of the difference to the previous row
        if (row == 1 || row > rows_) return 0;
        const auto r = static_cast<std::size_t>(row);
        const int step = lengths_[r] - lengths_[r - 1];
        return std::abs(step - taken(row) + taken(row - 1)) - std::abs(step);
    };
    int steps = steps_ + change(row_a) + change(row_a + 1);
    if (row_b != row_a && row_b != row_a + 1) steps += change(row_b);
    if (row_b != row_a && row_b + 1 != row_a) steps += change(row_b + 1);
    const int tilt = tilt_ - weight(row_a) - weight(row_b);
    return per_tilt * std::abs(tilt) / rows_ - per_step * steps;
}

} // namespace twoturns::gravity_solver
