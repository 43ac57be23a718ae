// The map of the journey: fields of chapters, each with its nine places on the line.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/screen.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {

/// How many chapters there are on a page, and in how many columns.
struct MapForm {
    std::size_t fields = game::chapters;
    std::size_t columns = 4;
    [[nodiscard]] std::size_t pages() const { return game::chapters / fields; }
    [[nodiscard]] std::size_t page_of(std::size_t place) const { return place / game::places_in_chapter / fields; }
};

/// Where everything is, in pixels of the design from the map's upper left corner. The line leads through the chapters
/// of a page from the left to the right, around the outside, and back below.
class JourneyMap {
public:
    JourneyMap(MapForm form, std::size_t page, ui::Point size);

    [[nodiscard]] std::size_t first() const { return first_; } ///< place
    [[nodiscard]] std::size_t end() const { return first_ + form_.fields * game::places_in_chapter; }
    [[nodiscard]] ui::Rect field(std::size_t chapter) const;
    [[nodiscard]] ui::Point centre(std::size_t place) const;
    /// From a place to the next one, by its turns; both are on the page.
    [[nodiscard]] std::vector<ui::Point> way_on(std::size_t place) const;
    [[nodiscard]] float tile() const { return 44 * scale_; } ///< its side
    [[nodiscard]] float scale() const { return scale_; }     ///< 1 in a field of 204 x 288

private:
    [[nodiscard]] bool runs_back(std::size_t chapter) const; ///< from the right to the left

    MapForm form_;
    std::size_t first_;
    ui::Point size_;
    float width_ = 0; ///< of a field
    float height_ = 0;
    float scale_ = 0;
};

/// What is to be seen on it.
struct MapLook {
    const game::JourneyResults& results;
    std::size_t chosen = 0;
    std::optional<std::size_t> grows; ///< the place whose line leads on just now
    float grown = 1;                  ///< how much of that is there, 0 .. 1
};

/// Draws it; `rect` is where it lies in the window.
void add_map(std::vector<scene::Item>& items, const JourneyMap& map, const MapLook& look, const ui::Rect& rect,
             const Context& context);

} // namespace twoturns::app
