// The weave: a picture of a finished game. Each pair that was removed and not restored is a thread along its line, in
// the order of play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/timeline.hpp"
#include "twoturns/board.hpp"
#include "twoturns/link.hpp"
#include "ui/geometry.hpp"
#include "ui/theme.hpp"

namespace twoturns::scene {

// Sizes of threads, in cells.
inline constexpr float thread_width = 0.085F; ///< the width where there is room for all lanes
inline constexpr float thread_corner = 0.3F;  ///< the radius of a turn, where its segments are long enough
// In thread widths.
inline constexpr float thread_edge = 0.53F; ///< the paper on either side of a thread, so that crossings are legible
inline constexpr float thread_end = 0.7F;   ///< the radius of the dot at an end
// The distance between lanes, and the width of all lanes of a row or column.
inline constexpr float lane_step = 0.19F;
inline constexpr float lane_room = 0.86F;

// The paper.
inline constexpr ui::Colour paper_top = ui::rgb(0xFFFDF6);
inline constexpr ui::Colour paper_bottom = ui::rgb(0xF6EEDA);
inline constexpr ui::Colour paper_lip = ui::rgb(0xCBB894);
// The golden edge of the weave of a world's largest board.
inline constexpr ui::Colour gold_edge = ui::rgb(0xE2A227);
inline constexpr ui::Colour gold_lip = ui::rgb(0xA86C0C);
inline constexpr float gold_share = 0.34F;                   ///< the width of the edge, in radii of the paper's corners
inline constexpr ui::Colour paper_cell = ui::rgb(0xF0E8D4);  ///< the paper below a tile
inline constexpr ui::Colour paper_stone = ui::rgb(0xDCD5C4); ///< the paper below a stone
inline constexpr ui::Colour first_ink = ui::rgb(0x2B2418);
inline constexpr ui::Colour second_ink = ui::rgb(0x57482F);
inline constexpr ui::Colour seal_ink = ui::rgb(0xB8432A);
inline constexpr ui::Colour seal_paper = ui::rgb(0xFFF4E2);

/// A thread from end to end with its turns, in cells from the upper left corner of the padded board: the middle of cell
/// {0, 0} is at (0.5, 0.5). Every straight segment has its own lane in its row or column, and so has every end, so that
/// no thread or end hides another.
struct Thread {
    std::vector<ui::Point> points;
    ui::Colour colour;
    float width = thread_width; ///< smaller if many lanes share a row or column
    friend bool operator==(const Thread&, const Thread&) = default;
};

struct Weave {
    Size board;              ///< without the ring
    std::vector<Cell> tiles; ///< the cells with tiles at the start of the game
    std::vector<Cell> stones;
    std::vector<Thread> threads; ///< in order of play
    std::optional<Face> last;    ///< the picture of the last pair
    std::string deck{};          ///< the deck of the picture; empty: the current deck
    std::uint64_t mark = 0;      ///< as in SampleItem
    bool gold = false;           ///< the paper has a golden edge
    friend bool operator==(const Weave&, const Weave&) = default;
};

enum class Lanes : std::uint8_t {
    fewest,    ///< as few in a row or column as there can be, for the widest threads
    as_played, ///< a thread keeps its lanes when other lines are added at the end, while their row has lanes left
};

/// Returns one thread for each line, in the same order.
[[nodiscard]] std::vector<Thread> threads_of(const std::vector<Link>& lines, Lanes lanes = Lanes::fewest);

/// Returns the weave of all pairs from the start to the current position. Cost: replays the pairs.
[[nodiscard]] Weave weave_of(const game::Timeline& game);

/// Returns the colour of a thread; t is its place in the order of play, from 0 for the first thread to 1 for the last.
[[nodiscard]] ui::Colour thread_colour(float t);

/// Other colours for the threads of a weave, from the first thread to the last.
using Hues = std::array<ui::Colour, 4>;
void dye(Weave& weave, const Hues& hues);
/// Returns the colour of a weave's threads at place `t` in the order of play, as in thread_colour().
[[nodiscard]] ui::Colour colour_in(const Weave& weave, float t);

/// Returns the first part of a thread; `drawn` is the fraction of its length, 0 .. 1.
[[nodiscard]] Thread first_part(const Thread& thread, float drawn);

/// A straight segment of a thread without its turns.
struct Straight {
    ui::Point from;
    ui::Point to;
};
/// Returns the segments. Each segment except the last ends in a turn, a quarter circle to the next segment.
[[nodiscard]] std::vector<Straight> straights_of(const Thread& thread);

} // namespace twoturns::scene
