// Draws the sheets and seals of the pages with weaves, and what stands there before the first weave.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

/// The largest cell of a large sheet, in design pixels: the threads of a small board would look like pipes.
constexpr float most_weave_cell = 92;

/// The place of a weave on a large sheet, in pixels.
struct SheetForm {
    ui::Rect paper;
    float corner = 0;
    float margin = 0; ///< above the weave and beside it
    float foot = 0;   ///< below it, with room for words
};
/// Draws the paper with the first `lines` lines of the weave in the middle; blank while there is no weave.
void add_woven_sheet(std::vector<scene::Item>& items, std::shared_ptr<const scene::Weave> weave, std::size_t lines,
                     const SheetForm& form, const ui::Style& style);

/// Stamps the seal of a weave, if it has one.
void add_seal(std::vector<scene::Item>& items, const ui::Rect& box, const scene::Weave& weave, const Context& context);

/// A weave shown large.
struct LargeSheet {
    const game::GameSummary& game;
    std::shared_ptr<const scene::Weave> weave; ///< null until it is made
    std::size_t lines = 0;                     ///< the number of lines drawn
    bool damaged = false;                      ///< the weave cannot be made
};
/// Draws the sheet with the name and the date of the game, and the seal once all lines are drawn.
void add_large_sheet(std::vector<scene::Item>& items, const LargeSheet& large, const ui::Rect& rect,
                     const Context& context);
/// Draws a small sheet with its seal; blank while there is no weave.
void add_small_sheet(std::vector<scene::Item>& items, std::shared_ptr<const scene::Weave> weave, const ui::Rect& rect,
                     const Context& context);
/// Compares two runs by bars, one for each stretch: gold and upwards where `own` was quicker, else blue and downwards.
void add_lead_bars(std::vector<scene::Item>& items, const std::vector<game::Time>& own,
                   const std::vector<game::Time>& other, const ui::Rect& rect, const Context& context);

/// Draws what stands there before the first weave: a dotted line with two turns, and a text below it.
void add_first_place(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context);

/// Returns the words below the threads in a picture to be saved.
[[nodiscard]] std::string saved_caption(const game::GameSummary& game, const scene::Weave& weave,
                                        const Context& context);

} // namespace twoturns::app
