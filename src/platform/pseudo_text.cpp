#include "platform/pseudo_text.hpp"

#include <algorithm>

namespace twoturns::platform {
namespace {

std::string_view accented(char letter) {
    switch (letter) {
    case 'A': return "Å";
    case 'E': return "É";
    case 'I': return "Î";
    case 'O': return "Ö";
    case 'U': return "Û";
    case 'a': return "å";
    case 'e': return "é";
    case 'i': return "î";
    case 'o': return "ö";
    case 'u': return "û";
    default: return {};
    }
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

} // namespace

std::string pseudo_text(std::string_view english) {
    if (std::none_of(english.begin(), english.end(), is_letter)) return std::string{english};
    if (english.size() <= 3) return std::string{english}; // such as a weekday's sign, which no language lengthens
    std::string text = "[";
    std::size_t letters = 0;
    std::size_t added = 0;
    for (std::size_t i = 0; i < english.size(); ++i) {
        const std::string_view accent = accented(english[i]);
        text += accent.empty() ? english.substr(i, 1) : accent;
        if (is_letter(english[i])) ++letters;
        const bool word_ends = is_letter(english[i]) && (i + 1 == english.size() || !is_letter(english[i + 1]));
        for (; word_ends && 10 * (added + 1) <= 4 * letters; ++added) text += '~'; // lines can break between words
    }
    return text + "]";
}

} // namespace twoturns::platform
