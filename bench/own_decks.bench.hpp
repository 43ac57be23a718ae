// A window with many decks of the player's own.
#pragma once

namespace twoturns::bench {

struct OwnDecksTimes { // milliseconds: the longest turn of the window
    double opened = 0; ///< while the page of decks comes up and fills
    double chosen = 0; ///< while another deck is chosen there and comes onto the tiles
};

/// Of the processor, as often as not in the middle of what other threads do.
[[nodiscard]] OwnDecksTimes time_own_decks();

} // namespace twoturns::bench
