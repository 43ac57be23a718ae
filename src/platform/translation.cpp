#include "platform/translation.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

#include "platform/catalogue.hpp"
#include "platform/files.hpp"
#include "platform/pseudo_text.hpp"

namespace twoturns::platform {
namespace {

/// Returns a locale without its encoding and variant, as our codes are written: "pt_BR" for "pt-BR.UTF-8". Replaces
/// codes that some systems still have, and brings Chinese to one of its two scripts.
std::string normal(std::string_view locale) {
    std::string code{locale.substr(0, locale.find_first_of(".@"))};
    std::replace(code.begin(), code.end(), '-', '_');
    const auto is = [&](std::string_view one) {
        return code.starts_with(one) && (code.size() == one.size() || code[one.size()] == '_');
    };
    if (is("iw")) return code.replace(0, 2, "he");
    if (is("in")) return code.replace(0, 2, "id");
    if (is("zh_Hans")) return "zh_CN";
    for (const char* traditional : {"zh_Hant", "zh_TW", "zh_HK", "zh_MO"})
        if (is(traditional)) return "zh_TW";
    return is("zh") ? "zh_CN" : code;
}

/// Returns the language of a code without its country.
std::string_view base_of(std::string_view code) { return code.substr(0, code.find('_')); }

/// Returns the language for a locale; empty if none.
std::string_view code_for(std::string_view locale, const std::vector<Language>& offered) {
    if (locale == pseudo_language) return pseudo_language;
    const std::string code = normal(locale);
    const auto first = [&](const auto& fits) {
        const auto found = std::find_if(offered.begin(), offered.end(), fits);
        return found == offered.end() ? std::string_view{} : found->code;
    };
    const auto exact = first([&](const Language& language) { return language.code == code; });
    if (!exact.empty() || base_of(code) == "zh") return exact;
    return first([&](const Language& language) { return base_of(language.code) == base_of(code); });
}

/// How a language writes numbers.
struct NumberSigns {
    std::string group = ",";
    std::string point = ".";
    std::size_t least_grouped = 4; ///< digits; in some languages "1234" but "12.345"
};

/// Returns what stands between two parts of a text; nullopt if it has no such parts in this order.
std::optional<std::string> between(std::string_view text, std::string_view before, std::string_view behind) {
    const std::size_t start = text.find(before);
    if (start == std::string_view::npos) return std::nullopt;
    text.remove_prefix(start + before.size());
    const std::size_t end = text.find(behind);
    return end == std::string_view::npos ? std::nullopt : std::optional{std::string{text.substr(0, end)}};
}

/// Reads from two numbers, written as the language writes them, how it writes all numbers.
NumberSigns signs_in(const Catalogue& catalogue) {
    NumberSigns signs;
    const auto written = [&](const char* number) {
        return catalogue.find(std::string("number") + '\004' + number).value_or(number);
    };
    // TRANSLATORS: this number as your language writes it, in the digits 0 to 9: the game takes the signs from it. In
    // German 12.345,6; in French 12 345,6 with a no-break space.
    const std::string_view large = written(NC_("number", "12,345.6"));
    // TRANSLATORS: this number as your language writes it. In Spanish and Polish 1234, as only longer numbers are
    // grouped.
    const std::string_view small = written(NC_("number", "1,234"));
    const auto group = between(large, "12", "345");
    const auto point = between(large, "345", "6");
    if (!group || !point || point->empty()) return signs;
    signs.group = *group;
    signs.point = *point;
    signs.least_grouped = small == "1234" ? 5 : 4;
    return signs;
}

/// The language in use; English has an empty catalogue.
struct Spoken {
    Catalogue catalogue;
    NumberSigns numbers;
    bool pseudo = false;
    std::string_view code = "en";
};
Spoken& spoken() {
    static Spoken language;
    return language;
}

/// Returns the words of the language in use, from its catalogue or, if it has none, from the English ones.
std::string words_for(std::optional<std::string_view> translated, std::string_view english) {
    return spoken().pseudo ? pseudo_text(english) : std::string{translated.value_or(english)};
}

std::string plural(const std::string& key, const char* one, const char* many, int n,
                   const std::vector<std::string>& more) {
    std::vector<std::string> args{number_text(n)};
    args.insert(args.end(), more.begin(), more.end());
    const auto form = spoken().catalogue.find(key, static_cast<unsigned long>(n));
    return fill_in(words_for(form, n == 1 ? one : many), args);
}

} // namespace

std::string_view language_for(const std::vector<std::string>& locales, const std::vector<Language>& offered) {
    for (const std::string& locale : locales)
        if (const auto code = code_for(locale, offered); !code.empty()) return code;
    return offered.front().code;
}

bool speaks(std::string_view locale) { return !code_for(locale, languages()).empty(); }

Result<void> set_language(std::string_view code, const std::filesystem::path& folder) {
    spoken() = {};
    if (code == pseudo_language) {
        spoken().pseudo = true;
        return {};
    }
    if (code == languages().front().code) return {}; // the sentences are English
    const std::string file = platform::name_of(folder / code / "LC_MESSAGES" / "twoturns.mo");
    const auto bytes = platform::read_file(file);
    auto catalogue = bytes ? Catalogue::parse(*bytes) : Result<Catalogue>{bytes.error()};
    if (!catalogue) return Message{"{0}: this translation cannot be used: {1}", {file, to_english(catalogue.error())}};
    spoken().numbers = signs_in(*catalogue);
    spoken().catalogue = *std::move(catalogue);
    const auto known =
        std::find_if(languages().begin(), languages().end(), [&](auto& one) { return one.code == code; });
    if (known != languages().end()) spoken().code = known->code;
    return {};
}

std::string_view language() { return spoken().code; }

bool right_to_left() {
    constexpr std::array<std::string_view, 4> languages{"ar", "fa", "he", "ur"};
    return std::find(languages.begin(), languages.end(), base_of(language())) != languages.end();
}

std::string tr(const char* sentence) {
    if (*sentence == '\0') return {}; // the empty key would find the catalogue's header
    return words_for(spoken().catalogue.find(sentence), sentence);
}

std::string trc(const char* context, const char* word) {
    // gettext's key for a word with a context.
    if (*word == '\0') return {};
    return words_for(spoken().catalogue.find(std::string(context) + '\004' + word), word);
}

std::string trn(const char* one, const char* many, int n, const std::vector<std::string>& more) {
    return plural(one, one, many, n, more);
}

std::string trcn(const char* context, const char* one, const char* many, int n, const std::vector<std::string>& more) {
    return plural(std::string(context) + '\004' + one, one, many, n, more);
}

std::string number_text(std::int64_t number) {
    std::string text = std::to_string(number);
    const std::size_t sign = number < 0 ? 1 : 0;
    const NumberSigns& signs = spoken().numbers;
    if (text.size() - sign < signs.least_grouped) return text;
    for (std::size_t at = text.size(); at > sign + 3;) text.insert(at -= 3, signs.group);
    return text;
}

std::string tenths_text(std::int64_t tenths) {
    const std::string whole = number_text(tenths / 10);
    return tenths % 10 == 0 ? whole : whole + spoken().numbers.point + std::to_string(std::abs(tenths % 10));
}

std::string tr(const Message& message) { return fill_in(tr(message.id.c_str()), message.args); }

} // namespace twoturns::platform
