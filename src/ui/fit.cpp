#include "ui/fit.hpp"

#include <algorithm>

#include "ui/utf8.hpp"

namespace twoturns::ui {
namespace {

constexpr std::string_view ellipsis = "…";

/// Returns the largest n below `size` for which fits(n) is true. fits(0) must be true, and after the first n with false
/// all larger n must give false.
template <class Fits> std::size_t most_that_fits(std::size_t size, const Fits& fits) {
    std::size_t good = 0;
    std::size_t bad = size;
    for (std::size_t next = 16; next < bad; next *= 2) {
        if (fits(next))
            good = next;
        else
            bad = next;
    }
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

/// Returns the index of the character that contains this byte.
std::size_t character_at(std::string_view text, std::size_t byte) {
    while (byte > 0 && byte < text.size() && inside_character(text[byte])) --byte;
    return byte;
}

bool fits_whole(std::string_view text, float most, const Lettering& lettering) {
    return text.size() <= most_shown_bytes && lettering.width(text) <= most;
}

/// Returns whether a line may break beside this character: one of Chinese or Japanese. Korean has spaces.
bool breaks_anywhere(char32_t code) {
    const bool hangul = (code >= 0x1100 && code < 0x1200) || (code >= 0xAC00 && code < 0xD7B0);
    return code >= 0x2E80 && !hangul;
}

/// Returns whether typesetting forbids a line to begin with this character: closing signs, and what belongs to the
/// character before it (JIS X 4051, GB/T 15834).
bool closes(char32_t code) {
    constexpr std::u32string_view signs =
        U"，。：；！？、）》”’…」』】〕〉・ーゝゞヽヾ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
        U",.:;!?)]}%";
    return signs.find(code) != std::u32string_view::npos;
}

/// Returns whether typesetting forbids a line to end with this character.
bool opens(char32_t code) {
    constexpr std::u32string_view signs = U"（《“‘「『【〔〈([{";
    return signs.find(code) != std::u32string_view::npos;
}

bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || static_cast<unsigned char>(byte) >= 0x80;
}

/// Returns whether a line may be broken before this byte, at which a character begins.
bool may_break(std::string_view text, std::size_t at) {
    if (at == 0 || at >= text.size()) return true;
    const std::size_t last = character_at(text, at - 1);
    if (text[at] == ' ' || text[last] == ' ') return true;
    const char32_t before = code_point_at(text, last).code;
    const char32_t after = code_point_at(text, at).code;
    if (before == U'-' || before == U'+') return last > 0 && is_letter(text[last - 1]) && is_letter(text[at]);
    return (breaks_anywhere(before) || breaks_anywhere(after)) && !closes(after) && !opens(before);
}

/// Returns the position at which to break a line of `width` pixels, which has room for the first `most` bytes.
std::size_t line_end(std::string_view text, std::size_t most, float width, const Lettering& lettering) {
    std::size_t end = most;
    while (end > 0 && !may_break(text, end)) end = character_at(text, end - 1);
    const bool at_space = end > 0 && (text[end] == ' ' || text[end - 1] == ' ');
    if (end == most || (end > 0 && !at_space)) return end;
    // A word that is longer than a line, such as the path of a file, begins on this line.
    const std::size_t word = end == 0 ? 0 : text.find_first_not_of(' ', end);
    if (word != std::string_view::npos && end > 0 &&
        lettering.width(text.substr(word, text.find(' ', word) - word)) <= width)
        return end;
    const std::size_t part = text.rfind('/', most - 1);
    return part != std::string_view::npos && part > end ? part + 1 : most;
}

} // namespace

float Lettering::width(std::string_view text) const {
    return measure.width(std::string(text.substr(0, character_at(text, most_shown_bytes))), size, bold, family);
}

std::string fitted(std::string_view text, float most, const Lettering& lettering) {
    if (fits_whole(text, most, lettering)) return std::string(text);
    text = text.substr(0, most_shown_bytes);
    const auto cut = [&](std::size_t bytes) {
        return std::string(text.substr(0, character_at(text, bytes))).append(ellipsis);
    };
    const std::size_t bytes =
        most_that_fits(text.size(), [&](std::size_t n) { return lettering.width(cut(n)) <= most; });
    return character_at(text, bytes) == 0 ? std::string{} : cut(bytes);
}

std::string fitted_end(std::string_view text, float most, const Lettering& lettering) {
    if (fits_whole(text, most, lettering)) return std::string(text);
    text = text.substr(text.size() - std::min(text.size(), most_shown_bytes));
    const auto cut = [&](std::size_t bytes) {
        std::size_t from = text.size() - bytes;
        while (from < text.size() && inside_character(text[from])) ++from;
        return std::string(ellipsis).append(text.substr(from));
    };
    const std::size_t bytes =
        most_that_fits(text.size(), [&](std::size_t n) { return lettering.width(cut(n)) <= most; });
    const std::string end = cut(bytes);
    return end.size() == ellipsis.size() ? std::string{} : end;
}

std::vector<std::string> wrapped(std::string_view text, float most, std::size_t lines, const Lettering& lettering) {
    std::vector<std::string> result;
    text = text.substr(0, character_at(text, most_shown_bytes));
    while (result.size() + 1 < lines && !fits_whole(text, most, lettering)) {
        const std::size_t bytes = most_that_fits(
            text.size(), [&](std::size_t n) { return lettering.width(text.substr(0, character_at(text, n))) <= most; });
        const std::size_t room = character_at(text, bytes);
        if (room == 0) break;
        const std::size_t end = line_end(text, room, most, lettering);
        result.emplace_back(text.substr(0, text.find_last_not_of(' ', end - 1) + 1));
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(' ', end)));
    }
    if (auto rest = fitted(text, most, lettering); !rest.empty()) result.push_back(std::move(rest));
    return result;
}

bool breaks_a_word(std::string_view text, const std::vector<std::string>& lines) {
    std::size_t at = 0;
    for (const std::string& line : lines) {
        at = std::min(text.size(), at + line.size());
        if (!may_break(text, at)) return true;
        at = std::min(text.size(), text.find_first_not_of(' ', at));
    }
    return false;
}

} // namespace twoturns::ui
