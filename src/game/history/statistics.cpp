#include "game/history/statistics.hpp"
#include "game/guided_board.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include "game/history/daily.hpp"

namespace twoturns::game {
namespace {

constexpr Date day_seconds = 86'400;
constexpr Date part_seconds = day_seconds / 4;

bool takes(const GamesFilter& filter, const GameSummary& game) {
    const DealParams& params = game.id.params;
    return game.state != GameState::in_progress && !is_guided(game) && (!filter.size || *filter.size == params.size) &&
           (!filter.slides || *filter.slides == (params.gravity != Gravity::none)) &&
           (!filter.pace || *filter.pace == game.pace) && (!filter.daily || (!game.custom_board && day_of(game.id))) &&
           (!filter.no_hint || game.hints == 0);
}

/// Returns the value at `quarter` quarters of the way from the first to the last of sorted values.
template <class T> const T& at_quarter(const std::vector<T>& sorted, std::size_t quarter) {
    return sorted[(sorted.size() - 1) * quarter / 4];
}

std::optional<std::int64_t> last_day(const History& history) {
    const auto last = std::max_element(history.local.begin(), history.local.end());
    return last == history.local.end() ? std::nullopt : std::optional{day_of(*last)};
}

void add_games_of_period(Statistics& sum, const Places& taken, const History& history, Period period) {
    const std::size_t most = period == Period::last_100 ? std::min<std::size_t>(100, taken.size()) : taken.size();
    const std::int64_t first = period == Period::year ? last_day(history).value_or(0) - 364 : 0;
    for (std::size_t i = 0; i < most; ++i)
        if (period != Period::year || day_of(history.local[taken[i]]) >= first) sum.games.push_back(taken[i]);
}

/// Visits each game once.
void count_games(Statistics& sum, const std::vector<GameSummary>& games) {
    std::size_t begin = 0; // the start of the current run of cleared games
    Places::size_type longest = 0;
    std::pair<std::size_t, std::size_t> streak{0, 0};
    for (std::size_t i = 0; i < sum.games.size(); ++i) {
        const std::size_t place = sum.games[i];
        const GameSummary& game = games[place];
        sum.hints += game.hints;
        sum.rewinds += game.rewinds;
        if (game.rewinds > 0) sum.rewound.push_back(place);
        if (game.state != GameState::cleared) {
            begin = i + 1;
            continue;
        }
        sum.cleared.push_back(place);
        if (game.hints == 0) sum.without_hint.push_back(place);
        if (i + 1 - begin > longest) { // among equal runs keeps the most recent, which comes first here
            longest = i + 1 - begin;
            streak = {begin, i + 1};
        }
    }
    const auto at = [&](std::size_t i) { return sum.games.begin() + static_cast<std::ptrdiff_t>(i); };
    sum.streak.assign(at(streak.first), at(streak.second));
}

/// `cleared` lists the games in the order played, the last one first.
std::vector<TimedGame> timed_games(const Places& cleared, const std::vector<GameSummary>& games) {
    std::vector<TimedGame> timed;
    for (std::size_t i = std::min(most_timed, cleared.size()); i-- > 0;)
        timed.push_back({.place = cleared[i], .time = games[cleared[i]].elapsed});
    std::vector<Time> near;
    for (std::size_t i = 0; i < timed.size(); ++i) {
        near.clear();
        const std::size_t end = std::min(timed.size(), i + neighbours + 1);
        for (std::size_t j = i - std::min(i, neighbours); j < end; ++j) near.push_back(timed[j].time);
        std::sort(near.begin(), near.end());
        timed[i].lower = at_quarter(near, 1);
        timed[i].median = at_quarter(near, 2);
        timed[i].upper = at_quarter(near, 3);
    }
    return timed;
}

Year year_of(const Places& taken, const History& history) {
    Year year;
    const auto last = last_day(history);
    if (!last) return year;
    year.first = *last - weekday_of(*last) - std::int64_t{7} * (Year::weeks - 1);
    for (const std::size_t place : taken) {
        const std::int64_t day = day_of(history.local[place]) - year.first;
        if (day >= 0) ++year.games.at(static_cast<std::size_t>(day));
    }
    return year;
}

/// `cleared` lists the games with the quickest first, so that the times of each slot are sorted.
std::optional<Habit> quickest_of(const Places& cleared, const History& history, std::optional<Time> usual) {
    std::array<std::vector<Time>, 28> slots;
    for (const std::size_t place : cleared) {
        const Date moment = history.local[place];
        const std::int64_t day = day_of(moment);
        const auto part = (moment - day * day_seconds) / part_seconds;
        slots.at(static_cast<std::size_t>(weekday_of(day) * std::int64_t{4} + part))
            .push_back(history.games[place].elapsed);
    }
    std::optional<Habit> best;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots.at(i).size() < least_for_habit) continue;
        const Time median = at_quarter(slots.at(i), 2);
        if (median < (best ? best->median : *usual))
            best = Habit{static_cast<int>(i) / 4, static_cast<int>(i) % 4, median};
    }
    return best;
}

} // namespace

std::int64_t day_of(Date date) { return (date - (date % day_seconds + day_seconds) % day_seconds) / day_seconds; }

int weekday_of(std::int64_t day) { return static_cast<int>(((day + 3) % 7 + 7) % 7); } // 1970 began on a Thursday

Statistics statistics_of(const History& history, const GamesFilter& filter) {
    Places taken;
    for (std::size_t i = 0; i < history.games.size(); ++i)
        if (takes(filter, history.games[i])) taken.push_back(i);
    Statistics sum;
    sum.year = year_of(taken, history);
    add_games_of_period(sum, taken, history, filter.period);
    count_games(sum, history.games);
    sum.timed = timed_games(sum.cleared, history.games);
    std::stable_sort(sum.cleared.begin(), sum.cleared.end(),
                     [&](std::size_t a, std::size_t b) { return history.games[a].elapsed < history.games[b].elapsed; });
    if (!sum.cleared.empty()) sum.median = history.games[at_quarter(sum.cleared, 2)].elapsed;
    sum.quickest = quickest_of(sum.cleared, history, sum.median);
    return sum;
}

std::vector<Size> sizes_played(const std::vector<GameSummary>& games) {
    std::map<std::pair<int, int>, int> counts;
    for (const GameSummary& game : games) ++counts[{game.id.params.size.rows, game.id.params.size.cols}];
    std::vector<std::pair<int, Size>> sizes;
    for (const auto& [size, count] : counts) sizes.push_back({count, {size.first, size.second}});
    std::stable_sort(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Size> all;
    for (const auto& [count, size] : sizes) all.push_back(size);
    return all;
}

} // namespace twoturns::game
