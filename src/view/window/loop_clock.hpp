// The main loop's clock. It does not count time while the program was stopped or the machine slept.
#pragma once

#include "game/clock.hpp"

namespace twoturns::view {

class LoopClock {
public:
    /// Returns the clock's time at `ticks`, the total time elapsed.
    [[nodiscard]] game::Time at(game::Time ticks) const { return ticks - left_out_; }
    /// Records that a wait of at most `most` took `took`. Time far beyond `most` is left out.
    void waited(game::Time most, game::Time took) {
        constexpr game::Time much_longer_than_a_frame{3000}; // a busy machine is also late
        if (took > most + much_longer_than_a_frame) left_out_ += took - most;
    }

private:
    game::Time left_out_{0};
};

} // namespace twoturns::view
