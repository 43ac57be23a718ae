#include "app/date_text.hpp"

#include "game/calendar.hpp"

namespace twoturns::app {

std::string utc_date_text(game::Date date) {
    const auto [year, month, day, hour, minute, second] = game::calendar_of(date);
    const auto two = [](auto n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(year) + "-" + two(month) + "-" + two(day) + " " + two(hour) + ":" + two(minute);
}

std::string day_text(const std::string& date) { return date.substr(0, date.find(' ')); }

} // namespace twoturns::app
