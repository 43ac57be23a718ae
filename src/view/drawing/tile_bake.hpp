// Paints tiles without a picture: a face above a side and a back, as on mahjong tiles.
#pragma once

#include "scene/scene.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

inline constexpr float tile_radius = 0.13F; ///< the radius of a tile's corners, in cells

struct TilePicture {
    ui::Material material = ui::Material::ivory;
    scene::TileStyle look = scene::TileStyle::resting;
    int side = 0;          ///< the side of its cell in pixels
    bool on_light = false; ///< the table is light: pale tiles get an edge
    bool thick = false;    ///< rings are twice as wide
    friend bool operator==(const TilePicture&, const TilePicture&) = default;
};

/// The colours of a material. The face has two, at its upper and its lower edge.
struct MaterialColours {
    Colour face_top;
    Colour face_bottom;
    Colour side;
    Colour back;
    Colour back_dark;
    Colour rim; ///< the edge of tiles whose face resembles the table
};
[[nodiscard]] MaterialColours colours_of(ui::Material material);

/// Returns how far a tile's shadow and ring may extend beyond its cell, in pixels.
[[nodiscard]] int margin_of_tile(int side);
/// Returns the rectangle of a tile's face, for a cell whose upper left corner is at (0, 0).
[[nodiscard]] Rect face_of_tile(ui::Material material, int side);

/// Paints a tile. Its cell begins margin_of_tile() pixels from the left and the top. Equal descriptions give equal
/// pictures.
[[nodiscard]] Surface baked_tile(const TilePicture& what);

} // namespace twoturns::view
