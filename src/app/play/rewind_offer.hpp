// The message and the button on a lost board, once it is known how many steps back the board could still be won.
#pragma once

#include <string>

#include "ui/element.hpp"

namespace twoturns::app {

[[nodiscard]] std::string rewind_text(int steps);
/// Makes the button that goes back to the last position that could be won.
[[nodiscard]] ui::Element rewind_button(int steps);

} // namespace twoturns::app
