// A race against another run of the same board: whose it is, how it begins, and what is seen of it while it goes on and
// at its end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/contests/ghost.hpp"

namespace twoturns::app {

/// Height of the bar of a race in pixels of the design.
inline constexpr float race_bar_height = 12;

/// Whose run it is: the player's own, a game of the history, or that of a file.
struct Runner {
    std::string path{};             ///< of the file; empty for the player's own
    game::GameKey key = 0;          ///< of the game, else 0
    std::optional<game::Day> day{}; ///< when that was played, where it is known
};
[[nodiscard]] Runner own_run(game::GameKey key, game::Date played, const LocalTime& local_time);
/// Such as "You, 12 May 2026"; somebody else goes by the name of the file.
[[nodiscard]] std::string label_of(const Runner& runner);

struct Race {
    game::Origin origin; ///< the board, and below what it starts with
    Deal start;
    game::Ghost ghost;
    Runner runner;
};

/// Starts a race against the run of a record, or says why there is none.
[[nodiscard]] Effects race_against(const game::Record& record, Deal start, Runner runner, const Context& context);

/// What is to be said of a run before it is raced: "Cleared in 2:13.", "9 of 12 pairs in 1:40, not cleared."
[[nodiscard]] std::string run_text(const game::Ghost& ghost);

/// A race as it stands.
struct RaceView {
    const Race& race;
    const game::PairTimes& own;
    game::Time elapsed; ///< of play

    /// By how many pairs the player leads, over whom; the line of help says more.
    [[nodiscard]] ui::Element figure() const;
    /// All that is to be said while it goes on.
    [[nodiscard]] std::string words() const;
    /// Who was first and by how much, once the player has cleared the board.
    [[nodiscard]] std::string outcome() const;
    /// Along the bar is the other run's time: a mark for each of its pairs, below them how far it is, above them where
    /// it was with as many pairs as the player has. So what lies between both is the lead.
    void draw_bar(std::vector<scene::Item>& items, const ui::Rect& rect, const ui::Style& style) const;

private:
    [[nodiscard]] float place_of(int pairs) const; ///< along the bar, 0 .. 1
};

} // namespace twoturns::app
