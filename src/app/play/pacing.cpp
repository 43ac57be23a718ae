#include "app/play/pacing.hpp"

namespace twoturns::app {

using game::Pace;
using game::Time;

bool Pacing::take(Pace pace, const game::Game& game) {
    if (pace_ == pace) return false;
    pace_ = pace;
    round_.reset();
    over_ = false;
    low_ = 0;
    if (pace == Pace::arcade) begin_round(game);
    return true;
}

void Pacing::begin_round(const game::Game& game) {
    const std::size_t first = game.pace == Pace::arcade ? 0 : game.session.log().size();
    round_ = game::arcade_of(game.session.timeline(), game.origin.id.params.difficulty, first);
}

void Pacing::count(const game::Reply& reply, std::size_t before, game::Game& game) {
    const Pace pace = pace_.value_or(Pace::calm);
    game.pace = before == 0 || game.pace == pace ? pace : Pace::calm;
    if (!round_) return;
    const auto& log = game.session.log();
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (round_->entries() + 1 == log.size())
        round_->add(log.back(), matched == nullptr ? 0 : matched->link.turns());
    else
        begin_round(game); // the log was truncated
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
    return lower ? Warning::low : Warning::none;
}

int Pacing::points_of(const game::Matched& match) const {
    if (!round_) return 0;
    return game::pair_points.at(static_cast<std::size_t>(match.link.turns())) * round_->score().combo();
}

std::optional<std::int64_t> Pacing::score(const game::Game& game) const {
    if (!round_ || game.pace != Pace::arcade) return std::nullopt;
    return round_->score().points();
}

} // namespace twoturns::app
