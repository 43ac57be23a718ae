#include "app/play/win_figures.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::GameSummary;
using game::Time;
using platform::tr;
using platform::trf;
using platform::trn;

/// Puts the cleared game first in the history, with the date on which it was cleared.
GameSummary put_first(std::vector<GameSummary>& games, GameSummary game) {
    const auto known = std::find_if(games.begin(), games.end(), [&](auto& one) { return one.key == game.key; });
    if (known != games.end()) {
        if (known->state == game::GameState::cleared) game.touched = known->touched;
        games.erase(known);
    }
    games.insert(games.begin(), game);
    return game;
}

/// Returns the excess of `took` over `least` in whole seconds, as clocks show them.
std::string too_long(Time took, Time least) {
    constexpr Time second{1000};
    return clock_text((took / second - least / second) * second);
}

std::string goal_of_journey(const WinFigures::OnJourney& journey, Time took, bool with_times) {
    if (!journey.stars.in_time && with_times && !game::is_within(took, journey.par))
        // TRANSLATORS: times: {1} is what has to be saved, {0} within what the board must be cleared.
        return trf(N_("{1} faster wins the star for {0}"), clock_text(journey.par), too_long(took, journey.par));
    if (!journey.stars.unaided) return tr(N_("One more star without hint and reshuffle"));
    if (journey.done < game::places) // the button below it names the next place
        return trf(N_("Journey: {0} of {1} places cleared."), std::to_string(journey.done),
                   std::to_string(game::places));
    return tr(N_("All places of the journey are cleared."));
}

std::string goal_of_days(const game::Streak& streak) {
    if (streak.today)
        return trn("Tomorrow makes {0} day in a row", "Tomorrow makes {0} days in a row", streak.days + 1);
    if (streak.days == 0) return tr(N_("Today's board can start a streak"));
    return trn("The board of the day makes {0} day in a row", "The board of the day makes {0} days in a row",
               streak.days + 1);
}

} // namespace

WinFigures win_figures(std::vector<GameSummary> games, const game::Game& game, const Context& context) {
    const game::SavedGame saved = game::saved(game, context.now, context.date);
    const GameSummary own = put_first(games, saved.summary);
    WinFigures figures{
        .elapsed = own.elapsed, .standing = {}, .stretches = {}, .journey = {}, .of_day = {}, .days = {}, .earned = {}};
    if (!own.custom_board && own.pace != game::Pace::arcade) figures.standing = game::standing_of(games, own);
    if (const auto usual = own.custom_board ? std::nullopt : game::usual_pair_time(games, own))
        figures.stretches = game::stretches_of(saved.record, game.start.board.tiles() / 2, usual);
    if (const auto day = own.custom_board ? std::nullopt : game::day_of(own.id))
        if (const auto squares =
                game::stretches_of(saved.record, game.start.board.tiles() / 2, game::usual_pair_time(games, own)))
            figures.of_day = {*day, own, *squares};
    if (const auto place = place_of(game)) {
        const game::JourneyResults results{games};
        WinFigures::OnJourney on{results.stars(*place), *game::par_of(game.origin.id), results.done(), false,
                                 results.next_after(*place)};
        const std::size_t first = *place - *place % game::places_in_world;
        for (std::size_t i = 0; i < game::places_in_world; ++i) on.woven.at(i) = results.stars(first + i).cleared;
        const game::JourneyResults before{std::span{games}.subspan(1)}; // the first is own
        on.ends_world = on.in_world() == game::places_in_world && !before.stars(*place).cleared;
        figures.journey = on;
    }
    figures.days = game::Days{games, [&](game::Date date) { return local_day(date, context.local_time); }};
    figures.earned = earned_by_first(games, context);
    return figures;
}

std::optional<std::size_t> place_after(std::size_t place, const WinFigures* figures) {
    return figures != nullptr && figures->journey ? figures->journey->next : game::JourneyResults{}.next_after(place);
}

bool leads_to_journey(std::size_t place, const WinFigures* figures) {
    const bool ends_world = figures != nullptr && figures->journey && figures->journey->ends_world;
    return game::is_boss(place) || ends_world || !place_after(place, figures);
}

std::string standing_text(const game::Standing& standing) {
    const int all = static_cast<int>(standing.times.size());
    if (standing.first())
        return tr(standing.first_of_size ? N_("Your first time on this size")
                                         : N_("Your first time with these settings"));
    if (2 * standing.quicker >= standing.times.size()) return {}; // a place in the slower half is no praise
    const std::string count = std::to_string(all);
    switch (standing.quicker) {
    // TRANSLATORS: {0} is a number of games.
    case 1: return trf(N_("second best of {0}"), count);
    case 2: return trf(N_("third best of {0}"), count);
    // TRANSLATORS: a rank: number {0} of {1} times.
    default: return trf(N_("place {0} of {1}"), std::to_string(standing.quicker + 1), count);
    }
}

std::string taken_back(int undos, int rewinds) {
    const std::string undone = undos > 0 ? trn("{0} undo", "{0} undos", undos) : std::string{};
    if (rewinds == 0) return undone;
    const std::string rewound = trn("{0} return from a lost board", "{0} returns from a lost board", rewinds);
    return undos == 0 ? rewound : platform::trcf("list", "{0}, {1}", undone, rewound);
}

std::string next_goal(const WinFigures& figures, bool with_times, const Context& context) {
    if (figures.journey) return goal_of_journey(*figures.journey, figures.elapsed, with_times);
    const auto& standing = figures.standing;
    if (with_times && standing && figures.elapsed >= standing->best() + Time{1000})
        // TRANSLATORS: times: {0} is how much longer this game took, {1} the best.
        return trf(N_("{0} to your best time, {1}"), too_long(figures.elapsed, standing->best()),
                   clock_text(standing->best()));
    return goal_of_days(figures.days.streak(context.today()));
}

} // namespace twoturns::app
