// What is said and offered on a lost board once it is known when it could still be won.
#pragma once

#include <string>

#include "ui/element.hpp"

namespace twoturns::app {

[[nodiscard]] std::string rewind_text(int steps);
/// The button that goes back there.
[[nodiscard]] ui::Element rewind_button(int steps);

} // namespace twoturns::app
