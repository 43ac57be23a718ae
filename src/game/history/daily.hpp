// The board of the day: each day has one board, which is the same for all players and never changes. The results of the
// days are computed from the games in the history; a game on the board of the day is an ordinary game.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <span>

#include "game/store.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::game {

/// A day of the player's local calendar.
using Day = std::chrono::local_days;
/// Returns the day of a date in the player's time zone.
using DayOf = std::function<Day(Date)>;

/// Returns the board of a day. Its seed is the day, such as "2026-11-22". Each weekday has a gravity, a difficulty
/// (from an easy Monday to a wild Sunday) and some layouts that alternate from week to week.
[[nodiscard]] GameId daily_id(Day day);
/// Returns the day whose board has this ID; nullopt for any other board.
[[nodiscard]] std::optional<Day> day_of(const GameId& id);

/// The games on the board of one day.
struct DayGames {
    std::optional<GameSummary> best; ///< the cleared game with the fewest hints, then the shortest time
    std::optional<GameSummary> open; ///< the last played of the games that were not cleared
    bool in_time = false;            ///< the board was cleared on the day itself
};

/// Consecutive days whose board was cleared in time.
struct Streak {
    int days = 0;       ///< days up to today, or up to yesterday while today's board is not cleared
    int longest = 0;    ///< the longest streak of all time
    bool today = false; ///< today is included
    friend bool operator==(const Streak&, const Streak&) = default;
};

class Days {
public:
    Days() = default;
    /// `games` must be in the store's order, the last played first.
    Days(std::span<const GameSummary> games, const DayOf& day_of_date);

    /// Returns null if the day's board was never started.
    [[nodiscard]] const DayGames* of(Day day) const;
    [[nodiscard]] bool in_time(Day day) const;
    [[nodiscard]] Streak streak(Day today) const;

private:
    std::map<Day, DayGames> days_;
};

} // namespace twoturns::game
