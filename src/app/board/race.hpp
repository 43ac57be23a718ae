// A race against another run of the same board: the runner, the start of the race, and its display during the race and
// at its end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/ghost.hpp"

namespace twoturns::app {

/// The height of a race's bar in design pixels.
inline constexpr float race_bar_height = 12;

/// The source of the other run: the player's own run, a game of the history, a file, or a text that was sent.
struct Runner {
    std::string path{};             ///< the file's path; empty for any other run
    std::string word{};             ///< a game that was sent, see game::sent(); empty for any other run
    game::GameKey key = 0;          ///< the game's key; 0 for a run from a file or a text
    std::optional<game::Day> day{}; ///< the day it was played, if known
    [[nodiscard]] bool is_own() const { return path.empty() && word.empty(); }
};
[[nodiscard]] Runner own_run(game::GameKey key, game::Date played, const LocalTime& local_time);
/// Returns a name such as "Your run of 12 May 2026". For another player it is the name of the file, or "Their run".
[[nodiscard]] std::string label_of(const Runner& runner);

struct Race {
    game::Origin origin; ///< the board's origin; `start` is its deal
    Deal start;
    game::Ghost ghost;
    Runner runner;
};

/// Starts a race against the run of a record. Returns a note with the reason if the record cannot be raced.
[[nodiscard]] Effects race_against(const game::Record& record, Deal start, Runner runner, const Context& context);

/// Describes a run before it is raced: "Cleared in 2:13.", "9 of 12 pairs in 1:40, not cleared."
[[nodiscard]] std::string run_text(const game::Ghost& ghost);

/// A race in progress.
struct RaceView {
    const Race& race;
    const game::PairTimes& own;
    game::Time elapsed; ///< in play time

    /// Makes the figure that shows by how many pairs the player leads, and over whom. Its help line gives details.
    [[nodiscard]] ui::Element figure() const;
    /// Returns the line for the bar during the race.
    [[nodiscard]] std::string words() const;
    /// Returns who was first and by how much, once the player has cleared the board.
    [[nodiscard]] std::string outcome() const;
    /// Draws the bar. Its length is the other run's time, with a mark for each of its pairs. The lower half shows the
    /// other run's time so far. The upper half shows when the other run had as many pairs as the player has now. So the
    /// difference between the two is the lead.
    void draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect, const ui::Style& style) const;

private:
    [[nodiscard]] float place_of(int pairs) const; ///< position along the bar, 0 to 1
};

} // namespace twoturns::app
