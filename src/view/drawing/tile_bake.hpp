// Makes tiles without a picture: a face on a side and a back, like those of mahjong.
#pragma once

#include "scene/scene.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

inline constexpr float tile_radius = 0.13F; ///< of a tile's corners, in cells

struct TilePicture {
    ui::Material material = ui::Material::ivory;
    scene::TileStyle look = scene::TileStyle::resting;
    int side = 0;          ///< of its cell
    bool on_light = false; ///< the table is light: pale tiles get an edge
    friend bool operator==(const TilePicture&, const TilePicture&) = default;
};

/// The colours of a material; the face from its upper to its lower edge.
struct MaterialColours {
    Colour face_top;
    Colour face_bottom;
    Colour side;
    Colour back;
    Colour back_dark;
    Colour rim; ///< around the tile, where its face is like the table
};
[[nodiscard]] MaterialColours colours_of(ui::Material material);

/// Returns the room around a cell that its tile's shadow and ring may need.
[[nodiscard]] int margin_of_tile(int side);
/// Returns where the face of a tile lies in its cell, for a cell with its upper left corner at (0, 0).
[[nodiscard]] Rect face_of_tile(ui::Material material, int side);

/// Paints a tile; the cell begins margin_of_tile() pixels from the left and the top. The picture depends on nothing but
/// its description.
[[nodiscard]] Surface baked_tile(const TilePicture& what);

} // namespace twoturns::view
