#include "app/history/games_list.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::app {
namespace {

/// The number of rows held beyond the view on each side, so that scrolling shows no gap.
constexpr std::size_t rows_beyond = 10;

} // namespace

const game::GameSummary* GamesList::row(std::size_t index) const {
    return index < first_ || index - first_ >= held_.size() ? nullptr : &held_[index - first_];
}

void GamesList::show(std::size_t first, std::size_t count) {
    in_view_ = std::clamp<std::size_t>(count, 1, stretch);
    top_ = first;
}

bool GamesList::holds_view() const {
    const std::size_t more = std::min(rows_beyond, (stretch - in_view_) / 2);
    const std::size_t from = top_ - std::min(top_, more);
    const std::size_t to = std::min(top_ + in_view_ + more, most_.value_or(top_ + in_view_ + more));
    return from >= first_ && to <= first_ + held_.size();
}

std::optional<game::ReadGames> GamesList::next_question() {
    if (asked_ || fault_) return std::nullopt;
    if (!holds_view()) {
        const std::size_t around = (stretch - in_view_) / 2;
        asked_ = Asked{top_ - std::min(top_, around), true};
    } else if (!knows_all()) {
        // Searches for the end: doubles the index until it is beyond the end, then bisects.
        asked_ = Asked{most_ ? least_ + (*most_ - least_) / 2 : 2 * least_, false};
    } else {
        return std::nullopt;
    }
    return game::ReadGames{asked_->skip, stretch};
}

void GamesList::learn(const game::GamesRead& read) {
    if (!asked_ || asked_->skip != read.skip) return;
    const bool for_view = std::exchange(asked_, std::nullopt)->for_view;
    const std::size_t end = read.skip + read.games.size();
    if (!read.games.empty()) least_ = std::max(least_, end);
    if (read.games.size() < stretch) {
        most_ = end;
        least_ = read.games.empty() ? std::min(least_, end) : end;
    }
    if (most_ && *most_ < least_) most_.reset(); // another window has started games meanwhile
    if (for_view) {
        first_ = read.skip;
        held_ = read.games;
    }
    top_ = least_ < in_view_ ? 0 : std::min(top_, least_ - in_view_);
}

void GamesList::refuse(Message why) {
    asked_.reset();
    fault_ = std::move(why);
}

} // namespace twoturns::app
