#include "game/history/daily.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <tuple>
#include <vector>

#include "twoturns/deal.hpp"

namespace twoturns::game {
namespace {

using std::chrono::days;
using std::chrono::year_month_day;

/// The settings of the boards of one weekday, and the layouts that alternate. Never change these, because people have
/// played these boards and share their dates. Every combination can be dealt at its difficulty, except on about one day
/// in a hundred.
struct Weekday {
    Gravity gravity;
    int difficulty;
    std::array<std::string_view, 3> layouts;
};
using Week = std::array<Weekday, 7>;
constexpr Size usual_size{6, 14}; // for layouts that fit any size
constexpr Week first_week{{
    {Gravity::none, 1, {"heart", "butterfly", "frame"}}, // Monday
    {Gravity::down, 2, {"ring", "pyramid", "stripes"}},
    {Gravity::horizontal_out, 2, {"full", "fish", "steps"}},
    {Gravity::vertical_in, 3, {"lantern", "hourglass", "ladder"}},
    {Gravity::right, 3, {"tree", "islands", "spiral"}},
    {Gravity::up, 4, {"hourglass", "tower", "lantern"}},
    {Gravity::horizontal_in, 5, {"letters", "crown", "heart"}}, // Sunday
}};

/// The table for the second dealer, which keeps shapes under gravity. On weekdays with gravity, the shapes leave most
/// tiles room to slide.
constexpr Week second_week{{
    {Gravity::none, 1, {"heart", "butterfly", "frame"}}, // Monday
    {Gravity::down, 2, {"pyramid", "hourglass", "tower"}},
    {Gravity::horizontal_out, 2, {"full", "diamond", "steps"}},
    {Gravity::vertical_in, 3, {"cat", "fish", "heart"}},
    {Gravity::right, 3, {"crown", "full", "pyramid"}},
    {Gravity::up, 4, {"tower", "heart", "hourglass"}},
    {Gravity::horizontal_in, 5, {"fish", "crown", "butterfly"}}, // Sunday
}};

/// From this day on the second dealer deals the boards.
constexpr Day second_dealers_day{std::chrono::local_days{std::chrono::year{2026} / std::chrono::November / 26}};

constexpr Day first_monday{days{4}}; // of 1970

std::string seed_of(Day day) {
    const year_month_day date{day};
    const auto padded = [](auto number, std::size_t digits) {
        const std::string text = std::to_string(number);
        return std::string(digits - std::min(digits, text.size()), '0') + text;
    };
    return padded(static_cast<int>(date.year()), 4) + "-" + padded(static_cast<unsigned>(date.month()), 2) + "-" +
           padded(static_cast<unsigned>(date.day()), 2);
}

/// Parses a text such as "2026-11-22".
std::optional<Day> day_from(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    int number = 0; // for example 20261122
    for (const char c : text) {
        if (c == '-') continue;
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    const year_month_day date{std::chrono::year{number / 10000},
                              std::chrono::month(static_cast<unsigned>(number / 100 % 100)),
                              std::chrono::day(static_cast<unsigned>(number % 100))};
    if (!date.ok()) return std::nullopt;
    return Day{date};
}

/// Compares two cleared games.
bool better(const GameSummary& a, const GameSummary& b) {
    return std::tie(a.hints, a.elapsed) < std::tie(b.hints, b.elapsed);
}

} // namespace

GameId daily_id(Day day) {
    const auto weeks = std::chrono::floor<std::chrono::weeks>(day - first_monday);
    const bool first = day < second_dealers_day;
    const Weekday& weekday =
        (first ? first_week : second_week).at(static_cast<std::size_t>((day - first_monday - weeks).count()));
    const auto turns = static_cast<std::ptrdiff_t>(weekday.layouts.size());
    const auto turn = (weeks.count() % turns + turns) % turns;
    GameId id;
    id.params.layout = *layout_from_name(weekday.layouts.at(static_cast<std::size_t>(turn)));
    id.params.size = id.params.layout.size().value_or(usual_size);
    id.params.kinds = usual_kinds(id.params.size, id.params.layout);
    id.params.gravity = weekday.gravity;
    id.params.difficulty = weekday.difficulty;
    id.params.version = first ? 1 : 2;
    id.seed = seed_of(day);
    return id;
}

std::optional<Day> day_of(const GameId& id) {
    const auto day = day_from(id.seed);
    return day && daily_id(*day) == id ? day : std::nullopt;
}

Days::Days(std::span<const GameSummary> games, const DayOf& day_of_date) {
    for (const GameSummary& game : games) {
        const auto day = game.custom_board ? std::nullopt : day_of(game.id);
        if (!day) continue;
        DayGames& played = days_[*day];
        if (game.state != GameState::cleared) {
            if (!played.open) played.open = game;
            continue;
        }
        if (!played.best || better(game, *played.best)) played.best = game;
        played.in_time = played.in_time || day_of_date(game.touched) == *day;
    }
}

const DayGames* Days::of(Day day) const {
    const auto found = days_.find(day);
    return found == days_.end() ? nullptr : &found->second;
}

bool Days::in_time(Day day) const {
    const DayGames* const played = of(day);
    return played != nullptr && played->in_time;
}

Streak Days::streak(Day today) const {
    Streak streak;
    int row = 0;
    std::optional<Day> before;
    for (const auto& [day, played] : days_) {
        if (!played.in_time) continue;
        row = before && *before + days{1} == day ? row + 1 : 1;
        before = day;
        streak.longest = std::max(streak.longest, row);
        if (day == today || day + days{1} == today) streak.days = row;
    }
    streak.today = in_time(today);
    return streak;
}

} // namespace twoturns::game
