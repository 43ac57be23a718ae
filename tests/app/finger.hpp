// A finger on the screen.
#pragma once

#include "app/player.hpp"

namespace twoturns::test {

/// Taps, and waits so long that the next tap does not make it a double tap.
inline void tap_once(Player& player, ui::Point at) {
    player.input(ui::Touch{ui::Touch::Phase::down, at});
    player.wait(60);
    player.input(ui::Touch{ui::Touch::Phase::up, at});
    player.wait(600);
}

} // namespace twoturns::test
