#include "game/records/problem_result.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

ProblemStanding after(const std::string& ends, int grade = 1) {
    std::vector<ProblemResult> results;
    for (const char c : ends)
        results.push_back({0, grade,
                           c == 's'   ? ProblemEnd::solved
                           : c == 'l' ? ProblemEnd::later
                                      : ProblemEnd::missed,
                           0});
    return standing_of(results);
}

} // namespace

TEST_CASE("the result of a problem is read as it was written", "[problem][records]") {
    for (const ProblemEnd end : {ProblemEnd::solved, ProblemEnd::later, ProblemEnd::missed})
        for (int grade = 1; grade <= hardest_problem; ++grade) {
            const ProblemResult result{1'795'564'800, grade, end, 987'654'321};
            CHECK(parse_problem_result(to_text(result)) == result);
        }
    CHECK(to_text(ProblemResult{1'795'564'800, 5, ProblemEnd::later, 12}) == "1795564800 5 later 12");
    for (const char* text : {"", "1795564800", "1795564800 5", "1795564800 5 ", "1795564800 5 solved",
                             "1795564800 0 solved 1", "1795564800 10 solved 1", "x 5 solved 1", "1 x solved 1",
                             "1 5 won 1", "1 5 solved x", "1 5 solved 1 ", "1 5 solved -1", " 1 5 solved 1"})
        CHECK_FALSE(parse_problem_result(text));
}

TEST_CASE("two problems solved by the first pair lead a grade up, two missed ones down", "[problem][records]") {
    CHECK(after("").grade == 1);
    CHECK(after("s").grade == 1);
    CHECK(after("ss").grade == 2);
    CHECK(after("sms").grade == 1);
    CHECK(after("ssss").grade == 2); // of grade 1 they no longer count
    CHECK(after("mm").grade == 1);
    CHECK(after("s", 5).grade == 1);
    CHECK(after("ss", 5).grade == 6); // whoever solves harder ones goes on with these
    CHECK(after("mm", 5).grade == 1);
    CHECK(after("ss", 9).grade == 9);
    CHECK(standing_of(std::vector<ProblemResult>{{0, 7, ProblemEnd::solved, 0}, {0, 3, ProblemEnd::solved, 0}}).grade ==
          4);
    CHECK(standing_of(std::vector<ProblemResult>{
                          {0, 1, ProblemEnd::solved, 0}, {0, 1, ProblemEnd::missed, 0}, {0, 7, ProblemEnd::solved, 0}})
              .grade == 1);
    std::vector<ProblemResult> climb;
    for (int grade = 1; grade <= hardest_problem; ++grade)
        for (int i = 0; i < 2; ++i) climb.push_back({0, grade, ProblemEnd::solved, 0});
    CHECK(standing_of(climb).grade == hardest_problem);
    CHECK(standing_of(climb).best_grade == hardest_problem);
    climb.push_back({0, 9, ProblemEnd::missed, 0});
    climb.push_back({0, 9, ProblemEnd::later, 0});
    CHECK(standing_of(climb).grade == 8);
}

TEST_CASE("a row counts problems solved by the first pair", "[problem][records]") {
    CHECK(after("sss").streak == 3);
    CHECK(after("sssl").streak == 0);
    CHECK(after("sssls").streak == 1);
    CHECK(after("sssls").longest == 3);
    CHECK(after("sml").solved == 2);
    CHECK(after("l").best_grade == 0);
    CHECK(after("s", 7).best_grade == 7);
    CHECK(after("smll", 3).of_grade == std::array<int, 9>{0, 0, 3});
    CHECK_FALSE(after("ssl", 4).has_medal(4));
    CHECK(after("sslms", 4).has_medal(4));
}
