#include "game/records/match_result.hpp"

#include <string>

#include "game/records/random_past.hpp"
#include "support/board_text.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;

TEST_CASE("the result of a match survives being written and read", "[match-result][property]") {
    const auto seed = GENERATE(range(0, 100));
    Random random{static_cast<std::uint64_t>(seed)};
    const MatchResult result = test::random_match(random, static_cast<Date>(random.below(4'000'000'000)));
    const auto read = parse_match_result(to_text(result));
    REQUIRE(read);
    CHECK(*read == result);
}

TEST_CASE("a damaged result of a match is no result", "[match-result]") {
    CHECK(parse_match_result("1795564800 in-turns 720 655 36"));
    for (const char* text : {"", " ", "1795564800", "1795564800 in-turns", "1795564800 in-turns 720 655",
                             "1795564800 in-turns 720 655 36 ", "1795564800 in-turns 720 655 36 1",
                             "1795564800 sideways 720 655 36", "x in-turns 720 655 36", "1795564800 in-turns -5 655 36",
                             "1795564800 in-turns 720 655 -1", "1795564800  in-turns 720 655 36",
                             "99999999999999999999 in-turns 720 655 36", "1795564800 in-turns 720 655 36x"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_match_result(text));
    }
}

TEST_CASE("the result of a match says who took what", "[match-result]") {
    Match match{test::board_of("A A B B\n"), Gravity::none, Way::in_turns};
    match.click(Side::orange, {1, 1}, Time{100});
    match.click(Side::orange, {1, 2}, Time{200});
    match.click(Side::orange, {1, 3}, Time{300});
    match.click(Side::orange, {1, 4}, Time{400});
    match.click(Side::blue, {1, 3}, Time{500});
    match.click(Side::blue, {1, 4}, Time{600});
    const MatchResult result = result_of(match, 77);
    CHECK(result.ended == 77);
    CHECK(result.way == Way::in_turns);
    CHECK(result.pairs == 2);
    CHECK(result.points == match.score().points);
}
