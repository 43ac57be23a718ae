#include "game/history/daily.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/scale.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::local_days;
using std::chrono::weekday;
using std::chrono::year_month_day;

namespace {

constexpr Day day_in(int year, unsigned month, unsigned day) {
    return local_days{std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day}};
}
constexpr Day sunday = day_in(2026, 11, 22);

/// Returns noon of a day in UTC.
Date noon_of(Day day) { return day.time_since_epoch() / std::chrono::seconds{1} + 12 * 3600; }
Day utc_day(Date date) { return std::chrono::floor<days>(std::chrono::local_seconds{std::chrono::seconds{date}}); }

GameSummary cleared(Day board, Day on, Time elapsed = 100s, int hints = 0) {
    GameSummary game;
    game.id = daily_id(board);
    game.state = GameState::cleared;
    game.touched = noon_of(on);
    game.elapsed = elapsed;
    game.hints = hints;
    return game;
}
GameSummary in_time(Day day) { return cleared(day, day); }

/// Counts backwards and forwards from each day.
Streak slow_streak(const std::set<Day>& in_time, Day today) {
    Streak streak;
    streak.today = in_time.contains(today);
    Day last = streak.today ? today : today - days{1};
    for (; in_time.contains(last); last -= days{1}) ++streak.days;
    for (Day first : in_time) {
        int row = 0;
        for (; in_time.contains(first); first += days{1}) ++row;
        streak.longest = std::max(streak.longest, row);
    }
    return streak;
}

void check_dealt(Day day) {
    const GameId id = daily_id(day);
    CAPTURE(to_text(id));
    const auto dealt = deal(id);
    REQUIRE(dealt);
    CHECK(dealt->level == id.params.difficulty);
}

} // namespace

TEST_CASE("the boards of the days never change", "[daily]") {
    const std::vector<std::pair<Day, std::string>> boards{
        {day_in(2026, 11, 16), "tt1.15x13.31.none.heart.1.2026-11-16"},
        {day_in(2026, 11, 17), "tt1.14x12.26.down.ring.2.2026-11-17"},
        {day_in(2026, 11, 18), "tt1.14x6.21.horizontal-out.full.2.2026-11-18"},
        {day_in(2026, 11, 19), "tt1.10x13.17.vertical-in.lantern.3.2026-11-19"},
        {day_in(2026, 11, 20), "tt1.14x15.25.right.tree.3.2026-11-20"},
        {day_in(2026, 11, 21), "tt1.12x13.26.up.hourglass.4.2026-11-21"},
        {day_in(2026, 11, 22), "tt1.20x10.31.horizontal-in.letters.5.2026-11-22"},
        {day_in(2026, 11, 23), "tt1.17x11.31.none.butterfly.1.2026-11-23"},
        {day_in(2026, 11, 24), "tt1.18x9.22.down.pyramid.2.2026-11-24"},
        {day_in(2026, 11, 25), "tt1.18x9.30.horizontal-out.fish.2.2026-11-25"},
        {day_in(2026, 11, 26), "tt2.18x9.30.vertical-in.any.fish.3.2026-11-26"},
        {day_in(2026, 11, 27), "tt2.14x6.21.right.any.full.3.2026-11-27"},
        {day_in(2026, 11, 28), "tt2.15x13.31.up.any.heart.4.2026-11-28"},
        {day_in(2026, 11, 29), "tt2.15x9.26.horizontal-in.any.crown.5.2026-11-29"},
        {day_in(2026, 11, 30), "tt2.14x6.19.none.any.frame.1.2026-11-30"},
        {day_in(2026, 12, 1), "tt2.8x14.21.down.any.tower.2.2026-12-01"},
        {day_in(2026, 12, 2), "tt2.14x6.16.horizontal-out.any.steps.2.2026-12-02"},
        {day_in(2026, 12, 3), "tt2.15x13.31.vertical-in.any.heart.3.2026-12-03"},
        {day_in(2026, 12, 4), "tt2.18x9.22.right.any.pyramid.3.2026-12-04"},
        {day_in(2026, 12, 5), "tt2.12x13.26.up.any.hourglass.4.2026-12-05"},
        {day_in(2026, 12, 6), "tt2.17x11.31.horizontal-in.any.butterfly.5.2026-12-06"},
        {day_in(2026, 1, 1), "tt1.8x15.20.vertical-in.ladder.3.2026-01-01"},
        {day_in(2027, 1, 1), "tt2.15x9.26.right.any.crown.3.2027-01-01"},
        {day_in(2028, 2, 29), "tt2.12x13.26.down.any.hourglass.2.2028-02-29"},
        {day_in(2028, 3, 1), "tt2.14x6.19.horizontal-out.any.diamond.2.2028-03-01"},
        {day_in(2032, 12, 31), "tt2.14x6.21.right.any.full.3.2032-12-31"},
        {day_in(2041, 7, 15), "tt2.15x13.31.none.any.heart.1.2041-07-15"},
    };
    for (const auto& [day, id] : boards) CHECK(to_text(daily_id(day)) == id);
}

TEST_CASE("the board of a day is known by its ID, and no other is", "[daily]") {
    for (int i = 0; i < 1000; ++i) {
        const Day day = day_in(2025, 12, 1) + days{i};
        CHECK(day_of(daily_id(day)) == day);
    }
    GameId id = daily_id(sunday);
    for (const char* seed : {"2026-11-21", "2026-11-2", "2026-11-220", "2026-13-01", "2026-02-29", "2026/11/22",
                             "2026-11-2x", "moon", "today, 22"}) {
        CAPTURE(seed);
        id.seed = seed;
        CHECK_FALSE(day_of(id));
    }
    id = daily_id(sunday);
    id.params.difficulty = 1;
    CHECK_FALSE(day_of(id));
}

