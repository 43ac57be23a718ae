#include "platform/plural_rule.hpp"

#include <string>
#include <vector>

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

TEST_CASE("the rules of all languages of the game are read and count right", "[plural]") {
    struct Language {
        const char* name;
        std::string header;
        std::string forms; ///< for 0, 1, 2, ...
    };
    const std::string none(26, '0');
    const std::vector<Language> languages{
        {"Chinese, Japanese, Korean, Vietnamese, Indonesian", "nplurals=1; plural=0;", none},
        {"German, Spanish", "nplurals=2; plural=(n != 1);", "10111111111111111111111111"},
        {"French, Brazilian Portuguese", "nplurals=2; plural=(n > 1);", "00111111111111111111111111"},
        {"French with millions", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;",
         "00222222222222222222222222"},
        {"Russian",
         "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
         "20111222222222222222201112"},
        {"Polish", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
         "20111222222222222222221112"},
        {"Arabic",
         "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
         "01233333333444444444444444"},
        {"Hebrew", "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);", "30133333333333333333233333"},
    };
    for (const Language& language : languages) {
        CAPTURE(language.name);
        const auto rule = PluralRule::parse(language.header);
        REQUIRE(rule);
        for (std::size_t n = 0; n < language.forms.size(); ++n) {
            CAPTURE(n);
            CHECK(rule->form(n) == static_cast<std::size_t>(language.forms[n] - '0'));
        }
    }
    const auto arabic = PluralRule::parse(languages[6].header);
    CHECK(arabic->form(100) == 5);
    CHECK(arabic->form(102) == 5);
    CHECK(arabic->form(103) == 3);
    CHECK(arabic->form(111) == 4);
    const auto russian = PluralRule::parse(languages[4].header);
    CHECK(russian->form(111) == 2);
    CHECK(russian->form(121) == 0);
    CHECK(russian->form(1002) == 1);
}
