#include "core/gravity_solver/play.hpp"

#include "core/gravity_solver/block_play.hpp"
#include "core/gravity_solver/open_play.hpp"

namespace twoturns::gravity_solver {

std::unique_ptr<Play> begin_play(const Layout& layout, Course course, std::uint64_t seed) {
    if (course == Course::bold && SmallBlockPlay::fits(layout)) return std::make_unique<SmallBlockPlay>(layout, seed);
    if (course == Course::bold && LargeBlockPlay::fits(layout)) return std::make_unique<LargeBlockPlay>(layout, seed);
    return std::make_unique<OpenPlay>(layout, course, seed);
}

} // namespace twoturns::gravity_solver
