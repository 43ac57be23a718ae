#include "view/drawing/face_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "ui/fit.hpp"
#include "ui/utf8.hpp"
#include "view/drawing/word_breaks.hpp"
#include "view/text/bidi.hpp"

namespace twoturns::view {
namespace {

constexpr float line_height = 1.16F; // relative to the font size
constexpr std::size_t most_lines = 3;
constexpr float share_of_words = 0.94F; // the rest is a margin; signs have one of their own
// Relative to the shorter side of the rectangle.
constexpr float most_of_signs = 0.47F;
constexpr float most_of_reading = 0.25F;
constexpr float height_of_signs = 1.08F; // relative to the font size

std::size_t characters_of(const std::string& text, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size() && count < most; at = ui::next_character(text, at)) ++count;
    return count;
}

/// Returns the maximum font size relative to the shorter side of the rectangle. Tiles are square; a wide card has more
/// space.
float largest_share(const std::string& text, bool wide) {
    if (wide) return 0.62F;
    const std::size_t characters = characters_of(text, 6);
    return characters <= 1 ? 0.66F : characters <= 3 ? 0.5F : 0.36F;
}

/// Returns the next smaller size. There are few sizes, so that few fonts are open.
float step_below(float size) { return size > 32 ? size - 4 : size > 16 ? size - 2 : size - 1; }
float on_step(float size) {
    const float step = size > 32 ? 4.0F : size > 16 ? 2.0F : 1.0F;
    return std::max(least_side_letters, std::floor(size / step) * step);
}

/// Returns whether the lines contain the whole text, ignoring spaces.
bool is_whole(const std::vector<std::string>& lines, const std::string& text) {
    const auto blanks = [](const std::string& one) { return std::count(one.begin(), one.end(), ' '); };
    std::size_t shown = 0;
    for (const std::string& line : lines) shown += line.size() - static_cast<std::size_t>(blanks(line));
    const bool cut = !lines.empty() && lines.back().size() >= 3 &&
                     lines.back().substr(lines.back().size() - 3) == "…" &&
                     text.substr(text.size() - std::min<std::size_t>(3, text.size())) != "…";
    return !cut && shown == text.size() - static_cast<std::size_t>(blanks(text));
}

std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text)
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    return words;
}

bool is_latin(const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0xE3; });
}

/// Returns whether each word fits on a line. Chinese may be broken anywhere.
bool words_fit(const std::string& text, float width, const ui::Lettering& lettering) {
    const auto words = words_in(text);
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return !is_latin(word) || lettering.width(word) <= width; });
}

constexpr std::string_view soft_hyphen = "\u00AD";

std::string without_soft_hyphens(std::string text) {
    for (std::size_t at = text.find(soft_hyphen); at != std::string::npos; at = text.find(soft_hyphen, at))
        text.erase(at, soft_hyphen.size());
    return text;
}

bool is_vowel(char32_t code) {
    constexpr std::u32string_view vowels =
        U"aeiouyAEIOUYàáâãäåæèéêëìíîïòóôõöøùúûüýÿÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝāăąēėęěīįıōőœūůűųĀĂĄĒĖĘĚĪĮİŌŐŒŪŮŰŲ";
    return vowels.find(code) != std::u32string_view::npos;
}

/// Returns whether two consonants are usually written for one sound.
bool is_one_sound(char32_t first, char32_t second) {
    constexpr std::array<std::u32string_view, 7> pairs{U"ch", U"sh", U"th", U"ph", U"gh", U"ck", U"qu"};
    return std::any_of(pairs.begin(), pairs.end(),
                       [&](std::u32string_view pair) { return pair[0] == first && pair[1] == second; });
}

