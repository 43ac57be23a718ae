// Named layouts: which cells of a board get tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// A layout is either computed by a rule and fits boards of any size, or drawn with one fixed size. A value type that
/// is cheap to copy; two layouts are equal when their names and cells are equal.
class BoardLayout {
public:
    /// Returns the contents of every cell for a board of `size`.
    using Rule = Board (*)(Size size);

    /// Creates the "full" layout: a tile in every cell.
    BoardLayout();
    BoardLayout(std::string name, Rule rule);
    /// Creates a drawn layout. The kinds of the drawing's tiles are ignored.
    BoardLayout(std::string name, Board drawing);

    BoardLayout(const BoardLayout& other) noexcept;
    BoardLayout(BoardLayout&& other) noexcept;
    BoardLayout& operator=(const BoardLayout& other) noexcept;
    BoardLayout& operator=(BoardLayout&& other) noexcept;
    ~BoardLayout();

    /// Returns the name used on the command line and in game IDs, such as "frame".
    [[nodiscard]] const std::string& name() const;
    /// Returns the fixed size of a drawn layout, nullopt for a layout computed by a rule.
    [[nodiscard]] std::optional<Size> size() const;
    [[nodiscard]] bool fits(Size size) const;
    /// Returns a board without walls and with a tile in each cell of the layout; the number of tiles may be odd.
    /// Returns a board without tiles if the layout does not fit `size`.
    [[nodiscard]] Board cells(Size size) const;

    friend bool operator==(const BoardLayout& a, const BoardLayout& b);

private:
    struct Plan;
    std::shared_ptr<const Plan> plan_;
};

/// The maximum length of a layout name. Names consist of the letters a to z, digits and hyphens, so that a game ID can
/// contain them.
inline constexpr std::size_t most_layout_name_bytes = 24;

/// Returns the built-in layouts: the computed ones (full, frame, cross, diamond, steps and stones), then the drawn ones
/// from assets/layouts, sorted by name.
[[nodiscard]] const std::vector<BoardLayout>& all_layouts();

[[nodiscard]] inline std::string_view name_of(const BoardLayout& layout) { return layout.name(); }
[[nodiscard]] std::optional<BoardLayout> layout_from_name(std::string_view name);

/// Reads a layout drawn as board text. Every token except `.`, `_` and `#` is a tile. The error names the faulty line
/// or says that the name is invalid.
Result<BoardLayout> parse_layout(std::string_view name, std::string_view text);

/// The contents of the cells outside the layout: walls, which keep the shape under any gravity, or ordinary empty
/// cells.
enum class Outside : std::uint8_t {
    walls,
    open
};

/// Returns the layout's board with blank tiles, all of kind 0. The number of tiles is even: if the layout has an odd
/// number of cells, the cell nearest the middle stays empty and is not a wall. The board has no tiles if the size is
/// too small or the layout does not fit the size.
[[nodiscard]] Board blank_board(Size size, const BoardLayout& layout, Outside outside = Outside::walls);

/// Returns the cell that blank_board() leaves empty to make the number of tiles even, nullopt if the number is even
/// already.
[[nodiscard]] std::optional<Cell> odd_cell(Size size, const BoardLayout& layout);

} // namespace twoturns
