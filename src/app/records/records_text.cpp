#include "app/records/records_text.hpp"

#include <algorithm>
#include <span>

#include "app/board/round_view.hpp"
#include "app/problems/kept_problems.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;

std::string label_of(game::MedalFamily family) {
    switch (family) {
    case game::MedalFamily::travels: return trc("medals", "Worlds");
    case game::MedalFamily::days: return trc("medals", "Days");
    case game::MedalFamily::weaves: return trc("medals", "Weaves");
    case game::MedalFamily::clean_play: return trc("medals", "Clean play");
    case game::MedalFamily::speed: return trc("medals", "Speed");
    case game::MedalFamily::arcade: return trc("medals", "Arcade");
    case game::MedalFamily::two_players: return trc("medals", "Two players");
    case game::MedalFamily::curiosity: break;
    }
    return trc("medals", "Curiosity");
}

std::string medal_name(std::size_t medal) { return trc("medal", game::medals()[medal].name); }
std::string medal_wish(std::size_t medal) { return trc("medal", game::medals()[medal].wish); }
std::string wish_words(std::size_t wish) { return trc("wish", game::wishes()[wish].words); }

std::string progress_text(std::int64_t count, std::int64_t goal) {
    return trf(N_("{0} of {1}"), points_text(count), points_text(goal));
}

std::string medal_progress(std::size_t medal, const game::MedalState& state, const LocalTime& local_time) {
    // TRANSLATORS: a medal; {0} is a date such as 22 November 2026.
    if (state.earned) return trf(N_("earned: {0}"), long_day(local_day(state.date, local_time)));
    const std::int64_t goal = game::medals()[medal].goal;
    return goal == 1 ? tr(N_("not yet")) : progress_text(state.count, goal);
}

std::string about_medal(std::size_t medal, const game::MedalState& state, const LocalTime& local_time) {
    return trf(N_("{0} · {1}"), trf(N_("{0}: {1}"), medal_name(medal), medal_wish(medal)),
               medal_progress(medal, state, local_time));
}

// What a game brought -------------------------------------------------------------------------------------

namespace {

/// Returns a history; `matches` must outlive it, as must `games`.
game::Past past_of(const std::vector<game::GameSummary>& games, const std::vector<game::MatchResult>& matches,
                   const Context& context) {
    return {games, matches,
            [&local_time = context.local_time](game::Date date) { return local_day(date, local_time); }};
}

} // namespace

std::array<game::WishState, game::wishes_a_week> wishes_of_week(const std::vector<game::GameSummary>& all,
                                                                const Context& context) {
    const auto games = without_problems(all, context.settings);
    const auto matches = kept_matches(context.settings);
    return game::wishes_of(game::week_of(context.today()), past_of(games, matches, context));
}

EarnedRecords earned_by(const std::vector<game::GameSummary>& all, std::span<const game::GameKey> own,
                        const Context& context) {
    const auto games = without_problems(all, context.settings);
    EarnedRecords earned;
    const auto matches = kept_matches(context.settings);
    const game::MedalStates states = game::medals_of(past_of(games, matches, context));
    for (std::size_t i = 0; i < states.size(); ++i)
        if (states.at(i).earned && std::find(own.begin(), own.end(), states.at(i).game) != own.end())
            earned.medals.push_back(i);
    return earned;
}

EarnedRecords earned_by_first(const std::vector<game::GameSummary>& all, const Context& context) {
    const auto games = without_problems(all, context.settings);
    if (games.empty()) return {};
    const game::GameSummary& own = games.front();
    EarnedRecords earned = earned_by(games, std::span{&own.key, 1}, context);
    const auto matches = kept_matches(context.settings);
    game::Past past = past_of(games, matches, context);
    const std::int64_t week = game::week_of(past.day_of(own.touched));
    const auto now = game::wishes_of(week, past);
    past.games = past.games.subspan(1);
    const auto before = game::wishes_of(week, past);
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now.at(i).done && !before.at(i).done)
            earned.wishes.push_back(now.at(i).wish);
        else if (!now.at(i).done && now.at(i).count > before.at(i).count)
            earned.nearer.push_back(now.at(i));
    return earned;
}

namespace {

/// Joins names to a list.
template <class Name> std::string list_of(std::span<const std::size_t> all, const Name& name) {
    std::string list;
    for (const std::size_t one : all)
        list = list.empty() ? name(one) : platform::trcf("list", "{0}, {1}", list, name(one));
    return list;
}

} // namespace

std::string told(const EarnedRecords& earned) {
    if (!earned.medals.empty()) { // names one, so that the line stays short
        const std::string first = medal_name(earned.medals.front());
        const auto more = static_cast<int>(earned.medals.size()) - 1;
        return more == 0 ? trf(N_("Medal: {0}"), first)
                         // TRANSLATORS: {1} is the name of a medal.
                         : trn("Medals: {1} and {0} more", "Medals: {1} and {0} more", more, {first});
    }
    if (earned.wishes.empty()) return {};
    // TRANSLATORS: {0} is a whole wish, such as "A hard board".
    return trf(N_("Wish of the week: {0}"), list_of(earned.wishes, wish_words));
}

std::string told_progress(const EarnedRecords& earned) {
    if (earned.nearer.empty()) return {};
    const game::WishState& nearer = earned.nearer.front();
    return trf(N_("Wish of the week: {0}"), trf(N_("{0} · {1}"), wish_words(nearer.wish),
                                                progress_text(nearer.count, game::wishes()[nearer.wish].goal)));
}

// Matches -------------------------------------------------------------------------------------------------

std::vector<game::MatchResult> kept_matches(const Settings& settings) {
    std::vector<game::MatchResult> matches;
    const game::Items& rows = settings.matches.rows();
    for (const std::string& name : settings.matches.names(game::most_match_results))
        if (const auto match = game::parse_match_result(rows.at(name).value)) matches.push_back(*match);
    return matches;
}

void keep_match(Settings& settings, const game::MatchResult& result, Random& chance) {
    settings.matches.put(std::to_string(chance.next()), to_text(result), game::most_match_results);
}

} // namespace twoturns::app
