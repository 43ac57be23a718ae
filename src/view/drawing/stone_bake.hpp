// Paints stones, which block lines. Unlike tiles they are smaller, round or rough, and have no picture.
#pragma once

#include "scene/scene.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

struct StonePicture {
    ui::StoneKind kind = ui::StoneKind::boulder;
    int side = 0;  ///< the side of its cell in pixels
    int shape = 0; ///< 0 .. scene::stone_shapes - 1
    friend bool operator==(const StonePicture&, const StonePicture&) = default;
};

/// Paints a stone. Its cell begins margin_of_tile() pixels from the left and the top, as for a tile. Equal descriptions
/// give equal pictures.
[[nodiscard]] Surface baked_stone(const StonePicture& what);

} // namespace twoturns::view