TEST_CASE("every weekday has a gravity of its own, and none is easier than the day before", "[daily]") {
    std::set<Gravity> gravities;
    int difficulty = 0;
    const Day last = GENERATE(day_in(2025, 6, 1), day_in(2027, 1, 3)); // by the first dealer, by the second
    for (Day day = last - days{6}; day <= last; day += days{1}) {
        const GameId id = daily_id(day);
        CHECK(checked(id.params));
        CHECK(gravities.insert(id.params.gravity).second);
        CHECK(id.params.difficulty >= difficulty);
        difficulty = id.params.difficulty;
        for (int weeks = 1; weeks < 60; ++weeks) {
            const GameId later = daily_id(day + days{7 * weeks});
            CHECK(later.params.gravity == id.params.gravity);
            CHECK(later.params.difficulty == id.params.difficulty);
            CHECK((later.params.layout == id.params.layout) == (weeks % 3 == 0));
        }
    }
}

TEST_CASE("from 26 November 2026 on the shapes of days stand, and most of their tiles have room to slide", "[daily]") {
    const Day change = day_in(2026, 11, 26);
    for (Day day = change - days{40}; day < change + days{40}; day += days{1})
        CHECK(daily_id(day).params.version == (day < change ? 1 : 2));
    for (Day day = change; day < change + days{21}; day += days{1}) {
        const GameId id = daily_id(day);
        const Board board = blank_board(id.params);
        CAPTURE(to_text(id));
        if (id.params.gravity == Gravity::none) continue;
        const bool along_rows = traits_of(id.params.gravity).axis == Axis::rows;
        const auto deep = [&](Cell cell) {
            int run = 1;
            for (const int step : {-1, 1})
                for (Cell at = cell; run < 100; ++run) {
                    at = along_rows ? Cell{at.row, at.col + step} : Cell{at.row + step, at.col};
                    if (!board.size().contains(at) || !board.is_tile(at)) break;
                }
            return run >= 3;
        };
        const auto cells = board.tile_cells();
        const auto count = static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), deep));
        CHECK(count * 100 >= cells.size() * 85);
    }
}

TEST_CASE("the board of a day is dealt at its difficulty", "[daily]") {
    for (int i = 0; i < scaled(14); ++i) check_dealt(sunday + days{i * 5});
}

TEST_CASE("the boards of ten years are dealt at their difficulty", "[.years]") { // takes minutes: only on request
    for (int i = 0; i < 3653; ++i) check_dealt(day_in(2026, 1, 1) + days{i});
}

TEST_CASE("a day counts when its board was cleared on the day itself", "[daily]") {
    GameSummary open = in_time(sunday);
    open.state = GameState::unfinished;
    GameSummary from_file = in_time(sunday - days{4});
    from_file.custom_board = true;
    const std::vector<GameSummary> games{
        open,      cleared(sunday - days{1}, sunday),           in_time(sunday - days{2}),
        from_file, cleared(sunday - days{3}, sunday - days{4}), // the player typed in its ID before
    };
    const Days days_played{games, utc_day};
    REQUIRE(days_played.of(sunday));
    CHECK_FALSE(days_played.of(sunday)->best);
    CHECK(days_played.of(sunday)->open == open);
    CHECK_FALSE(days_played.in_time(sunday));
    CHECK(days_played.of(sunday - days{1})->best);
    CHECK_FALSE(days_played.in_time(sunday - days{1}));
    CHECK(days_played.in_time(sunday - days{2}));
    CHECK_FALSE(days_played.in_time(sunday - days{3}));
    CHECK(days_played.of(sunday - days{4}) == nullptr);
}

TEST_CASE("the day is that of the player's calendar", "[daily]") {
    GameSummary game = in_time(sunday);
    game.touched = noon_of(sunday) + 13 * 3600; // 01:00 UTC
    CHECK_FALSE(Days(std::vector{game}, utc_day).in_time(sunday));
    const auto west = [](Date date) { return utc_day(date - 3600 * 5); };
    CHECK(Days(std::vector{game}, west).in_time(sunday));
}

TEST_CASE("of several games of a day the best is shown, and one in time is enough", "[daily]") {
    const std::vector<GameSummary> games{cleared(sunday, sunday + days{3}, 50s, 1), cleared(sunday, sunday, 90s),
                                         cleared(sunday, sunday + days{2}, 80s)};
    const Days days_played{games, utc_day};
    CHECK(days_played.of(sunday)->best == games[2]);
    CHECK(days_played.in_time(sunday));
}

TEST_CASE("a streak goes up to today, or to yesterday while today is to come", "[daily]") {
    const std::vector<GameSummary> games{in_time(sunday - days{1}), in_time(sunday - days{2}),
                                         in_time(sunday - days{5}), in_time(sunday - days{6}),
                                         in_time(sunday - days{7}), cleared(sunday - days{3}, sunday)};
    const Days days_played{games, utc_day};
    CHECK(days_played.streak(sunday) == Streak{2, 3, false});
    CHECK(days_played.streak(sunday - days{1}) == Streak{2, 3, true});
    CHECK(days_played.streak(sunday + days{1}) == Streak{0, 3, false});
    CHECK(Days{}.streak(sunday) == Streak{});
}

TEST_CASE("streaks agree with counting them day by day", "[daily][property]") {
    Random chance{7};
    for (int round = 0; round < 200; ++round) {
        std::set<Day> days_in_time;
        std::vector<GameSummary> games;
        for (int i = 0; i < 30; ++i) {
            if (chance.below(4) == 0) continue;
            days_in_time.insert(sunday - days{i});
            games.push_back(in_time(sunday - days{i}));
        }
        CHECK(Days(games, utc_day).streak(sunday) == slow_streak(days_in_time, sunday));
    }
}
