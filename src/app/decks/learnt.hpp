// The learning progress of a deck up to today, computed from the answers in the store.
#pragma once

#include <cstdint>
#include <span>

#include "app/screen.hpp"
#include "game/learning/learning.hpp"

namespace twoturns::app {

/// Returns the number of days since 1970-01-01, as game::Learning counts them.
[[nodiscard]] inline std::int64_t day_number(game::Day day) { return day.time_since_epoch().count(); }

/// Returns the learning progress. Costs about a microsecond per answer.
[[nodiscard]] inline game::Learning learnt_of(const game::LearningDeck& deck, std::span<const game::CardAnswer> answers,
                                              const Context& context) {
    const auto day_of_date = [&](std::int64_t date) { return day_number(local_day(date, context.local_time)); };
    return game::learning_of(deck.cards.size(), game::reviews_of(deck, answers, day_of_date),
                             day_number(context.today()));
}

} // namespace twoturns::app
