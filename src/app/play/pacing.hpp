// The pace a game is played at: which pace counts for the history, and the round of Arcade.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "game/contests/arcade.hpp"
#include "game/contests/pace.hpp"
#include "game/game.hpp"
#include "game/history/bests.hpp"

namespace twoturns::app {

class Pacing {
public:
    /// Plays at this pace from now on. Arcade goes on with the round of a game that was Arcade so far, else a round
    /// begins where the game stands. Returns whether the pace is another than before.
    bool take(game::Pace pace, const game::Game& game);
    /// Counts what was done in the game, whose log had `before` entries. A game in which the pace changed is Calm.
    void count(const game::Reply& reply, std::size_t before, game::Game& game);

    enum class Warning : std::uint8_t {
        none,
        low, ///< a fifth or a tenth of the bar is left
        over
    };
    /// What is to be said of the round at a time of play; each warning once.
    [[nodiscard]] Warning warn(game::Time elapsed);

    /// Nothing until take().
    [[nodiscard]] std::optional<game::Pace> pace() const { return pace_; }
    /// In Arcade.
    [[nodiscard]] const std::optional<game::Arcade>& round() const { return round_; }
    /// Whether it was said that the bar has run out.
    [[nodiscard]] bool over() const { return over_; }
    /// What a pair brings in the round, else 0.
    [[nodiscard]] int points_of(const game::Matched& match) const;
    /// The score of a game that is Arcade from its beginning.
    [[nodiscard]] std::optional<std::int64_t> score(const game::Game& game) const;

    game::Bests bests{}; ///< on such boards before this game, as far as the history was read

private:
    void begin_round(const game::Game& game);

    std::optional<game::Pace> pace_;
    std::optional<game::Arcade> round_;
    bool over_ = false;
    int low_ = 0; ///< 1: it was said that a fifth of the bar is left; 2: a tenth
};

} // namespace twoturns::app
