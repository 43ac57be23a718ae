#include "core/gravity_solver/slope.hpp"

#include <bit>
#include <cstdlib>

namespace twoturns::gravity_solver {

void Slope::see(const Position& position) {
    see_rows([&](int row) { return std::popcount(position.row(row)); });
}

void Slope::measure() {
    tilt_ = 0;
    steps_ = 0;
    for (int row = 1; row <= rows_; ++row) {
        const auto r = static_cast<std::size_t>(row);
        tilt_ += weight(row) * lengths_[r];
        if (row > 1) steps_ += std::abs(lengths_[r] - lengths_[r - 1]);
    }
}

} // namespace twoturns::gravity_solver
