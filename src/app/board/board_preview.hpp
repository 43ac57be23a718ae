// A board that plays itself: removes the pairs of its witness one after another, then starts again.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/session.hpp"
#include "scene/board_view.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/game_id.hpp"

namespace twoturns::app {

class BoardPreview {
public:
    BoardPreview(GameId id, Deal deal, game::Time now);

    [[nodiscard]] const GameId& id() const { return id_; }
    [[nodiscard]] const Deal& deal() const { return deal_; }

    /// Takes the next pair if it is due and `plays` is set.
    void tick(game::Time now, bool plays);
    /// Returns the next time at which tick() is due or the picture changes.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now, bool plays) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
              game::Time now) const;

private:
    void take_next_pair(game::Time now);

    GameId id_;
    Deal deal_;
    game::Session session_;
    scene::BoardView view_;
    std::size_t next_ = 0; ///< the index of the next move of the witness
    game::Time due_;       ///< when that move is due
};

} // namespace twoturns::app
