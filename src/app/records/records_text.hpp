// Texts about medals, wishes and the stored results of matches.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/records/medals.hpp"
#include "game/records/wishes.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::MedalFamily family);
[[nodiscard]] std::string medal_name(std::size_t medal);
/// Returns the condition for earning a medal.
[[nodiscard]] std::string medal_wish(std::size_t medal);
/// Returns when a medal was earned; for an open medal the progress.
[[nodiscard]] std::string medal_progress(std::size_t medal, const game::MedalState& state, const LocalTime& local_time);
/// Returns the name, the condition and the progress of a medal on one line.
[[nodiscard]] std::string about_medal(std::size_t medal, const game::MedalState& state, const LocalTime& local_time);

[[nodiscard]] std::string wish_words(std::size_t wish);
/// Returns the state of this week's wishes. `games` must be in the store's order, the last played first.
[[nodiscard]] std::array<game::WishState, game::wishes_a_week>
wishes_of_week(const std::vector<game::GameSummary>& games, const Context& context);
/// Formats a count such as "2 of 3" or "1,240 of 2,000".
[[nodiscard]] std::string progress_text(std::int64_t count, std::int64_t goal);

/// The medals and wishes that a game earned.
struct EarnedRecords {
    std::vector<std::size_t> medals;
    std::vector<std::size_t> wishes;
    std::vector<game::WishState> nearer{}; ///< wishes that it brought nearer and did not fulfil
    friend bool operator==(const EarnedRecords&, const EarnedRecords&) = default;
};
/// Returns the medals that the first of `games` earned, and the wishes that it fulfilled. `games` must be in the
/// store's order, the last played first.
[[nodiscard]] EarnedRecords earned_by_first(const std::vector<game::GameSummary>& games, const Context& context);
/// Returns the medals that any of the games `own` earned, and no wishes.
[[nodiscard]] EarnedRecords earned_by(const std::vector<game::GameSummary>& games, std::span<const game::GameKey> own,
                                      const Context& context);
/// Returns a short line about the medals, or without medals about the wishes; empty if nothing was earned.
[[nodiscard]] std::string told(const EarnedRecords& earned);
/// Returns a short line about a wish that is nearer now; empty if there is none.
[[nodiscard]] std::string told_progress(const EarnedRecords& earned);

/// Returns the stored results of matches, the last played first.
[[nodiscard]] std::vector<game::MatchResult> kept_matches(const Settings& settings);
/// Stores the result of a match under a new name. Drops the oldest results beyond game::most_match_results.
void keep_match(Settings& settings, const game::MatchResult& result, Random& chance);

} // namespace twoturns::app
