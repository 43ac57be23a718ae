#include "platform/translation.hpp"

#include <algorithm>
#include <utility>

#include "platform/catalogue.hpp"
#include "platform/files.hpp"

namespace twoturns::platform {
namespace {

/// Returns the language for a locale; empty if none. The simplified catalogue serves every Chinese until there is
/// another.
std::string_view code_for(std::string_view locale) {
    const std::string_view base = locale.substr(0, std::min(locale.find_first_of("_-.@"), locale.size()));
    for (const Language& language : languages())
        if (language.code.substr(0, language.code.find('_')) == base) return language.code;
    return {};
}

/// Returns the catalogue in use; empty for English.
platform::Catalogue& spoken() {
    static platform::Catalogue catalogue;
    return catalogue;
}

} // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{"en", "English"}, {"zh_CN", "简体中文"}};
    return all;
}

std::string_view language_for(const std::vector<std::string>& locales) {
    for (const std::string& locale : locales)
        if (const auto code = code_for(locale); !code.empty()) return code;
    return languages().front().code;
}

bool speaks(std::string_view locale) { return !code_for(locale).empty(); }

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