/// Returns where a word in Latin letters may be broken if nothing is known about it: between two consonants that stand
/// between vowels ("but-terfly"), and after a vowel before one consonant and a vowel ("ele-phant" with its "ph" as
/// one); never within the first or last three letters. Not every language breaks there, but a syllable never loses its
/// vowel. Returns nullopt if any letter is not Latin.
std::optional<std::vector<std::size_t>> syllable_breaks(const std::string& word) {
    struct Letter {
        char32_t code;
        std::size_t at;
    };
    constexpr std::size_t whole = 3;
    std::vector<Letter> letters;
    for (std::size_t at = 0; at < word.size();) {
        const auto [code, bytes] = ui::code_point_at(word, at);
        const bool latin = (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z') ||
                           (code >= 0xC0 && code < 0x250 && code != 0xD7 && code != 0xF7);
        if (!latin) return std::nullopt;
        letters.push_back({code, at});
        at += bytes;
    }
    std::vector<std::size_t> breaks;
    const auto vowel = [&](std::size_t i) { return i < letters.size() && is_vowel(letters[i].code); };
    for (std::size_t i = whole; i + whole <= letters.size(); ++i) {
        if (vowel(i)) continue; // a part begins with a consonant
        const bool one_sound = i + 1 < letters.size() && is_one_sound(letters[i].code, letters[i + 1].code);
        const bool opens = vowel(i - 1) && vowel(one_sound ? i + 2 : i + 1);
        const bool parts =
            !vowel(i - 1) && vowel(i - 2) && vowel(i + 1) && !is_one_sound(letters[i - 1].code, letters[i].code);
        if (opens || parts) breaks.push_back(letters[i].at);
    }
    return breaks;
}

/// Where a word that has no soft hyphens and no stored_breaks() may be broken if it is long.
enum class LastResort {
    nowhere,
    syllables,
    anywhere
};

/// Returns the positions at which a word may be broken, as byte offsets without soft hyphens: its own soft hyphens, or
/// the stored ones, or those of the last resort. At least three characters stay on each side of a break anywhere in a
/// word in Latin letters, two in any other.
std::vector<std::size_t> breaks_of(const std::string& word, LastResort resort) {
    constexpr std::size_t longest_whole = 8; // in characters
    std::vector<std::size_t> own;
    std::string bare;
    for (std::size_t at = 0; at < word.size();) {
        if (word.compare(at, soft_hyphen.size(), soft_hyphen) == 0) {
            own.push_back(bare.size());
            at += soft_hyphen.size();
        } else {
            bare += word[at++];
        }
    }
    if (own.empty()) own = stored_breaks(bare);
    const bool breaks = own.empty() && characters_of(bare, longest_whole + 1) > longest_whole;
    if (!breaks || resort == LastResort::nowhere) return own;
    const auto syllables = syllable_breaks(bare);
    if (resort == LastResort::syllables) return syllables.value_or(own);
    const std::size_t least = syllables ? 3 : 2;
    std::size_t before = 0;
    for (std::size_t at = 0; at < bare.size(); at = ui::next_character(bare, at), ++before)
        if (before >= least && characters_of(bare.substr(at), least) == least) own.push_back(at);
    return own;
}

/// Splits a word that is too long for a line into parts of nearly equal width; each part except the last has a hyphen.
std::vector<std::string> parts_of(const std::string& word, float width, const ui::Lettering& lettering,
                                  LastResort resort) {
    const std::vector<std::size_t> breaks = breaks_of(word, resort);
    const std::string bare = without_soft_hyphens(word);
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (parts.size() + 1 < most_lines && lettering.width(bare.substr(from)) > width) {
        std::size_t best = from;
        const auto apart = [&](std::size_t at) { // the distance from the middle of the rest
            const std::size_t twice = 2 * at;
            const std::size_t ends = from + bare.size();
            return twice > ends ? twice - ends : ends - twice;
        };
        for (const std::size_t at : breaks) {
            if (at <= from || lettering.width(bare.substr(from, at - from) + '-') > width) continue;
            const bool rest_fits = lettering.width(bare.substr(at)) <= width;
            const bool best_fits = best > from && lettering.width(bare.substr(best)) <= width;
            if (best == from || (rest_fits ? !best_fits || apart(at) < apart(best) : !best_fits && at > best))
                best = at;
        }
        if (best == from) break;
        parts.push_back(bare.substr(from, best - from) + '-');
        from = best;
    }
    parts.push_back(bare.substr(from));
    return parts;
}

/// Hyphenates the words that do not fit on a line. Returns nullopt if even their parts do not fit.
std::optional<std::string> with_words_broken(const std::string& text, float width, const ui::Lettering& lettering,
                                             LastResort resort) {
    std::string broken;
    for (const std::string& word : words_in(text)) {
        const bool breaks = is_latin(word) && lettering.width(without_soft_hyphens(word)) > width;
        for (const std::string& part :
             breaks ? parts_of(word, width, lettering, resort) : std::vector{without_soft_hyphens(word)}) {
            if (is_latin(part) && lettering.width(part) > width) return std::nullopt;
            if (!broken.empty()) broken += ' ';
            broken += part;
        }
    }
    return broken;
}

float pitch_of(float size) { return std::round(size * line_height); }

/// Returns the lines of a reading below its signs: one line if it fits at any size, else two at the smallest size,
/// broken between syllables.
std::pair<std::vector<std::string>, float> fitted_reading(const std::string& reading, float width, float most,
                                                          const Fonts& fonts) {
    for (float size = most; size >= least_side_letters; size = step_below(size))
        if (fonts.width(reading, size, true) <= width) return {{reading}, size};
    const ui::Lettering least{fonts, least_side_letters, true};
    if (reading.find(' ') != std::string::npos)
        if (auto lines = ui::wrapped(reading, width, 2, least); is_whole(lines, reading))
            return {std::move(lines), least_side_letters};
    std::optional<std::size_t> middle;
    for (const std::size_t at : pinyin_breaks(reading))
        if (!middle || std::max(at, reading.size() - at) < std::max(*middle, reading.size() - *middle)) middle = at;
    if (!middle || std::min(*middle, reading.size() - *middle) < 2) {
        float size = least_side_letters;
        while (size > least_legible_letters && fonts.width(reading, size, true) > width) --size;
        return {{reading}, size};
    }
    return {{reading.substr(0, *middle) + '-', reading.substr(*middle)}, least_side_letters};
}

/// Chinese characters, the marks that repeat them, and kana.
bool is_kana(char32_t code) { return code >= 0x3040 && code <= 0x30FF; }
bool is_sign(char32_t code) {
    return is_kana(code) || code == 0x3005 || (code >= 0x3400 && code <= 0x9FFF) || (code >= 0x20000 && code < 0x323B0);
}

template <class Test> bool every_code(const std::string& text, const Test& test) {
    for (std::size_t at = 0; at < text.size();) {
        const auto [code, bytes] = ui::code_point_at(text, at);
        if (!test(code)) return false;
        at += bytes;
    }
    return true;
}

} // namespace

FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts, float most) {
    constexpr float measured_at = 16;
    const float smaller = std::min(width, height);
    // A word is broken before it becomes smaller than this. On a large tile small letters would be lost.
    const float least_whole_letters = std::max(11.0F, on_step(0.18F * smaller));
    const std::string bare = without_soft_hyphens(text);
    const ui::Lettering sample{fonts, measured_at, true};
    float widest_word = 1;
    for (const std::string& word : words_in(bare))
        if (is_latin(word)) widest_word = std::max(widest_word, sample.width(word)); // Chinese may be broken anywhere
    const float most_in_all = width * measured_at * static_cast<float>(most_lines) / std::max(1.0F, sample.width(bare));
    const float alone = std::min(largest_share(bare, width > 2 * height) * smaller, width * measured_at / widest_word);
    const auto at_size = [&](float size) -> std::optional<FittedSide> {
        const ui::Lettering lettering{fonts, size, true};
        const bool fits = words_fit(bare, width, lettering);
        if (!fits && size > least_whole_letters) return std::nullopt; // who learns a word should see it whole
        const auto broken = fits ? std::optional{bare} : with_words_broken(text, width, lettering, LastResort::nowhere);
        if (!broken) return std::nullopt;
        const auto room = static_cast<std::size_t>(std::max(1.0F, std::floor(height / (size * line_height) + 0.15F)));
        auto lines = ui::wrapped(*broken, width, std::min(room, most_lines), lettering);
        if (!is_whole(lines, *broken)) return std::nullopt;
        return FittedSide{as_whole_runs(*broken, std::move(lines)), size, true};
    };
    for (float size = on_step(std::min(most > 0 ? most : alone, most_in_all)); size >= least_side_letters;
         size = step_below(size))
        if (auto side = at_size(size)) return *std::move(side);
    for (float size = least_side_letters - 1; size >= least_legible_letters; --size)
        if (auto side = at_size(size)) return *std::move(side); // smaller, rather than broken where it may be wrong
    const ui::Lettering least{fonts, least_side_letters, true};
    const auto room = static_cast<std::size_t>(std::max(1.0F, height / (least_side_letters * line_height)));
    for (const LastResort resort : {LastResort::syllables, LastResort::anywhere}) {
        const auto broken = with_words_broken(text, width, least, resort);
        if (!broken) continue;
        auto lines = ui::wrapped(*broken, width, std::min(room, most_lines), least);
        if (is_whole(lines, *broken)) return {as_whole_runs(*broken, std::move(lines)), least_side_letters, true};
    }
    return {as_whole_runs(bare, ui::wrapped(bare, width, std::min(room, most_lines), least)), least_side_letters,
            false};
}

