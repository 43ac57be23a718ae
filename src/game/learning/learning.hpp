// What a player has learnt of a deck of cards with two sides. It follows from the answers of its cards in all games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "game/learning/card_answer.hpp"
#include "game/learning/fsrs.hpp"

namespace twoturns::game {

/// A deck of cards with two sides, as far as it can be learnt.
struct CardDeck {
    std::string name;               ///< as the settings have it
    std::vector<std::string> cards; ///< card_name() of each, the same in every language
    /// The same as the player reads them; empty where that is no other.
    std::vector<std::string> read_as{};

    [[nodiscard]] const std::string& shown(std::size_t card) const { return (read_as.empty() ? cards : read_as)[card]; }
};

/// How a card was recalled on a day, counted since 1970 began.
struct CardReview {
    std::size_t card = 0; ///< its place in the deck
    std::int64_t day = 0;
    Recall how = Recall::found;
};

/// Those of the answers, in order of time, whose card is in the deck still. Costs about as much as sorting the cards.
[[nodiscard]] std::vector<CardReview> reviews_of(const CardDeck& deck, std::span<const CardAnswer> answers,
                                                 const std::function<std::int64_t(std::int64_t date)>& day_of_date);

/// A card that is remembered for three weeks counts as known.
inline constexpr double known_stability = 21;
[[nodiscard]] inline bool is_known(const fsrs::Memory& memory) { return memory.stability >= known_stability; }

struct LearntCard {
    std::size_t card = 0;
    fsrs::Memory memory;
    int answers = 0;
    int missed = 0; ///< of them, or hinted
};

struct Learning {
    static constexpr int shown_weeks = 26;
    static constexpr std::size_t most_hardest = 20;
    struct Week { // at its end
        int known = 0;
        int learning = 0;
    };

    int cards = 0; ///< of the deck
    int known = 0;
    int learning = 0;                 ///< seen, and not known
    int due = 0;                      ///< of those that were seen, today or before
    std::vector<Week> weeks;          ///< seven days each; the last one ends today
    std::vector<LearntCard> learnt;   ///< by their places in the deck
    std::vector<std::size_t> hardest; ///< of those, by their places in `learnt`: what was missed most often comes first

    [[nodiscard]] int unseen() const { return cards - known - learning; }
};

/// Costs less than a microsecond a review. `reviews` are in order of time.
[[nodiscard]] Learning learning_of(std::size_t cards, std::span<const CardReview> reviews, std::int64_t today);

} // namespace twoturns::game
