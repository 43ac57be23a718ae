// Dates and days as text.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "game/history/daily.hpp"
#include "game/store.hpp"

namespace twoturns::app {

/// Converts a date to the player's local time. The view implements it.
using LocalTime = std::function<std::chrono::local_seconds(game::Date)>;
[[nodiscard]] std::chrono::local_seconds utc_time(game::Date date);

[[nodiscard]] game::Day local_day(game::Date date, const LocalTime& local_time);
/// Returns the end of the local day that contains `date`.
[[nodiscard]] game::Date end_of_day(game::Date date, const LocalTime& local_time);

/// Formats a date in the player's time zone.
using DateText = std::function<std::string(game::Date)>;

// The functions below return text in the current language.

/// Formats a time such as "2026-11-21 16:19".
[[nodiscard]] std::string date_text(std::chrono::local_seconds time);
/// Formats a date in UTC.
[[nodiscard]] std::string utc_date_text(game::Date date);
/// Formats a time for the names of files, such as "2026-11-21-1619", the same in every language.
[[nodiscard]] std::string file_stamp(std::chrono::local_seconds time);
/// Formats a day such as "2026-11-21".
[[nodiscard]] std::string day_text(game::Day day);
/// Formats a day such as "22 November 2026".
[[nodiscard]] std::string long_day(game::Day day);
/// Formats a day such as "Sunday, 22 November".
[[nodiscard]] std::string weekday_and_day(game::Day day);
/// Formats a month such as "November 2026".
[[nodiscard]] std::string month_and_year(game::Day day);
/// Formats a weekday such as "Sun".
[[nodiscard]] std::string short_weekday(std::chrono::weekday weekday);
/// Returns the day by which a week begins where the language is spoken.
[[nodiscard]] std::chrono::weekday first_of_week();

} // namespace twoturns::app
