// How tiles slide after a move: along their row or column as far as possible, in unchanged order. A tile never passes a
// stone or a wall and never enters a wall. If the two halves of the board move separately, a tile never passes the
// midline between them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

enum class Gravity : std::uint8_t {
    none,
    down,
    up,
    left,
    right,
    vertical_in,    // rows 1..R/2 (rounded down) go down to the midline, the others up to it
    vertical_out,   // rows 1..R/2 go up, the others down
    horizontal_in,  // columns 1..C/2 (rounded down) go right to the midline, the others left to it
    horizontal_out, // columns 1..C/2 go left, the others right
};

/// The direction of the lines that tiles slide along.
enum class Axis : std::uint8_t {
    none,
    columns,
    rows
};

/// Which way tiles slide along their line or half a line: to the first cell or to the last cell.
enum class Flow : std::uint8_t {
    none,
    to_start,
    to_end
};

/// The properties of a gravity.
struct GravityTraits {
    std::string_view name; ///< on the command line and in saved games, like "vertical-in"; empty if invalid
    Axis axis = Axis::none;
    std::array<Flow, 2> flows{}; ///< the flow of each half of a line; of the whole line if the second is `none`
    // Translation keys.
    const char* label = "";   ///< for lists of gravities, in the context "gravity"
    const char* meaning = ""; ///< a description of what tiles do

    [[nodiscard]] constexpr bool has_midline() const { return flows[1] != Flow::none; }
};

// Turns a missing case for a gravity into a compile error, even if warnings are off.
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wswitch"
/// The table of gravities. All other properties of a gravity are derived from this table.
[[nodiscard]] constexpr GravityTraits traits_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::none: return {"none", Axis::none, {}, NC_("gravity", "none"), N_("tiles stay where they are")};
    case Gravity::down: return {"down", Axis::columns, {Flow::to_end}, NC_("gravity", "down"), N_("tiles fall down")};
    case Gravity::up: return {"up", Axis::columns, {Flow::to_start}, NC_("gravity", "up"), N_("tiles rise")};
    case Gravity::left:
        return {"left", Axis::rows, {Flow::to_start}, NC_("gravity", "left"), N_("tiles slide to the left")};
    case Gravity::right:
        return {"right", Axis::rows, {Flow::to_end}, NC_("gravity", "right"), N_("tiles slide to the right")};
    case Gravity::vertical_in:
        return {"vertical-in",
                Axis::columns,
                {Flow::to_end, Flow::to_start},
                NC_("gravity", "to the middle row"),
                N_("both halves slide to the middle row")};
    case Gravity::vertical_out:
        return {"vertical-out",
                Axis::columns,
                {Flow::to_start, Flow::to_end},
                NC_("gravity", "apart, up and down"),
                N_("the halves slide apart, up and down")};
    case Gravity::horizontal_in:
        return {"horizontal-in",
                Axis::rows,
                {Flow::to_end, Flow::to_start},
                NC_("gravity", "to the middle column"),
                N_("both halves slide to the middle column")};
    case Gravity::horizontal_out:
        return {"horizontal-out",
                Axis::rows,
                {Flow::to_start, Flow::to_end},
                NC_("gravity", "apart, sideways"),
                N_("the halves slide apart, sideways")};
    }
    return {};
}
#pragma GCC diagnostic pop

/// The number of rows in the table.
inline constexpr std::size_t gravity_count = [] {
    std::size_t count = 0;
    while (!traits_of(static_cast<Gravity>(count)).name.empty()) ++count;
    return count;
}();

inline constexpr auto all_gravities = [] {
    std::array<Gravity, gravity_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Gravity>(i);
    return all;
}();

[[nodiscard]] constexpr std::string_view name_of(Gravity gravity) { return traits_of(gravity).name; }
[[nodiscard]] std::optional<Gravity> gravity_from_name(std::string_view name);

/// A tile's slide from one cell to another.
struct Slide {
    Cell from;
    Cell to;
    friend bool operator==(const Slide&, const Slide&) = default;
};

/// Lets all tiles slide. Settling a settled board changes nothing. Returns the slides in the order they were made: no
/// slide ends on a cell from which a later slide starts.
std::vector<Slide> settle(Board& board, Gravity gravity);
[[nodiscard]] Board settled(Board board, Gravity gravity);

/// Does the same as settle() on a settled board where the cells `a` and `b` have become empty. Only tiles in the rows
/// or columns of `a` and `b` can slide, so only these lines are visited. Appends the slides to `slides` unless it is
/// null.
void settle_after(Board& board, Gravity gravity, Cell a, Cell b, std::vector<Slide>* slides);

} // namespace twoturns
