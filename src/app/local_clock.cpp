#include "app/local_clock.hpp"

#include <chrono>
#include <cstdio>
#include <string>

namespace twoturns::app {
namespace {

constexpr game::Date day_seconds = 86'400;
constexpr game::Date minute = 60;

game::Date start_of(game::Date date, game::Date size) { return date - (date % size + size) % size; }

/// Such as "2026-11-21 16:19".
std::optional<game::Date> read_date(const std::string& text) {
    using namespace std::chrono;
    int year_number = 0;
    unsigned month_number = 0;
    unsigned day_number = 0;
    int hour = 0;
    int minutes = 0;
    constexpr int fields = 5;
    if (std::sscanf(text.c_str(), "%d-%u-%u %d:%d", &year_number, // NOLINT(cert-err34-c): what is read is checked
                    &month_number, &day_number, &hour, &minutes) != fields)
        return std::nullopt;
    const year_month_day date{year{year_number}, month{month_number}, day{day_number}};
    if (!date.ok()) return std::nullopt;
    return sys_days{date}.time_since_epoch().count() * day_seconds + hour * game::Date{3600} + minutes * minute;
}

} // namespace

game::Date LocalClock::ahead_at(game::Date date) const {
    const auto shown = read_date(text_(date));
    return shown ? *shown - start_of(date, minute) : 0;
}

game::Date LocalClock::operator()(game::Date date) {
    const game::Date week = start_of(date, 7 * day_seconds);
    const auto [found, is_new] = ahead_.try_emplace(week);
    if (is_new)
        if (const game::Date ahead = ahead_at(week); ahead == ahead_at(week + 7 * day_seconds - 1))
            found->second = ahead;
    return date + (found->second ? *found->second : ahead_at(date));
}

} // namespace twoturns::app
