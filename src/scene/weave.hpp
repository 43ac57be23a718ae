// The weave: what a game leaves behind as a picture. Each pair that went, and was not brought back, is a thread along
// its line, from the first one to the last.
#pragma once

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

// Measures of threads, in cells.
inline constexpr float thread_width = 0.085F; ///< where lanes leave room for it
inline constexpr float thread_corner = 0.3F;  ///< the radius of a turn, where its parts have room for it
// In widths of their thread.
inline constexpr float thread_edge = 0.53F; ///< of paper on either side, so that crossings can be read
inline constexpr float thread_end = 0.7F;   ///< the radius of the dot at an end
// Between lanes, and over all lanes of a row or column.
inline constexpr float lane_step = 0.19F;
inline constexpr float lane_room = 0.86F;

// The paper it is on.
inline constexpr ui::Colour paper_top = ui::rgb(0xFFFDF6);
inline constexpr ui::Colour paper_bottom = ui::rgb(0xF6EEDA);
inline constexpr ui::Colour paper_lip = ui::rgb(0xCBB894);
inline constexpr ui::Colour paper_cell = ui::rgb(0xF0E8D4);  ///< where a tile stood
inline constexpr ui::Colour paper_stone = ui::rgb(0xDCD5C4); ///< and a stone
inline constexpr ui::Colour second_ink = ui::rgb(0x6B5B3E);
inline constexpr ui::Colour seal_ink = ui::rgb(0xB8432A);
inline constexpr ui::Colour seal_paper = ui::rgb(0xFFF4E2);

/// From end to end by its turns, in cells from the upper left corner of the padded board: the middle of its cell {0, 0}
/// is at (0.5, 0.5). Every straight part has a lane in its row or column that no other part there has beside it, and
/// every end one across, so that no thread and no end hides another.
struct Thread {
    std::vector<ui::Point> points;
    ui::Colour colour;
    float width = thread_width; ///< less where many lanes share a row or column
    friend bool operator==(const Thread&, const Thread&) = default;
};

struct Weave {
    Size board;              ///< without its ring
    std::vector<Cell> tiles; ///< where there were some at the start
    std::vector<Cell> stones;
    std::vector<Thread> threads; ///< in the order in which the pairs went
    std::optional<Face> last;    ///< the picture of the pair that went last
    std::string deck{};          ///< whose picture; empty: the deck that is played with
    std::uint64_t mark = 0;      ///< as that of SampleItem
    friend bool operator==(const Weave&, const Weave&) = default;
};

/// A thread for each line, in their order.
[[nodiscard]] std::vector<Thread> threads_of(const std::vector<Link>& lines);

/// The whole picture: the threads of all pairs on the way from the start to the current position. Costs as much as
/// taking them again.
[[nodiscard]] Weave weave_of(const game::Timeline& game);

/// The colour of threads, from the first at 0 to the last at 1.
[[nodiscard]] ui::Colour thread_colour(float t);

/// A straight part of a thread, without what its turns take of it.
struct Straight {
    ui::Point from;
    ui::Point to;
};
/// All of them; the turn after each but the last is a quarter of a circle that leads to the next.
[[nodiscard]] std::vector<Straight> straights_of(const Thread& thread);

/// How many of `all` threads are there while they appear one after another, many first and few at the end; t from 0
/// to 1.
[[nodiscard]] std::size_t threads_shown(std::size_t all, float t);

} // namespace twoturns::scene
