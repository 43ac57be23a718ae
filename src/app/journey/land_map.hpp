// A world's landscape with its nine places on a road, and the row of all worlds above it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {

/// Positions on a landscape, in design pixels from its upper left corner.
class LandMap {
public:
    /// With `rows`, the road has three rows, for a narrow landscape.
    LandMap(game::World world, ui::Point size, bool rows);

    [[nodiscard]] game::World world() const { return world_; }
    [[nodiscard]] bool rows() const { return rows_; }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(world_) * game::places_in_world; }
    [[nodiscard]] ui::Point centre(std::size_t place) const;
    /// Returns the side of a place's tile, which is larger while it is chosen; the last place has the largest.
    [[nodiscard]] float side(std::size_t place, bool chosen) const;
    /// Returns the rectangle of everything that belongs to a place: stars, tile and name.
    [[nodiscard]] ui::Rect spot(std::size_t place) const;
    [[nodiscard]] float scale() const { return scale_; } ///< 1 on a landscape of 836 x 436

private:
    game::World world_;
    ui::Point size_;
    bool rows_;
    float scale_;
};

/// The state of the journey that a landscape shows.
struct LandLook {
    const game::JourneyResults& results;
    std::size_t chosen = 0;
    std::optional<std::size_t> grows; ///< the place where the growing line starts; nullopt if no line grows
    float grown = 1;                  ///< the drawn fraction of the growing line, 0 to 1
    bool titled = true;               ///< the name and the rule of the world are written on the landscape
};

/// Draws a landscape; `rect` is its rectangle in the window.
void add_land(std::vector<scene::Item>& items, const LandMap& map, const LandLook& look, const ui::Rect& rect,
              const Context& context);

/// The height of the two lines of words below a stamp, in design pixels: number and count, then the name.
constexpr float stamp_words = 42;

/// Returns the rectangle of a world's stamp in a row of stamps, in design pixels from the row's upper left corner.
[[nodiscard]] ui::Rect stamp_in(ui::Point row, game::World world);
/// Draws the stamps of all worlds, joined by the line, with number, name and count below each.
void add_stamps(std::vector<scene::Item>& items, const LandLook& look, const ui::Rect& rect, const Context& context);

/// Returns how many places of a world are cleared.
[[nodiscard]] std::size_t cleared_in(const game::JourneyResults& results, game::World world);

} // namespace twoturns::app
