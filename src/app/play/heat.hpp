// The heat of the table in a round of Arcade: a longer combo makes the edges of the table glow.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "game/clock.hpp"
#include "scene/scene.hpp"

namespace twoturns::app {

class Heat {
public:
    static constexpr int levels = 3;
    static constexpr int steps_in_level = scene::Heat::hottest / levels;
    static constexpr game::Time change{200}; ///< the time in which it changes by a level

    /// Sets the heat for a combo of `quick_pairs` quick pairs, which the table reaches level by level.
    void follow(int quick_pairs, game::Time now) {
        const int level = quick_pairs >= 7 ? 3 : quick_pairs >= 5 ? 2 : quick_pairs >= 3 ? 1 : 0;
        if (level * steps_in_level == to_) return;
        from_ = step(now);
        to_ = level * steps_in_level;
        since_ = now;
    }
    /// Returns the step of the heat: 0, cold, to levels * steps_in_level.
    [[nodiscard]] int step(game::Time now) const {
        const int far = std::abs(to_ - from_);
        const int gone =
            static_cast<int>(std::clamp<game::Time::rep>((now - since_) * steps_in_level / change, 0, far));
        return to_ > from_ ? from_ + gone : from_ - gone;
    }
    /// Returns when step() changes next; nullopt if never.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now) const {
        if (step(now) == to_) return std::nullopt;
        const auto gone = std::max<game::Time::rep>(0, (now - since_) * steps_in_level / change) + 1;
        return since_ + (change * gone + game::Time{steps_in_level - 1}) / steps_in_level;
    }

private:
    int from_ = 0;
    int to_ = 0;
    game::Time since_{-1'000'000};
};

} // namespace twoturns::app
