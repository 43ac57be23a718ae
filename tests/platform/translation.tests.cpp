#include "platform/translation.hpp"

#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "platform/catalogue.hpp"
#include "platform/files.hpp"
#include "support/catch.hpp"
#include "support/mo.hpp"
#include "support/scale.hpp"
#include "support/scratch.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::platform;
namespace fs = std::filesystem;

namespace {

const std::string sentence = "line {0}: not UTF-8";

/// Returns the game's Chinese translation file.
std::string chinese_file() {
    const auto bytes = platform::read_file(std::string(TWOTURNS_LOCALE) + "/zh_CN/LC_MESSAGES/twoturns.mo");
    REQUIRE(bytes);
    return *bytes;
}

/// A folder of translations with only Chinese.
class Locale {
public:
    Locale() { fs::create_directories(file().parent_path()); }
    [[nodiscard]] fs::path path() const { return folder_.path(); }
    [[nodiscard]] fs::path file() const { return folder_.path() / "zh_CN" / "LC_MESSAGES" / "twoturns.mo"; }
    void write(const std::string& bytes) const { std::ofstream(file(), std::ios::binary) << bytes; }

private:
    test::ScratchFolder folder_;
};

/// Returns whether it failed with a message that names the file.
bool names(const Result<void>& done, const fs::path& file) {
    return !done && to_english(done.error()).rfind(file.string() + ": ", 0) == 0;
}

/// Sets a language for a test, and English afterwards.
class Speaking {
public:
    explicit Speaking(std::string_view code) { CHECK(set_language(code, TWOTURNS_LOCALE)); }
    ~Speaking() { CHECK(set_language("en", TWOTURNS_LOCALE)); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    Speaking(Speaking&&) = delete;
    Speaking& operator=(Speaking&&) = delete;
};

/// A sentence of a translation file, with its plural behind a NUL, and its translations, each behind a NUL.
struct Translated {
    std::string sentence;
    std::string forms;
};

/// Returns everything in a translation file of this machine's kind.
std::vector<Translated> all_of(const std::string& file) {
    const auto number = [&](std::size_t at) {
        std::size_t value = 0;
        for (std::size_t i = 4; i-- > 0;) value = value << 8U | static_cast<unsigned char>(file.at(at + i));
        return value;
    };
    std::vector<Translated> all;
    const auto text = [&](std::size_t row) { return file.substr(number(row + 4), number(row)); };
    for (std::size_t i = 0; i < number(8); ++i) all.push_back({text(number(12) + 8 * i), text(number(16) + 8 * i)});
    return all;
}

/// Returns the digits of {0}, {1} ... in a text.
std::set<char> filled_in(const std::string& text) {
    std::set<char> digits;
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
        if (at + 2 < text.size() && text[at + 2] == '}') digits.insert(text[at + 1]);
    return digits;
}

/// Returns the distance between the tested bytes of a file, which are evenly spaced.
std::size_t step_of_bytes(const std::string& file) {
    return std::max<std::size_t>(1, file.size() / static_cast<std::size_t>(scaled(20'000)));
}

} // namespace

TEST_CASE("the first locale that the game speaks counts", "[text]") {
    CHECK(language_for({}) == "en");
    CHECK(language_for({"zh_CN.UTF-8"}) == "zh_CN");
    CHECK(language_for({"zh-Hans"}) == "zh_CN");
    CHECK(language_for({"zh"}) == "zh_CN");
    CHECK(language_for({"en_GB", "zh_CN"}) == "en");
    CHECK(language_for({"xx_YY", "tlh", "zh_CN", "en"}) == "zh_CN");
    CHECK(language_for({"xx", "", "C"}) == "en");
}

TEST_CASE("among the languages of several countries, the one of the locale is taken", "[text]") {
    const std::vector<Language> offered{{"en", "English"}, {"pt_BR", ""}, {"pt_PT", ""}, {"he", ""}, {"id", ""}};
    CHECK(language_for({"pt_PT.UTF-8"}, offered) == "pt_PT");
    CHECK(language_for({"pt-BR"}, offered) == "pt_BR");
    CHECK(language_for({"pt_AO@euro"}, offered) == "pt_BR");
    CHECK(language_for({"pt"}, offered) == "pt_BR");
    CHECK(language_for({"de"}, offered) == "en");
}

TEST_CASE("a language has one code, however a system writes it", "[text]") {
    const std::vector<Language> offered{{"en", "English"}, {"he", ""}, {"id", ""}, {"de", ""}};
    CHECK(language_for({"iw_IL"}, offered) == "he");
    CHECK(language_for({"in-ID"}, offered) == "id");
    CHECK(language_for({"de_AT.UTF-8"}, offered) == "de");
    CHECK(language_for({"india"}, offered) == "en");
}

TEST_CASE("one Chinese script never stands for the other", "[text]") {
    const std::vector<Language> both{{"en", "English"}, {"zh_CN", ""}, {"zh_TW", ""}};
    const std::vector<Language> simplified{{"en", "English"}, {"zh_CN", ""}};
    const std::vector<Language> traditional{{"en", "English"}, {"zh_TW", ""}};
    for (const char* locale : {"zh_TW", "zh_HK.UTF-8", "zh-Hant", "zh-Hant-HK", "zh_MO", "zh_Hant_TW"}) {
        CAPTURE(locale);
        CHECK(language_for({locale}, both) == "zh_TW");
        CHECK(language_for({locale}, simplified) == "en");
        CHECK(language_for({locale, "zh_CN"}, simplified) == "zh_CN"); // the second choice of the player
        CHECK(language_for({locale}, traditional) == "zh_TW");
    }
    for (const char* locale : {"zh", "zh_CN.GB18030", "zh_SG", "zh-Hans", "zh-Hans-SG", "zh_Hans_HK"}) {
        CAPTURE(locale);
        CHECK(language_for({locale}, both) == "zh_CN");
        CHECK(language_for({locale}, traditional) == "en");
    }
}

TEST_CASE("the pseudo language is longer, has brackets, and keeps what is filled in", "[text][pseudo]") {
    CHECK(speaks("pseudo"));
    const Speaking pseudo{pseudo_language};
    CHECK(tr("Pause") == "[Påûsé~~]");
    CHECK(trf("line {0}: not UTF-8", "17").find("17") != std::string::npos);
    CHECK(trc("list", "{0}, {1}") == "{0}, {1}");
    CHECK(trn("{0} kind", "{0} kinds", 1) == "[1 kînd~]");
    CHECK(trcn("any", "{0} kind", "{0} kinds", 2) == "[2 kînds~~]");
    CHECK(tr("").empty());
    CHECK(trc("command", "").empty());
    for (const std::string one : {"Clear the board, and you can share the result.", "two people on one board"})
        CHECK(tr(one.c_str()).size() > one.size() * 14 / 10);
}

TEST_CASE("numbers are grouped and pointed as the language does", "[text]") {
    CHECK(number_text(0) == "0");
    CHECK(number_text(999) == "999");
    CHECK(number_text(1234) == "1,234");
    CHECK(number_text(-1234567) == "-1,234,567");
    CHECK(number_text(100'000) == "100,000");
    CHECK(tenths_text(20) == "2");
    CHECK(tenths_text(12'345) == "1,234.5");
    CHECK(trn("{0} point", "{0} points", 12'345) == "12,345 points");
    struct Written {
        const char* large;
        const char* small;
        const char* four;
        const char* million;
        const char* tenth;
    };
    for (const Written& one : {Written{"12.345,6", "1.234", "1.234", "1.000.000", "0,5"},              // German
                               Written{"12\u00a0345,6", "1234", "1234", "1\u00a0000\u00a0000", "0,5"}, // Polish
                               Written{"12345,6", "1234", "1234", "1000000", "0,5"},
                               Written{"nonsense", "1,234", "1,234", "1,000,000", "0.5"}}) {
        CAPTURE(one.large);
        const Locale locale;
        locale.write(test::mo_file({{"", "Content-Type: text/plain; charset=UTF-8\n"},
                                    {"number\0041,234", one.small},
                                    {"number\00412,345.6", one.large}}));
        REQUIRE(set_language("zh_CN", locale.path()));
        CHECK(number_text(1234) == one.four);
        CHECK(number_text(1'000'000) == one.million);
        CHECK(tenths_text(5) == one.tenth);
    }
    CHECK(set_language("en", TWOTURNS_LOCALE));
    CHECK(number_text(1234) == "1,234");
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
        CHECK(trc("deck", "Mixed") == "Mixed");
        CHECK(trn("{0} kind", "{0} kinds", 1) == "1 kind");
        CHECK(trn("{0} kind", "{0} kinds", 36) == "36 kinds");
    };
    check_english();
    {
        const Speaking chinese{"zh_CN"};
        CHECK(tr(message) != to_english(message));
        CHECK(tr(message).find("17") != std::string::npos);
        CHECK(tr("").empty()); // not the catalogue's header
        CHECK(tr(Message{}).empty());
        CHECK(trc("deck", "Mixed") != "Mixed");
        CHECK(trc("deck", "no such word") == "no such word");
        CHECK(trn("{0} kind", "{0} kinds", 36).find("36") != std::string::npos);
        CHECK(tr("no such sentence was ever written") == "no such sentence was ever written");
    }
    check_english();
}

TEST_CASE("a language can be changed again and again", "[text]") {
    for (int i = 0; i < 3; ++i) {
        CHECK(set_language("zh_CN", TWOTURNS_LOCALE));
        CHECK(tr(sentence.c_str()) != sentence);
        CHECK(set_language("en", TWOTURNS_LOCALE));
        CHECK(tr(sentence.c_str()) == sentence);
    }
}

#ifndef _WIN32
TEST_CASE("no setting of the system changes the language", "[text]") {
    REQUIRE(setenv("LANGUAGE", "zh_CN", 1) == 0);
    CHECK(tr(sentence.c_str()) == sentence);
    const Speaking chinese{"zh_CN"};
    REQUIRE(setenv("LANGUAGE", "en", 1) == 0);
    CHECK(tr(sentence.c_str()) != sentence);
    unsetenv("LANGUAGE");
}
#endif

TEST_CASE("every language has a translation that is read without a complaint", "[text]") {
    for (const Language& language : languages()) {
        CAPTURE(std::string(language.code));
        CHECK(set_language(language.code, TWOTURNS_LOCALE));
    }
    CHECK(set_language("en", TWOTURNS_LOCALE));
}

TEST_CASE("a translation fills in what its sentence does", "[text]") {
    for (const Language& language : languages()) {
        if (language.code == "en") continue;
        const auto file =
            read_file(std::string(TWOTURNS_LOCALE) + "/" + std::string(language.code) + "/LC_MESSAGES/twoturns.mo");
        REQUIRE(file);
        const std::vector<Translated> all = all_of(*file);
        CHECK(all.size() > 2000);
        for (const auto& [sentence, forms] : all) {
            if (sentence.starts_with("year month day")) continue; // may use {3} and {4}
            const std::set<char> wanted = filled_in(sentence);
            const bool counts = sentence.find('\0') != std::string::npos;
            for (std::size_t start = 0; start <= forms.size();) {
                const std::string form = forms.substr(start, forms.find('\0', start) - start);
                start += form.size() + 1;
                std::set<char> found = filled_in(form);
                if (counts && wanted.contains('0')) found.insert('0'); // "one pair" needs no number
                if (found != wanted || form.empty())
                    FAIL_CHECK(std::string(language.code) << ": " << sentence << " | " << form);
            }
        }
    }
}

TEST_CASE("without its translation, or in a language unknown, everything is English", "[text]") {
    const Locale locale;
    CHECK(names(set_language("zh_CN", locale.path()), locale.file()));
    CHECK(tr(sentence.c_str()) == sentence);
    CHECK(set_language("zh_CN", TWOTURNS_LOCALE));
    CHECK_FALSE(set_language("xx", TWOTURNS_LOCALE));
    CHECK(tr(sentence.c_str()) == sentence);
}

TEST_CASE("a damaged translation is named, and everything is English", "[text]") {
    const Locale locale;
    for (const std::size_t size : {0U, 27U, 9'000U, 12'000U, 15'000U}) {
        locale.write(chinese_file().substr(0, size));
        CHECK(names(set_language("zh_CN", locale.path()), locale.file()));
        CHECK(tr(sentence.c_str()) == sentence);
    }
    locale.write(chinese_file());
    CHECK(set_language("zh_CN", locale.path()));
    CHECK(tr(sentence.c_str()) != sentence);
    CHECK(set_language("en", TWOTURNS_LOCALE));
}

TEST_CASE("a translation cut at any byte is refused", "[text]") {
    const std::string whole = chinese_file();
    std::size_t taken = 0;
    for (std::size_t size = 0; size < whole.size(); size += step_of_bytes(whole))
        if (platform::Catalogue::parse(whole.substr(0, size))) ++taken;
    CHECK(taken == 0);
    CHECK(platform::Catalogue::parse(whole));
}

TEST_CASE("a translation with any bit wrong is refused or gives proper text", "[text]") {
    std::string bytes = chinese_file();
    std::size_t refused = 0;
    const std::size_t step = step_of_bytes(bytes);
    for (std::size_t place = 0; place < bytes.size(); place += step) {
        const char before = bytes[place];
        bytes[place] = static_cast<char>(before ^ (1 << place / step % 8));
        if (const auto catalogue = platform::Catalogue::parse(bytes)) {
            for (const std::string& text : {std::string(catalogue->find(sentence).value_or("")),
                                            std::string(catalogue->find("{0} kind", 3).value_or(""))}) {
                if (!is_utf8(text) || text.find('\0') != std::string::npos)
                    FAIL("byte " << place << " spoils " << text);
            }
        } else {
            ++refused;
        }
        bytes[place] = before;
    }
    CHECK(refused > 0);
}

TEST_CASE("what a message says is filled in once, whatever it holds", "[text]") {
    CHECK(trf("{0} and {1}", "{1}", "b") == "{1} and b");
}
