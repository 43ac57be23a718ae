#include "scene/sides.hpp"

namespace twoturns::scene {

ui::IconItem sign_of(game::Side side, const Rect& box, Colour colour) {
    return {.name = side == game::Side::orange ? "circle" : "diamond", .rect = box, .colour = colour};
}

ui::IconItem full_sign_of(game::Side side, const Rect& box, Colour colour) {
    return {.name = side == game::Side::orange ? "circle-full" : "diamond-full", .rect = box, .colour = colour};
}

} // namespace twoturns::scene
