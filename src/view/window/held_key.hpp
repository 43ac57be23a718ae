// Repeats a held key at the player's own pace, in place of the system's.
#pragma once

#include <SDL.h>

#include <optional>

#include "game/clock.hpp"
#include "ui/input.hpp"

namespace twoturns::view {

/// How held keys and buttons repeat.
struct HoldPace {
    bool repeats = true;
    game::Time before{0};  ///< the first repeat; 0: as usual
    game::Time between{0}; ///< repeats; 0: as usual
    friend bool operator==(const HoldPace&, const HoldPace&) = default;
};
/// Returns a time of the player's, or the usual one.
[[nodiscard]] inline game::Time or_usual(game::Time own, game::Time usual) { return own > game::Time{0} ? own : usual; }

class HeldKey {
public:
    /// Returns whether the pace replaces the repeats of the system, which must then be ignored.
    [[nodiscard]] static bool replaces_system(const HoldPace& pace) {
        return !pace.repeats || pace.before > game::Time{0} || pace.between > game::Time{0};
    }
    /// Notes a key that was pressed, not repeated by the system. `repeats`: it is one that repeats.
    void press(SDL_Scancode place, const ui::KeyPress& press, bool repeats, const HoldPace& pace, game::Time now);
    void release(SDL_Scancode place);
    void let_go() { held_.reset(); }
    /// Returns the held key again when its repeat is due.
    [[nodiscard]] std::optional<ui::KeyPress> repeat(const HoldPace& pace, game::Time now);
    [[nodiscard]] std::optional<game::Time> next_repeat() const {
        return held_ ? std::optional{held_->next} : std::nullopt;
    }

private:
    struct Held {
        SDL_Scancode place = SDL_SCANCODE_UNKNOWN;
        ui::KeyPress press;
        game::Time next{0};
    };
    std::optional<Held> held_;
};

} // namespace twoturns::view