std::optional<SignWord> sign_word_of(const std::string& text) {
    constexpr std::size_t most_signs = 6; // more are a sentence
    const std::size_t blank = text.find(' ');
    const std::size_t next = text.find_first_not_of(' ', blank);
    if (blank == std::string::npos || next == std::string::npos) return std::nullopt;
    const SignWord word{text.substr(0, blank), text.substr(next)};
    const bool is_word = every_code(word.sign, is_sign) && !every_code(word.sign, is_kana) &&
                         every_code(word.reading, [](char32_t code) { return !is_sign(code) || is_kana(code); });
    return is_word && characters_of(word.sign, most_signs + 1) <= most_signs ? std::optional{word} : std::nullopt;
}

float SideLines::least_size() const {
    float least = lines.empty() ? least_side_letters : lines.front().size;
    for (const SideLine& line : lines) least = std::min(least, line.size);
    return least;
}

SideLines lines_of_side(const std::string& text, float width, float height, const Fonts& fonts, SideLetters letters) {
    const float smaller = std::min(width, height);
    const auto word = sign_word_of(text);
    if (!word) {
        FittedSide side = fitted_side(text, width * share_of_words, height, fonts, letters.size);
        SideLines all{{}, side.whole};
        float middle = -pitch_of(side.size) * static_cast<float>(side.lines.size() - 1) / 2;
        for (std::string& line : side.lines) {
            all.lines.push_back({std::move(line), side.size, middle});
            middle += pitch_of(side.size);
        }
        return all;
    }
    const float largest =
        std::max(least_side_letters, letters.reading > 0 ? letters.reading : on_step(most_of_reading * smaller));
    const auto [below, reading] = fitted_reading(word->reading, width * share_of_words, largest, fonts);
    const float taken = pitch_of(reading) * static_cast<float>(below.size());
    const float most = std::min(letters.size > 0 ? letters.size : most_of_signs * smaller,
                                std::floor((height - taken) / height_of_signs));
    const FittedSide sign =
        fitted_side(word->sign, width, std::max(1.0F, height - taken), fonts, std::max(most, least_side_letters));
    const float high = std::round(sign.size * height_of_signs);
    float middle = -(high * static_cast<float>(sign.lines.size()) + taken) / 2 + high / 2;
    SideLines all{{}, sign.whole && most >= least_side_letters};
    for (const std::string& line : sign.lines) {
        all.lines.push_back({line, sign.size, middle});
        middle += high;
    }
    middle += pitch_of(reading) / 2 - high / 2;
    for (const std::string& line : below) {
        all.whole = all.whole && fonts.width(line, reading, true) <= width;
        all.lines.push_back({line, reading, middle});
        middle += pitch_of(reading);
    }
    return all;
}

