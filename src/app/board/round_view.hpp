// The display of the pace: figures in the bar of the board, and in Arcade the strip below the bar.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/arcade.hpp"
#include "game/contests/pace.hpp"

namespace twoturns::app {

/// The height of the strip in design pixels.
inline constexpr float strip_height = 6;

/// Returns whether the board is a place of the journey or the board of a day. Such boards have a fixed pace.
[[nodiscard]] bool owns_pace(const game::Game& game);
/// Returns the pace of a game: the fixed pace of its board, otherwise the pace in the settings. Places of the journey
/// and boards of a day compare times, so they are Timed, or Calm if the player hides the clock.
[[nodiscard]] game::Pace pace_of(const game::Game& game, const Settings& settings);

/// Returns whether the time of play is shown.
[[nodiscard]] bool shows_clock(const Context& context);

/// Formats points: "12,480".
[[nodiscard]] std::string points_text(std::int64_t points);

/// Compares the points with the previous best on such boards; returns an empty text if there is none.
[[nodiscard]] std::string best_line(std::int64_t points, std::optional<std::int64_t> best);

/// Makes a choice among the three paces.
[[nodiscard]] ui::Element pace_choice(ui::Id id, game::Pace selected);

/// Makes a value with a label below it.
[[nodiscard]] ui::Element figure(const std::string& value, const std::string& words);

/// A round as displayed. The displayed figures change in steps, so that they are not redrawn too often.
struct RoundView {
    const game::Arcade& round;
    game::Time elapsed; ///< in play time
    const Context& context;

    /// Makes the score, the combo and, between the two, as many of the elements `between` as fit.
    [[nodiscard]] ui::Element figures(ui::Id pips, std::vector<ui::Element> between, float room) const;
    void draw_pips(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    void draw_strip(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// Returns the time until the display changes or the round runs out, while the clock runs.
    [[nodiscard]] game::Time until_change() const;

private:
    [[nodiscard]] bool combo_lives() const;
    [[nodiscard]] game::Time step() const;
    [[nodiscard]] game::Time shown() const; ///< the displayed play time
};

} // namespace twoturns::app
