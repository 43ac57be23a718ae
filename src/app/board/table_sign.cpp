#include "app/board/table_sign.hpp"

#include <algorithm>
#include <utility>

#include "app/bar.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using ui::Element;

namespace {

constexpr float edge = 6; ///< from a sign to the edge of the table

Element on_panel(Element words) { return ui::panel(ui::Panel::Style::note, std::move(words).pad(22, 10)); }

/// Returns how large a sign is, in pixels: no wider than the window, where its words take more lines.
ui::Point size_of_sign(const Element& words, const Context& context) {
    const Element sign = on_panel(words);
    const float width = std::min(ui::width_of(sign, context.style).natural, static_cast<float>(context.canvas.width));
    return {width, ui::height_of(sign, width, context.style).natural};
}

/// Returns whether a sign at the foot of the table would cover a tile.
bool covers_tiles(const Element& words, const Board& board, const scene::BoardGeometry& place, const Context& context) {
    const ui::Point size = size_of_sign(words, context);
    const auto across = static_cast<float>(context.canvas.width);
    const float down = board_area(context).bottom();
    const ui::Rect there{(across - size.x) / 2, down - context.style.units(edge) - size.y, size.x, size.y};
    const auto cells = board.tile_cells();
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        const ui::Rect tile = place.cell_rect(cell);
        return tile.x < there.right() && there.x < tile.right() && tile.y < there.bottom() && there.y < tile.bottom();
    });
}

} // namespace

Element sign_at_foot(Element words) {
    return ui::column({ui::filler(), on_panel(std::move(words)), ui::space(edge)}, 0, ui::CrossAlign::centre);
}

std::optional<Element> sign_beside_tiles(Element words, Element brief, const Board& board,
                                         const scene::BoardGeometry& place, const Context& context) {
    if (!covers_tiles(words, board, place, context)) return sign_at_foot(std::move(words));
    const Size size = board.size();
    const ui::Rect last = place.cell_rect({size.rows, size.cols});
    const float beside = static_cast<float>(context.canvas.width) - last.right() - context.style.units(2 * edge);
    if (size_of_sign(words, context).x <= beside) {
        Element in_middle =
            ui::column({ui::filler(), on_panel(std::move(words)), ui::filler()}, 0, ui::CrossAlign::centre);
        return ui::row({ui::filler(), std::move(in_middle), ui::space(edge)}, 0, ui::CrossAlign::stretch);
    }
    if (covers_tiles(brief, board, place, context)) return std::nullopt;
    return sign_at_foot(std::move(brief));
}

} // namespace twoturns::app
