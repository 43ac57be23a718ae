// The pace of a game: the pace that the history records, and the round of Arcade.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "game/contests/arcade.hpp"
#include "game/contests/pace.hpp"
#include "game/contests/run.hpp"
#include "game/game.hpp"
#include "game/history/bests.hpp"

namespace twoturns::app {

/// Returns the round of Arcade that a game played at this pace is in. A game of another pace begins one at its current
/// position. Costs as much as Session::resumed.
[[nodiscard]] game::Arcade round_of(const game::Game& game);

class Pacing {
public:
    /// Plays at this pace from now on. For Arcade, resumes the round of a game that was Arcade until now, otherwise
    /// starts a round at the current position. Returns whether the pace has changed.
    bool take(game::Pace pace, const game::Game& game);
    /// Counts an action of the game. `entries_before` is the number of entries in its log before the action. A game
    /// whose pace has changed counts as Calm.
    void count(const game::Reply& reply, std::size_t entries_before, game::Game& game);

    enum class Warning : std::uint8_t {
        none,
        low,  ///< a fifth or a tenth of the bar is left
        tick, ///< another of the last five seconds begins, less than a tenth of the bar being left
        over
    };
    /// Returns the warning due at play time `elapsed`. Returns each warning once, until the bar is filled up again.
    [[nodiscard]] Warning warn(game::Time elapsed);

    /// Returns the pace; nullopt before the first take().
    [[nodiscard]] std::optional<game::Pace> pace() const { return pace_; }
    /// Returns the round; nullopt outside Arcade.
    [[nodiscard]] const std::optional<game::Arcade>& round() const { return round_; }
    /// Returns the last warning that little time is left: 1 at a fifth of the bar, 2 at a tenth, 0 before.
    [[nodiscard]] int low() const { return low_; }
    /// Returns whether warn() has reported the end of the bar.
    [[nodiscard]] bool over() const { return over_; }
    /// Returns the points that the last action brought; 0 outside Arcade.
    [[nodiscard]] std::int64_t gain() const { return gain_; }
    /// Returns the score of a game that was Arcade throughout; nullopt for any other game.
    [[nodiscard]] std::optional<std::int64_t> score(const game::Game& game) const;

    game::Bests bests{};      ///< the best results on such boards before this game, from the history read so far
    game::RunResult before{}; ///< the result of the run before this game; empty outside a run
    std::optional<std::int64_t> best_run{}; ///< the most points of any other run
    int boards_seen = 0;  ///< how many of the run's earlier boards were played directly before this game
    int combo_before = 0; ///< the longest combo on the earlier boards that `boards_seen` counts

private:
    std::optional<game::Pace> pace_;
    std::optional<game::Arcade> round_;
    bool over_ = false;
    std::int64_t gain_ = 0;
    int low_ = 0;                      ///< 1 after the warning at a fifth of the bar, 2 at a tenth
    game::Time::rep seconds_left_ = 0; ///< at the last warn(), rounded up
};

} // namespace twoturns::app
