#include "app/board/board_preview.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace twoturns::app {
namespace {

constexpr game::Time pair_time{2000};

} // namespace

BoardPreview::BoardPreview(GameId id, Deal deal, game::Time now)
    : id_(std::move(id)), deal_(std::move(deal)), session_(deal_.board, id_.params.gravity), due_(now + pair_time) {}

void BoardPreview::take_next_pair(game::Time now) {
    if (next_ >= deal_.witness.size()) {
        session_ = game::Session{deal_.board, id_.params.gravity};
        next_ = 0;
        return;
    }
    const Move move = deal_.witness[next_++];
    session_.act(game::Click{move.a}, now);
    const auto reply = session_.act(game::Click{move.b}, now);
    if (const auto* match = std::get_if<game::Matched>(&reply)) view_.animations.show_match(*match, now);
}

void BoardPreview::tick(game::Time now, bool plays) {
    view_.animations.expire(now);
    if (!plays || now < due_) return;
    take_next_pair(now);
    due_ = now + pair_time;
}

std::optional<game::Time> BoardPreview::next_change(game::Time now, bool plays) const {
    const auto animated = view_.animations.next_change(now, plays);
    if (!plays) return animated;
    return animated ? std::min(*animated, due_) : due_;
}

void BoardPreview::draw(std::vector<scene::Item>& items, const ui::Rect& area, const scene::BoardStyle& look,
                        game::Time now) const {
    scene::add_board(items, view_, session_, area, look, now);
}

} // namespace twoturns::app
