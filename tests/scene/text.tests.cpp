#include "scene/text.hpp"

#include <filesystem>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

/// Sets a language for a test and English behind it.
class Speaking {
public:
    explicit Speaking(std::string_view code, const std::filesystem::path& folder = TWOTURNS_LOCALE) {
        set_language(code, folder);
    }
    ~Speaking() { set_language("en", TWOTURNS_LOCALE); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    Speaking(Speaking&&) = delete;
    Speaking& operator=(Speaking&&) = delete;
};

} // namespace

TEST_CASE("the first wish that is spoken counts", "[text]") {
    CHECK(language_for({}) == "en");
    CHECK(language_for({"zh_CN.UTF-8"}) == "zh_CN");
    CHECK(language_for({"zh-Hans"}) == "zh_CN");
    CHECK(language_for({"zh_TW"}) == "zh_CN"); // until there is a catalogue of its own
    CHECK(language_for({"zh"}) == "zh_CN");
    CHECK(language_for({"en_GB", "zh_CN"}) == "en");
    CHECK(language_for({"xx_YY", "tlh", "zh_CN", "en"}) == "zh_CN");
    CHECK(language_for({"xx", "", "C"}) == "en");
}

TEST_CASE("a language is known by whole codes alone", "[text]") {
    CHECK(speaks("en"));
    CHECK(speaks("en_US.UTF-8"));
    CHECK(speaks("zh_CN"));
    CHECK_FALSE(speaks("xx"));
    CHECK_FALSE(speaks(""));
    CHECK_FALSE(speaks("e"));
    CHECK_FALSE(speaks("english"));
    CHECK_FALSE(speaks("zhx"));
}

TEST_CASE("every language listed is spoken and has a name", "[text]") {
    REQUIRE(languages().size() >= 2);
    for (const Language& language : languages()) {
        CHECK(language_for({std::string(language.code)}) == language.code);
        CHECK_FALSE(language.name.empty());
    }
}

TEST_CASE("Chinese answers in Chinese, and English again afterwards", "[text]") {
    const Message message{"line {0}: not UTF-8", {"17"}};
    const auto check_english = [&] {
        CHECK(tr(message) == "line 17: not UTF-8");
        CHECK(trc("deck", "Emoji") == "Emoji");
        CHECK(trn("{0} kind", "{0} kinds", 1) == "1 kind");
        CHECK(trn("{0} kind", "{0} kinds", 36) == "36 kinds");
    };
    check_english();
    {
        const Speaking chinese{"zh_CN"};
        CHECK(tr(message) != to_english(message));
        CHECK(tr(message).find("17") != std::string::npos);
        CHECK(tr("").empty()); // not the catalogue's head
        CHECK(tr(Message{}).empty());
        CHECK(trc("deck", "Emoji") != "Emoji");
        CHECK(trc("deck", "no such word") == "no such word");
        CHECK(trn("{0} kind", "{0} kinds", 36).find("36") != std::string::npos);
        CHECK(tr("no such sentence was ever written") == "no such sentence was ever written");
    }
    check_english();
}

TEST_CASE("without catalogues, or in a language unknown, everything is English", "[text]") {
    {
        const Speaking chinese{"zh_CN", "/nonexistent"};
        CHECK(tr("line {0}: not UTF-8") == "line {0}: not UTF-8");
    }
    const Speaking unknown{"xx"};
    CHECK(tr("line {0}: not UTF-8") == "line {0}: not UTF-8");
}

TEST_CASE("what a message says is filled in once, whatever it holds", "[text]") {
    CHECK(trf("{0} and {1}", "{1}", "b") == "{1} and b");
}
