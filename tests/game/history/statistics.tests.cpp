// The statistics of random histories, compared with a second implementation that scans everything repeatedly.
#include "game/history/statistics.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "game/history/daily.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

constexpr Date day = 86'400;

GameSummary a_game(GameState state, int seconds) {
    GameSummary game;
    game.state = state;
    game.id.params.size = {8, 18};
    game.elapsed = Time{seconds * 1000};
    return game;
}

/// Orders games last first; all at noon on Sunday, 2026-11-22.
History history_of(std::vector<GameSummary> games) {
    History history{std::move(games), {}};
    history.local.assign(history.games.size(), 20'779 * day + day / 2);
    return history;
}

History random_history(Random& random) {
    History history;
    const std::size_t count = random.index(260);
    Date moment = 20'000 * day;
    for (std::size_t i = 0; i < count; ++i) {
        GameSummary game = a_game(random.below(4) == 0 ? GameState::unfinished : GameState::cleared,
                                  static_cast<int>(60 + random.below(40)));
        if (random.below(20) == 0) game.state = GameState::in_progress;
        game.id.params.size = random.below(3) == 0 ? Size{6, 14} : Size{8, 18};
        game.id.params.gravity = random.below(2) == 0 ? Gravity::none : Gravity::down;
        game.pace = static_cast<Pace>(random.below(3));
        game.hints = static_cast<int>(random.below(3));
        game.rewinds = random.below(5) == 0 ? 2 : 0;
        if (random.below(3) == 0) game.id = daily_id(Day{std::chrono::days{20'000 + i}});
        history.games.push_back(game);
        moment -= static_cast<Date>(random.below(5 * day));
        history.local.push_back(random.below(30) == 0 ? moment + 9 * day : moment); // the calendar may jump
    }
    return history;
}

/// Ranks a value by counting how many are smaller.
Time slow_quarter(const std::vector<Time>& times, std::size_t quarter) {
    for (const Time one : times) {
        const auto smaller = std::count_if(times.begin(), times.end(), [&](Time other) { return other < one; });
        const auto equal = std::count(times.begin(), times.end(), one);
        const auto place = static_cast<std::ptrdiff_t>((times.size() - 1) * quarter / 4);
        if (smaller <= place && place < smaller + equal) return one;
    }
    FAIL("no such time");
    return {};
}

bool cleared(const GameSummary& game) { return game.state == GameState::cleared; }

std::vector<Time> times_of(const History& history, const Places& places) {
    std::vector<Time> times;
    for (const std::size_t place : places) times.push_back(history.games[place].elapsed);
    return times;
}

/// Returns all games of the filter, then those in its period.
Places slow_places(const History& history, GamesFilter filter) {
    Places all;
    const Date last = history.local.empty() ? 0 : *std::max_element(history.local.begin(), history.local.end());
    for (std::size_t i = 0; i < history.games.size(); ++i) {
        const GameSummary& game = history.games[i];
        if (game.state == GameState::in_progress) continue;
        if (filter.size && !(game.id.params.size == *filter.size)) continue;
        if (filter.slides && (game.id.params.gravity == Gravity::none) == *filter.slides) continue;
        if (filter.pace && game.pace != *filter.pace) continue;
        if (filter.daily && game.id.seed.empty()) continue; // only daily games have one here
        if (filter.no_hint && game.hints > 0) continue;
        if (filter.period == Period::last_100 && all.size() >= 100) continue;
        if (filter.period == Period::year && last / day - history.local[i] / day > 364) continue;
        all.push_back(i);
    }
    return all;
}

/// Checks every stretch separately and returns the longest.
Places slow_streak(const History& history, const Places& places) {
    Places best;
    for (std::size_t from = 0; from < places.size(); ++from)
        for (std::size_t to = from + 1; to <= places.size(); ++to) {
            const Places some(places.begin() + static_cast<std::ptrdiff_t>(from),
                              places.begin() + static_cast<std::ptrdiff_t>(to));
            const bool all = std::all_of(some.begin(), some.end(), [&](auto i) { return cleared(history.games[i]); });
            if (!all) break;
            if (some.size() > best.size()) best = some;
        }
    return best;
}

void check_timed(const History& history, const Places& won, const std::vector<TimedGame>& timed) {
    REQUIRE(timed.size() == std::min<std::size_t>(100, won.size()));
    Places oldest_first(won.begin(), won.begin() + static_cast<std::ptrdiff_t>(timed.size()));
    std::reverse(oldest_first.begin(), oldest_first.end());
    for (std::size_t i = 0; i < timed.size(); ++i) {
        std::vector<Time> near;
        for (std::size_t j = 0; j < timed.size(); ++j)
            if (j + 10 >= i && j <= i + 10) near.push_back(history.games[oldest_first[j]].elapsed);
        CHECK(timed[i].place == oldest_first[i]);
        CHECK(timed[i].time == history.games[oldest_first[i]].elapsed);
        CHECK(timed[i].lower == slow_quarter(near, 1));
        CHECK(timed[i].median == slow_quarter(near, 2));
        CHECK(timed[i].upper == slow_quarter(near, 3));
    }
}

void check_year(const History& history, const GamesFilter& filter, const Year& year) {
    GamesFilter all_times = filter;
    all_times.period = Period::all;
    const Places all = slow_places(history, all_times);
    std::array<int, 364> games{};
    for (std::size_t i = 0; i < games.size(); ++i)
        games.at(i) = static_cast<int>(std::count_if(all.begin(), all.end(), [&](std::size_t place) {
            return history.local[place] / day == year.first + static_cast<std::int64_t>(i);
        }));
    CHECK(year.games == games);
    if (history.games.empty()) return;
    const Date last = *std::max_element(history.local.begin(), history.local.end()) / day;
    CHECK(weekday_of(year.first) == 0);
    CHECK(last >= year.first + 51 * 7);
    CHECK(last < year.first + 52 * 7);
}

void check_quickest(const History& history, const Places& won, const std::optional<Habit>& quickest) {
    std::optional<Habit> best;
    for (int weekday = 0; weekday < 7; ++weekday)
        for (int part = 0; part < 4; ++part) {
            Places slot;
            for (const std::size_t place : won)
                if ((history.local[place] / day + 3) % 7 == weekday && history.local[place] % day / 21'600 == part)
                    slot.push_back(place);
            if (slot.size() < 5) continue;
            const Time median = slow_quarter(times_of(history, slot), 2);
            if (median >= slow_quarter(times_of(history, won), 2)) continue;
            if (!best || median < best->median) best = Habit{weekday, part, median};
        }
    REQUIRE(quickest.has_value() == best.has_value());
    if (!best) return;
    CHECK(quickest->weekday == best->weekday);
    CHECK(quickest->part == best->part);
    CHECK(quickest->median == best->median);
}

void check_all(const History& history, const GamesFilter& filter) {
    const Statistics sum = statistics_of(history, filter);
    const Places places = slow_places(history, filter);
    CHECK(sum.games == places);
    Places won;
    Places unaided;
    Places rewound;
    int hints = 0;
    int rewinds = 0;
    for (const std::size_t i : places) {
        const GameSummary& game = history.games[i];
        if (cleared(game)) won.push_back(i);
        if (cleared(game) && game.hints == 0) unaided.push_back(i);
        if (game.rewinds > 0) rewound.push_back(i);
        hints += game.hints;
        rewinds += game.rewinds;
    }
    CHECK(sum.without_hint == unaided);
    CHECK(sum.rewound == rewound);
    CHECK(sum.hints == hints);
    CHECK(sum.rewinds == rewinds);
    CHECK(sum.streak == slow_streak(history, places));
    CHECK(sum.median.has_value() == !won.empty());
    if (sum.median) CHECK(*sum.median == slow_quarter(times_of(history, won), 2));
    const auto times = times_of(history, sum.cleared);
    CHECK(std::is_sorted(times.begin(), times.end()));
    CHECK(std::is_permutation(won.begin(), won.end(), sum.cleared.begin(), sum.cleared.end()));
    check_timed(history, won, sum.timed);
    check_year(history, filter, sum.year);
    check_quickest(history, won, sum.quickest);
}

} // namespace

TEST_CASE("the figures of a random history are those of the slow way", "[statistics]") {
    Random random{std::uint64_t{7}};
    for (int i = 0; i < scaled(30); ++i) {
        CAPTURE(i);
        const History history = random_history(random);
        GamesFilter filter;
        if (random.below(2) == 0) filter.size = Size{8, 18};
        if (random.below(3) == 0) filter.slides = random.below(2) == 0;
        if (random.below(3) == 0) filter.pace = Pace::timed;
        filter.daily = random.below(4) == 0;
        filter.no_hint = random.below(4) == 0;
        filter.period = static_cast<Period>(random.below(3));
        check_all(history, filter);
        check_all(history, {});
    }
}

TEST_CASE("without a game there is nothing but an empty year", "[statistics]") {
    const Statistics sum = statistics_of({}, {});
    CHECK(sum.games.empty());
    CHECK_FALSE(sum.median);
    CHECK_FALSE(sum.quickest);
    CHECK(sum.timed.empty());
    CHECK(std::count(sum.year.games.begin(), sum.year.games.end(), 0) == 364);
}

TEST_CASE("of two streaks of the same length the last one counts, and a game in progress ends none", "[statistics]") {
    const GameSummary won = a_game(GameState::cleared, 100);
    const GameSummary left = a_game(GameState::unfinished, 100);
    const GameSummary now = a_game(GameState::in_progress, 100);
    CHECK(statistics_of(history_of({left, won, now, won, left, won, won}), {}).streak == Places{1, 3});
    CHECK(statistics_of(history_of({left, left}), {}).streak.empty());
}

TEST_CASE("the year ends with the week of the last day on which anything was played", "[statistics]") {
    History history = history_of({a_game(GameState::cleared, 100), a_game(GameState::cleared, 90)});
    history.local[1] -= 364 * day; // also a Sunday, one day before the year begins
    const Year year = statistics_of(history, {}).year;
    CHECK(year.games.back() == 1);
    CHECK(year.games.front() == 0);
    history.local[1] += day;
    CHECK(statistics_of(history, {}).year.games.front() == 1);
}

TEST_CASE("days and weekdays are told before 1970 too", "[statistics]") {
    CHECK(day_of(-1) == -1);
    CHECK(day_of(0) == 0);
    CHECK(day_of(day - 1) == 0);
    CHECK(weekday_of(0) == 3);
    CHECK(weekday_of(-4) == 6);
    CHECK(weekday_of(20'779) == 6);
}

TEST_CASE("the sizes that were played come by how often they were", "[statistics]") {
    std::vector<GameSummary> games(5, a_game(GameState::cleared, 1));
    for (const int i : {1, 2, 3}) games[static_cast<std::size_t>(i)].id.params.size = {6, 14};
    CHECK(sizes_played(games) == std::vector<Size>{{6, 14}, {8, 18}});
    CHECK(sizes_played({}).empty());
}
