// The map of the journey: one field for each chapter, in which a line joins nine places.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {

/// The number of chapters on a page, and the number of columns.
struct MapForm {
    std::size_t fields = game::chapters;
    std::size_t columns = 4;
    [[nodiscard]] std::size_t pages() const { return game::chapters / fields; }
    [[nodiscard]] std::size_t page_of(std::size_t place) const { return place / game::places_in_chapter / fields; }
};

/// Computes positions in design pixels from the map's upper left corner. The line runs right through the upper chapters
/// of a page, turns at the edge, and runs left through the lower chapters.
class JourneyMap {
public:
    JourneyMap(MapForm form, std::size_t page, ui::Point size);

    [[nodiscard]] std::size_t first() const { return first_; } ///< the index of the first place on the page
    [[nodiscard]] std::size_t end() const { return first_ + form_.fields * game::places_in_chapter; }
    [[nodiscard]] ui::Rect field(std::size_t chapter) const;
    [[nodiscard]] ui::Point centre(std::size_t place) const;
    /// Returns the points of the line from `place` to the next place, including corners. Both places must be on the
    /// page.
    [[nodiscard]] std::vector<ui::Point> way_on(std::size_t place) const;
    [[nodiscard]] float tile() const { return 44 * scale_; } ///< the side length of a tile
    [[nodiscard]] float scale() const { return scale_; }     ///< 1 for a field of 204 x 288 design pixels

private:
    [[nodiscard]] bool runs_back(std::size_t chapter) const; ///< the line runs from right to left

    MapForm form_;
    std::size_t first_;
    ui::Point size_;
    float width_ = 0; ///< the width of a field
    float height_ = 0;
    float scale_ = 0;
};

/// The state of the map to draw.
struct MapStyle {
    const game::JourneyResults& results;
    std::size_t chosen = 0;
    std::optional<std::size_t> grows; ///< the place where the line that is being drawn starts
    float grown = 1;                  ///< the drawn fraction of that line, 0 to 1
};

/// Draws the map; `rect` is the map's rectangle in the window.
void add_map(std::vector<scene::Item>& items, const JourneyMap& map, const MapStyle& look, const ui::Rect& rect,
             const Context& context);

} // namespace twoturns::app
