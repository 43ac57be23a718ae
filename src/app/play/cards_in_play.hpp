// The cards of a deck with two sides: how they were recalled, and which of them a new game shows.
#pragma once

#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/game.hpp"
#include "game/learning/recall.hpp"

namespace twoturns::app {

class CardsInPlay {
public:
    /// Adds to a game's answers what became of something that was done in it.
    void judge(const game::Reply& reply, game::Game& game, const Context& context);
    /// The way to win was shown: what is found after it tells less.
    void way_shown() { judge_.way_shown(); }
    /// Takes how the cards were recalled in the games before.
    void learn(const game::AnswersRead& read) { answers_ = read; }
    /// Another game begins; what was learnt in the one before counts for it at once.
    void leave(const game::Game& before);
    /// Forgets what was learnt of a deck, or of all.
    void forget(const std::string& deck);
    void forget_all() { answers_ = {}; }
    /// Chooses the cards of a game that has just been dealt. What is chosen stays.
    void choose(game::Game& game, const Context& context) const;

private:
    game::RecallJudge judge_;
    std::string judged_deck_;   ///< whose cards it judges
    game::AnswersRead answers_; ///< of the games before this one
};

/// Asks how the cards of the deck were recalled in the games before, so that no board waits for that.
[[nodiscard]] Effects ask_answers(const Context& context);

/// Removes the answers of one deck.
void forget_answers(std::vector<game::CardAnswer>& answers, const std::string& deck);

} // namespace twoturns::app
