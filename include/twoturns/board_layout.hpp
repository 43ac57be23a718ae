// Which cells of a board are dealt tiles, by name.
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

/// A layout has a rule, and then fits boards of any size, or is drawn, and then has one size of its own. A value that
/// costs nothing to copy; two are equal when name and cells are.
class BoardLayout {
public:
    /// What stands in the cells of a board of that size.
    using Rule = Board (*)(Size size);

    /// "full": every cell has a tile.
    BoardLayout();
    BoardLayout(std::string name, Rule rule);
    /// The tiles of a drawing may be of any kinds.
    BoardLayout(std::string name, Board drawing);

    BoardLayout(const BoardLayout& other) noexcept;
    BoardLayout(BoardLayout&& other) noexcept;
    BoardLayout& operator=(const BoardLayout& other) noexcept;
    BoardLayout& operator=(BoardLayout&& other) noexcept;
    ~BoardLayout();

    /// The name used on the command line and in game IDs, such as "frame".
    [[nodiscard]] const std::string& name() const;
    /// The only size it has, where it is drawn.
    [[nodiscard]] std::optional<Size> size() const;
    [[nodiscard]] bool fits(Size size) const;
    /// The layout with a tile in each of its cells, even or odd in number; none in a size that it does not fit. No
    /// walls.
    [[nodiscard]] Board cells(Size size) const;

    friend bool operator==(const BoardLayout& a, const BoardLayout& b);

private:
    struct Plan;
    std::shared_ptr<const Plan> plan_;
};

/// A name is at most so long, of the letters a to z, digits and hyphens, so that it can stand in a game ID.
inline constexpr std::size_t most_layout_name_bytes = 24;

/// Those that come with the game: full, frame, cross, diamond, steps and stones, which have rules, then those that are
/// drawn in assets/layouts, by name.
[[nodiscard]] const std::vector<BoardLayout>& all_layouts();

[[nodiscard]] inline std::string_view name_of(const BoardLayout& layout) { return layout.name(); }
[[nodiscard]] std::optional<BoardLayout> layout_from_name(std::string_view name);

/// Reads a layout that is drawn as board text, where any token but `.`, `_` and `#` is a tile. A message names the line
/// it is about, or says that the name cannot be one.
Result<BoardLayout> parse_layout(std::string_view name, std::string_view text);

/// The cells that a layout leaves empty: walls, so that its shape stands whatever the gravity, or cells like any other.
enum class Outside : std::uint8_t {
    walls,
    open
};

/// The board of that layout with blank tiles, all of kind 0. Their number is even: where it would
/// not be, the cell with a tile nearest the middle is left empty, and is no wall. Small sizes may have no tile left,
/// and those that the layout does not fit have none.
[[nodiscard]] Board blank_board(Size size, const BoardLayout& layout, Outside outside = Outside::walls);

/// The cell that blank_board() leaves empty only because its tiles would be odd in number; mostly none.
[[nodiscard]] std::optional<Cell> odd_cell(Size size, const BoardLayout& layout);

} // namespace twoturns
