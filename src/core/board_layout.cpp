#include "twoturns/board_layout.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>
#include <variant>

#include "core/drawn_layouts.hpp"
#include "core/lines.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns {
namespace {

/// The distance of a cell from the middle, in half cells, so that it is a whole number on every board.
struct Offset {
    int rows;
    int cols;
};
Offset from_middle(Size size, Cell cell) {
    return {std::abs(2 * cell.row - size.rows - 1), std::abs(2 * cell.col - size.cols - 1)};
}

template <class Visit> void for_each_cell(Size size, Visit visit) {
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) visit(Cell{row, col});
}

template <class HasTile> Board board_where(Size size, HasTile has_tile) {
    Board board{size};
    for_each_cell(size, [&](Cell cell) {
        if (has_tile(cell)) board.put(cell, {});
    });
    return board;
}

Board full(Size size) {
    return board_where(size, [](Cell) { return true; });
}

/// A rectangle with a hole in the middle.
Board frame(Size size) {
    return board_where(size, [size](Cell cell) {
        const Offset off = from_middle(size, cell);
        return 3 * off.rows >= size.rows || 3 * off.cols >= size.cols;
    });
}

/// The four corners are empty.
Board cross(Size size) {
    return board_where(size, [size](Cell cell) {
        const Offset off = from_middle(size, cell);
        return 2 * off.rows < size.rows || 2 * off.cols < size.cols;
    });
}

/// The cells that are nearer to the middle than the corners.
Board diamond(Size size) {
    return board_where(size, [size](Cell cell) {
        const Offset off = from_middle(size, cell);
        return 2 * (off.rows * size.cols + off.cols * size.rows) <= 3 * size.rows * size.cols;
    });
}

/// Two opposite corners are empty.
Board steps(Size size) {
    return board_where(size, [size](Cell cell) {
        const int down = (cell.row - 1) * size.cols;
        const int along = (cell.col - 1) * size.rows;
        return 2 * std::abs(down - along) <= size.rows * size.cols;
    });
}

/// A full board with evenly spread stones.
Board stones(Size size) {
    Board board = full(size);
    for (int row = 2; row <= size.rows; row += 3)
        for (int col = 3; col <= size.cols; col += 4) board.put_stone({row, col});
    return board;
}

std::optional<Cell> odd_cell(const Board& board) {
    if (board.tiles() % 2 == 0) return std::nullopt;
    const auto cells = board.tile_cells();
    const auto distance = [&](Cell cell) {
        const Offset off = from_middle(board.size(), cell);
        return std::tuple{off.rows + off.cols, cell};
    };
    return *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
}

bool is_layout_name(std::string_view name) {
    return !name.empty() && name.size() <= most_layout_name_bytes &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

std::string last_line_of(std::string_view text) {
    std::size_t last = 1;
    for (const Line& line : lines_of(text)) last = line.number;
    return std::to_string(last);
}

} // namespace

struct BoardLayout::Plan {
    std::string name;
    std::variant<Rule, Board> cells;
    friend bool operator==(const Plan&, const Plan&) = default;
};

BoardLayout::BoardLayout() {
    static const std::shared_ptr<const Plan> plan = std::make_shared<Plan>(Plan{"full", Rule{full}});
    plan_ = plan;
}

BoardLayout::BoardLayout(std::string name, Rule rule) : plan_(std::make_shared<Plan>(Plan{std::move(name), rule})) {}

BoardLayout::BoardLayout(std::string name, Board drawing) {
    for_each_cell(drawing.size(), [&](Cell cell) {
        if (drawing.is_tile(cell)) drawing.put(cell, {});
        if (drawing.is_wall(cell)) drawing.clear(cell);
    });
    plan_ = std::make_shared<Plan>(Plan{std::move(name), std::move(drawing)});
}

BoardLayout::BoardLayout(const BoardLayout& other) noexcept = default;
BoardLayout::BoardLayout(BoardLayout&& other) noexcept = default;
BoardLayout& BoardLayout::operator=(const BoardLayout& other) noexcept = default;
BoardLayout& BoardLayout::operator=(BoardLayout&& other) noexcept = default;
BoardLayout::~BoardLayout() = default;

const std::string& BoardLayout::name() const { return plan_->name; }

std::optional<Size> BoardLayout::size() const {
    const auto* const drawing = std::get_if<Board>(&plan_->cells);
    return drawing == nullptr ? std::nullopt : std::optional{drawing->size()};
}

bool BoardLayout::fits(Size size) const { return this->size().value_or(size) == size; }

Board BoardLayout::cells(Size size) const {
    if (!fits(size)) return Board{size};
    const auto* const rule = std::get_if<Rule>(&plan_->cells);
    return rule != nullptr ? (*rule)(size) : std::get<Board>(plan_->cells);
}

bool operator==(const BoardLayout& a, const BoardLayout& b) { return a.plan_ == b.plan_ || *a.plan_ == *b.plan_; }

const std::vector<BoardLayout>& all_layouts() {
    static const std::vector<BoardLayout> all = [] {
        std::vector<BoardLayout> layouts{
            {}, {"frame", frame}, {"cross", cross}, {"diamond", diamond}, {"steps", steps}, {"stones", stones}};
        for (const auto& [name, text] : drawn_layouts()) layouts.push_back(*parse_layout(name, text));
        return layouts;
    }();
    return all;
}

std::optional<BoardLayout> layout_from_name(std::string_view name) {
    for (const BoardLayout& layout : all_layouts())
        if (layout.name() == name) return layout;
    if (auto own = parse_own_layout(name)) return *std::move(own);
    return std::nullopt;
}

Result<BoardLayout> parse_layout(std::string_view name, std::string_view text) {
    if (!is_layout_name(name) || is_own_layout_name(name))
        return Message{N_("the layout's name \"{0}\" is not 1 to 24 small letters, digits and hyphens"),
                       {std::string(name)}};
    auto drawn = parse_board(text);
    if (!drawn) return drawn.error();
    if (drawn->board.tiles() < 2)
        return Message{N_("line {0}: the text ends with fewer than two tiles"), {last_line_of(text)}};
    return BoardLayout{std::string(name), (*std::move(drawn)).board};
}

std::optional<Cell> odd_cell(Size size, const BoardLayout& layout) { return odd_cell(layout.cells(size)); }

Board blank_board(Size size, const BoardLayout& layout, Outside outside) {
    Board board = layout.cells(size);
    if (!layout.fits(size)) return board;
    const auto odd = odd_cell(board);
    if (outside == Outside::walls)
        for_each_cell(size, [&](Cell cell) {
            if (board.is_empty(cell)) board.put_wall(cell);
        });
    if (odd) board.clear(*odd);
    return board;
}

} // namespace twoturns
