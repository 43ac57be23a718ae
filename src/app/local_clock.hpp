// Clock and calendar of the player's place, which only the view knows and tells as text.
#pragma once

#include <map>
#include <optional>

#include "app/date_text.hpp"

namespace twoturns::app {

/// Asks for the text of two moments of a week and, where its clock is not set forward or back in it, takes all others
/// from these: many dates cost little.
class LocalClock {
public:
    explicit LocalClock(const DateText& text) : text_(text) {}
    /// Seconds since 1970 began there; those of universal time where dates are shown in a way that cannot be read.
    [[nodiscard]] game::Date operator()(game::Date date);

private:
    /// How far the clock there is ahead.
    [[nodiscard]] game::Date ahead_at(game::Date date) const;

    const DateText& text_;
    std::map<game::Date, std::optional<game::Date>> ahead_; ///< of weeks, where it is the same from end to end
};

} // namespace twoturns::app
