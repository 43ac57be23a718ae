#include "app/play/pacing.hpp"

#include <algorithm>
#include <chrono>

namespace twoturns::app {

using game::Pace;
using game::Time;

namespace {

constexpr game::Time::rep last_seconds = 5;

} // namespace

game::Arcade round_of(const game::Game& game) {
    const std::size_t first = game.pace == Pace::arcade ? 0 : game.session.log().size();
    const auto board = game.origin.custom_board ? std::nullopt : game::run_board_of(game.origin.id);
    return game::arcade_of(game.session.timeline(), game.origin.id.params.difficulty, first,
                           board ? game::bar_share(board->number) : 100);
}

bool Pacing::take(Pace pace, const game::Game& game) {
    if (pace_ == pace) return false;
    pace_ = pace;
    round_.reset();
    over_ = false;
    low_ = 0;
    seconds_left_ = 0;
    gain_ = 0;
    if (pace == Pace::arcade) round_ = round_of(game);
    return true;
}

void Pacing::count(const game::Reply& reply, std::size_t entries_before, game::Game& game) {
    const Pace pace = pace_.value_or(Pace::calm);
    game.pace = entries_before == 0 || game.pace == pace ? pace : Pace::calm;
    if (!round_) return;
    const auto& log = game.session.log();
    const auto* matched = std::get_if<game::Matched>(&reply);
    const std::int64_t points = round_->score().points();
    if (round_->entries() + 1 == log.size())
        round_->add(log.back(), matched == nullptr ? 0 : matched->link.turns());
    else
        round_ = round_of(game); // the log was truncated
    gain_ = matched == nullptr ? 0 : std::max<std::int64_t>(0, round_->score().points() - points);
}

Pacing::Warning Pacing::warn(Time elapsed) {
    if (!round_ || over_) return Warning::none;
    const Time left = round_->left(elapsed);
    if (left == Time{0}) {
        over_ = true;
        return Warning::over;
    }
    const Time full = round_->full();
    const int low = left * 10 <= full ? 2 : left * 5 <= full ? 1 : 0;
    const bool lower = low > low_;
    // Allows the same warning again only after the bar was filled up considerably.
    if (lower || left * 10 > full * 3) low_ = low;
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const bool ticks = low_ > 1 && seconds <= last_seconds && seconds < seconds_left_;
    seconds_left_ = seconds;
    return lower ? Warning::low : ticks ? Warning::tick : Warning::none;
}

std::optional<std::int64_t> Pacing::score(const game::Game& game) const {
    if (!round_ || game.pace != Pace::arcade) return std::nullopt;
    return round_->score().points();
}

} // namespace twoturns::app
