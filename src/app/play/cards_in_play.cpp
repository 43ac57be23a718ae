#include "app/play/cards_in_play.hpp"

#include <algorithm>
#include <utility>

#include "app/decks/learnt.hpp"
#include "game/learning/cards.hpp"
#include "game/learning/next_cards.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

namespace {

game::Cards cards_of(const game::Game& game, const Context& context) {
    return {context.two_sided, game.session.timeline().cards_seed(),
            game::chosen_from(game.origin.cards, context.deck_number, context.two_sided)};
}

/// Returns the place of a card in the deck in use, which has two sides.
std::size_t card_of(Kind kind, const game::Game& game, const Context& context) {
    return static_cast<std::size_t>(game::card_of(kind, cards_of(game, context)));
}

/// Returns a card's words, which are separated by a tab in the deck. A picture without a name has none.
std::string words_of_card(const std::string& card) {
    const std::size_t tab = card.find('\t');
    if (tab == std::string::npos) return card;
    std::string front = card.substr(0, tab);
    std::string back = card.substr(tab + 1);
    if (front.empty()) return back;
    if (back.empty()) return front;
    // TRANSLATORS: the two sides of a card, such as a word and what it means.
    return platform::trcf("card", "{0} – {1}", std::move(front), std::move(back));
}

} // namespace

std::optional<std::pair<int, int>> copies_of_card(const game::Game& game, Kind one, Kind other,
                                                  const Context& context) {
    if (context.two_sided == 0 || one == other) return std::nullopt;
    if (card_of(one, game, context) != card_of(other, game, context)) return std::nullopt;
    return std::pair{one / context.two_sided + 1, other / context.two_sided + 1};
}

std::optional<std::string> card_in_game(const game::Game& game, Kind kind, const Context& context) {
    if (!context.cards || context.cards->cards.empty()) return std::nullopt;
    return words_of_card(context.cards->shown(card_of(kind, game, context)));
}

std::vector<std::string> missed_cards(const game::Game& game, const Context& context) {
    std::vector<std::string> missed;
    if (!context.cards) return missed;
    const game::LearningDeck& deck = *context.cards;
    for (const game::CardAnswer& one : game.answers) {
        if (one.deck != deck.name || one.how > game::Recall::hinted) continue;
        const auto card = std::find(deck.cards.begin(), deck.cards.end(), one.card);
        if (card == deck.cards.end()) continue;
        std::string words = words_of_card(deck.shown(static_cast<std::size_t>(card - deck.cards.begin())));
        if (!words.empty() && std::find(missed.begin(), missed.end(), words) == missed.end())
            missed.push_back(std::move(words));
    }
    return missed;
}

Effects ask_answers(const Context& context) {
    if (!context.cards) return {};
    return {Ask{game::StoreRequest{game::ReadAnswers{context.cards->name}}}};
}

void forget_answers(std::vector<game::CardAnswer>& answers, const std::string& deck) {
    std::erase_if(answers, [&](const game::CardAnswer& one) { return one.deck == deck; });
}

void CardsInPlay::judge(const game::Reply& reply, game::Game& game, const Context& context) {
    if (!context.cards || context.cards->cards.empty()) return;
    const game::LearningDeck& deck = *context.cards;
    if (std::exchange(judged_deck_, deck.name) != deck.name) judge_ = {};
    const game::Session& session = game.session;
    for (const game::Recalled& one :
         judge_.add(reply, session.board(), session.elapsed(context.now), cards_of(game, context))) {
        const std::size_t card = card_of(one.kind, game, context);
        game.answers.push_back({deck.name, deck.cards[card], context.date, one.how, one.took});
    }
}

void CardsInPlay::leave(const game::Game& before) {
    judge_ = {};
    auto& known = answers_.answers;
    for (const game::CardAnswer& one : before.answers)
        if (one.deck == answers_.deck && std::find(known.begin(), known.end(), one) == known.end())
            known.push_back(one);
}

void CardsInPlay::forget(const std::string& deck) { forget_answers(answers_.answers, deck); }

void CardsInPlay::choose(game::Game& game, const Context& context) const {
    if (!game.session.log().empty()) return; // cards that the player has seen stay
    if (!context.cards || answers_.deck != context.cards->name) return;
    if (game.origin.cards.deck == context.deck_number) return; // the cards are already chosen
    const game::Timeline& timeline = game.session.timeline();
    const auto cells = timeline.board_of(0).cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    game.origin.cards = {context.deck_number, game::next_cards(learnt_of(*context.cards, answers_.answers, context),
                                                               day_number(context.today()),
                                                               static_cast<std::size_t>(kinds), timeline.cards_seed())};
}

} // namespace twoturns::app
