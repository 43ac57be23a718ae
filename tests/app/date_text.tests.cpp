#include "app/date_text.hpp"

#include <array>
#include <chrono>
#include <ctime>

#include "platform/translation.hpp"
#include "support/catch.hpp"
#include "twoturns/random.hpp"

using namespace twoturns::app;
using namespace std::chrono_literals;

TEST_CASE("dates read the same as in C's calendar", "[date]") {
    twoturns::Random random{1};
    for (int i = 0; i < 2000; ++i) {
        const auto date = static_cast<std::int64_t>(random.below(200'000'000'000));
        const auto moment = static_cast<std::time_t>(date);
        std::array<char, 32> text{};
        REQUIRE(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", std::gmtime(&moment)) > 0);
        CHECK(utc_date_text(date) == text.data());
    }
    CHECK(utc_date_text(0) == "1970-01-01 00:00");
    CHECK(utc_date_text(1'709'210'399) == "2024-02-29 12:39");
}

namespace {

using twoturns::game::Date;
using twoturns::game::Day;

constexpr Day day_in(int year, unsigned month, unsigned day) {
    return Day{std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day}};
}
constexpr Day spring = day_in(2026, 3, 29);

/// Returns a time zone whose clocks go forward by an hour in spring, `moment` after midnight.
LocalTime forward_at(std::chrono::seconds moment) {
    return [moment](Date date) {
        const auto time = utc_time(date);
        return time < spring + moment ? time : time + 1h;
    };
}
Date date_of(std::chrono::local_seconds time) { return time.time_since_epoch().count(); }

} // namespace

TEST_CASE("a day ends at midnight where the player is", "[date]") {
    const LocalTime east = [](Date date) { return utc_time(date) + 8h; };
    const Date noon = date_of(spring + 12h);
    CHECK(local_day(noon, east) == spring);
    CHECK(end_of_day(noon, east) == date_of(spring + 16h));
    CHECK(local_day(date_of(spring + 16h), east) == spring + std::chrono::days{1});
    CHECK(end_of_day(date_of(spring), utc_time) == date_of(spring + 24h));
}

TEST_CASE("a day on which clocks are put forward is shorter, and one that lost its midnight begins later", "[date]") {
    CHECK(end_of_day(date_of(spring), forward_at(2h)) == date_of(spring + 23h));
    CHECK(end_of_day(date_of(spring + 12h), forward_at(2h)) == date_of(spring + 23h));
    CHECK(end_of_day(date_of(spring - 1h), forward_at(0h)) == date_of(spring));
    const LocalTime autumn = [](Date date) {
        const auto time = utc_time(date);
        return time < spring + 3h ? time : time - 1h;
    };
    CHECK(end_of_day(date_of(spring), autumn) == date_of(spring + 25h));
}

TEST_CASE("days are read with the names of months and weekdays", "[date]") {
    CHECK(long_day(day_in(2026, 11, 22)) == "22 November 2026");
    CHECK(weekday_and_day(day_in(2026, 11, 22)) == "Sunday, 22 November");
    CHECK(month_and_year(day_in(2027, 1, 1)) == "January 2027");
    CHECK(weekday_and_day(day_in(2027, 1, 1)) == "Friday, 1 January");
    CHECK(short_weekday(std::chrono::Monday) == "Mon");
}

TEST_CASE("a Chinese reader sees dates in one way", "[date][chinese]") {
    (void)twoturns::platform::set_language("zh_CN", TWOTURNS_LOCALE);
    const Day day = day_in(2026, 11, 5);
    CHECK(long_day(day) == "2026年11月5日");
    CHECK(day_text(day) == long_day(day));
    CHECK(date_text(day + 9h + 5min) == long_day(day) + " 09:05");
    CHECK(weekday_and_day(day) == "11月5日 星期四");
    CHECK(month_and_year(day) == "2026年11月");
    (void)twoturns::platform::set_language("en", TWOTURNS_LOCALE);
    CHECK(day_text(day) == "2026-11-05");
}

TEST_CASE("a week begins with the day of the language", "[date]") {
    const auto begins = [](const char* language) {
        (void)twoturns::platform::set_language(language, TWOTURNS_LOCALE);
        const std::chrono::weekday day = first_of_week();
        (void)twoturns::platform::set_language("en", TWOTURNS_LOCALE);
        return day;
    };
    CHECK(begins("en") == std::chrono::Monday);
    CHECK(begins("zh_CN") == std::chrono::Monday);
    CHECK(begins("zh_TW") == std::chrono::Sunday);
    CHECK(begins("ja") == std::chrono::Sunday);
    CHECK(begins("ar") == std::chrono::Saturday);
}
