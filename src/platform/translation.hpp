// Translated text, from the catalogues that msgfmt makes of po/*.po.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::platform {

/// A language of the game: its code, and its own name.
struct Language {
    std::string_view code;
    std::string_view name;
};
/// Returns English, then the languages of the catalogues in po/. CMake generates the list.
[[nodiscard]] const std::vector<Language>& languages();

/// The code of a language that is none: every sentence in brackets, with accents and 40 % longer, to see in the game
/// and in tests what is not translated and what does not fit.
inline constexpr std::string_view pseudo_language = "pseudo";

/// Returns the best language for these locales, in order of preference, as systems write them ("zh_CN.UTF-8",
/// "zh-Hans", "en"): the same language, otherwise that of another country (Brazil's for Portugal), but never one
/// Chinese script for the other. Returns English if the game supports none of them.
[[nodiscard]] std::string_view language_for(const std::vector<std::string>& locales,
                                            const std::vector<Language>& offered = languages());
/// Returns whether `locale` names a supported language.
[[nodiscard]] bool speaks(std::string_view locale);

/// Switches tr() and the other functions here to a language, one of languages() or pseudo_language, from the catalogue
/// `folder`/<code>/LC_MESSAGES/twoturns.mo. Takes effect at once; may be called again. Call it on the thread that
/// draws. If the catalogue is missing or damaged, the language is English and the message says which catalogue and why.
Result<void> set_language(std::string_view code, const std::filesystem::path& folder);

/// Returns the code of the language in use: English unless set_language() has switched to another.
[[nodiscard]] std::string_view language();
/// Returns whether the language in use runs from right to left.
[[nodiscard]] bool right_to_left();

/// Marks a word and its context for translation where the word is defined; trc() translates it.
using twoturns::NC_;

/// Returns the translation of a sentence. The English sentence is the key.
[[nodiscard]] std::string tr(const char* sentence);
/// Returns the translation of a word that needs a context.
[[nodiscard]] std::string trc(const char* context, const char* word);
/// Returns the plural form for the number n, which replaces {0}, grouped as by number_text(); `more` replaces {1} and
/// so on.
[[nodiscard]] std::string trn(const char* one, const char* many, int n, const std::vector<std::string>& more = {});
/// Does what trn() does for a sentence or word that needs a context.
[[nodiscard]] std::string trcn(const char* context, const char* one, const char* many, int n,
                               const std::vector<std::string>& more = {});

/// Formats a whole number as the language groups its digits: "1,234", "1.234", "1234".
[[nodiscard]] std::string number_text(std::int64_t number);
/// Formats a number of tenths with the decimal point of the language, without the tenth if it is 0: "1.5", "1,5", "2".
[[nodiscard]] std::string tenths_text(std::int64_t tenths);

/// Translates a message of the core and fills in its values.
[[nodiscard]] std::string tr(const Message& message);
/// Translates a sentence, then fills in {0}, {1} ...
template <class... Args> [[nodiscard]] std::string trf(const char* sentence, Args&&... args) {
    return fill_in(tr(sentence), {std::forward<Args>(args)...});
}
template <class... Args> [[nodiscard]] std::string trcf(const char* context, const char* sentence, Args&&... args) {
    return fill_in(trc(context, sentence), {std::forward<Args>(args)...});
}

} // namespace twoturns::platform
