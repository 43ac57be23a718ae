// The pace at which the board is played: what counts for the history, and the round of Arcade.
#include <utility>

#include "app/board/round_view.hpp"
#include "app/journey/lesson.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"

namespace twoturns::app {

using game::Pace;
using game::Time;

Effects PlayScreen::keep_pace(const Context& context) {
    if (undealt()) return {};
    const Pace pace = pace_of(game_, context.settings);
    const bool changed = pace_ != pace;
    if (changed) take_pace(pace);
    const bool cleared_now = weave_ && !std::exchange(figures_asked_, true);
    const bool compares = pace_ != Pace::calm; // with what was played before
    if (!cleared_now && (!changed || !compares)) return {};
    return {Ask{game::StoreQuestion{game::all_games}}};
}

void PlayScreen::take_pace(Pace pace) {
    pace_ = pace;
    round_.reset();
    told_over_ = false;
    told_low_ = 0;
    if (pace == Pace::arcade) begin_round();
}

/// Goes on with the round of a game that was Arcade so far; else one begins where the game stands.
void PlayScreen::begin_round() {
    const game::Session& session = game_.session;
    const std::size_t first = game_.pace == Pace::arcade ? 0 : session.log().size();
    round_ = game::arcade_of(session.timeline(), game_.origin.id.params.difficulty, first);
}

/// After something was done in the game, which had so many entries before.
void PlayScreen::count(const game::Reply& reply, std::size_t before, const Context& context) {
    const auto& log = game_.session.log();
    if (log.size() == before) return;
    if (cleared_entries_) play_on(context);
    own_times_.reach(game_.session.timeline().pairs_gone(), log.back().at);
    const Pace pace = pace_.value_or(Pace::calm);
    game_.pace = before == 0 || game_.pace == pace ? pace : Pace::calm;
    if (!round_) return;
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (round_->entries() + 1 == log.size())
        round_->add(log.back(), matched == nullptr ? 0 : matched->link.turns());
    else
        begin_round(); // the record was shortened
}

int PlayScreen::points_of(const game::Matched& match) const {
    if (!round_) return 0;
    return game::pair_points.at(static_cast<std::size_t>(match.link.turns())) * round_->score().combo();
}

std::optional<std::int64_t> PlayScreen::score() const {
    if (!round_ || game_.pace != Pace::arcade) return std::nullopt;
    return round_->score().points();
}

bool PlayScreen::shows_faces() const {
    if (game_.session.paused()) return false;
    // Nobody studies a board while its bar stands still.
    return attended_ || !round_ || !round_->began() || told_over_ || game_.session.status() == game::Status::won;
}

Effects PlayScreen::tick_round(const Context& context) {
    if (!round_ || !attended_ || told_over_ || game_.session.status() == game::Status::won) return {};
    const Time left = round_->left(game_.session.elapsed(context.now));
    if (left == Time{0}) {
        told_over_ = true;
        return {OpenScreen{screens::round_over(round_->score().points(), bests_.score)}};
    }
    const Time full = round_->full();
    const int low = left * 10 <= full ? 2 : left * 5 <= full ? 1 : 0;
    const bool lower = low > told_low_;
    // It is told again only once a good deal was filled up.
    if (lower || left * 10 > full * 3) told_low_ = low;
    return lower ? Effects{PlaySound{Sound::time_low}} : Effects{};
}

} // namespace twoturns::app
