// The player's knowledge of a two-sided deck, computed from the answers on the deck's cards in all games.
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

/// The parts of a two-sided deck that learning uses.
struct LearningDeck {
    std::string name;               ///< the deck's name as in the settings
    std::vector<std::string> cards; ///< card_name() of each, the same in every language
    /// The cards' names in the player's language; empty if they are the same.
    std::vector<std::string> read_as{};

    [[nodiscard]] const std::string& shown(std::size_t card) const { return (read_as.empty() ? cards : read_as)[card]; }
};

/// How a card was recalled on a day; days are counted from 1970.
struct CardReview {
    std::size_t card = 0; ///< its place in the deck
    std::int64_t day = 0;
    Recall how = Recall::found;
};

/// Returns the answers whose cards are still in the deck, sorted by time. Costs about as much as sorting the cards.
[[nodiscard]] std::vector<CardReview> reviews_of(const LearningDeck& deck, std::span<const CardAnswer> answers,
                                                 const std::function<std::int64_t(std::int64_t date)>& day_of_date);

/// The stability in days from which a card counts as known: three weeks.
inline constexpr double known_stability = 21;
[[nodiscard]] inline bool is_known(const fsrs::Memory& memory) { return memory.stability >= known_stability; }

struct LearntCard {
    std::size_t card = 0;
    fsrs::Memory memory;
    int answers = 0;
    int missed = 0; ///< how many of the answers were missed or hinted
};

struct Learning {
    static constexpr int shown_weeks = 26;
    static constexpr std::size_t most_hardest = 20;
    struct Week { // the state at the end of a week
        int known = 0;
        int learning = 0;
    };

    int cards = 0; ///< in the deck
    int known = 0;
    int learning = 0;                 ///< seen but not known
    int due = 0;                      ///< how many of the seen cards are due today or earlier
    std::vector<Week> weeks;          ///< seven days each; the last one ends today
    std::vector<LearntCard> learnt;   ///< sorted by place in the deck
    std::vector<std::size_t> hardest; ///< indices into `learnt`, the most often missed first

    [[nodiscard]] int unseen() const { return cards - known - learning; }
};

/// Returns the player's knowledge of a deck. `reviews` must be sorted by time. Costs less than a microsecond for each
/// review.
[[nodiscard]] Learning learning_of(std::size_t cards, std::span<const CardReview> reviews, std::int64_t today);

} // namespace twoturns::game
