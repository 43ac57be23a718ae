#include "core/gravity_solver/descent.hpp"

#include <algorithm>
#include <bit>

namespace twoturns::gravity_solver {
namespace {

/// An attempt takes this many nodes times the next number of Luby's sequence.
constexpr std::uint64_t nodes_per_attempt = 512;

/// A frame that has cost this many nodes below it is worth asking the relaxation about.
constexpr std::uint64_t nodes_worth_a_look(Course course) { return course == Course::bold ? 800 : 100; }

/// More pairs than this are not kept for one position; it then never counts as exhausted.
constexpr std::size_t most_pairs = 512;

/// Slopes are compared with so much chance, in thousandths of a pair.
constexpr std::uint64_t chance = 10'000;

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ..., counted from 1.
std::uint64_t luby(std::uint64_t i) {
    for (;;) {
        const auto width = static_cast<unsigned>(std::bit_width(i));
        if (i == (std::uint64_t{1} << width) - 1) return std::uint64_t{1} << (width - 1);
        i -= (std::uint64_t{1} << (width - 1)) - 1;
    }
}

} // namespace

Descent::Descent(const Layout& layout, Course course, std::uint64_t seed, std::size_t memory)
    : layout_(&layout), course_(course), position_(layout), finder_(layout), relaxation_(layout), slope_(layout),
      random_(seed), exhausted_(memory) {}

/// Puts the pairs found into the order in which they are taken, from the last one on.
void Descent::order_found() {
    if (course_ == Course::steady) {
        random_.shuffle(found_);
        return;
    }
    slope_.see(*layout_, position_);
    ordered_.clear();
    for (const Pair pair : found_)
        ordered_.emplace_back(
            slope_.without(*layout_, position_, pair) + static_cast<std::int64_t>(random_.below(chance)), pair);
    std::sort(ordered_.begin(), ordered_.end(), [](const auto& one, const auto& two) {
        if (one.first != two.first) return one.first < two.first;
        return one.second.a != two.second.a ? one.second.a < two.second.a : one.second.b < two.second.b;
    });
    std::transform(ordered_.begin(), ordered_.end(), found_.begin(), [](const auto& entry) { return entry.second; });
}

Work Descent::enter(const Undo& undo) {
    ++nodes_;
    const bool whole = finder_.find(*layout_, position_, found_);
    const Work work = finder_.work();
    const Pair first = harmless(*layout_, position_, found_);
    Frame frame;
    frame.undo = undo;
    frame.next = static_cast<std::uint32_t>(pairs_.size());
    frame.key = position_.key();
    frame.nodes = nodes_;
    frame.whole = whole && found_.size() <= most_pairs;
    if (first.a != no_tile) {
        frame.whole = true;
        found_.assign(1, first);
    }
    order_found();
    if (found_.size() > most_pairs) found_.resize(most_pairs);
    pairs_.insert(pairs_.end(), found_.begin(), found_.end());
    frames_.push_back(frame);
    return work;
}

Work Descent::leave(bool exhausted) {
    const Frame frame = frames_.back();
    frames_.pop_back();
    pairs_.resize(frame.next);
    if (exhausted) exhausted_.insert(frame.key);
    if (frames_.empty()) {
        if (exhausted) outcome_ = Outcome::lost;
        return 0;
    }
    position_.unmake(*layout_, frame.undo);
    Frame& parent = frames_.back();
    parent.whole = parent.whole && exhausted;
    // A tree this large below the parent: perhaps the whole of it can be seen to be lost at once.
    if (parent.relaxed || nodes_ - parent.nodes < nodes_worth_a_look(course_)) return 0;
    parent.relaxed = true;
    if (!relaxation_.look(*layout_, position_)) {
        // Nothing is left to try, and that is the whole of it: the next step leaves the parent too.
        pairs_.resize(parent.next);
        parent.whole = true;
    }
    return relaxation_.work();
}

void Descent::give_up() {
    while (frames_.size() > 1) {
        position_.unmake(*layout_, frames_.back().undo);
        frames_.pop_back();
    }
    frames_.clear();
    pairs_.clear();
}

void Descent::remember_line() {
    for (std::size_t i = 1; i < frames_.size(); ++i) line_.push_back({frames_[i].undo.first, frames_[i].undo.second});
}

Work Descent::step() {
    if (frames_.empty()) {
        budget_ = nodes_ + nodes_per_attempt * luby(++attempts_) + static_cast<std::uint64_t>(layout_->tiles() / 2);
        return enter({});
    }
    if (nodes_ >= budget_) {
        give_up();
        return 50 * static_cast<Work>(layout_->tiles());
    }
    Frame& frame = frames_.back();
    const bool last = frame.next == pairs_.size();
    if (last) return 50 + leave(frame.whole);

    // The pairs of the frame on top are the last ones of pairs_.
    const Pair pair = pairs_.back();
    pairs_.pop_back();
    const Undo undo = position_.make(*layout_, pair);
    constexpr Work moving = 200;
    if (position_.tiles() == 0) {
        outcome_ = Outcome::won;
        remember_line();
        line_.push_back(pair);
        return moving;
    }
    if (exhausted_.contains(position_.key())) {
        position_.unmake(*layout_, undo);
        return moving;
    }
    return moving + enter(undo);
}

} // namespace twoturns::gravity_solver
