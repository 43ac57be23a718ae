// The cards of a deck with two sides: what the game tells of them, and which of them it shows.
#include <algorithm>
#include <utility>

#include "app/decks/learnt.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/play/play.hpp"
#include "game/learning/cards.hpp"
#include "game/learning/next_cards.hpp"

namespace twoturns::app {

std::optional<Note> PlayScreen::about_cards(const Context& context) const {
    if (context.two_sided == 0) return std::nullopt;
    const auto cells = game_.session.timeline().board_of(0).cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    if (kinds > context.two_sided)
        return Note{
            {N_("The deck has fewer cards than this board has pairs"), {}},
            {N_("Of {0} cards some are here again, told apart by a number."), {std::to_string(context.two_sided)}},
            {}};
    if (std::none_of(cells.begin(), cells.end(), [](const auto& of_kind) { return of_kind.size() > 2; }))
        return std::nullopt;
    return Note{{N_("Some words come twice: four tiles, two pairs."), {}},
                {N_("New game deals a board with each card once on either side."), {}},
                {}};
}

/// What that tells of the cards.
void PlayScreen::recall(const game::Reply& reply, const Context& context) {
    if (!context.cards || context.cards->cards.empty()) return;
    const game::CardDeck& deck = *context.cards;
    if (std::exchange(judged_deck_, deck.name) != deck.name) judge_ = {};
    const game::Session& session = game_.session;
    const game::Cards cards{context.two_sided, session.timeline().cards_seed(),
                            game::chosen_from(game_.origin.cards, context.deck_number, context.two_sided)};
    for (const game::Recalled& one : judge_.add(reply, session.board(), session.elapsed(context.now))) {
        const auto card = static_cast<std::size_t>(game::card_of(one.kind, cards));
        game_.answers.push_back({deck.name, deck.cards[card], context.date, one.how, one.took});
    }
}

/// This game tells them no more, nor does the one to which undo leads back.
Effects PlayScreen::answers_forgotten(const std::string& deck, const Context& /*context*/) {
    const auto forget = [&](std::vector<game::CardAnswer>& answers) {
        std::erase_if(answers, [&](const game::CardAnswer& one) { return one.deck == deck; });
    };
    forget(game_.answers);
    if (previous_) forget(previous_->answers);
    forget(answers_.answers);
    return {};
}

Effects PlayScreen::deck_changed(const Context& context) {
    deck_is_new_ = true;
    return ask_answers(context);
}

bool PlayScreen::fits_deck_soon(const Context& context) const {
    return deck_is_new_ && own_board_ && !undealt() && !dealing_ && game_.session.log().empty() && about_cards(context);
}

Effects PlayScreen::fit_to_deck(const Context& context) {
    const bool fits = fits_deck_soon(context);
    deck_is_new_ = false;
    if (!fits) return {};
    NewGameForm form{own_params()};
    form.bring_back_kinds(context.settings.kinds_kept);
    form.deal_cards_once(true);
    if (most_kinds(form.params().size, form.params().layout) > context.two_sided)
        form.set_size(fitting_size(context.two_sided, form.any_size_layout()));
    Settings settings = context.settings;
    settings.kinds_kept = form.kinds_to_keep();
    Effects effects{ChangeSettings{std::move(settings)}, Say{}};
    append(effects, start_deal({form.params(), ""}, context, true));
    return effects;
}

/// Asked before they are needed, so that no board waits for them.
Effects PlayScreen::ask_answers(const Context& context) {
    if (!context.cards) return {};
    return {Ask{game::StoreQuestion{game::ReadAnswers{context.cards->name}}}};
}

void PlayScreen::learn(const game::AnswersRead& read, const Context& context) {
    answers_ = read;
    choose_cards(context);
}

/// What was learnt in a game that is left counts for the next one at once.
void PlayScreen::add_answers(const game::Game& game) {
    auto& known = answers_.answers;
    for (const game::CardAnswer& one : game.answers)
        if (one.deck == answers_.deck && std::find(known.begin(), known.end(), one) == known.end())
            known.push_back(one);
}

/// For the player's own new games, and while nothing was done in them: a board that somebody named shows the same to
/// everybody, and what was seen once stays.
void PlayScreen::choose_cards(const Context& context) {
    if (!own_board_ || undealt() || !game_.session.log().empty()) return;
    if (!context.cards || answers_.deck != context.cards->name) return;
    if (game_.origin.cards.deck == context.deck_number) return; // they are chosen
    const game::Timeline& timeline = game_.session.timeline();
    const auto cells = timeline.board_of(0).cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    game_.origin.cards = {context.deck_number,
                          game::next_cards(learnt_of(*context.cards, answers_.answers, context),
                                           day_number(context.today()), static_cast<std::size_t>(kinds),
                                           timeline.cards_seed())};
}

} // namespace twoturns::app
