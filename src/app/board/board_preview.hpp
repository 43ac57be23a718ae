// A board that plays itself: one pair of its witness after another, and from the beginning again.
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

    /// Takes the next pair when it is due; without `plays` none.
    void tick(game::Time now, bool plays);
    /// When tick() is due next, or the picture next differs.
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now, bool plays) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardLook& look,
              game::Time now) const;

private:
    void take_next_pair(game::Time now);

    GameId id_;
    Deal deal_;
    game::Session session_;
    scene::BoardView view_;
    std::size_t next_ = 0; ///< move of the witness
    game::Time due_;       ///< when it is
};

} // namespace twoturns::app
