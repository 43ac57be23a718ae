#include "platform/sort_key.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.hpp"

using twoturns::platform::sort_key;
using twoturns::platform::sorts_before;

TEST_CASE("names are sorted without regard to capitals and accents", "[sort]") {
    const std::vector<std::string> sorted{"Äpfel", "apple", "Banane", "école", "Eis", "Łódź", "mango", "ñandú",
                                          "Óscar", "Phở",   "zebra",  "Ёлка",  "жук", "Яма",  "東京"};
    std::vector<std::string> names = sorted;
    std::reverse(names.begin(), names.end());
    std::sort(names.begin(), names.end(), sorts_before);
    CHECK(names == sorted);
}

TEST_CASE("names that differ in capitals alone have one order", "[sort]") {
    CHECK(sort_key("Äpfel") == sort_key("apfel"));
    CHECK(sorts_before("A", "a"));
    CHECK_FALSE(sorts_before("a", "A"));
    CHECK_FALSE(sorts_before("a", "a"));
    CHECK(sort_key("3 × 4 ÷ 2") == "3 × 4 ÷ 2");
}

TEST_CASE("a name of any bytes has a key", "[sort]") {
    for (const std::string name : {"", "\xFF", "\xC3", "\xE2\x82", "a\xC3z", "\xF0\x9F\x8D\x93", "\xED\xA0\x80"})
        CHECK(sort_key(name).size() == name.size());
}
