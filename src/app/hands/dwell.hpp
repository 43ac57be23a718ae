// A pointer that rests presses what it rests on, once for each rest.
#pragma once

#include <optional>

#include "game/clock.hpp"
#include "ui/geometry.hpp"

namespace twoturns::app {

class Dwell {
public:
    /// Handles a movement of the pointer; within `slack` pixels of where it came to rest it still rests.
    void move(ui::Point to, float slack, game::Time now);
    /// Ends the rest: the pointer must move before it presses again.
    void end() { pressed_ = true; }
    void leave() { at_.reset(); }

    /// Returns where the pointer rests, until it has pressed; nullopt otherwise.
    [[nodiscard]] std::optional<ui::Point> rests() const { return pressed_ ? std::nullopt : at_; }
    [[nodiscard]] game::Time since() const { return since_; }
    /// Returns how much of the rest has passed, 0 to 1.
    [[nodiscard]] float share(game::Time now, game::Time length) const;

private:
    std::optional<ui::Point> at_;
    game::Time since_{0};
    bool pressed_ = false;
};

} // namespace twoturns::app
