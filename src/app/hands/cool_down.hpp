// The time after a press in which another press does not count, for hands that tremble.
#pragma once

#include <optional>

#include "game/clock.hpp"

namespace twoturns::app {

class CoolDown {
public:
    /// Returns whether a press counts: `length` has passed since the last one that did. Call it once for each press.
    [[nodiscard]] bool counts(game::Time now, game::Time length) {
        if (last_ && now < *last_ + length) return false;
        last_ = now;
        return true;
    }

private:
    std::optional<game::Time> last_;
};

} // namespace twoturns::app
