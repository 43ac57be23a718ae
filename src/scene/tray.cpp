#include "scene/tray.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::scene {
namespace {

constexpr Colour shade = ui::rgb(0x000000).with_alpha(0.1F);
constexpr Colour shadow = ui::rgb(0x000000).with_alpha(0.16F);
constexpr Colour edge = ui::rgb(0xFFFFFF).with_alpha(0.1F);
constexpr Colour outline = ui::rgb(0xFFFFFF).with_alpha(0.5F); // on a black table, where no shadow shows
constexpr float shadow_height = 0.06F;                         // in cells
constexpr float edge_height = 1;                               // also the width of an outline
constexpr float seam = 1;                                      // in pixels, left out on each side of a midline

bool has_walls(const Board& board) {
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.is_wall({row, col})) return true;
    return false;
}

bool is_inside(const Board& board, Cell cell) { return board.size().contains(cell) && !board.is_wall(cell); }

/// Calls visit(first, last) for each run of columns in a row for which `belongs` returns true. Splits runs after column
/// `middle`.
template <class Belongs, class Visit>
void visit_runs(Size size, int middle, const Belongs& belongs, const Visit& visit) {
    for (int col = 1; col <= size.cols; ++col) {
        if (!belongs(col)) continue;
        const int first = col;
        while (col < size.cols && col != middle && belongs(col + 1)) ++col;
        visit(first, col);
    }
}

class Tray {
public:
    Tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place, bool outlined)
        : items_(items), board_(board), place_(place), outlined_(outlined) {
        const GravityTraits traits = traits_of(gravity);
        const Size size = board.size();
        if (!traits.has_midline()) return;
        (traits.axis == Axis::rows ? middle_col_ : middle_row_) =
            (traits.axis == Axis::rows ? size.cols : size.rows) / 2;
    }

    void add() {
        for (int row = 1; row <= board_.size().rows; ++row) add_row(row);
    }

private:
    void add_row(int row) {
        const auto inside = [&](int col) { return is_inside(board_, {row, col}); };
        const auto open_above = [&](int col) { return inside(col) && is_inside(board_, {row - 1, col}); };
        const auto open_below = [&](int col) { return inside(col) && is_inside(board_, {row + 1, col}); };
        visit_runs(board_.size(), middle_col_, inside,
                   [&](int first, int last) { add_box(rect(row, first, last), shade); });
        visit_runs(
            board_.size(), middle_col_, [&](int col) { return inside(col) && !open_above(col); },
            [&](int first, int last) {
                Rect box = rect(row, first, last);
                box.h = outlined_ ? edge_height : std::max(1.0F, std::round(shadow_height * box.h));
                add_box(box, outlined_ ? outline : shadow);
            });
        visit_runs(
            board_.size(), middle_col_, [&](int col) { return inside(col) && !open_below(col); },
            [&](int first, int last) {
                Rect box = rect(row, first, last);
                add_box({box.x, box.bottom(), box.w, edge_height}, outlined_ ? outline : edge);
            });
        if (!outlined_) return;
        for (int col = 1; col <= board_.size().cols; ++col) {
            if (!inside(col)) continue;
            const Rect box = rect(row, col, col);
            if (!inside(col - 1)) add_box({box.x, box.y, edge_height, box.h}, outline);
            if (!inside(col + 1)) add_box({box.right(), box.y, edge_height, box.h}, outline);
        }
    }

    /// Returns the rectangle of a run of cells, without its share of the seam.
    [[nodiscard]] Rect rect(int row, int first, int last) const {
        const Rect from = place_.cell_rect({row, first});
        Rect box{from.x, from.y, place_.cell_rect({row, last}).right() - from.x, from.h};
        if (middle_col_ != 0 && first == middle_col_ + 1) {
            box.x += seam;
            box.w -= seam;
        }
        if (middle_col_ != 0 && last == middle_col_) box.w -= seam;
        if (middle_row_ != 0 && row == middle_row_ + 1) {
            box.y += seam;
            box.h -= seam;
        }
        if (middle_row_ != 0 && row == middle_row_) box.h -= seam;
        return box;
    }

    void add_box(const Rect& box, Colour colour) {
        if (place_.is_in_sight(box)) items_.emplace_back(ui::BoxItem{.rect = box, .fill = colour});
    }

    std::vector<Item>& items_;
    const Board& board_;
    const BoardGeometry& place_;
    bool outlined_;
    int middle_row_ = 0; ///< the last row before the midline, if the two halves slide separately
    int middle_col_ = 0;
};

} // namespace

void add_tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place,
              bool outlined) {
    if (gravity != Gravity::none && has_walls(board)) Tray{items, board, gravity, place, outlined}.add();
}

} // namespace twoturns::scene
