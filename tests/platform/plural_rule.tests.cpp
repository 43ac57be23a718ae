#include "platform/plural_rule.hpp"

#include <string>

#include "support/catch.hpp"

using twoturns::platform::PluralRule;

namespace {

/// Returns the value of an expression for n.
std::size_t value(const std::string& expression, unsigned long n) {
    const auto rule = PluralRule::parse("nplurals=100; plural=" + expression + ";");
    REQUIRE(rule);
    return rule->form(n);
}

bool is_rule(const std::string& header) { return PluralRule::parse(header).has_value(); }

} // namespace

TEST_CASE("a rule calculates as C does", "[plural]") {
    CHECK(value("7", 5) == 7);
    CHECK(value("n", 5) == 5);
    CHECK(value("n%10", 36) == 6);
    CHECK(value("n/10*2", 36) == 6);
    CHECK(value("1+2*3", 0) == 7);
    CHECK(value("(1+2)*3", 0) == 9);
    CHECK(value("9-4-3", 0) == 2);
    CHECK(value("!n", 0) == 1);
    CHECK(value("!n", 4) == 0);
    CHECK(value("!!n", 4) == 1);
    for (const unsigned long n : {0UL, 1UL, 2UL, 3UL}) {
        CAPTURE(n);
        CHECK(value("n==2", n) == (n == 2 ? 1 : 0));
        CHECK(value("n!=2", n) == (n != 2 ? 1 : 0));
        CHECK(value("n<2", n) == (n < 2 ? 1 : 0));
        CHECK(value("n<=2", n) == (n <= 2 ? 1 : 0));
        CHECK(value("n>2", n) == (n > 2 ? 1 : 0));
        CHECK(value("n>=2", n) == (n >= 2 ? 1 : 0));
        CHECK(value("n==1||n==2&&n==3", n) == (n == 1 ? 1 : 0)); // && binds tighter
        CHECK(value("n?n==1?10:20:30", n) == (n == 0 ? 30 : n == 1 ? 10 : 20));
    }
    CHECK(value(" ( n != 1 ) ", 1) == 0);
    CHECK(value("n/0", 3) == 0);
    CHECK(value("n%0", 3) == 0);
}

TEST_CASE("a rule never gives a form that its language lacks", "[plural]") {
    const auto rule = PluralRule::parse("nplurals=2; plural=n;");
    REQUIRE(rule);
    CHECK(rule->forms() == 2);
    CHECK(rule->form(1) == 1);
    CHECK(rule->form(2) == 0);
    CHECK(rule->form(~0UL) == 0);
}

TEST_CASE("without a rule a language counts as English does", "[plural]") {
    CHECK(PluralRule{}.forms() == 2);
    CHECK(PluralRule{}.form(1) == 0);
    for (const unsigned long n : {0UL, 2UL, 36UL}) CHECK(PluralRule{}.form(n) == 1);
}

TEST_CASE("what is no rule for plurals is refused", "[plural]") {
    CHECK(is_rule("nplurals=1; plural=0;"));
    CHECK(is_rule("nplurals=1; plural=0"));
    CHECK(is_rule("nplurals = 1 ; plural = 0 ; "));
    for (const char* header :
         {"", "nplurals=1;", "plural=0;", "nplurals=0; plural=0;", "nplurals=; plural=0;", "nplurals=1; plural=;",
          "nplurals=1; plural=m;", "nplurals=1; plural=(0;", "nplurals=1; plural=0);", "nplurals=1; plural=n?0;",
          "nplurals=1; plural=n 0;", "nplurals=1; plural=n=1;", "nplurals=1; plural=n%;", "nplurals=1; plural=0; more",
          "nplurals=-1; plural=0;", "nplurals=1; plural=!;", "nplurals=1; plural=n&1;"}) {
        CAPTURE(header);
        CHECK_FALSE(is_rule(header));
    }
}

TEST_CASE("a rule is read up to its limit of bytes, however deep it goes", "[plural]") {
    const std::string start = "nplurals=1; plural=";
    const std::size_t room = twoturns::platform::most_plural_bytes - start.size();
    CHECK(is_rule(start + std::string(room - 1, '!') + "n"));
    CHECK_FALSE(is_rule(start + std::string(room, '!') + "n"));
    const std::size_t depth = (room - 1) / 2;
    CHECK(is_rule(start + std::string(depth, '(') + "n" + std::string(depth, ')')));
    CHECK_FALSE(is_rule(start + std::string(depth, '(') + "n" + std::string(depth - 1, ')')));
}
