// The time of the loop around the game, which leaves out what nobody has played: the program was stopped, or the
// machine slept.
#pragma once

#include "game/clock.hpp"

namespace twoturns::view {

class LoopClock {
public:
    /// What it says when so much time has passed in all.
    [[nodiscard]] game::Time at(game::Time ticks) const { return ticks - left_out_; }
    /// Takes that a wait of so long at the most took that long. What goes far beyond it is left out.
    void waited(game::Time most, game::Time took) {
        constexpr game::Time much_longer_than_a_frame{3000}; // a busy machine is late as well
        if (took > most + much_longer_than_a_frame) left_out_ += took - most;
    }

private:
    game::Time left_out_{0};
};

} // namespace twoturns::view
