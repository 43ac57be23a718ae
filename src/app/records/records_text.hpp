// Words about medals, wishes and the matches that are kept.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/records/medals.hpp"
#include "game/records/wishes.hpp"

namespace twoturns::app {

[[nodiscard]] std::string label_of(game::MedalFamily family);
[[nodiscard]] std::string medal_name(std::size_t medal);
/// Returns what to do for a medal.
[[nodiscard]] std::string medal_wish(std::size_t medal);
/// Returns when a medal was earned, or how far it is.
[[nodiscard]] std::string medal_progress(std::size_t medal, const game::MedalState& state, const LocalTime& local_time);
/// Returns all of it in one sentence.
[[nodiscard]] std::string about_medal(std::size_t medal, const game::MedalState& state, const LocalTime& local_time);

[[nodiscard]] std::string wish_words(std::size_t wish);
/// Formats a count such as "2 of 3" or "1,240 of 2,000".
[[nodiscard]] std::string progress_text(std::int64_t count, std::int64_t goal);

/// What a game brought.
struct EarnedRecords {
    std::vector<std::size_t> medals;
    std::vector<std::size_t> wishes;
    friend bool operator==(const EarnedRecords&, const EarnedRecords&) = default;
};
/// Returns the medals that a game earned and the wishes that came true with it. `games` must be in the store's order,
/// with this game first.
[[nodiscard]] EarnedRecords earned_by_first(const std::vector<game::GameSummary>& games, const Context& context);
/// Returns a short line that tells of them, of the medals before the wishes; empty if there are none.
[[nodiscard]] std::string told(const EarnedRecords& earned);

/// Returns the results of the matches that are kept, the last played first.
[[nodiscard]] std::vector<game::MatchResult> kept_matches(const Settings& settings);
/// Adds a result to those that are kept, under a new name.
void keep_match(Settings& settings, const game::MatchResult& result, Random& chance);

} // namespace twoturns::app
