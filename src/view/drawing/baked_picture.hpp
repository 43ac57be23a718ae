// The pictures that are painted beside other work: tables and landscapes.
#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "view/drawing/bake.hpp"
#include "view/drawing/land_bake.hpp"
#include "view/drawing/table_bake.hpp"

namespace twoturns::view {

/// A table beside whose board it may glow.
struct HotTable {
    TablePicture table;
    SDL_Rect board{}; ///< in pixels; it stays cold
};

using SlowPicture = std::variant<TablePicture, HotTable, LandPicture>;

/// A finished picture.
struct BakedPicture {
    SlowPicture what;
    Surface picture;
    std::vector<std::uint8_t> glow{}; ///< of a hot table; see glow_of()
};

[[nodiscard]] std::unique_ptr<Bake> bake_of(const SlowPicture& what);

/// Adds to a picture what belongs to it. Takes longer than a frame for a hot table.
[[nodiscard]] BakedPicture finished(const SlowPicture& what, Surface picture);

/// Paints the whole picture at once.
[[nodiscard]] Surface baked(const SlowPicture& what);

} // namespace twoturns::view
