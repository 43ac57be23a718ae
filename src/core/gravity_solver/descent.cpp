#include "core/gravity_solver/descent.hpp"

#include <cassert>
#include <utility>

#include "core/luby.hpp"

namespace twoturns::gravity_solver {
namespace {

/// The budget of an attempt in nodes, multiplied by the next number of Luby's sequence.
constexpr std::uint64_t nodes_per_attempt = 512;

/// Returns the number of nodes below a frame after which the relaxation is worth its cost.
constexpr std::uint64_t nodes_worth_a_look(Course course) { return course == Course::bold ? 800 : 100; }

/// The most pairs kept for one position; a position with more never counts as exhausted.
constexpr std::size_t most_found = 512;

} // namespace

Descent::Descent(const Lanes& lanes, Course course, std::uint64_t seed, std::size_t memory)
    : Descent(lanes, course, begin_play(lanes, course, seed), memory) {}

Descent::Descent(const Lanes& lanes, Course course, std::unique_ptr<Play> play, std::size_t memory)
    : lanes_(&lanes), course_(course), play_(std::move(play)), exhausted_(memory) {}

Work Descent::begin_after(const std::vector<Pair>& way) {
    assert(between_attempts() && way_.empty());
    for (const Pair pair : way) play_->make(pair);
    assert(play_->tiles() > 0);
    way_ = way;
    if (exhausted_.contains(play_->key())) go_back();
    return 100 * static_cast<Work>(way.size());
}

void Descent::begin_with(std::uint64_t nodes) {
    assert(between_attempts());
    next_budget_ = nodes;
    deepest_.clear();
    fewest_left_ = lanes_->tiles();
}

Work Descent::enter(Pair pair) {
    ++nodes_;
    const bool whole = play_->list(found_, exhausted_);
    Frame frame;
    frame.pair = pair;
    frame.next = static_cast<std::uint32_t>(pairs_.size());
    frame.key = play_->key();
    frame.nodes = nodes_;
    frame.whole = whole && found_.size() <= most_found;
    if (found_.size() > most_found) found_.resize(most_found);
    pairs_.insert(pairs_.end(), found_.begin(), found_.end());
    frames_.push_back(frame);
    if (found_.empty() && play_->tiles() < fewest_left_) {
        fewest_left_ = play_->tiles();
        deepest_ = moves_made();
    }
    return play_->work();
}

Work Descent::leave(bool exhausted) {
    const Frame frame = frames_.back();
    frames_.pop_back();
    pairs_.resize(frame.next);
    if (exhausted) exhausted_.insert(frame.key);
    if (frames_.empty()) {
        if (exhausted && way_.empty()) outcome_ = Outcome::lost;
        go_back();
        return 0;
    }
    play_->unmake();
    Frame& parent = frames_.back();
    parent.whole = parent.whole && exhausted;
    // With a tree this large below the parent, the relaxation may prove at once that the parent is lost.
    if (parent.relaxed || nodes_ - parent.nodes < nodes_worth_a_look(course_)) return 0;
    parent.relaxed = true;
    if (play_->hopeless()) {
        // The parent has no untried pair that needs exploring, so the next step leaves the parent too.
        pairs_.resize(parent.next);
        parent.whole = true;
    }
    return play_->work();
}

void Descent::give_up() {
    while (frames_.size() > 1) {
        play_->unmake();
        frames_.pop_back();
    }
    frames_.clear();
    pairs_.clear();
    go_back();
}

/// Goes back to the start from the position where the attempt began.
void Descent::go_back() {
    for (; !way_.empty(); way_.pop_back()) play_->unmake();
}

std::vector<Pair> Descent::moves_made() const {
    std::vector<Pair> moves = way_;
    for (std::size_t i = 1; i < frames_.size(); ++i) moves.push_back(frames_[i].pair);
    return moves;
}

Work Descent::step() {
    if (frames_.empty()) {
        const std::uint64_t nodes = next_budget_ != 0 ? next_budget_ : nodes_per_attempt * luby(++attempts_);
        budget_ = nodes_ + nodes + static_cast<std::uint64_t>(lanes_->tiles() / 2);
        return enter({});
    }
    if (nodes_ >= budget_) {
        give_up();
        return 50 * static_cast<Work>(lanes_->tiles());
    }
    Frame& frame = frames_.back();
    const bool last = frame.next == pairs_.size();
    if (last) return 50 + leave(frame.whole);

    // The pairs of the top frame are at the end of pairs_.
    const Pair pair = pairs_.back();
    pairs_.pop_back();
    play_->make(pair);
    constexpr Work moving = 200;
    if (play_->tiles() == 0) {
        outcome_ = Outcome::won;
        line_ = moves_made();
        line_.push_back(pair);
        return moving;
    }
    if (exhausted_.contains(play_->key())) {
        play_->unmake();
        return moving;
    }
    return moving + enter(pair);
}

} // namespace twoturns::gravity_solver
