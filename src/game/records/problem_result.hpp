// The stored results of problems, and how a player stands on their ladder. Results follow in the order of play.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/store.hpp"
#include "twoturns/problem_id.hpp"

namespace twoturns::game {

enum class ProblemEnd : std::uint8_t {
    solved, ///< by the first pair that was tried
    later,  ///< after another pair
    missed, ///< another pair was tried, or the answer shown
};

struct ProblemResult {
    Date date = 0;
    int grade = 1;
    ProblemEnd end = ProblemEnd::solved;
    GameKey game = 0; ///< the game of its weave; 0: not solved
    friend bool operator==(const ProblemResult&, const ProblemResult&) = default;
};

/// The maximum number of results that are kept.
inline constexpr std::size_t most_problem_results = 2000;

/// Formats a result such as "1795564800 5 solved 987654321", and parses it. Returns nullopt for any other text.
[[nodiscard]] std::string to_text(const ProblemResult& result);
[[nodiscard]] std::optional<ProblemResult> parse_problem_result(std::string_view text);

struct ProblemStanding {
    int grade = 1;  ///< the grade to try next
    int streak = 0; ///< problems in a row solved by the first pair, up to now
    int longest = 0;
    int best_grade = 0;                          ///< the highest grade solved by the first pair; 0: none
    int solved = 0;                              ///< by the first pair or later
    std::array<int, hardest_problem> of_grade{}; ///< solved problems of each grade
    std::array<int, hardest_problem> at_once{};  ///< of these, those solved by the first pair

    /// Returns whether enough problems of a grade were solved by the first pair for its medal.
    [[nodiscard]] bool has_medal(int of) const { return at_once.at(static_cast<std::size_t>(of - 1)) >= for_medal; }
    static constexpr int for_medal = 3;
};

/// Returns the standing after these results, the first played first. Two problems in a row of the present grade or a
/// higher one, each solved by the first pair, lead to the grade after the lower of them; two missed ones of the present
/// grade in a row lead one down.
[[nodiscard]] ProblemStanding standing_of(std::span<const ProblemResult> results);

} // namespace twoturns::game
