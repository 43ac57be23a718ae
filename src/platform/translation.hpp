// Translated text, from the catalogues that msgfmt makes of po/*.po.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// A language the game speaks: its code, and its own name for people who read no other.
struct Language {
    std::string_view code;
    std::string_view name;
};
[[nodiscard]] const std::vector<Language>& languages();

/// The language for these locales, best first, as systems write them ("zh_CN.UTF-8", "zh-Hans", "en"). English when
/// the game speaks none of them.
[[nodiscard]] std::string_view language_for(const std::vector<std::string>& locales);
/// True when `locale` names a language the game speaks.
[[nodiscard]] bool speaks(std::string_view locale);

/// Makes tr() and its kin answer in that language, one of languages(), from the catalogues in
/// `folder`/<code>/LC_MESSAGES/twoturns.mo. Takes effect at once, as often as it is called, on the thread
/// that draws. A catalogue that is missing or damaged leaves English, and the message says which and why.
std::optional<Message> set_language(std::string_view code, const std::filesystem::path& folder);

/// Marks a word and its context for trc() where it is written down.
using twoturns::NC_;

/// The sentence in the language set. The English sentence is the key.
[[nodiscard]] std::string tr(const char* sentence);
/// The same for a word that needs its context to be translated.
[[nodiscard]] std::string trc(const char* context, const char* word);
/// The form for the number n, which is its {0}; `more` are {1} and on.
[[nodiscard]] std::string trn(const char* one, const char* many, int n, const std::vector<std::string>& more = {});
/// A message of the core, translated and filled in.
[[nodiscard]] std::string tr(const Message& message);
/// A sentence with its {0}, {1} ... filled in after translation.
template <class... Args> [[nodiscard]] std::string trf(const char* sentence, Args&&... args) {
    return fill_in(tr(sentence), {std::forward<Args>(args)...});
}
template <class... Args> [[nodiscard]] std::string trcf(const char* context, const char* sentence, Args&&... args) {
    return fill_in(trc(context, sentence), {std::forward<Args>(args)...});
}

} // namespace twoturns::platform
