#include "core/gravity_solver/open_play.hpp"

namespace twoturns::gravity_solver {

OpenPlay::OpenPlay(const Lanes& lanes, Course course, std::uint64_t seed)
    : lanes_(&lanes), course_(course), position_(lanes), finder_(lanes), slope_(lanes), relaxation_(lanes),
      random_(seed) {}

void OpenPlay::unmake() {
    position_.unmake(*lanes_, undos_.back());
    undos_.pop_back();
}

bool OpenPlay::list(std::vector<Pair>& pairs, const KeySet& /*a key takes a move to know*/) {
    bool whole = finder_.find(*lanes_, position_, pairs);
    work_ = finder_.work();
    if (const Pair first = harmless(*lanes_, position_, pairs); first.a != no_tile) {
        pairs.assign(1, first);
        whole = true;
    }
    order(pairs);
    return whole;
}

void OpenPlay::order(std::vector<Pair>& pairs) {
    if (course_ == Course::steady) {
        random_.shuffle(pairs);
        return;
    }
    slope_.see(position_);
    slope_.order(
        pairs, [&](TileId t) { return lanes_->row_of(position_.where(t)); }, [&](Pair pair) { return merit(pair); },
        random_);
}

bool OpenPlay::hopeless() {
    const bool lost = !relaxation_.look(*lanes_, position_);
    work_ = relaxation_.work();
    return lost;
}

} // namespace twoturns::gravity_solver
