// Dates and days as people read them.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "game/history/daily.hpp"
#include "game/store.hpp"

namespace twoturns::app {

/// What clocks and calendars show at a date where the player is, which only the view knows.
using LocalTime = std::function<std::chrono::local_seconds(game::Date)>;
[[nodiscard]] std::chrono::local_seconds utc_time(game::Date date);

[[nodiscard]] game::Day local_day(game::Date date, const LocalTime& local_time);
/// The date at which the day ends that `date` falls on.
[[nodiscard]] game::Date end_of_day(game::Date date, const LocalTime& local_time);

/// Shows a date in the player's time zone.
using DateText = std::function<std::string(game::Date)>;

// Translated.

/// Such as "2026-11-21 16:19".
[[nodiscard]] std::string date_text(std::chrono::local_seconds time);
/// In UTC.
[[nodiscard]] std::string utc_date_text(game::Date date);
/// Such as "2026-11-21".
[[nodiscard]] std::string day_text(game::Day day);
/// Such as "22 November 2026".
[[nodiscard]] std::string long_day(game::Day day);
/// Such as "Sunday, 22 November".
[[nodiscard]] std::string weekday_and_day(game::Day day);
/// Such as "November 2026".
[[nodiscard]] std::string month_and_year(game::Day day);
/// Such as "Sun".
[[nodiscard]] std::string short_weekday(std::chrono::weekday weekday);

} // namespace twoturns::app
