// The timing of what appears after a board was cleared: its lines, the seal, the stars, then the rest. It depends only
// on the time; any key or click jumps to the end.
#pragma once

#include <cstddef>
#include <optional>

#include "app/play/win_page.hpp"

namespace twoturns::app {

struct Ceremony {
    static constexpr game::Time line{120}; ///< the time in which one line is drawn
    static constexpr game::Time seal_falls{140};
    static constexpr game::Time shake{140}; ///< the sheet shakes under the seal
    static constexpr game::Time star{240};  ///< the time in which one star appears
    static constexpr game::Time stars_apart{260};
    static constexpr game::Time best_shown{170};
    static constexpr game::Time appears{200}; ///< the time in which words and buttons appear
    static constexpr game::Time stamps_apart{180};
    static constexpr game::Time light{2000}; ///< a light runs along the lines, and threads fall

    game::Time begin{0}; ///< when the sheet appears and the first line begins
    game::Time lines{0}; ///< from `begin` until the last line ends
    std::size_t pairs = 0;
    bool has_stars = false;

    [[nodiscard]] game::Time seal() const { return begin + lines; }
    [[nodiscard]] game::Time landed() const { return seal() + seal_falls; }
    [[nodiscard]] game::Time star_at(std::size_t number) const;
    [[nodiscard]] game::Time best() const { return has_stars ? star_at(2) + star : landed(); }
    [[nodiscard]] game::Time buttons() const { return best() + best_shown; }
    /// Returns when the seal of a medal falls; its words are there before.
    [[nodiscard]] game::Time stamp_at(std::size_t number) const;
    /// Returns when all can be used; what moves later only looks on.
    [[nodiscard]] game::Time end() const { return buttons() + appears; }
    [[nodiscard]] game::Time light_ends() const { return landed() + light; }
    /// Returns when nothing moves any more, with the seals of `medals` medals.
    [[nodiscard]] game::Time still(std::size_t medals) const;

    /// Returns the part of points or pairs that a count has reached while the lines are drawn, 0 .. 1.
    [[nodiscard]] float counted(game::Time now) const;
    /// Returns the drawn part of a line, 0 .. 1.
    [[nodiscard]] float drawn(std::size_t number, game::Time now) const;
};

/// Draws as much of the sheet's threads as is drawn now.
void grow_threads(scene::SheetItem& sheet, const Ceremony& ceremony, game::Time now);

/// Returns how long the lines of `pairs` pairs take.
[[nodiscard]] game::Time length_of_lines(std::size_t pairs);

/// Returns when the ceremony ends if the player does not skip it; the same with and without motion. `begin` is the time
/// at which the lines begin.
[[nodiscard]] game::Time end_of_ceremony(const game::Game& game, game::Time begin);

/// Returns the ceremony, also after its end; nullopt if everything is shown at once.
[[nodiscard]] std::optional<Ceremony> ceremony_of(const Win& win, const Context& context);

} // namespace twoturns::app
