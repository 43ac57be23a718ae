#include "core/gravity_solver/repair.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace twoturns::gravity_solver {
namespace {

constexpr std::uint64_t nodes_of_an_attempt = 1024;

/// The pull of the first attempt: no slope outweighs a stamp.
constexpr int full_pull = 1 << 20;
/// Later attempts take this pull, halved up to `halvings` times.
constexpr int strong_pull = 10'000;
constexpr std::uint64_t halvings = 6;

/// After this many attempts without a deeper line the search goes back to the first stamps.
constexpr int patience = 800;

} // namespace

Repair::Repair(const Lanes& lanes, std::vector<std::uint16_t> stamps, std::uint64_t seed, std::size_t memory)
    : lanes_(&lanes), first_stamps_(std::move(stamps)), trail_{first_stamps_, full_pull},
      descent_(lanes, Course::bold, play_after_trail(seed), memory), random_(~seed) {}

std::unique_ptr<Play> Repair::play_after_trail(std::uint64_t seed) const {
    auto play = begin_live_play(*lanes_, seed);
    play->follow(trail_);
    return play;
}

Work Repair::step() {
    if (descent_.between_attempts()) {
        if (attempts_ > 0) judge_attempt();
        ++attempts_;
        descent_.begin_with(nodes_of_an_attempt);
    }
    return descent_.step();
}

void Repair::judge_attempt() {
    const std::vector<Pair>& line = descent_.deepest();
    ++in_vain_;
    if (!line.empty() && line.size() >= deepest_) {
        if (line.size() > deepest_) in_vain_ = 0;
        deepest_ = line.size();
        adopt(line);
    }
    if (in_vain_ > patience) {
        in_vain_ = 0;
        deepest_ = 0;
        trail_.stamps = first_stamps_;
    }
    trail_.pull = strong_pull >> random_.below(halvings + 1);
}

/// Makes the line the trail. The tiles it leaves standing come last or, by chance, as early as they can.
void Repair::adopt(const std::vector<Pair>& line) {
    const auto rest = static_cast<std::uint16_t>(random_.below(2) == 0 ? 0 : line.size());
    std::fill(trail_.stamps.begin(), trail_.stamps.end(), rest);
    for (std::size_t i = 0; i < line.size(); ++i)
        trail_.stamps[line[i].a] = trail_.stamps[line[i].b] = static_cast<std::uint16_t>(i);
}

} // namespace twoturns::gravity_solver
