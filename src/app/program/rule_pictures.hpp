// The rules as eight small boards that play themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/session.hpp"
#include "scene/board_view.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::app {

struct RulePicture {
    const char* title;
    const char* meaning;
    const char* board;          ///< its rows, as board text
    std::vector<Cell> clicks{}; ///< in order; the last one shows the rule
    Gravity gravity = Gravity::none;
    bool hints = false; ///< a hint for the first two cells comes before the clicks
};
[[nodiscard]] const std::vector<RulePicture>& rule_pictures();

/// Plays a rule once, then shows its beginning again. It does not move before start() and after stop().
class RulePlayer {
public:
    static constexpr game::Time loop{4'000};

    explicit RulePlayer(const RulePicture& rule);

    /// Plays from the beginning.
    void start(game::Time now);
    /// Shows the beginning.
    void stop();
    /// Does what is due at `now`.
    void tick(game::Time now);
    /// Returns when tick() is due or the picture changes; nullopt while it stands still.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now) const;
    /// Draws the board. While nothing plays, draws a still picture of the rule, such as a picked pair with its line.
    void draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& style,
              game::Time now) const;

    /// Returns whether it plays.
    [[nodiscard]] bool plays() const { return began_.has_value(); }
    [[nodiscard]] const game::Session& session() const { return session_; }

private:
    [[nodiscard]] game::Time due(std::size_t click) const;
    void click(game::Time now);
    void draw_still(std::vector<scene::Item>& items, const ui::Rect& area, scene::BoardStyle style,
                    game::Time now) const;

    const RulePicture* rule_;
    game::Session session_;
    scene::BoardView view_;
    std::optional<game::Time> began_;
    std::size_t done_ = 0; ///< the number of clicks made
};

} // namespace twoturns::app
