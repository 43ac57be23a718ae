#include "platform/translation.hpp"

#include <algorithm>
#include <utility>

#include "platform/catalogue.hpp"
#include "platform/files.hpp"

namespace twoturns::platform {
namespace {

/// Returns the language for a locale, one of another country if need be; empty if none. So the simplified catalogue
/// serves every Chinese until there is another.
std::string_view code_for(std::string_view locale, const std::vector<Language>& offered) {
    std::string code{locale.substr(0, locale.find_first_of(".@"))};
    std::replace(code.begin(), code.end(), '-', '_');
    const auto base_of = [](std::string_view one) { return one.substr(0, one.find('_')); };
    const auto first = [&](const auto& fits) {
        const auto found = std::find_if(offered.begin(), offered.end(), fits);
        return found == offered.end() ? std::string_view{} : found->code;
    };
    const auto exact = first([&](const Language& language) { return language.code == code; });
    if (!exact.empty()) return exact;
    return first([&](const Language& language) { return base_of(language.code) == base_of(code); });
}

/// Returns the catalogue in use; empty for English.
platform::Catalogue& spoken() {
    static platform::Catalogue catalogue;
    return catalogue;
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
    if (code == languages().front().code) return {}; // the sentences are English
    const std::string file = platform::name_of(folder / code / "LC_MESSAGES" / "twoturns.mo");
    const auto bytes = platform::read_file(file);
    auto catalogue = bytes ? platform::Catalogue::parse(*bytes) : Result<platform::Catalogue>{bytes.error()};
    if (!catalogue) return Message{"{0}: this translation cannot be used: {1}", {file, to_english(catalogue.error())}};
    spoken() = *std::move(catalogue);
    return {};
}

std::string tr(const char* sentence) {
    if (*sentence == '\0') return {}; // the empty key would find the catalogue's header
    return std::string{spoken().find(sentence).value_or(sentence)};
}

std::string trc(const char* context, const char* word) {
    // gettext's key for a word with a context.
    return std::string{spoken().find(std::string(context) + '\004' + word).value_or(word)};
}

std::string trn(const char* one, const char* many, int n, const std::vector<std::string>& more) {
    std::vector<std::string> args{std::to_string(n)};
    args.insert(args.end(), more.begin(), more.end());
    return fill_in(spoken().find(one, static_cast<unsigned long>(n)).value_or(n == 1 ? one : many), args);
}

std::string tr(const Message& message) { return fill_in(tr(message.id.c_str()), message.args); }

} // namespace twoturns::platform
