// The buttons of the page of a win, which lead on from the cleared board.
#pragma once

#include <cstddef>

#include "app/play/win_page.hpp"

namespace twoturns::app {

/// Makes the button that leads to the next board, or to the journey; it names what it opens.
[[nodiscard]] ui::Element next_board(const Win& win);

/// Lays out the first `count` other buttons, the most important first, in as many columns as have room for all of their
/// words, at most `columns`. Where even two have none, all buttons are icons. `width` is in design pixels.
[[nodiscard]] ui::Element quiet_grid(const Win& win, std::size_t count, int columns, float width,
                                     const Context& context);

} // namespace twoturns::app
