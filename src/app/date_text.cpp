#include "app/date_text.hpp"

#include <chrono>

namespace twoturns::app {

std::string utc_date_text(game::Date date) {
    using namespace std::chrono;
    const sys_seconds moment{seconds{date}};
    const sys_days day = floor<days>(moment);
    const year_month_day calendar{day};
    const hh_mm_ss time{moment - day};
    const auto two = [](long long n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(static_cast<int>(calendar.year())) + "-" + two(static_cast<unsigned>(calendar.month())) +
           "-" + two(static_cast<unsigned>(calendar.day())) + " " + two(time.hours().count()) + ":" +
           two(time.minutes().count());
}

} // namespace twoturns::app
