#include "scene/text.hpp"

#include <libintl.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>

namespace twoturns::scene {
namespace {

constexpr const char* domain = "twoturns";

/// The code for one wish, or nothing. Every Chinese is served by the simplified catalogue until
/// there is another.
std::string_view code_for(std::string_view wish) {
    const std::string_view base = wish.substr(0, std::min(wish.find_first_of("_-.@"), wish.size()));
    for (const Language& language : languages())
        if (language.code.substr(0, language.code.find('_')) == base) return language.code;
    return {};
}

} // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{"en", "English"}, {"zh_CN", "简体中文"}};
    return all;
}

std::string_view language_for(const std::vector<std::string>& wishes) {
    for (const std::string& wish : wishes)
        if (const auto code = code_for(wish); !code.empty()) return code;
    return languages().front().code;
}

bool speaks(std::string_view wish) { return !code_for(wish).empty(); }

void set_language(std::string_view code, const std::filesystem::path& folder) {
    // gettext follows LANGUAGE in every locale but "C"; C.UTF-8 needs nothing installed.
    if (std::setlocale(LC_MESSAGES, "C.UTF-8") == nullptr) std::setlocale(LC_MESSAGES, "en_US.UTF-8");
    setenv("LANGUAGE", std::string(code).c_str(), 1);
    bindtextdomain(domain, folder.string().c_str());
    bind_textdomain_codeset(domain, "UTF-8");
    textdomain(domain); // also makes gettext forget what it looked up before
}

std::string tr(const char* sentence) {
    if (*sentence == '\0') return {}; // a catalogue's own head is what it says to nothing
    const char* found = dgettext(domain, sentence);
    return found == nullptr ? sentence : found;
}

std::string trc(const char* context, const char* word) {
    // The catalogue's own convention for a key with its context.
    const std::string key = std::string(context) + '\004' + word;
    const char* found = dgettext(domain, key.c_str());
    return found == key.c_str() ? word : found;
}

std::string trn(const char* one, const char* many, int n, const std::vector<std::string>& more) {
    std::vector<std::string> args{std::to_string(n)};
    args.insert(args.end(), more.begin(), more.end());
    return fill_in(dngettext(domain, one, many, static_cast<unsigned long>(n)), args);
}

std::string tr(const Message& message) { return fill_in(tr(message.id.c_str()), message.args); }

} // namespace twoturns::scene
