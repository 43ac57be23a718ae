#include "scene/tray.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::scene {
namespace {

constexpr Colour shade = ui::rgb(0x000000).with_alpha(0.1F);
constexpr Colour shadow = ui::rgb(0x000000).with_alpha(0.16F);
constexpr Colour edge = ui::rgb(0xFFFFFF).with_alpha(0.05F);
constexpr Colour outline = ui::rgb(0xFFFFFF).with_alpha(0.6F); // on a black table, where no shadow shows
// In cells.
constexpr float shadow_height = 0.06F;
constexpr float margin_width = 0.1F; // around the shape
constexpr float outline_width = 0.03F;
// In pixels.
constexpr float edge_width = 1;
constexpr float seam = 1; // left out on each side of a midline

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

/// Works on rows and columns as seen.
class Tray {
public:
    Tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place, bool outlined)
        : items_(items), board_(board), place_(place), outlined_(outlined) {
        const GravityTraits traits = traits_of(place.is_turned() ? transposed(gravity) : gravity);
        const Size size = place.seen_size();
        if (!traits.has_midline()) return;
        (traits.axis == Axis::rows ? middle_col_ : middle_row_) =
            (traits.axis == Axis::rows ? size.cols : size.rows) / 2;
    }

    void add() {
        for (int row = 1; row <= place_.seen_size().rows; ++row) add_row(row);
    }

private:
    void add_row(int row) {
        visit_runs(
            place_.seen_size(), middle_col_,
            [&](int col) {
                return inside({row, col});
            },
            [&](int first, int last) { add_box(rect(row, first, last), shade); });
        visit_runs(
            place_.seen_size(), middle_col_,
            [&](int col) {
                return inside({row, col}) && !inside({row - 1, col});
            },
            [&](int first, int last) { add_side(row, first, last, -1); });
        visit_runs(
            place_.seen_size(), middle_col_,
            [&](int col) {
                return inside({row, col}) && !inside({row + 1, col});
            },
            [&](int first, int last) { add_side(row, first, last, 1); });
        for (int col = 1; col <= place_.seen_size().cols; ++col)
            for (const int to : {-1, 1})
                if (inside({row, col}) && !inside({row, col + to})) add_end(row, col, to);
    }

    /// Adds the margin above (`to` is -1) or below a run, so that the edge keeps off the tiles and their shadows, and
    /// the edge.
    void add_side(int row, int first, int last, int to) {
        const Rect run = rect(row, first, last);
        const float from = run.x - over(row, first, to, -1);
        const float width = run.right() + over(row, last, to, 1) - from;
        const float high = std::max(1.0F, std::round(shadow_height * run.h));
        const float y = to < 0 ? run.y - margin() : run.bottom();
        add_box({from, y, width, margin()}, shade);
        if (outlined_)
            add_box({from, to < 0 ? y : y + margin() - line(), width, line()}, outline);
        else
            add_box({from, to < 0 ? y : y + margin(), width, to < 0 ? high : edge_width}, to < 0 ? shadow : edge);
    }

    /// Adds the margin at the left (`to` is -1) or right of a cell, and the edge.
    void add_end(int row, int col, int to) {
        const Rect cell = rect(row, col, col);
        // How far the margin goes beyond the cell upwards or downwards, and its edge.
        const auto reach = [&](int side) {
            if (inside({row + side, col + to})) return inside({row + side, col}) ? 0 : -margin();
            return 0.0F;
        };
        const auto edge_reach = [&](int side) {
            if (inside({row + side, col + to})) return -margin();
            return inside({row + side, col}) ? 0 : margin();
        };
        const float x = to < 0 ? cell.x - margin() : cell.right();
        add_box({x, cell.y - reach(-1), margin(), cell.h + reach(-1) + reach(1)}, shade);
        const float top = cell.y - edge_reach(-1);
        const float high = cell.h + edge_reach(-1) + edge_reach(1);
        if (outlined_)
            add_box({to < 0 ? x : x + margin() - line(), top, line(), high}, outline);
        else
            add_box({to < 0 ? x : x + margin(), top, to < 0 ? line() : edge_width, high}, to < 0 ? shadow : edge);
    }

    /// Returns how far the side of a run goes beyond its end: outwards around a corner, or inwards to the margin of the
    /// next side.
    [[nodiscard]] float over(int row, int col, int side, int end) const {
        const bool beside = inside({row, col + end});
        const bool across = inside({row + side, col + end});
        if (across) return beside ? line() - margin() : 0;
        return beside ? 0 : margin();
    }

    [[nodiscard]] bool inside(Cell seen) const { return is_inside(board_, place_.as_seen(seen)); }
    [[nodiscard]] float margin() const {
        return std::max(2.0F, std::round(margin_width * static_cast<float>(place_.cell_side())));
    }
    [[nodiscard]] float line() const {
        return std::max(1.0F, std::round(outline_width * static_cast<float>(place_.cell_side())));
    }

    /// Returns the rectangle of a run of cells, without its share of the seam.
    [[nodiscard]] Rect rect(int row, int first, int last) const {
        const Rect from = place_.cell_rect(place_.as_seen(Cell{row, first}));
        Rect box{from.x, from.y, place_.cell_rect(place_.as_seen(Cell{row, last})).right() - from.x, from.h};
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
