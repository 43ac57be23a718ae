#include "game/records/problem_result.hpp"

#include <algorithm>
#include <charconv>

namespace twoturns::game {
namespace {

constexpr std::array<std::string_view, 3> end_names{"solved", "later", "missed"};

/// Removes a number and the blank after it from the front of a text.
template <class Number> bool take_number(std::string_view& text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end == text.data() + text.size() || *end != ' ') return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return true;
}

} // namespace

std::string to_text(const ProblemResult& result) {
    return std::to_string(result.date) + ' ' + std::to_string(result.grade) + ' ' +
           std::string(end_names.at(static_cast<std::size_t>(result.end))) + ' ' + std::to_string(result.game);
}

std::optional<ProblemResult> parse_problem_result(std::string_view text) {
    ProblemResult result;
    if (!take_number(text, result.date) || !take_number(text, result.grade)) return std::nullopt;
    if (result.grade < 1 || result.grade > hardest_problem) return std::nullopt;
    const std::size_t blank = text.find(' ');
    const auto* const name = std::find(end_names.begin(), end_names.end(), text.substr(0, blank));
    if (name == end_names.end() || blank == std::string_view::npos) return std::nullopt;
    text.remove_prefix(blank + 1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result.game);
    if (error != std::errc{} || end != text.data() + text.size() || result.game < 0) return std::nullopt;
    result.end = static_cast<ProblemEnd>(name - end_names.begin());
    return result;
}

ProblemStanding standing_of(std::span<const ProblemResult> results) {
    constexpr int in_a_row = 2;
    ProblemStanding standing;
    int up = 0;
    int down = 0;
    int least = hardest_problem; // of the grades that lead up
    for (const ProblemResult& result : results) {
        const bool first = result.end == ProblemEnd::solved;
        standing.streak = first ? standing.streak + 1 : 0;
        standing.longest = std::max(standing.longest, standing.streak);
        if (first) ++standing.at_once.at(static_cast<std::size_t>(result.grade - 1));
        if (first) standing.best_grade = std::max(standing.best_grade, result.grade);
        if (result.end != ProblemEnd::missed) {
            ++standing.solved;
            ++standing.of_grade.at(static_cast<std::size_t>(result.grade - 1));
        }
        if (result.grade < standing.grade || (result.grade > standing.grade && !first)) continue;
        least = up == 0 ? result.grade : std::min(least, result.grade);
        up = first ? up + 1 : 0;
        down = first ? 0 : down + 1;
        if (up < in_a_row && down < in_a_row) continue;
        standing.grade = std::clamp(up == in_a_row ? least + 1 : standing.grade - 1, 1, hardest_problem);
        up = down = 0;
    }
    return standing;
}

} // namespace twoturns::game
