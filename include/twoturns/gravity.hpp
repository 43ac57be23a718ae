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

/// The enumerators are the first column of the table in gravities.def.
enum class Gravity : std::uint8_t {
#define TWOTURNS_GRAVITY(gravity, ...) gravity,
#include "twoturns/gravities.def"
#undef TWOTURNS_GRAVITY
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
    std::string_view name; ///< on the command line and in saved games, like "vertical-in"
    Axis axis = Axis::none;
    std::array<Flow, 2> flows{}; ///< the flow of each half of a line; of the whole line if the second is `none`
    // Translation keys.
    const char* label = "";   ///< for lists of gravities, in the context "gravity"
    const char* meaning = ""; ///< a description of what tiles do

    [[nodiscard]] constexpr bool has_midline() const { return flows[1] != Flow::none; }
};

/// The table of gravities. All other properties of a gravity are derived from this table.
inline constexpr std::array gravity_table{
#define TWOTURNS_GRAVITY(gravity, ...) GravityTraits{__VA_ARGS__},
#include "twoturns/gravities.def"
#undef TWOTURNS_GRAVITY
};
[[nodiscard]] constexpr const GravityTraits& traits_of(Gravity gravity) {
    return gravity_table[static_cast<std::size_t>(gravity)];
}

inline constexpr auto all_gravities = [] {
    std::array<Gravity, gravity_table.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Gravity>(i);
    return all;
}();

[[nodiscard]] constexpr std::string_view name_of(Gravity gravity) { return traits_of(gravity).name; }
[[nodiscard]] std::optional<Gravity> gravity_from_name(std::string_view name);

/// Returns the gravity of the board with rows and columns exchanged.
[[nodiscard]] Gravity transposed(Gravity gravity);

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
