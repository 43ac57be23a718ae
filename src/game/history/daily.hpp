// The board of the day: one a day, the same for everyone and for ever, and what became of the days. Everything comes
// from the games of the history; a game of the day is a game like any other.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <span>

#include "game/store.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::game {

/// A day of the player's own calendar.
using Day = std::chrono::local_days;
/// The day a date falls on where the player is.
using DayOf = std::function<Day(Date)>;

/// The board of a day. Its seed is the day, such as "2026-11-22"; each weekday has a gravity and a difficulty, from an
/// easy Monday to a wild Sunday, and some layouts that take turns from week to week.
[[nodiscard]] GameId daily_id(Day day);
/// The day whose board that is; nothing for any other board.
[[nodiscard]] std::optional<Day> day_of(const GameId& id);

/// What was played of the board of one day.
struct DayGames {
    std::optional<GameSummary> best; ///< of the cleared ones the one with the fewest hints, of those the quickest
    std::optional<GameSummary> open; ///< of the others the one played last
    bool in_time = false;            ///< it was cleared on the day itself
};

/// Days one after the other whose board was cleared in time.
struct Streak {
    int days = 0;       ///< up to today, or to yesterday while today is still to come
    int longest = 0;    ///< ever
    bool today = false; ///< today is one of them
    friend bool operator==(const Streak&, const Streak&) = default;
};

class Days {
public:
    Days() = default;
    /// `games` as the store has them, the one played last first.
    Days(std::span<const GameSummary> games, const DayOf& day_of_date);

    /// Nothing when its board was never started.
    [[nodiscard]] const DayGames* of(Day day) const;
    [[nodiscard]] bool in_time(Day day) const;
    [[nodiscard]] Streak streak(Day today) const;

private:
    std::map<Day, DayGames> days_;
};

} // namespace twoturns::game
