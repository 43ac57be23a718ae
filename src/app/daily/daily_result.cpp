#include "app/daily/daily_result.hpp"

#include <utility>

#include "app/bar.hpp"
#include "app/date_text.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;

const char* square_of(game::Stretch stretch) {
    switch (stretch) {
    case game::Stretch::quicker: return "🟩";
    case game::Stretch::usual: return "🟨";
    case game::Stretch::slower: return "🟧";
    case game::Stretch::helped: return "🟦";
    }
    return "";
}

} // namespace

std::string daily_result(game::Day day, const game::GameSummary& game, const game::Stretches& stretches,
                         bool with_time) {
    std::string squares;
    for (const game::Stretch stretch : stretches) squares += square_of(stretch);
    // TRANSLATORS: in the text that is shared with friends.
    const std::string help = game.hints == 0 ? tr(N_("no hint")) : trn("{0} hint", "{0} hints", game.hints);
    // TRANSLATORS: {0} is a date, {1} "no hint" or "2 hints", then coloured squares and the game ID.
    if (!with_time) return trf(N_("Two Turns, {0}: {1}\n{2}\n{3}"), long_day(day), help, squares, to_text(game.id));
    return trf(N_("Two Turns, {0}: {1}, {2}\n{3}\n{4}"), long_day(day), clock_text(game.elapsed), help, squares,
               to_text(game.id));
}

Effects copied_result(std::string text, const Context& context) {
    return {CopyText{std::move(text)},
            say({N_("Result copied")}, {N_("A friend who pastes its last line into the game plays the same board.")},
                context.now + note_time)};
}

} // namespace twoturns::app
