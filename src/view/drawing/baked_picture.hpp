// The pictures that are painted in slices beside other work: tables and landscapes.
#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "platform/jobs.hpp"
#include "view/drawing/bake.hpp"
#include "view/drawing/land_bake.hpp"
#include "view/drawing/table_bake.hpp"

namespace twoturns::view {

/// A table that may glow around its board, in Arcade.
struct HotTable {
    TablePicture table;
    SDL_Rect board{}; ///< in pixels; the table does not glow there
};

using SlowPicture = std::variant<TablePicture, HotTable, LandPicture>;

/// A finished picture.
struct BakedPicture {
    SlowPicture what;
    Surface picture;
    std::vector<std::uint8_t> glow{}; ///< the glow of a HotTable, from glow_of(); empty for other pictures
};

[[nodiscard]] std::unique_ptr<Bake> bake_of(const SlowPicture& what);

/// Adds the glow to the finished picture of a HotTable, which takes longer than a frame. Leaves other pictures as they
/// are.
[[nodiscard]] BakedPicture finished(const SlowPicture& what, Surface picture);

/// Returns a job that paints the picture in slices, and adds the glow at the end.
[[nodiscard]] std::unique_ptr<platform::Job<BakedPicture>> baking_job(const SlowPicture& what);

/// Paints the whole picture at once.
[[nodiscard]] Surface baked(const SlowPicture& what);

} // namespace twoturns::view
