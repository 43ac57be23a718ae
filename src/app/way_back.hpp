// What is said and offered on a lost board once it is known when it could still be won.
#pragma once

#include <string>

#include "ui/element.hpp"

namespace twoturns::app {

[[nodiscard]] std::string way_back_words(int steps);
/// The button that goes back there.
[[nodiscard]] ui::Element way_back_button(int steps);

} // namespace twoturns::app
