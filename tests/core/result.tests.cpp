#include "twoturns/result.hpp"

#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns;

namespace {

Result<void> halved(int& number) {
    if (number % 2 != 0) return Message{"{0} is odd", {std::to_string(number)}};
    number /= 2;
    return {};
}

} // namespace

TEST_CASE("a result without a value is success, or says why not", "[result]") {
    CHECK(Result<void>{});
    int number = 6;
    CHECK(halved(number));
    const auto done = halved(number);
    REQUIRE_FALSE(done);
    CHECK(to_english(done.error()) == "3 is odd");
    CHECK(number == 3);
    CHECK_FALSE(Result<void>{Message{}}); // an empty message is a failure, too
}

TEST_CASE("a result without a value can be replaced by a later one", "[result]") {
    Result<void> done = Message{"no room", {}};
    const Result<void> before = done;
    done = {};
    CHECK(done);
    REQUIRE_FALSE(before);
    CHECK(before.error() == Message{"no room", {}});
    done = before.error();
    const Result<void> moved = std::move(done);
    REQUIRE_FALSE(moved);
    CHECK(moved.error().id == "no room");
}

TEST_CASE("braces that are no marker of an argument stay as they are", "[result]") {
    const std::vector<std::string> args{"one", "{0}"};
    CHECK(fill_in("{0} and {1}{0}", args) == "one and {0}one");
    for (const char* const text : {"{", "{0", "a{", "{2}", "{9}", "{x}", "{/}", "{:}", "{00}", "{ 0}", "{}", "}0{"})
        CHECK(fill_in(text, args) == text);
    CHECK(fill_in("{{0}}", args) == "{one}");
    CHECK(fill_in("", args).empty());
    CHECK(fill_in("{0}", {}) == "{0}");
}

TEST_CASE("what must succeed is done once", "[result]") {
    int number = 6;
    must(halved(number));
    CHECK(number == 3);
}
