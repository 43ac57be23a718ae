// The cards of a two-sided deck in a game: how well the player recalled them, and which cards a new game shows.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/screen.hpp"
#include "game/game.hpp"
#include "game/learning/recall.hpp"

namespace twoturns::app {

class CardsInPlay {
public:
    /// Judges an action and adds the resulting answers to the game's answers.
    void judge(const game::Reply& reply, game::Game& game, const Context& context);
    /// Notes that the way to win was shown, so that pairs found later give no answers.
    void way_shown() { judge_.way_shown(); }
    /// Sets the answers from earlier games.
    void learn(const game::AnswersRead& read) { answers_ = read; }
    /// Adds the answers of a game that the player is leaving to the earlier ones.
    void leave(const game::Game& before);
    /// Removes the answers of one deck.
    void forget(const std::string& deck);
    void forget_all() { answers_ = {}; }
    /// Chooses the cards of a newly dealt game. Keeps cards that are already chosen.
    void choose(game::Game& game, const Context& context) const;

private:
    game::RecallJudge judge_;
    std::string judged_deck_;   ///< the deck whose cards are being judged
    game::AnswersRead answers_; ///< the answers from earlier games
};

/// Returns the words of the card that a kind of tile has in the game; empty if both sides are pictures without names;
/// nullopt if the deck's cards are not for learning.
[[nodiscard]] std::optional<std::string> card_in_game(const game::Game& game, Kind kind, const Context& context);

/// Returns which copies of the same card two kinds of tile are, counted from 1; nullopt for different cards. Cards have
/// copies if the deck has fewer than the board has kinds.
[[nodiscard]] std::optional<std::pair<int, int>> copies_of_card(const game::Game& game, Kind one, Kind other,
                                                                const Context& context);

/// Returns the words of the cards that were missed or hinted at in the game, each once.
[[nodiscard]] std::vector<std::string> missed_cards(const game::Game& game, const Context& context);

/// Requests the answers from earlier games for the deck ahead of time, so that no board waits for them.
[[nodiscard]] Effects ask_answers(const Context& context);

/// Removes the answers of one deck.
void forget_answers(std::vector<game::CardAnswer>& answers, const std::string& deck);

} // namespace twoturns::app
