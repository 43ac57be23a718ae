// The stored result of a match of two people. Matches are not in the history of games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/contests/versus.hpp"
#include "game/store.hpp"

namespace twoturns::game {

struct MatchResult {
    Date ended = 0;
    Way way = Way::at_once;
    OfBoth<std::int64_t> points;
    int pairs = 0; ///< the number of pairs on the board at the start
    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// The maximum number of results that are kept.
inline constexpr std::size_t most_match_results = 2000;

[[nodiscard]] MatchResult result_of(const Match& match, Date ended);

/// Formats a result such as "1795564800 in-turns 720 655 36", and parses it. Returns nullopt for any other text.
[[nodiscard]] std::string to_text(const MatchResult& result);
[[nodiscard]] std::optional<MatchResult> parse_match_result(std::string_view text);

} // namespace twoturns::game
