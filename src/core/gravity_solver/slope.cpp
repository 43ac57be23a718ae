#include "core/gravity_solver/slope.hpp"

#include <bit>
#include <cstdlib>

namespace twoturns::gravity_solver {
namespace {

constexpr std::int64_t per_tilt = 2000;
constexpr std::int64_t per_step = 1000;

} // namespace

std::int64_t slope(const Layout& layout, const Position& position) {
    std::int64_t tilt = 0;  // the lengths, weighed by how far below or above the middle their rows are
    std::int64_t steps = 0; // from one row to the next
    int last = std::popcount(position.row(1));
    for (int row = 1; row <= layout.rows(); ++row) {
        const int length = std::popcount(position.row(row));
        tilt += std::int64_t{2 * row - layout.rows() - 1} * length;
        steps += std::abs(length - last);
        last = length;
    }
    return per_tilt * std::abs(tilt) / layout.rows() - per_step * steps;
}

} // namespace twoturns::gravity_solver
