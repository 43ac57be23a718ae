// Makes what stands in the way of lines. Unlike tiles these are round or rough, smaller, and have no picture.
#pragma once

#include "scene/scene.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

struct StonePicture {
    ui::StoneKind kind = ui::StoneKind::boulder;
    int side = 0;  ///< of its cell
    int shape = 0; ///< 0 .. scene::stone_shapes - 1
    friend bool operator==(const StonePicture&, const StonePicture&) = default;
};

/// Paints a stone; its cell begins margin_of_tile() pixels from the left and the top, like that of a tile. The picture
/// depends on nothing but its description.
[[nodiscard]] Surface baked_stone(const StonePicture& what);

} // namespace twoturns::view
