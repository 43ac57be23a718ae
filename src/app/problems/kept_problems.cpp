#include "app/problems/kept_problems.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <set>
#include <sstream>
#include <utility>

#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {

std::vector<game::ProblemResult> kept_problems(const Settings& settings) {
    std::vector<game::ProblemResult> results;
    const game::Items& rows = settings.problems.rows();
    for (const std::string& name : settings.problems.names(game::most_problem_results))
        if (const auto result = game::parse_problem_result(rows.at(name).value)) results.push_back(*result);
    std::reverse(results.begin(), results.end());
    return results;
}

std::optional<game::ProblemResult> result_of(const Settings& settings, const ProblemId& id) {
    const auto& rows = settings.problems.rows();
    const auto row = rows.find(to_text(id));
    return row == rows.end() ? std::nullopt : game::parse_problem_result(row->second.value);
}

void keep_problem(Settings& settings, const ProblemId& id, int grade, bool solved, game::Date date,
                  game::GameKey game) {
    using game::ProblemEnd;
    const auto before = result_of(settings, id);
    if (before && (!solved || before->end != ProblemEnd::missed)) return;
    const ProblemEnd end = !solved ? ProblemEnd::missed : before ? ProblemEnd::later : ProblemEnd::solved;
    settings.problems.put(to_text(id), game::to_text({date, grade, end, solved ? game : 0}),
                          game::most_problem_results);
}

std::string to_text(const ProblemInHand& problem) {
    std::string text = twoturns::to_text(problem.id);
    if (problem.pair) text += '\t' + twoturns::to_text(*problem.pair);
    if (problem.weave != 0) text += '\t' + std::to_string(problem.weave);
    return text;
}

std::optional<ProblemInHand> problem_in_hand(const std::string& text) {
    std::istringstream fields{text};
    std::string id;
    std::getline(fields, id, '\t');
    auto parsed = parse_problem_id(id);
    if (!parsed) return std::nullopt;
    ProblemInHand problem{*std::move(parsed)};
    if (std::string pair; std::getline(fields, pair, '\t')) {
        problem.pair = parse_move(pair);
        if (!problem.pair) return std::nullopt;
        fields >> problem.weave; // 0 if there is none
    }
    return problem;
}

std::optional<SolvedProblem> problem_of_weave(const Settings& settings, game::GameKey game) {
    const std::string number = std::to_string(game); // few rows end with it, and only these are parsed
    for (const auto& [name, row] : settings.problems.rows()) {
        if (!row.value.ends_with(number)) continue;
        auto id = parse_problem_id(name);
        const auto result = game::parse_problem_result(row.value);
        if (id && result && result->game == game) return SolvedProblem{*std::move(id), *result};
    }
    return std::nullopt;
}

std::set<game::GameKey> games_of_problems(const Settings& settings) {
    std::set<game::GameKey> games;
    for (const game::ProblemResult& result : kept_problems(settings))
        if (result.game != 0) games.insert(result.game);
    return games;
}

std::vector<game::GameSummary> without_problems(std::vector<game::GameSummary> games, const Settings& settings) {
    const std::set<game::GameKey> problems = games_of_problems(settings);
    std::erase_if(games, [&](const game::GameSummary& game) { return problems.contains(game.key); });
    return games;
}

game::ProblemStanding problem_standing(const Settings& settings) { return game::standing_of(kept_problems(settings)); }

game::ProblemStanding standing_before(const Settings& settings, const ProblemId& id) {
    std::vector<game::ProblemResult> results = kept_problems(settings);
    if (!results.empty() && settings.problems.names(1).front() == to_text(id)) results.pop_back();
    return game::standing_of(results);
}

ProblemId next_of_grade(const Settings& settings, int grade) {
    std::uint64_t last = 0;
    for (const auto& [name, row] : settings.problems.rows()) {
        const auto id = parse_problem_id(name);
        const auto rung = id && id->grade == grade ? parse_number(id->seed) : std::nullopt;
        if (!rung || *rung < 1) continue;
        const auto number = static_cast<std::uint64_t>(*rung);
        if (ladder_problem(grade, number) == *id) last = std::max(last, number);
    }
    return ladder_problem(grade, last + 1);
}

std::optional<ProblemId> last_missed(const Settings& settings) {
    for (const std::string& name : settings.problems.names(game::most_problem_results)) {
        auto id = parse_problem_id(name);
        const auto result = id ? result_of(settings, *id) : std::nullopt;
        if (result && result->end == game::ProblemEnd::missed) return *std::move(id);
    }
    return std::nullopt;
}

ProblemId next_problem(const Settings& settings) { return next_of_grade(settings, problem_standing(settings).grade); }

ProblemId problem_of_today(const Context& context) {
    return daily_problem(std::chrono::sys_days{context.today().time_since_epoch()});
}

Effects copied_id(const ProblemId& id, const Context& context) {
    return {Say{{{N_("Problem ID copied")},
                 {N_("Pasted into the game, it gives the same problem.")},
                 context.now + note_time}},
            CopyText{to_text(id)}};
}

std::string problem_label(int grade) {
    // TRANSLATORS: {0} is a number, 1 (easy) to 9.
    return platform::trf(N_("Problem of grade {0}"), std::to_string(grade));
}

std::string how_solved(game::ProblemEnd end) {
    return platform::tr(end == game::ProblemEnd::solved ? N_("Solved by the first pair")
                                                        : N_("Solved by a later pair"));
}

std::string solved_of_grade(const game::ProblemStanding& standing, int grade) {
    return platform::trn("Grade {1}: {0} solved", "Grade {1}: {0} solved",
                         standing.of_grade.at(static_cast<std::size_t>(grade - 1)), {std::to_string(grade)});
}

std::string medal_of_grade(const game::ProblemStanding& standing, int grade) {
    if (standing.has_medal(grade)) return platform::tr(N_("you have its medal"));
    // TRANSLATORS: {0} problems of the {1} that are needed for the medal.
    return platform::trf(N_("{0} of {1} by the first pair for its medal"),
                         std::to_string(standing.at_once.at(static_cast<std::size_t>(grade - 1))),
                         std::to_string(game::ProblemStanding::for_medal));
}

} // namespace twoturns::app
