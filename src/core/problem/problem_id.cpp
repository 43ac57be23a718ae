#include "twoturns/problem_id.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "twoturns/game_id.hpp"
#include "twoturns/notation.hpp"

namespace twoturns {
namespace {

/// The maximum length of a problem ID: every valid one is shorter.
constexpr std::size_t most_problem_bytes = 144;

/// Returns the digits after "tp" if a dot follows them; nullopt otherwise.
std::optional<std::string_view> problem_version_in(std::string_view text) {
    if (text.size() < 4 || (text[0] | 0x20) != 't' || (text[1] | 0x20) != 'p') return std::nullopt;
    const std::string_view rest = text.substr(2);
    const std::size_t dot = rest.find('.');
    if (dot == 0 || dot > 9 || // this is also true if there is no dot
        !std::all_of(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(dot),
                     [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return rest.substr(0, dot);
}

Message wrong_part(const char* what, std::string_view part) { return {what, {std::string(part)}}; }

/// Returns an error if no board of the ID can have a problem.
Result<ProblemId> checked_problem(ProblemId id) {
    if (id.size.rows < 2 || id.size.cols < 2 || id.size.cells() < 6)
        return Message{N_("a problem needs a board of 3x2 tiles or more, not {0}"), {to_text(id.size)}};
    const int tiles = id.size.cells() / 2 * 2;
    if (id.copies < 2 || id.copies % 2 != 0 || id.copies > tiles)
        return Message{N_("a problem on {0} has an even number of copies, 2 to {1}, not {2}"),
                       {to_text(id.size), std::to_string(tiles), std::to_string(id.copies)}};
    if (tiles / id.copies + 1 > max_kinds) // copies of 2 on the largest boards stay below it
        return Message{N_("a problem has at most {0} kinds"), {std::to_string(max_kinds)}};
    if (id.gravity == Gravity::none && id.copies == 2)
        return Message{N_("a problem without gravity needs 4 copies or more: of 2 any pair may go"), {}};
    if (id.grade < 1 || id.grade > hardest_problem)
        return Message{N_("a problem's grade is 1 to {0}, not {1}"),
                       {std::to_string(hardest_problem), std::to_string(id.grade)}};
    return id;
}

/// A kind of board for the ladder.
struct Rung {
    Size size;
    Gravity gravity = Gravity::none;
};

constexpr int boards_a_grade = 3;

/// The boards of each grade, in turn.
constexpr std::array<std::array<Rung, boards_a_grade>, hardest_problem> ladder{{
    {{{{4, 6}}, {{4, 6}}, {{4, 7}}}},
    {{{{4, 6}}, {{5, 6}}, {{4, 6}, Gravity::down}}},
    {{{{5, 8}}, {{4, 8}, Gravity::down}, {{6, 6}}}},
    {{{{6, 8}}, {{4, 8}, Gravity::left}, {{6, 8}}}},
    {{{{8, 8}}, {{4, 9}, Gravity::left}, {{6, 10}}}},
    {{{{8, 10}}, {{8, 10}}, {{5, 8}, Gravity::down}}},
    {{{{8, 12}}, {{8, 12}}, {{5, 8}, Gravity::right}}},
    {{{{8, 14}}, {{8, 14}}, {{5, 8}, Gravity::horizontal_in}}},
    {{{{8, 18}}, {{8, 18}}, {{8, 18}}}},
}};

ProblemId on_ladder(int grade, std::uint64_t board, std::string seed) {
    const Rung& rung = ladder[static_cast<std::size_t>(grade - 1)][static_cast<std::size_t>(board % boards_a_grade)];
    return {rung.size, 4, rung.gravity, grade, std::move(seed)};
}

} // namespace

std::string to_text(const ProblemId& id) {
    return "tp" + std::to_string(problem_version) + "." + to_text(id.size) + "." + std::to_string(id.copies) + "." +
           std::string(name_of(id.gravity)) + "." + std::to_string(id.grade) + "." + id.seed;
}

bool looks_like_problem_id(std::string_view text) {
    const auto seed = seed_from_text(text);
    return seed && problem_version_in(*seed).has_value();
}

Result<ProblemId> parse_problem_id(std::string_view text) {
    if (!is_utf8(text)) return Message{N_("a problem ID is text, and this is not UTF-8")};
    const auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    const auto version = problem_version_in(text);
    if (!version) return Message{N_("a problem ID starts with \"tp{0}.\""), {std::to_string(problem_version)}};
    if (*version != std::to_string(problem_version))
        return Message{N_("the problem ID is of another version: {0}, not {1}"),
                       {std::string(*version), std::to_string(problem_version)}};
    if (text.size() > most_problem_bytes)
        return Message{N_("a problem ID has at most {0} bytes"), {std::to_string(most_problem_bytes)}};
    text.remove_prefix(2 + version->size() + 1);
    std::string_view size_part;
    std::string_view copies_part;
    std::string_view gravity_part;
    std::string_view grade_part;
    for (std::string_view* const part : {&size_part, &copies_part, &gravity_part, &grade_part}) {
        const std::size_t dot = text.find('.');
        if (dot == std::string_view::npos)
            return Message{N_("the problem ID is cut short: it needs a size, copies, gravity, grade and seed")};
        *part = text.substr(0, dot);
        text.remove_prefix(dot + 1);
    }
    const auto size = parse_size(size_part);
    if (!size) return size.error();
    const auto copies = parse_number(copies_part);
    if (!copies) return wrong_part(N_("the problem ID's number of copies cannot be \"{0}\""), copies_part);
    const auto gravity = gravity_from_name(gravity_part);
    if (!gravity) return wrong_part(N_("the problem ID's gravity cannot be \"{0}\""), gravity_part);
    const auto grade = parse_number(grade_part);
    if (!grade) return wrong_part(N_("the problem ID's grade cannot be \"{0}\""), grade_part);
    auto seed = seed_from_text(text);
    if (!seed) return seed.error();
    if (*seed != text) return wrong_part(N_("the problem ID's seed cannot be \"{0}\""), text);
    return checked_problem({*size, *copies, *gravity, *grade, *std::move(seed)});
}

ProblemId ladder_problem(int grade, std::uint64_t rung) { return on_ladder(grade, rung, std::to_string(rung)); }

ProblemId daily_problem(std::chrono::sys_days day) {
    const std::chrono::year_month_day date{day};
    const auto two_digits = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const auto number = static_cast<std::uint64_t>(std::max(0, static_cast<int>(day.time_since_epoch().count())));
    return on_ladder(static_cast<int>(number % hardest_problem) + 1, number / hardest_problem,
                     std::to_string(static_cast<int>(date.year())) + "-" +
                         two_digits(static_cast<unsigned>(date.month())) + "-" +
                         two_digits(static_cast<unsigned>(date.day())));
}

} // namespace twoturns