SideLetters letters_of_side(const DeckFaces& deck, bool back, float width, const Fonts& fonts) {
    constexpr float measured_at = 16;
    constexpr float most_of_words = 0.31F; // relative to the rectangle; this is 0.26 of a cell
    constexpr float least = 11;
    constexpr std::size_t looked_at = 12; // the number of texts laid out, which costs more than counting letters
    std::vector<std::string> texts;
    std::vector<SignWord> words;
    std::string longest_word;
    for (int face = back ? 1 : 0; face < deck.faces; face += 2) {
        if (deck.picture_of(face) >= 0) continue;
        texts.push_back(deck.text_of(face));
        if (auto word = sign_word_of(texts.back())) words.push_back(*std::move(word));
        for (const std::string& word : words_in(without_soft_hyphens(texts.back())))
            if (is_latin(word) && word.size() > longest_word.size()) longest_word = word;
    }
    if (texts.empty()) return {least, least};
    // An eighth of the texts, those that need it most, may be smaller.
    const auto common = [&](auto& all, const auto& shorter, const auto& size_of) {
        const std::size_t exempt = all.size() / 8;
        const std::size_t count = std::min(exempt + looked_at, all.size());
        const auto end = all.begin() + static_cast<std::ptrdiff_t>(count);
        std::partial_sort(all.begin(), end, all.end(), shorter);
        std::vector<float> sizes;
        std::transform(all.begin(), end, std::back_inserter(sizes), size_of);
        std::sort(sizes.begin(), sizes.end());
        return sizes[std::min(exempt, sizes.size() - 1)];
    };
    const float room = width * share_of_words;
    if (2 * words.size() > texts.size()) {
        const float reading = common(
            words, [](const SignWord& a, const SignWord& b) { return a.reading.size() > b.reading.size(); },
            [&](const SignWord& word) {
                const auto [lines, size] = fitted_reading(word.reading, room, on_step(most_of_reading * width), fonts);
                return lines.size() == 1 ? size : least_side_letters - 1;
            });
        const float high = width - pitch_of(reading);
        const float most = on_step(std::min(most_of_signs * width, high / height_of_signs));
        const auto size_of = [&](const SignWord& word) {
            return fitted_side(word.sign, width, high, fonts, most).size;
        };
        return {common(
                    words, [](const SignWord& a, const SignWord& b) { return a.sign.size() > b.sign.size(); }, size_of),
                reading};
    }
    const std::string longest_text = *std::max_element(
        texts.begin(), texts.end(), [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
    const std::size_t longest = characters_of(without_soft_hyphens(longest_text), 6);
    const float cap = longest <= 1 ? 0.66F : longest <= 3 ? 0.5F : most_of_words;
    const float widest = ui::Lettering{fonts, measured_at, true}.width(longest_word + '-');
    const float in_two_lines = longest_word.empty() ? cap * width : 2 * room * measured_at / std::max(1.0F, widest);
    const float size = std::max(std::min(cap * width, in_two_lines), least);
    const auto size_of = [&](const std::string& text) {
        const FittedSide side = fitted_side(text, room, width, fonts, size);
        return side.whole ? std::min(size, side.size) : 1.0F; // a text that is cut off has no size
    };
    return {common(
        texts, [](const std::string& a, const std::string& b) { return a.size() > b.size(); }, size_of)};
}

float least_text_width(const DeckFaces& deck, const Fonts& fonts) {
    constexpr float least_letters = 11;
    constexpr float most_width = 200;
    constexpr std::size_t looked_at = 24;
    std::vector<std::string> texts;
    for (int face = 0; face < deck.faces; ++face)
        if (deck.picture_of(face) < 0) texts.push_back(deck.text_of(face));
    const std::size_t count = std::min(texts.size(), texts.size() / 20 + looked_at);
    std::partial_sort(texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(count), texts.end(),
                      [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    float width = 2 * least_letters;
    for (std::size_t i = 0; i < count; ++i) {
        const auto fits = [&] {
            const SideLines side = lines_of_side(texts[i], width, width, fonts, {least_letters, least_letters});
            return side.whole && (side.least_size() >= least_letters || i < texts.size() / 20);
        };
        while (width < most_width && !fits()) width += 2;
    }
    return width;
}

} // namespace twoturns::view
