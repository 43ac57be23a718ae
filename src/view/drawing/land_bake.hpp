// Paints the landscapes of the journey's worlds.
#pragma once

#include <optional>
#include <utility>

#include "game/history/worlds.hpp"
#include "ui/theme.hpp"
#include "view/drawing/bake.hpp"
#include "view/drawing/flat_shapes.hpp"

namespace twoturns::view {

/// The colours of a sky, at the top and at the horizon.
struct Sky {
    ui::Colour top;
    ui::Colour bottom;
};

[[nodiscard]] Sky sky_of(game::World world);

struct LandPicture {
    game::World world = game::World::meadow;
    int width = 0;
    int height = 0;
    friend bool operator==(const LandPicture&, const LandPicture&) = default;
};

/// Paints a landscape in slices. Equal descriptions give equal pictures.
class LandBake final : public Bake {
public:
    explicit LandBake(const LandPicture& what);

    bool run() override;
    [[nodiscard]] Surface take() override { return std::move(surface_); }

private:
    LandPicture what_;
    Surface surface_;
    std::optional<FlatShapes> shapes_;
    std::optional<FlatPainter> painter_;
};

} // namespace twoturns::view
