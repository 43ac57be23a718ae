// The cards of a two-sided deck: how well they were recalled, and which of them a new game shows.
#pragma once

#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/game.hpp"
#include "game/learning/recall.hpp"

namespace twoturns::app {

class CardsInPlay {
public:
    /// Adds the outcome of an action to the game's answers.
    void judge(const game::Reply& reply, game::Game& game, const Context& context);
    /// Notes that the way to win was shown: pairs found after that prove less.
    void way_shown() { judge_.way_shown(); }
    /// Sets the answers of earlier games.
    void learn(const game::AnswersRead& read) { answers_ = read; }
    /// Counts the answers of a game that is being left.
    void leave(const game::Game& before);
    /// Removes the answers of one deck.
    void forget(const std::string& deck);
    void forget_all() { answers_ = {}; }
    /// Chooses the cards of a newly dealt game; keeps cards already chosen.
    void choose(game::Game& game, const Context& context) const;

private:
    game::RecallJudge judge_;
    std::string judged_deck_;   ///< the deck of the cards being judged
    game::AnswersRead answers_; ///< of earlier games
};

/// Requests the answers of earlier games for the deck, ahead of time, so that no board waits for them.
[[nodiscard]] Effects ask_answers(const Context& context);

/// Removes the answers of one deck.
void forget_answers(std::vector<game::CardAnswer>& answers, const std::string& deck);

} // namespace twoturns::app
