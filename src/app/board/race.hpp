// A race against another run of the same board: whose run it is, how the race begins, and how it looks in progress and
// at its end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/ghost.hpp"

namespace twoturns::app {

/// Height of a race's bar in pixels of the design.
inline constexpr float race_bar_height = 12;

/// Whose run it is: the player's own, a game of the history, or a file's.
struct Runner {
    std::string path{};             ///< the file's path; empty for the player's own run
    game::GameKey key = 0;          ///< the game's key, else 0
    std::optional<game::Day> day{}; ///< the day it was played, if known
};
[[nodiscard]] Runner own_run(game::GameKey key, game::Date played, const LocalTime& local_time);
/// Returns a name such as "You, 12 May 2026"; another player goes by the name of the file.
[[nodiscard]] std::string label_of(const Runner& runner);

struct Race {
    game::Origin origin; ///< of the board; `start` is its deal
    Deal start;
    game::Ghost ghost;
    Runner runner;
};

/// Starts a race against the run of a record, or says why there is none.
[[nodiscard]] Effects race_against(const game::Record& record, Deal start, Runner runner, const Context& context);

/// Describes a run before it is raced: "Cleared in 2:13.", "9 of 12 pairs in 1:40, not cleared."
[[nodiscard]] std::string run_text(const game::Ghost& ghost);

/// A race in progress.
struct RaceView {
    const Race& race;
    const game::PairTimes& own;
    game::Time elapsed; ///< time of play

    /// Makes the figure: by how many pairs the player leads, and over whom; its line of help says more.
    [[nodiscard]] ui::Element figure() const;
    /// Returns the line for the bar while the race goes on.
    [[nodiscard]] std::string words() const;
    /// Says who was first and by how much, once the player has cleared the board.
    [[nodiscard]] std::string outcome() const;
    /// Draws the bar. Its length is the other run's time, with a mark for each of its pairs. The lower half shows how
    /// far the other run is, the upper half where it was with as many pairs as the player has. So the distance between
    /// both is the lead.
    void draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect, const ui::Style& style) const;

private:
    [[nodiscard]] float place_of(int pairs) const; ///< place along the bar, 0 to 1
};

} // namespace twoturns::app
