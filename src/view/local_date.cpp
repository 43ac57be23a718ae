#include "view/local_date.hpp"

#include <array>
#include <ctime>

#include "app/date_text.hpp"

namespace twoturns::view {

std::string local_date_text(game::Date date) {
    const auto moment = static_cast<std::time_t>(date);
    const std::tm* local = std::localtime(&moment);
    std::array<char, 32> text{};
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", local) == 0)
        return app::utc_date_text(date); // out of the calendar's range
    return text.data();
}

} // namespace twoturns::view
