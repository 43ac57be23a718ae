// The sounds of a cleared board: the run with its chord, the seal, the stars, and new records.
#pragma once

#include <cstdint>

#include "app/screen.hpp"

namespace twoturns::app {

struct Win;

class WinSounds {
public:
    /// Returns the sounds that are due by now, each once. If everything is shown at once, returns only the chord and at
    /// most one sound for a record. Everything is shown at once without motion and after a skip.
    [[nodiscard]] Effects due(const Win& win, const Context& context);
    /// Drops all sounds that were not played yet, for a board that was cleared before.
    void leave_out() { next_ = end; }

private:
    enum Moment : std::uint8_t {
        chord,
        seal,
        first_star,
        second_star,
        third_star,
        best,
        earned,
        end,
    };
    [[nodiscard]] static bool is_star(Moment moment) { return moment >= first_star && moment <= third_star; }
    [[nodiscard]] static bool is_heard(Moment moment, const Win& win, bool one_by_one, const Context& context);
    [[nodiscard]] static PlaySound sound_of(Moment moment, const Win& win, const Context& context);

    Moment next_ = chord;
};

} // namespace twoturns::app
