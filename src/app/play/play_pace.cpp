// The pace of the board in play: what the history records, and the round of Arcade.
#include <utility>

#include "app/board/round_view.hpp"
#include "app/journey/lesson.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"

namespace twoturns::app {

using game::Pace;

Effects PlayScreen::keep_pace(const Context& context) {
    if (current_.played.undealt()) return {};
    const bool changed = current_.pacing.take(pace_of(game(), context.settings), game());
    const bool cleared_now = current_.cleared && !std::exchange(current_.cleared->figures_asked, true);
    const bool compares = current_.pacing.pace() != Pace::calm; // with earlier games
    if (!cleared_now && (!changed || !compares)) return {};
    return {Ask{game::StoreRequest{game::all_games}}};
}

/// Counts an action in the game, whose log had `before` entries.
void PlayScreen::count(const game::Reply& reply, std::size_t before, const Context& context) {
    const auto& log = session().log();
    if (log.size() == before) return;
    current_.played.play_on(context.chance);
    current_.racing.own_times.reach(session().timeline().pairs_gone(), log.back().at);
    current_.pacing.count(reply, before, current_.played.game);
}

void PlayScreen::count_help(const Context& context) {
    const std::size_t entries = session().log().size();
    count(session().act(game::ShowWay{}, context.now), entries, context);
    cards_.way_shown();
}

bool PlayScreen::shows_faces() const {
    if (session().paused()) return false;
    // Hides the faces while the bar stands still, so that nobody studies the board.
    const Pacing& pacing = current_.pacing;
    return attended_ || !pacing.round() || !pacing.round()->began() || pacing.over() || current_.played.won();
}

Effects PlayScreen::warn_of_time(const Context& context) {
    if (!attended_ || current_.played.won()) return {};
    switch (current_.pacing.warn(session().elapsed(context.now))) {
    case Pacing::Warning::none: return {};
    case Pacing::Warning::low: return {PlaySound{Sound::time_low}};
    case Pacing::Warning::over:
        return {
            OpenScreen{screens::round_over(current_.pacing.round()->score().points(), current_.pacing.bests.score)}};
    }
    return {};
}

} // namespace twoturns::app
