#include "core/gravity_solver/play.hpp"

#include "core/gravity_solver/block_play.hpp"
#include "core/gravity_solver/live_play.hpp"
#include "core/gravity_solver/open_play.hpp"

namespace twoturns::gravity_solver {

std::unique_ptr<Play> begin_play(const Lanes& lanes, Course course, std::uint64_t seed) {
    if (course == Course::bold && SmallBlockPlay::fits(lanes)) return std::make_unique<SmallBlockPlay>(lanes, seed);
    if (course == Course::bold && LargeBlockPlay::fits(lanes)) return std::make_unique<LargeBlockPlay>(lanes, seed);
    return std::make_unique<OpenPlay>(lanes, course, seed);
}

std::unique_ptr<Play> begin_live_play(const Lanes& lanes, std::uint64_t seed) {
    if (LivePlay::fits(lanes)) return std::make_unique<LivePlay>(lanes, seed);
    return std::make_unique<OpenPlay>(lanes, Course::bold, seed);
}

} // namespace twoturns::gravity_solver
