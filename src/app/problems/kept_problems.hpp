// The results of problems in the settings, and which problem is next.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "app/settings.hpp"
#include "game/records/problem_result.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/problem_id.hpp"

namespace twoturns::app {

/// Returns the stored results, the first played first.
[[nodiscard]] std::vector<game::ProblemResult> kept_problems(const Settings& settings);
/// Returns the stored result of a problem; nullopt if it was not played.
[[nodiscard]] std::optional<game::ProblemResult> result_of(const Settings& settings, const ProblemId& id);
/// Stores, with the game of its weave, that a problem was solved or missed. The first try counts: a problem that was
/// missed can only be solved later, and one that was solved stays so. Drops the oldest results beyond
/// game::most_problem_results.
void keep_problem(Settings& settings, const ProblemId& id, int grade, bool solved, game::Date date, game::GameKey game);
/// A problem that is neither solved nor left. The settings keep it as text, so that the next start goes on with it.
struct ProblemInHand {
    ProblemId id;
    std::optional<Move> pair{}; ///< the pair that was taken
    game::GameKey weave = 0;    ///< the game to be saved when the board is cleared; 0 if none
};
[[nodiscard]] std::string to_text(const ProblemInHand& problem);
/// Parses the text of a problem in hand; nullopt if it is damaged.
[[nodiscard]] std::optional<ProblemInHand> problem_in_hand(const std::string& text);
/// A problem that was solved.
struct SolvedProblem {
    ProblemId id;
    game::ProblemResult result;
};
/// Returns the problem whose weave this game is; nullopt if it is none.
[[nodiscard]] std::optional<SolvedProblem> problem_of_weave(const Settings& settings, game::GameKey game);
/// Returns the games whose weaves are those of problems.
[[nodiscard]] std::set<game::GameKey> games_of_problems(const Settings& settings);
/// Returns the games without those of problems: the program, not the player, cleared most of their boards.
[[nodiscard]] std::vector<game::GameSummary> without_problems(std::vector<game::GameSummary> games,
                                                              const Settings& settings);

[[nodiscard]] game::ProblemStanding problem_standing(const Settings& settings);
/// Returns the standing before the last result if that is of this problem; otherwise the standing now.
[[nodiscard]] game::ProblemStanding standing_before(const Settings& settings, const ProblemId& id);
/// Returns the first problem of the ladder in a grade that was not played, after all that were.
[[nodiscard]] ProblemId next_of_grade(const Settings& settings, int grade);
/// Returns the problem that was missed last and not solved since; nullopt if there is none.
[[nodiscard]] std::optional<ProblemId> last_missed(const Settings& settings);
/// Returns the problem of the ladder to play next.
[[nodiscard]] ProblemId next_problem(const Settings& settings);

[[nodiscard]] ProblemId problem_of_today(const Context& context);

/// Copies the ID of a problem, and says so.
[[nodiscard]] Effects copied_id(const ProblemId& id, const Context& context);

/// Returns "Problem of grade 5".
[[nodiscard]] std::string problem_label(int grade);
/// Returns "Solved by the first pair", or by a later one.
[[nodiscard]] std::string how_solved(game::ProblemEnd end);
/// Returns "Grade 5: 12 solved".
[[nodiscard]] std::string solved_of_grade(const game::ProblemStanding& standing, int grade);
/// Returns how far the medal of a grade is: "1 of 3 by the first pair for its medal".
[[nodiscard]] std::string medal_of_grade(const game::ProblemStanding& standing, int grade);

} // namespace twoturns::app
