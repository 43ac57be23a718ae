#include "core/gravity_solver/beam.hpp"

#include <algorithm>

namespace twoturns::gravity_solver {
namespace {

constexpr std::size_t most_pairs = 512;

} // namespace

Beam::Beam(const Layout& layout, std::size_t width, std::uint64_t seed, std::size_t memory)
    : layout_(&layout), width_(width), position_(layout), finder_(layout), relaxation_(layout), random_(seed),
      seen_(memory), levels_{{Node{}}}, path_{0} {}

Work Beam::go_to(std::size_t node) {
    wanted_.assign(levels_.size(), 0);
    auto at = static_cast<std::uint32_t>(node);
    for (std::size_t level = levels_.size(); level-- > 0;) {
        wanted_[level] = at;
        at = levels_[level][at].parent;
    }
    std::size_t same = 1;
    while (same < path_.size() && same < wanted_.size() && path_[same] == wanted_[same]) ++same;
    const std::size_t moved = path_.size() + wanted_.size() - 2 * same;
    while (path_.size() > same) {
        position_.unmake(*layout_, undos_.back());
        undos_.pop_back();
        path_.pop_back();
    }
    while (path_.size() < wanted_.size()) {
        const std::size_t level = path_.size();
        undos_.push_back(position_.make(*layout_, levels_[level][wanted_[level]].pair));
        path_.push_back(wanted_[level]);
    }
    return 100 * static_cast<Work>(moved);
}

Work Beam::try_pair(Pair pair) {
    const Undo undo = position_.make(*layout_, pair);
    Work work = 200;
    if (position_.tiles() == 0) {
        for (std::size_t level = 1; level < levels_.size(); ++level) line_.push_back(levels_[level][path_[level]].pair);
        line_.push_back(pair);
        outcome_ = Outcome::won;
        finished_ = true;
        return work;
    }
    if (seen_.insert(position_.key())) {
        const bool open = relaxation_.look(*layout_, position_);
        work += relaxation_.work();
        if (open) {
            // The mean wait of a tile, in thousandths of a round, against pairs that can go at once.
            const std::int64_t wait = std::int64_t{30000} * relaxation_.wait() / position_.tiles();
            const std::int64_t score = 1000 * std::int64_t{relaxation_.pairs_at_once()} - wait +
                                       static_cast<std::int64_t>(random_.below(1000));
            candidates_.push_back({score, static_cast<std::uint32_t>(candidates_.size()), {path_.back(), pair}});
        }
    }
    position_.unmake(*layout_, undo);
    return work;
}

void Beam::end_level() {
    const auto better = [](const Candidate& a, const Candidate& b) {
        return a.score != b.score ? a.score > b.score : a.order < b.order;
    };
    if (candidates_.size() > width_) {
        whole_ = false;
        std::nth_element(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(width_),
                         candidates_.end(), better);
        candidates_.resize(width_);
    }
    if (candidates_.empty()) {
        finished_ = true;
        if (whole_) outcome_ = Outcome::lost;
        return;
    }
    // In the order of their making, so that the way from one to the next is short.
    std::sort(candidates_.begin(), candidates_.end(),
              [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    levels_.emplace_back();
    for (const Candidate& candidate : candidates_) levels_.back().push_back(candidate.node);
    candidates_.clear();
    seen_.clear();
    next_node_ = 0;
}

Work Beam::step() {
    if (!pairs_.empty()) {
        const Pair pair = pairs_.back();
        pairs_.pop_back();
        return try_pair(pair);
    }
    if (next_node_ == levels_.back().size()) {
        const Work work = 100 * static_cast<Work>(candidates_.size() + 1);
        end_level();
        return work;
    }
    const Work work = go_to(next_node_++);
    whole_ = finder_.find(*layout_, position_, pairs_) && pairs_.size() <= most_pairs && whole_;
    if (pairs_.size() > most_pairs) {
        random_.shuffle(pairs_);
        pairs_.resize(most_pairs);
    }
    return work + finder_.work();
}

} // namespace twoturns::gravity_solver
