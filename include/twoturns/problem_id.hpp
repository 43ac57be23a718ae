// The problem ID: a short text with all that a problem is made from. Two people with the same ID get the same problem.
//
//     tp1.8x6.4.none.5.any words
//     |   |   | |    | the seed, to the end of the text
//     |   |   | |    grade, 1 to 9
//     |   |   | gravity
//     |   |   copies of each kind
//     |   columns x rows
//     the version of the maker
//
// A better maker gets the next number and leaves the problems of older ones unchanged.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "twoturns/cell.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// The version of the maker of problems, and the newest version this program supports.
inline constexpr int problem_version = 1;
/// Problems are graded from 1, easy, to hardest_problem.
inline constexpr int hardest_problem = 9;

struct ProblemId {
    Size size{4, 6}; ///< of the board the problem is taken from
    int copies = 4;  ///< of each kind, on that board; even
    Gravity gravity = Gravity::none;
    int grade = 1;
    std::string seed; ///< as a game ID's: seed_from_text()
    friend bool operator==(const ProblemId&, const ProblemId&) = default;
};

/// Returns the ID as text. The seed must be valid.
[[nodiscard]] std::string to_text(const ProblemId& id);

/// Returns true if the text is meant as a problem ID: it starts with "tp", one to nine digits and a dot, in upper or
/// lower case. Blanks before it do not matter.
[[nodiscard]] bool looks_like_problem_id(std::string_view text);

/// Parses an ID; blanks around it do not matter. The error says what is wrong and with which part. Also returns an
/// error if no board of this size with these copies has a problem.
Result<ProblemId> parse_problem_id(std::string_view text);

/// Returns the problem of a rung of the ladder, which gives each grade several sizes and gravities in turn. `grade` is
/// 1 to hardest_problem; rungs of a grade are counted from 1 without end.
[[nodiscard]] ProblemId ladder_problem(int grade, std::uint64_t rung);
/// Returns the problem of a day. The grades follow each other over nine days.
[[nodiscard]] ProblemId daily_problem(std::chrono::sys_days day);

} // namespace twoturns
