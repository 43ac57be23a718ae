#include "app/play/cleared_board.hpp"

#include <cmath>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/journey/places.hpp"
#include "game/learning/cards.hpp"
#include "game/records/few_turns.hpp"

namespace twoturns::app {

ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin) {
    auto weave = std::make_shared<scene::Weave>(scene::weave_of(game.session.timeline()));
    dye(*weave, game.origin);
    if (game.look) {
        weave->last = static_cast<Face>(game.look->face);
        weave->deck = game.look->deck;
        weave->mark = game.look->mark;
    }
    ClearedBoard cleared{std::move(weave), threads_begin};
    cleared.clearing = game::clearing_of(game.session.timeline());
    if (!threads_begin) cleared.sounds.leave_out();
    return cleared;
}

bool RestingPointer::left_by(const ui::Input& input, float scale) const {
    constexpr float reach = 12; // points of the screen
    const auto* const hover = std::get_if<ui::Hover>(&input);
    const auto* const press = std::get_if<ui::Press>(&input);
    if ((hover == nullptr && press == nullptr) || (hover != nullptr && (hover->at.x < 0 || hover->at.y < 0)))
        return false;
    const ui::Point to = hover != nullptr ? hover->at : press->at;
    return std::hypot(to.x - at.x, to.y - at.y) > reach * scale;
}

bool ignores(ClearedBoard& cleared, const ui::Input& input, const Context& context) {
    auto& pointer = cleared.pointer;
    if (pointer && (context.now >= pointer->until || pointer->left_by(input, context.canvas.scale))) pointer.reset();
    return pointer && std::holds_alternative<ui::Press>(input);
}

game::SealPicture seal_picture(Face kind, const game::Game& game, const Context& context) {
    game::SealPicture picture{
        deck_in_use(context.settings),
        game::picture_of(kind, {context.two_sided, game.session.timeline().cards_seed(),
                                game::chosen_from(game.origin.cards, context.deck_number, context.two_sided)})};
    const auto& shown = context.deck_status.shown;
    if (shown && shown->deck == picture.deck && !shown->marks.empty())
        picture.mark = shown->marks[static_cast<std::size_t>(picture.face) % shown->marks.size()];
    return picture;
}

} // namespace twoturns::app
