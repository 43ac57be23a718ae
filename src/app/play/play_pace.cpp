// The pace of the board in play: what the history records, and the round of Arcade.
#include <algorithm>
#include <utility>

#include "app/arcade/round_end.hpp"
#include "app/board/round_view.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"

namespace twoturns::app {

using game::Pace;

Effects PlayScreen::keep_pace(const Context& context) {
    if (current_.played.undealt()) return {};
    const auto round = round_view(context);
    current_.heat.follow(round ? round->quick_pairs() : 0, context.now);
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
    case Pacing::Warning::none: break;
    case Pacing::Warning::low: {
        PlaySound low = sounds(context).of(sound::Cue::time_low);
        low.sound.count = current_.pacing.low();
        return {low};
    }
    case Pacing::Warning::tick: {
        PlaySound tick = sounds(context).of(sound::Cue::time_low);
        tick.sound.count = sound::each_second;
        return {tick};
    }
    case Pacing::Warning::over: {
        Effects effects{sounds(context).of(sound::Cue::lost)};
        append(effects, round_over(context));
        return effects;
    }
    }
    // The page was left for another one, which is closed now.
    return current_.pacing.over() && !game().left_round ? round_over(context) : Effects{};
}

Effects PlayScreen::round_over(const Context& context) {
    const Pacing& pacing = current_.pacing;
    RoundEnd end{.played = current_.played.saved(context.now, context.date),
                 .start = game().start,
                 .points = pacing.round()->score().points(),
                 .weave = cleared_board(game(), {}).weave,
                 .before = pacing.before};
    if (pacing.before.boards == pacing.boards_seen)
        end.combo = std::max(pacing.combo_before, pacing.round()->longest_combo());
    if (const auto score = pacing.score(game())) end.played.summary.score = *score;
    return {OpenScreen{screens::round_over(std::move(end))}};
}

Effects PlayScreen::leave_round() {
    current_.played.game.left_round = true;
    current_.played.round_entries = session().log().size();
    return {};
}

/// Takes the score over from the board before, if the new game goes on with its run.
void PlayScreen::go_on_with_run(const Current& before, const Context& context) {
    const auto board = run_board_of(game());
    const auto last = run_board_of(before.played.game);
    const auto& round = before.pacing.round();
    if (!board || !last || !round || !before.played.won() || game::next_in_run(*last) != board) return;
    Pacing& pacing = current_.pacing;
    pacing.before = before.pacing.before;
    pacing.before.add(game::saved(before.played.game, context.now, context.date).summary);
    pacing.best_run = before.pacing.best_run;
    pacing.boards_seen = before.pacing.boards_seen + 1;
    pacing.combo_before = std::max(before.pacing.combo_before, round->longest_combo());
}

void PlayScreen::read_runs(const std::vector<game::GameSummary>& games) {
    const auto board = run_board_of(game());
    if (!board) return;
    Pacing& pacing = current_.pacing;
    pacing.before = game::run_before(games, *board, game().key);
    pacing.best_run.reset();
    for (const game::RunResult& run : game::runs_of(games))
        if (run.game != game().key && run.game != pacing.before.game)
            pacing.best_run = std::max(run.score, pacing.best_run.value_or(0));
}

} // namespace twoturns::app
