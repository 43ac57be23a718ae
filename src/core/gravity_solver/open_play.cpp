#include "core/gravity_solver/open_play.hpp"

#include <algorithm>

namespace twoturns::gravity_solver {

OpenPlay::OpenPlay(const Layout& layout, Course course, std::uint64_t seed)
    : layout_(&layout), course_(course), position_(layout), finder_(layout), slope_(layout), relaxation_(layout),
      random_(seed) {}

void OpenPlay::unmake() {
    position_.unmake(*layout_, undos_.back());
    undos_.pop_back();
}

bool OpenPlay::list(std::vector<Pair>& pairs, const KeySet& /*a key takes a move to know*/) {
    bool whole = finder_.find(*layout_, position_, pairs);
    work_ = finder_.work();
    if (const Pair first = harmless(*layout_, position_, pairs); first.a != no_tile) {
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
    const auto row_of = [&](TileId t) { return layout_->row_of(position_.where(t)); };
    ordered_.clear();
    for (const Pair pair : pairs)
        ordered_.emplace_back(
            slope_.without(row_of(pair.a), row_of(pair.b)) + static_cast<int>(random_.below(slope_chance)), pair);
    std::sort(ordered_.begin(), ordered_.end(), [](const auto& one, const auto& two) {
        if (one.first != two.first) return one.first < two.first;
        return one.second.a != two.second.a ? one.second.a < two.second.a : one.second.b < two.second.b;
    });
    std::transform(ordered_.begin(), ordered_.end(), pairs.begin(), [](const auto& entry) { return entry.second; });
}

bool OpenPlay::hopeless() {
    const bool lost = !relaxation_.look(*layout_, position_);
    work_ = relaxation_.work();
    return lost;
}

} // namespace twoturns::gravity_solver
