#include "app/board/choice_icons.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::app {

void add_cells(std::vector<scene::Item>& items, Size size, const BoardLayout& layout, const ui::Rect& rect,
               ui::Colour colour) {
    constexpr float least = 3; // pixels per cell: two, and one between two cells; with fewer the cells merge
    constexpr float most = 16;
    if (rect.w < least || rect.h < least) return;
    const auto rows = static_cast<float>(size.rows);
    const auto cols = static_cast<float>(size.cols);
    const float fewer = layout.size() ? 1.0F : std::max({1.0F, least * cols / rect.w, least * rows / rect.h});
    const Size shown{std::max(1, static_cast<int>(rows / fewer)), std::max(1, static_cast<int>(cols / fewer))};
    const auto across = static_cast<float>(shown.cols);
    const auto down = static_cast<float>(shown.rows);
    const float room = std::min(rect.w / across, rect.h / down);
    const bool apart = room >= least; // otherwise the cells touch and are whole pixels of unequal sizes
    const float pitch = apart ? std::min(most, std::floor(room)) : room;
    const float gap = apart ? std::max(1.0F, std::round(pitch * 0.15F)) : 0;
    const float left = std::round(rect.centre().x - pitch * across / 2);
    const float top = std::round(rect.centre().y - pitch * down / 2);
    Board board = blank_board(shown, layout);
    // A hole that appears only because fewer cells are drawn is not part of the board.
    if (const auto odd = odd_cell(shown, layout); odd && !odd_cell(size, layout)) board.put(*odd, {});
    for (const Cell cell : board.tile_cells()) {
        const float x = std::round(left + pitch * static_cast<float>(cell.col - 1));
        const float y = std::round(top + pitch * static_cast<float>(cell.row - 1));
        const float right = std::round(left + pitch * static_cast<float>(cell.col));
        const float bottom = std::round(top + pitch * static_cast<float>(cell.row));
        items.emplace_back(
            ui::BoxItem{.rect = {x, y, std::max(1.0F, right - x - gap), std::max(1.0F, bottom - y - gap)},
                        .radius = 0,
                        .fill = colour});
    }
}

void add_dots(std::vector<scene::Item>& items, int count, int most, const ui::Rect& rect, ui::Colour colour) {
    constexpr float gap = 0.6F; // the gap in units of a dot
    const float in_a_row = static_cast<float>(most) + gap * static_cast<float>(most - 1);
    const float side = std::max(1.0F, std::floor(std::min(rect.h, rect.w * 0.8F / in_a_row)));
    const float pitch = std::round(side * (1 + gap));
    const float left = std::round(rect.centre().x - (pitch * static_cast<float>(count - 1) + side) / 2);
    for (int i = 0; i < count; ++i)
        items.emplace_back(ui::BoxItem{
            .rect = {left + pitch * static_cast<float>(i), std::round(rect.centre().y - side / 2), side, side},
            .radius = side / 2,
            .fill = colour});
}

} // namespace twoturns::app
