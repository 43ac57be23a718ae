// Measures a window with many of the player's own decks.
#pragma once

namespace twoturns::bench {

struct OwnDecksTimes { // the longest turn of the window's loop, in milliseconds
    double opened = 0; ///< while the page of decks opens and fills
    double chosen = 0; ///< while another deck is chosen on the page and drawn on the tiles
};

/// Measures in CPU time, usually while other threads are busy.
[[nodiscard]] OwnDecksTimes time_own_decks();

} // namespace twoturns::bench
