#include "scene/games_panel.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::scene {
namespace {

/// So many rows beyond the view are held too, so that scrolling meets no gap.
constexpr std::size_t margin = 10;

std::size_t moved(std::size_t index, int by) {
    const auto to = static_cast<std::ptrdiff_t>(index) + by;
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(to, 0));
}

} // namespace

const game::GameSummary* GamesPanel::row(std::size_t index) const {
    return index < first_ || index - first_ >= held_.size() ? nullptr : &held_[index - first_];
}

void GamesPanel::fit(std::size_t in_view) {
    in_view_ = std::clamp<std::size_t>(in_view, 1, stretch - 2 * margin);
    show_focus();
}

void GamesPanel::move_focus(int rows) { focus_on(moved(focus_, rows)); }

void GamesPanel::focus_on(std::size_t index) {
    to_last_ = false;
    focus_ = least_ == 0 ? 0 : std::min(index, least_ - 1);
    show_focus();
}

void GamesPanel::focus_last() {
    focus_on(least_);
    to_last_ = !knows_all();
}

void GamesPanel::scroll(int rows) {
    to_last_ = false;
    top_ = moved(top_, rows);
    keep_inside();
    focus_ = std::clamp(focus_, top_, top_ + in_view_ - 1);
    keep_inside();
}

void GamesPanel::show_focus() {
    keep_inside();
    top_ = std::clamp(top_, focus_ < in_view_ ? 0 : focus_ - in_view_ + 1, focus_);
}

void GamesPanel::keep_inside() {
    focus_ = least_ == 0 ? 0 : std::min(focus_, least_ - 1);
    top_ = least_ < in_view_ ? 0 : std::min(top_, least_ - in_view_);
}

std::optional<game::ReadGames> GamesPanel::next_question() {
    if (asked_ || fault_) return std::nullopt;
    if (to_last_) {
        // Twice as far each time, then halfway between what is known.
        asked_ = Asked{most_ ? least_ + (*most_ - least_) / 2 : 2 * least_, false};
        return game::ReadGames{asked_->skip, stretch};
    }
    const std::size_t from = top_ - std::min(top_, margin);
    const std::size_t to = std::min(top_ + in_view_ + margin, most_.value_or(top_ + in_view_ + margin));
    if (from >= first_ && to <= first_ + held_.size()) return std::nullopt;
    const std::size_t around = (stretch - in_view_) / 2;
    asked_ = Asked{top_ - std::min(top_, around), true};
    return game::ReadGames{asked_->skip, stretch};
}

void GamesPanel::learn(const game::GamesRead& read) {
    if (!asked_ || asked_->skip != read.skip) return;
    const bool for_view = std::exchange(asked_, std::nullopt)->for_view;
    const std::size_t end = read.skip + read.games.size();
    if (!read.games.empty()) least_ = std::max(least_, end);
    if (read.games.size() < stretch) {
        most_ = end;
        least_ = read.games.empty() ? std::min(least_, end) : end;
    }
    if (for_view) {
        first_ = read.skip;
        held_ = read.games;
    }
    if (to_last_ && knows_all()) focus_on(least_);
    show_focus();
}

void GamesPanel::refuse(Message why) {
    asked_.reset();
    fault_ = std::move(why);
}

} // namespace twoturns::scene
