// How tiles slide after a move: along their row or column as far as they can, keeping their order,
// never past a stone and, where two halves move, never past the midline between them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"

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

inline constexpr std::array all_gravities{Gravity::none,         Gravity::down,          Gravity::up,
                                          Gravity::left,         Gravity::right,         Gravity::vertical_in,
                                          Gravity::vertical_out, Gravity::horizontal_in, Gravity::horizontal_out};

/// The name used on the command line and in saved games, such as "vertical-in".
[[nodiscard]] std::string_view name_of(Gravity gravity);
[[nodiscard]] std::optional<Gravity> gravity_from_name(std::string_view name);

/// A tile that went from one cell to another.
struct Slide {
    Cell from;
    Cell to;
    friend bool operator==(const Slide&, const Slide&) = default;
};

/// Lets all tiles slide. Settling a settled board changes nothing. Returns the slides, in the order
/// they were made: no slide ends on a cell that a later one starts from.
std::vector<Slide> settle(Board& board, Gravity gravity);

/// The same for a settled board of which two cells have become empty: only the tiles in their rows or columns can
/// slide, so only those are looked at. The slides are added to `slides` unless it is null.
void settle_after(Board& board, Gravity gravity, Cell a, Cell b, std::vector<Slide>* slides);

} // namespace twoturns
