// The display of the pace: figures in the bar of the board, and in Arcade the bar of time, the combo and its ladder.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/arcade.hpp"
#include "game/contests/pace.hpp"
#include "game/contests/run.hpp"

namespace twoturns::app {

/// Returns whether the board is a place of the journey, the board of a day or a board of a run of Arcade. Such boards
/// have a fixed pace.
[[nodiscard]] bool owns_pace(const game::Game& game);
/// Returns the pace of a game: the fixed pace of its board, otherwise the pace in the settings. Places of the journey
/// and boards of a day compare times, so they are Timed, or Calm if the player hides the clock. The boards of a run are
/// Arcade, or Calm once the player has left the run.
[[nodiscard]] game::Pace pace_of(const game::Game& game, const Settings& settings);

/// Returns which board of a run of Arcade the game is played on; nullopt for any other board.
[[nodiscard]] std::optional<game::RunBoard> run_board_of(const game::Game& game);

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
    std::int64_t before = 0; ///< points of earlier boards of the run

    /// Makes the score, the combo and, between the two, as many of the elements `between` as fit.
    [[nodiscard]] ui::Element figures(ui::Id pips, std::vector<ui::Element> between, float room) const;
    void draw_pips(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    void draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// Draws the ring that drains while the combo lasts, with the multiplier in the middle.
    void draw_ring(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// Draws the eight steps of the scale on which the pairs of a combo rise.
    void draw_ladder(std::vector<scene::Item>& items, const ui::Rect& rect) const;
    /// Returns the points of the round and of earlier boards of the run.
    [[nodiscard]] std::int64_t points() const { return before + round.score().points(); }
    /// Returns the time left on the bar in words: "0:42".
    [[nodiscard]] std::string time_left() const;
    /// Returns how to begin a combo, or how much time is left to continue it.
    [[nodiscard]] std::string combo_words() const;
    /// Returns the number of quick pairs in a row; 0 once the combo has ended.
    [[nodiscard]] int quick_pairs() const { return combo_lives() ? round.score().quick_pairs() : 0; }
    /// Returns the time until the display changes or the round runs out, while the clock runs.
    [[nodiscard]] game::Time until_change() const;

private:
    [[nodiscard]] bool combo_lives() const;
    [[nodiscard]] game::Time step() const;
    [[nodiscard]] game::Time shown() const; ///< the displayed play time
};

} // namespace twoturns::app
