#include "app/play/cleared_board.hpp"

#include <utility>

namespace twoturns::app {

ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin) {
    auto weave = std::make_shared<scene::Weave>(scene::weave_of(game.session.timeline()));
    if (game.look) {
        weave->last = static_cast<Face>(game.look->face);
        weave->deck = game.look->deck;
        weave->mark = game.look->mark;
    }
    return {std::move(weave), threads_begin};
}

} // namespace twoturns::app
