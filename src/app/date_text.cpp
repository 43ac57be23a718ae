#include "app/date_text.hpp"

#include <algorithm>
#include <array>

#include "game/history/calendar.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using game::Date;
using game::Day;
using platform::NC_;
using platform::trc;
using platform::trcf;
using std::chrono::days;
using std::chrono::local_seconds;
using std::chrono::seconds;
using std::chrono::year_month_day;

local_seconds utc_time(Date date) { return local_seconds{seconds{date}}; }

Day local_day(Date date, const LocalTime& local_time) { return std::chrono::floor<days>(local_time(date)); }

Date end_of_day(Date date, const LocalTime& local_time) {
    const Day next = local_day(date, local_time) + days{1};
    const Date end = date + (next - local_time(date)).count();
    const auto late = (local_time(end) - next).count();                   // non-zero if the clocks change before then
    if (late > 0 && local_day(end - late, local_time) < next) return end; // the clocks go forward at midnight itself
    return end - late;
}

namespace {

template <class Number> std::string two_digits(Number number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

// TRANSLATORS: as it stands in "22 November 2026", in many languages in the genitive.
constexpr std::array month_names{
    NC_("month in a date", "January"), NC_("month in a date", "February"), NC_("month in a date", "March"),
    NC_("month in a date", "April"),   NC_("month in a date", "May"),      NC_("month in a date", "June"),
    NC_("month in a date", "July"),    NC_("month in a date", "August"),   NC_("month in a date", "September"),
    NC_("month in a date", "October"), NC_("month in a date", "November"), NC_("month in a date", "December")};
// TRANSLATORS: as it stands in "November 2026", without a day.
constexpr std::array months_alone{NC_("month standing alone", "January"),   NC_("month standing alone", "February"),
                                  NC_("month standing alone", "March"),     NC_("month standing alone", "April"),
                                  NC_("month standing alone", "May"),       NC_("month standing alone", "June"),
                                  NC_("month standing alone", "July"),      NC_("month standing alone", "August"),
                                  NC_("month standing alone", "September"), NC_("month standing alone", "October"),
                                  NC_("month standing alone", "November"),  NC_("month standing alone", "December")};
constexpr std::array weekdays{NC_("weekday", "Sunday"),    NC_("weekday", "Monday"),   NC_("weekday", "Tuesday"),
                              NC_("weekday", "Wednesday"), NC_("weekday", "Thursday"), NC_("weekday", "Friday"),
                              NC_("weekday", "Saturday")};
constexpr std::array short_weekdays{
    NC_("short weekday", "Sun"), NC_("short weekday", "Mon"), NC_("short weekday", "Tue"), NC_("short weekday", "Wed"),
    NC_("short weekday", "Thu"), NC_("short weekday", "Fri"), NC_("short weekday", "Sat")};

struct Named {
    std::string day;
    std::string month;
    std::string year;
    explicit Named(const year_month_day& date)
        : day(std::to_string(static_cast<unsigned>(date.day()))),
          month(trc("month in a date", month_names.at(static_cast<unsigned>(date.month()) - 1))),
          year(std::to_string(static_cast<int>(date.year()))) {}
};

} // namespace

std::string date_text(local_seconds time) {
    const auto at = game::calendar_of(time.time_since_epoch().count());
    return trcf("day and time", "{0} {1}", day_text(std::chrono::floor<days>(time)),
                two_digits(at.hour) + ":" + two_digits(at.minute));
}

std::string file_stamp(local_seconds time) {
    const year_month_day date{std::chrono::floor<days>(time)};
    const auto at = game::calendar_of(time.time_since_epoch().count());
    return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day())) + "-" + two_digits(at.hour) + two_digits(at.minute);
}

std::string utc_date_text(Date date) { return date_text(utc_time(date)); }

std::string day_text(Day day) {
    const year_month_day date{day};
    const auto month = static_cast<unsigned>(date.month());
    const auto in_month = static_cast<unsigned>(date.day());
    // A translation that writes dates without leading zeros uses {3} and {4}.
    // TRANSLATORS: {0} is the year; {1} and {2} are month and day with two digits. Without the leading zeros they are
    // {3} and {4}.
    return trcf("year month day", "{0}-{1}-{2}", std::to_string(static_cast<int>(date.year())), two_digits(month),
                two_digits(in_month), std::to_string(month), std::to_string(in_month));
}

std::string long_day(Day day) {
    const Named named{year_month_day{day}};
    return trcf("day month year", "{0} {1} {2}", named.day, named.month, named.year);
}

std::string weekday_and_day(Day day) {
    const Named named{year_month_day{day}};
    const std::chrono::weekday weekday{day};
    // TRANSLATORS: {0} is the weekday, {1} the day, {2} the month.
    return trcf("weekday day month", "{0}, {1} {2}", trc("weekday", weekdays.at(weekday.c_encoding())), named.day,
                named.month);
}

std::string month_and_year(Day day) {
    const year_month_day date{day};
    return trcf("month year", "{0} {1}",
                trc("month standing alone", months_alone.at(static_cast<unsigned>(date.month()) - 1)),
                std::to_string(static_cast<int>(date.year())));
}

std::string short_weekday(std::chrono::weekday weekday) {
    return trc("short weekday", short_weekdays.at(weekday.c_encoding()));
}

std::chrono::weekday first_of_week() {
    // TRANSLATORS: the day by which a week begins: 0 for Sunday, 1 for Monday, up to 6 for Saturday.
    const std::string day = trc("first day of the week", "1");
    const bool known = day.size() == 1 && day[0] >= '0' && day[0] <= '6';
    return known ? std::chrono::weekday{static_cast<unsigned>(day[0] - '0')} : std::chrono::Monday;
}

} // namespace twoturns::app
