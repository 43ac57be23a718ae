// The view of the pace: figures in the bar of the board, and in Arcade the strip below it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/arcade.hpp"
#include "game/contests/pace.hpp"

namespace twoturns::app {

/// Height of the strip in pixels of the design.
inline constexpr float strip_height = 6;

/// Returns whether the board is a place of the journey or the board of a day; those have a pace of their own.
[[nodiscard]] bool owns_pace(const game::Game& game);
/// Returns the pace of a game: its own, or the one chosen for the player's own games. Stars and days are compared by
/// time, so those games are Timed, or Calm if the player hides the clock.
[[nodiscard]] game::Pace pace_of(const game::Game& game, const Settings& settings);

/// Returns whether the time of play is shown.
[[nodiscard]] bool shows_clock(const Context& context);

/// Formats points: "12,480".
[[nodiscard]] std::string points_text(std::int64_t points);

/// Compares the points with the previous best on such boards; empty without a previous best.
[[nodiscard]] std::string best_line(std::int64_t points, std::optional<std::int64_t> best);

/// Makes a choice among the three paces.
[[nodiscard]] ui::Element pace_choice(ui::Id id, game::Pace selected);

/// Makes a value with a label below it.
[[nodiscard]] ui::Element figure(const std::string& value, const std::string& words);

/// A round as shown. It changes in steps, so that it is redrawn no more often than it changes.
struct RoundView {
    const game::Arcade& round;
    game::Time elapsed; ///< time of play
    const Context& context;

    /// Makes the score, the combo and the elements between them, as far as there is room.
    [[nodiscard]] ui::Element figures(ui::Id pips, std::vector<ui::Element> between, float room) const;
    void draw_pips(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    void draw_strip(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// Returns the time until the view changes or the round runs out, while the clock runs.
    [[nodiscard]] game::Time until_change() const;

private:
    [[nodiscard]] bool combo_lives() const;
    [[nodiscard]] game::Time step() const;
    [[nodiscard]] game::Time shown() const; ///< the time of play on show
};

} // namespace twoturns::app
