#include "game/contests/arcade.hpp"

#include <algorithm>
#include <variant>

namespace twoturns::game {

Time bar_of(int pairs) { return std::clamp(bar_for_pair * pairs, shortest_bar, longest_bar); }
Time refill_of(int level) { return usual_refill + refill_for_level * level; }

Arcade::Arcade(const Board& start, int level, std::size_t first_entry, int share)
    : score_(start), refill_(refill_of(level) * share / 100), first_entry_(first_entry), share_(share) {
    if (first_entry_ == 0) begin();
}

void Arcade::begin() {
    pairs_ = score_.pairs_left();
    full_ = bar_of(pairs_) * share_ / 100;
}

std::size_t Arcade::pairs_gone() const { return static_cast<std::size_t>(std::max(0, pairs_ - score_.pairs_left())); }

Time Arcade::left(Time at) const {
    if (ran_out_) return Time{0};
    if (!begin_) return full_;
    return std::clamp(full_ - (at - *begin_) + filled_[pairs_gone()], Time{0}, full_);
}

void Arcade::add(const Entry& entry, int turns) {
    if (++entries_ <= first_entry_) {
        score_.add(entry, turns);
        if (entries_ == first_entry_) begin();
        return;
    }
    if (!begin_) begin_ = entry.at;
    ran_out_ = ran_out(entry.at);
    score_.add(entry, turns);
    longest_combo_ = std::max(longest_combo_, score_.quick_pairs());
    if (std::holds_alternative<HintAsked>(entry.action)) hints_left_ = std::max(0, hints_left_ - 1);
    if (std::holds_alternative<NewKinds>(entry.action)) reshuffles_left_ = std::max(0, reshuffles_left_ - 1);
    const std::size_t gone = pairs_gone();
    if (gone < filled_.size()) return;
    filled_.resize(gone, filled_.back()); // pairs matched before the round refill nothing when they are restored
    const Time more = std::holds_alternative<Move>(entry.action) ? refill_ : Time{0};
    filled_.push_back(std::min(filled_.back() + more, entry.at - *begin_)); // never above full
}

Arcade arcade_of(const Timeline& played, int level, std::size_t first_entry, int share) {
    Timeline again{played.board_of(0), played.gravity()};
    Arcade arcade{again.board(), level, first_entry, share};
    for (const Entry& entry : played.log()) {
        const int turns = turns_of(entry.action, again.board());
        must(again.add(entry));
        arcade.add(entry, turns);
    }
    return arcade;
}

} // namespace twoturns::game
