// How large an element wants to be, in design pixels.
#pragma once

#include "app/screen.hpp"

namespace twoturns::app {

/// Returns the natural height of an element that gets `width` design pixels.
[[nodiscard]] float height_of(const ui::Element& element, float width, const Context& context);
/// Returns the natural width of an element.
[[nodiscard]] float width_of(const ui::Element& element, const Context& context);

} // namespace twoturns::app
