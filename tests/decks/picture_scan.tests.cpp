#include "decks/picture_scan.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns::decks;

TEST_CASE("what differs in a byte or in its length has another mark", "[decks]") {
    std::set<std::uint64_t> marks{mark_of("")};
    for (std::size_t size = 1; size < 40; ++size) {
        const std::string zeros(size, '\0');
        CHECK(marks.insert(mark_of(zeros)).second);
        for (std::size_t i = 0; i < size; ++i) {
            std::string one = zeros;
            one[i] = 1;
            CHECK(marks.insert(mark_of(one)).second);
        }
    }
    CHECK(marks.count(0) == 0);
    CHECK(mark_of("Two Turns, twice") == 17'056'948'620'790'717'357U); // stored permanently, must not change
}

TEST_CASE("a marked face is found wherever it is, and one that is gone is not", "[decks]") {
    const std::vector<std::uint64_t> marks{11, 12, 13};
    CHECK(face_marked(marks, 1, 12) == 1);
    CHECK(face_marked(marks, 0, 13) == 2);
    CHECK(face_marked(marks, 3, 13) == 5); // with a number, because there are more kinds than pictures
    CHECK(face_marked(marks, 1, 14) == std::nullopt);
    CHECK(face_marked(marks, 7, 0) == 7);
    CHECK(face_marked({}, 7, 12) == 7);
}
