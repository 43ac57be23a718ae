// What is seen of the pace: the figures in the bar of the board, and in Arcade the strip below it.
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

/// Whether the board is a place of the journey or that of a day: those have a pace of their own.
[[nodiscard]] bool owns_pace(const game::Game& game);
/// The pace of a game: its own, or the one chosen for the player's own games. Stars and days are compared by time, so
/// those are Timed, or Calm for whoever hides the clock.
[[nodiscard]] game::Pace pace_of(const game::Game& game, const Settings& settings);

/// Whether the time of play is to be seen.
[[nodiscard]] bool shows_clock(const Context& context);

/// "12,480".
[[nodiscard]] std::string points_text(std::int64_t points);

/// How that compares with the best there was before on such boards; empty where there was none.
[[nodiscard]] std::string best_line(std::int64_t points, std::optional<std::int64_t> best);

/// A choice among the three.
[[nodiscard]] ui::Element pace_choice(ui::Id id, game::Pace selected);

/// A value over what it is.
[[nodiscard]] ui::Element figure(const std::string& value, const std::string& words);

/// A round as it is seen: it changes in steps, so that it is not drawn more often than that.
struct RoundView {
    const game::Arcade& round;
    game::Time elapsed; ///< of play
    const Context& context;

    /// Score and combo, and what stands between them, as far as there is room.
    [[nodiscard]] ui::Element figures(ui::Id pips, std::vector<ui::Element> between, float room) const;
    void draw_pips(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    void draw_strip(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// How long until it looks different, or has run out, while the clock runs.
    [[nodiscard]] game::Time until_change() const;

private:
    [[nodiscard]] bool combo_lives() const;
    [[nodiscard]] game::Time step() const;
    [[nodiscard]] game::Time shown() const; ///< the time of play that is seen
};

} // namespace twoturns::app
