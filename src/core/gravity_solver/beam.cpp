#include "core/gravity_solver/beam.hpp"

#include <algorithm>

namespace twoturns::gravity_solver {
namespace {

/// The most pairs tried from one position.
constexpr std::size_t most_pairs = 512;

/// A position's score combines its slope and the number of tiles that still wait after this many rounds of the
/// relaxation. A waiting tile lowers the score as much as a pair that can be matched at once raises it.
constexpr int rounds_ahead = 4;

/// The relaxation is the expensive part, so only this many candidates for each place in the next level are examined by
/// it: the children of the best parents that leave the most other pairs and the best slope.
constexpr std::size_t weighed_per_place = 3;

/// The most candidates kept. Further ones are pruned at once, so that sorting never takes long.
constexpr std::size_t most_candidates = 65'536;

} // namespace

Beam::Beam(const Lanes& lanes, std::size_t width, Course course, std::uint64_t seed, std::size_t memory)
    : lanes_(&lanes), width_(width), course_(course), position_(lanes), finder_(lanes), relaxation_(lanes),
      slope_(lanes), random_(seed), seen_(memory), levels_{{Node{}}}, hopes_{0},
      uses_(static_cast<std::size_t>(lanes.tiles())), path_{0} {}

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
        position_.unmake(*lanes_, undos_.back());
        undos_.pop_back();
        path_.pop_back();
    }
    while (path_.size() < wanted_.size()) {
        const std::size_t level = path_.size();
        undos_.push_back(position_.make(*lanes_, levels_[level][wanted_[level]].pair));
        path_.push_back(wanted_[level]);
    }
    return 100 * static_cast<Work>(moved);
}

void Beam::list_choices() {
    for (const Pair pair : pairs_) uses_[pair.a] = uses_[pair.b] = 0;
    for (const Pair pair : pairs_) {
        ++uses_[pair.a];
        ++uses_[pair.b];
    }
    if (course_ == Course::bold) slope_.see(position_);
    const auto row_of = [&](TileId t) { return lanes_->row_of(position_.where(t)); };
    for (const Pair pair : pairs_)
        choices_.push_back({pair, static_cast<int>(pairs_.size()) + 1 - uses_[pair.a] - uses_[pair.b],
                            course_ == Course::bold ? slope_.without(row_of(pair.a), row_of(pair.b)) : 0});
}

Work Beam::try_choice(Choice choice) {
    const Undo undo = position_.make(*lanes_, choice.pair);
    constexpr Work work = 200;
    if (position_.tiles() == 0) {
        for (std::size_t level = 1; level < levels_.size(); ++level) line_.push_back(levels_[level][path_[level]].pair);
        line_.push_back(choice.pair);
        outcome_ = Outcome::won;
        finished_ = true;
        return work;
    }
    if (seen_.insert(position_.key())) {
        if (candidates_.size() == most_candidates) keep_best(most_candidates / 2);
        const std::int64_t score = hopes_[path_.back()] + std::int64_t{1000} * choice.others + choice.slope;
        candidates_.push_back({score, made_++, {path_.back(), choice.pair}, choice.slope});
    }
    position_.unmake(*lanes_, undo);
    return work;
}

void Beam::keep_best(std::size_t most) {
    if (candidates_.size() > most) {
        whole_ = false;
        std::nth_element(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(most),
                         candidates_.end(), [](const Candidate& a, const Candidate& b) {
                             return a.score != b.score ? a.score > b.score : a.order < b.order;
                         });
        candidates_.resize(most);
    }
    // Sorts by order of creation, so that consecutive candidates are few moves apart.
    std::sort(candidates_.begin(), candidates_.end(),
              [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
}

Work Beam::weigh(Candidate& candidate) {
    Work work = go_to(candidate.node.parent);
    const Undo undo = position_.make(*lanes_, candidate.node.pair);
    if (relaxation_.look(*lanes_, position_, rounds_ahead)) {
        // In thousandths of a pair, with noise of up to one pair, so that no two beams are equal.
        candidate.hope = std::int64_t{-1000} * relaxation_.waiting();
        candidate.score = candidate.hope + candidate.slope + 1000 * std::int64_t{relaxation_.pairs_at_once()} +
                          static_cast<std::int64_t>(random_.below(1000));
        candidates_[weighed_++] = candidate;
    }
    position_.unmake(*lanes_, undo);
    work += relaxation_.work() + 200;
    return work;
}

void Beam::end_level() {
    candidates_.resize(weighed_);
    keep_best(width_);
    if (candidates_.empty()) {
        finished_ = true;
        if (whole_) outcome_ = Outcome::lost;
        return;
    }
    levels_.emplace_back();
    hopes_.clear();
    for (const Candidate& candidate : candidates_) {
        levels_.back().push_back(candidate.node);
        hopes_.push_back(candidate.hope);
    }
    candidates_.clear();
    seen_.clear();
    next_node_ = 0;
    weighing_ = false;
    made_ = 0;
}

Work Beam::step() {
    if (!choices_.empty()) {
        const Choice choice = choices_.back();
        choices_.pop_back();
        return try_choice(choice);
    }
    if (weighing_) {
        if (next_candidate_ < candidates_.size()) return weigh(candidates_[next_candidate_++]);
        const Work work = 100 * static_cast<Work>(candidates_.size() + 1);
        end_level();
        return work;
    }
    if (next_node_ == levels_.back().size()) {
        const Work work = 100 * static_cast<Work>(candidates_.size() + 1);
        keep_best(width_ * weighed_per_place);
        weighing_ = true;
        next_candidate_ = 0;
        weighed_ = 0;
        return work;
    }
    const Work work = go_to(next_node_++);
    whole_ = finder_.find(*lanes_, position_, pairs_) && pairs_.size() <= most_pairs && whole_;
    if (const Pair first = harmless(*lanes_, position_, pairs_); first.a != no_tile) pairs_.assign(1, first);
    if (pairs_.size() > most_pairs) {
        random_.shuffle(pairs_);
        pairs_.resize(most_pairs);
    }
    list_choices();
    return work + finder_.work();
}

std::vector<Pair> part_of_the_way(const Beam::Levels& levels, Random& random) {
    const std::size_t last = levels.size() - 1;
    const std::size_t moves = last / 3 + random.index(last / 2 + 1);
    std::vector<Pair> way(moves);
    std::size_t node = random.index(levels[moves].size());
    for (std::size_t level = moves; level > 0; --level) {
        way[level - 1] = levels[level][node].pair;
        node = levels[level][node].parent;
    }
    return way;
}

} // namespace twoturns::gravity_solver
