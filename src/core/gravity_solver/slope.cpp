#include "core/gravity_solver/slope.hpp"

#include <bit>
#include <cstdlib>

namespace twoturns::gravity_solver {
namespace {

constexpr std::int64_t per_tilt = 2000;
constexpr std::int64_t per_step = 1000;

std::int64_t weight(const Layout& layout, int row) { return 2 * row - layout.rows() - 1; }

} // namespace

void Slope::see(const Layout& layout, const Position& position) {
    tilt_ = 0;
    steps_ = 0;
    for (int row = 1; row <= layout.rows(); ++row) {
        const auto r = static_cast<std::size_t>(row);
        lengths_[r] = std::popcount(position.row(row));
        tilt_ += weight(layout, row) * lengths_[r];
        if (row > 1) steps_ += std::abs(lengths_[r] - lengths_[r - 1]);
    }
}

std::int64_t Slope::without(const Layout& layout, const Position& position, Pair pair) const {
    const int rows = layout.rows();
    const int row_a = layout.row_of(position.where(pair.a));
    const int row_b = layout.row_of(position.where(pair.b));
    const auto taken = [&](int row) { return (row == row_a ? 1 : 0) + (row == row_b ? 1 : 0); };
    const auto change = [&](int row) { // of the step from the row before
        if (row == 1 || row > rows) return 0;
        const auto r = static_cast<std::size_t>(row);
        const int step = lengths_[r] - lengths_[r - 1];
        return std::abs(step - taken(row) + taken(row - 1)) - std::abs(step);
    };
    std::int64_t steps = steps_ + change(row_a) + change(row_a + 1);
    if (row_b != row_a && row_b != row_a + 1) steps += change(row_b);
    if (row_b != row_a && row_b + 1 != row_a) steps += change(row_b + 1);
    const std::int64_t tilt = tilt_ - weight(layout, row_a) - weight(layout, row_b);
    return per_tilt * std::abs(tilt) / rows - per_step * steps;
}

} // namespace twoturns::gravity_solver
