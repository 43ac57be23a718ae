// With how few turns the board is known to be cleared, and how many turns the player took.
#include <utility>

#include "app/play/play.hpp"
#include "app/records/kept_turns.hpp"

namespace twoturns::app {

/// Has the par of a board of a day found in the background, which nobody waits for, and stores the turns of a cleared
/// board once the par is known.
Effects PlayScreen::compare_turns(const Context& context) {
    const GameId& id = game().origin.id;
    auto& compares = current_.compares_turns;
    if (!compares) compares = !current_.played.undealt() && !game().origin.custom_board && compares_turns(id);
    if (!*compares) return {};
    auto& cleared = current_.cleared;
    const bool is_new = cleared && !cleared->turns_kept;
    if (current_.par_asked && !is_new) return {};
    const game::TurnsRow known = known_turns(context.settings, id);
    Effects effects;
    if (!known.par && !std::exchange(current_.par_asked, true)) effects.emplace_back(Ask{FindPar{id}});
    if (known.par) current_.par_asked = true;
    if (!known.par || !is_new) return effects;
    cleared->turns_kept = true;
    if (!cleared->clearing) return effects;
    Settings settings = context.settings;
    const game::Date day = current_.played.saved_on == 0 ? context.date : current_.played.saved_on;
    keep_own_turns(settings, id, {*cleared->clearing, day, game().key});
    if (settings != context.settings) effects.emplace_back(ChangeSettings{std::move(settings)});
    return effects;
}

Effects PlayScreen::learn_par(const ParFound& found, const Context& context) const {
    if (!found.par || !compares_turns(found.id)) return {};
    Settings settings = context.settings;
    keep_par(settings, found.id, *found.par);
    if (settings == context.settings) return {};
    return {ChangeSettings{std::move(settings)}};
}

std::optional<WinTurns> PlayScreen::turns_of_win(const Context& context) const {
    if (!current_.cleared || !current_.cleared->clearing || !current_.compares_turns.value_or(false))
        return std::nullopt;
    const TurnCount own = current_.cleared->clearing->count;
    const game::TurnsRow known = known_turns(context.settings, game().origin.id);
    return WinTurns{turns_of_win_text(own, known, game().key), known.par && own.turns < known.par->turns};
}

} // namespace twoturns::app
