#include "twoturns/problem_id.hpp"

#include <set>
#include <string>

#include "support/catch.hpp"
#include "twoturns/game_id.hpp"

using namespace twoturns;

namespace {

/// Returns the English message for a text that must not be a valid ID.
std::string fault_of(const std::string& text) {
    const auto id = parse_problem_id(text);
    CAPTURE(text);
    REQUIRE_FALSE(id);
    return to_english(id.error());
}

} // namespace

TEST_CASE("a problem ID is read as it was written", "[problem][id]") {
    for (const Gravity gravity : all_gravities)
        for (int grade = 1; grade <= hardest_problem; ++grade)
            for (const char* seed : {"0", "two words", "tp1.", "..a.", "2026-11-26"}) {
                const ProblemId id{{6, 8}, 4, gravity, grade, seed};
                const auto read = parse_problem_id(to_text(id));
                REQUIRE(read);
                CHECK(*read == id);
            }
    CHECK(to_text(ProblemId{{4, 6}, 4, Gravity::none, 3, "any words"}) == "tp1.6x4.4.none.3.any words");
    CHECK(parse_problem_id(" \n tp1.6x4.4.none.3.x\r\n")->seed == "x");
    CHECK(looks_like_problem_id("  tp1.6x4"));
    CHECK(looks_like_problem_id("TP2.anything"));
    CHECK_FALSE(looks_like_problem_id("tt2.6x4.4.none.any.full.3.x"));
    CHECK_FALSE(looks_like_problem_id("tp.6x4"));
    CHECK_FALSE(looks_like_problem_id("a tp1.6x4"));
    CHECK_FALSE(looks_like_problem_id("tp12"));
    CHECK_FALSE(looks_like_problem_id("tp1a.6x4"));
    CHECK_FALSE(looks_like_problem_id("tp1/.6x4"));
    CHECK(looks_like_problem_id("tp123456789.6x4"));
    CHECK_FALSE(looks_like_problem_id("tp1234567890.6x4"));
    CHECK(parse_problem_id("\ttp1.6x4.4.none.3.x\t")->seed == "x");
    CHECK_FALSE(looks_like_problem_id(""));
    CHECK_FALSE(looks_like_game_id("tp1.6x4.4.none.3.x"));
}

TEST_CASE("a problem ID that is cut, changed or of another version says what is wrong with it", "[problem][id]") {
    const std::string whole = "tp1.6x4.4.none.3.seed";
    REQUIRE(parse_problem_id(whole));
    for (std::size_t bytes = 0; bytes < whole.size() - 4; ++bytes)
        CHECK_FALSE(fault_of(whole.substr(0, bytes)).empty());
    CHECK(fault_of("tp1.6x4.4.none") ==
          "the problem ID is cut short: it needs a size, copies, gravity, grade and seed");
    CHECK(fault_of("tp2.6x4.4.none.3.seed") == "the problem ID is of another version: 2, not 1");
    CHECK(fault_of("tp0.6x4.4.none.3.seed") == "the problem ID is of another version: 0, not 1");
    CHECK(fault_of("tt1.6x4.4.none.3.seed") == "a problem ID starts with \"tp1.\"");
    CHECK(fault_of("") == "a problem ID starts with \"tp1.\"");
    CHECK(fault_of("tp1.6by4.4.none.3.seed").find("6by4") != std::string::npos);
    CHECK(fault_of("tp1.63x4.4.none.3.seed").find("63x4") != std::string::npos);
    CHECK(fault_of("tp1.6x4.four.none.3.seed") == "the problem ID's number of copies cannot be \"four\"");
    CHECK(fault_of("tp1.6x4.4.sideways.3.seed") == "the problem ID's gravity cannot be \"sideways\"");
    CHECK(fault_of("tp1.6x4.4.none.III.seed") == "the problem ID's grade cannot be \"III\"");
    CHECK(fault_of("tp1.6x4.4.none.10.seed") == "a problem's grade is 1 to 9, not 10");
    CHECK(fault_of("tp1.6x4.4.none.0.seed") == "a problem's grade is 1 to 9, not 0");
    CHECK(fault_of("tp1.6x4.4.none.3.two  blanks") == "the problem ID's seed cannot be \"two  blanks\"");
    CHECK(fault_of("tp1.6x4.4.none.3.") == "a seed needs at least one letter or digit");
    CHECK(fault_of("tp1.6x4.4.none.3.\xFF") == "a problem ID is text, and this is not UTF-8");
    CHECK(fault_of("tp1.6x4.4.none.3." + std::string(200, 'x')) == "a problem ID has at most 144 bytes");
}

TEST_CASE("boards that can have no problem are refused at once", "[problem][id]") {
    CHECK(fault_of("tp1.1x2.2.none.1.x") == "a problem needs a board of 3x2 tiles or more, not 1x2");
    CHECK(fault_of("tp1.2x1.2.none.1.x") == "a problem needs a board of 3x2 tiles or more, not 2x1");
    CHECK(fault_of("tp1.62x1.4.none.1.x") == "a problem needs a board of 3x2 tiles or more, not 62x1");
    CHECK(fault_of("tp1.2x2.2.down.1.x") == "a problem needs a board of 3x2 tiles or more, not 2x2");
    CHECK(fault_of("tp1.6x4.3.none.1.x") == "a problem on 6x4 has an even number of copies, 2 to 24, not 3");
    CHECK(fault_of("tp1.6x4.0.none.1.x") == "a problem on 6x4 has an even number of copies, 2 to 24, not 0");
    CHECK(fault_of("tp1.3x3.10.none.1.x") == "a problem on 3x3 has an even number of copies, 2 to 8, not 10");
    CHECK(fault_of("tp1.6x4.2.none.1.x") == "a problem without gravity needs 4 copies or more: of 2 any pair may go");
    CHECK(parse_problem_id("tp1.6x4.2.down.1.x"));
    CHECK(parse_problem_id("tp1.62x62.4.none.1.x"));
}

TEST_CASE("the ladder and the days name valid problems, each another", "[problem][id]") {
    std::set<std::string> seen;
    for (int grade = 1; grade <= hardest_problem; ++grade)
        for (std::uint64_t rung = 1; rung <= 30; ++rung) {
            const ProblemId id = ladder_problem(grade, rung);
            CHECK(id.grade == grade);
            CHECK(parse_problem_id(to_text(id)));
            CHECK(seen.insert(to_text(id)).second);
        }
    using namespace std::chrono;
    std::set<int> grades;
    for (sys_days day = 2026y / November / 20d; day < sys_days{2026y / December / 8d}; day += days{1}) {
        const ProblemId id = daily_problem(day);
        grades.insert(id.grade);
        CHECK(parse_problem_id(to_text(id)));
        CHECK(seen.insert(to_text(id)).second);
    }
    CHECK(grades.size() == 9);
    CHECK(daily_problem(2026y / November / 26d).seed == "2026-11-26");
    CHECK(parse_problem_id(to_text(daily_problem(1960y / January / 1d))));
}
