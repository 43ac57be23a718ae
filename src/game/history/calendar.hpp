// The parts of a date in UTC.
#pragma once

#include <chrono>

#include "game/store.hpp"

namespace twoturns::game {

struct Calendar {
    int year;
    unsigned month;
    unsigned day;
    int hour;
    int minute;
    int second;
};

[[nodiscard]] inline Calendar calendar_of(Date date) {
    using namespace std::chrono;
    const sys_seconds moment{seconds{date}};
    const auto midnight = floor<days>(moment);
    const year_month_day day{midnight};
    const hh_mm_ss time{moment - midnight};
    return {static_cast<int>(day.year()),
            static_cast<unsigned>(day.month()),
            static_cast<unsigned>(day.day()),
            static_cast<int>(time.hours().count()),
            static_cast<int>(time.minutes().count()),
            static_cast<int>(time.seconds().count())};
}

} // namespace twoturns::game
