#include "app/measured.hpp"

#include "ui/sizes.hpp"

namespace twoturns::app {

float height_of(const ui::Element& element, float width, const Context& context) {
    return ui::height_of(element, context.style.units(width), context.style).natural / context.style.unit;
}

float width_of(const ui::Element& element, const Context& context) {
    return ui::width_of(element, context.style).natural / context.style.unit;
}

} // namespace twoturns::app
