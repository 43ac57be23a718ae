// The sounds of the board in play, except the outcome of a click.
#include "app/play/play.hpp"

namespace twoturns::app {

using sound::Cue;

Effects PlayScreen::sounds_of_match(const game::Matched& match, const Context& context) const {
    const auto& round = current_.pacing.round();
    Effects effects =
        sounds(context).match(match, current_.board.animations,
                              round ? std::optional{static_cast<int>(round->score().quick_pairs())} : std::nullopt);
    if (session().status() == game::Status::stuck) effects.emplace_back(sounds(context).of(Cue::stuck));
    return effects;
}

/// Returns the sound of undo, redo, rewind or restart. `back` are the lines of the pairs that are back.
Effects PlayScreen::sounds_of_step(const game::Action& action, int gone_before, const std::vector<Link>& back,
                                   const Context& context) const {
    const BoardSounds heard = sounds(context);
    const game::Timeline& timeline = session().timeline();
    const int more = timeline.pairs_gone() - gone_before;
    const bool undoes = std::holds_alternative<game::Undo>(action);
    const bool redoes = std::holds_alternative<game::Redo>(action);
    if (undoes && more == -1 && !back.empty()) return {heard.undo(back.front())};
    if (redoes && more == 1)
        if (const auto move = timeline.move_to(timeline.position())) {
            const Board before = timeline.board_of(timeline.before(timeline.position()));
            if (const auto line = find_link(before.occupancy(), move->a, move->b)) return {heard.redo(*line)};
        }
    if (more < 0) return {heard.rewind(-more)};
    if ((undoes || redoes) && more == 0) return {heard.of(Cue::reshuffle)}; // other kinds are back
    return {};
}

bool PlayScreen::is_known_lost(const Context& context) const {
    return context.settings.winnable_mark && session().known().outcome == Outcome::lost;
}

/// Returns the sounds that no action causes: the last pair lost the board, or the game ended.
Effects PlayScreen::sounds_due(const Context& context) {
    Effects effects;
    const bool stuck = session().status() == game::Status::stuck; // is heard at once
    if (current_.may_be_lost && (stuck || is_known_lost(context))) {
        current_.may_be_lost = false;
        if (!stuck) effects.emplace_back(sounds(context).of(Cue::stuck));
    }
    if (current_.cleared) append(effects, current_.cleared->sounds.due(win(context), context));
    return effects;
}

} // namespace twoturns::app
