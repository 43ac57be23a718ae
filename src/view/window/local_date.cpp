#include "view/window/local_date.hpp"

#include <ctime>

#include "app/date_text.hpp"

namespace twoturns::view {

std::chrono::local_seconds local_time(game::Date date) {
    using namespace std::chrono;
    const auto moment = static_cast<std::time_t>(date);
    const std::tm* local = std::localtime(&moment);
    if (local == nullptr) return app::utc_time(date); // out of the calendar's range
    const local_days day{year{local->tm_year + 1900} / (local->tm_mon + 1) / local->tm_mday};
    return day + hours{local->tm_hour} + minutes{local->tm_min} + seconds{local->tm_sec};
}

} // namespace twoturns::view
