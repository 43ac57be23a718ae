#include "decks/formats/html_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "decks/formats/card_table.hpp"
#include "decks/formats/math_text.hpp"
#include "decks/utf8.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

std::string in_small_letters(std::string_view text) {
    std::string small{text};
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

/// Finds `word` from `from` on, ignoring case; npos if absent.
std::size_t find_any_size(std::string_view text, std::string_view word, std::size_t from) {
    const auto same = [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b); };
    const auto* const begin = text.data() + std::min(from, text.size());
    const auto* const found = std::search(begin, text.data() + text.size(), word.begin(), word.end(), same);
    return found == text.data() + text.size() ? std::string_view::npos : static_cast<std::size_t>(found - text.data());
}

// Entities ----------------------------------------------------------------------------------------------

std::optional<char32_t> named(std::string_view name) {
    struct Entity {
        std::string_view name;
        char32_t code;
    };
    constexpr std::array entities{
        Entity{"amp", U'&'},      Entity{"lt", U'<'},      Entity{"gt", U'>'},      Entity{"quot", U'"'},
        Entity{"apos", U'\''},    Entity{"nbsp", U' '},    Entity{"ndash", 0x2013}, Entity{"mdash", 0x2014},
        Entity{"hellip", 0x2026}, Entity{"lsquo", 0x2018}, Entity{"rsquo", 0x2019}, Entity{"ldquo", 0x201C},
        Entity{"rdquo", 0x201D},  Entity{"laquo", 0xAB},   Entity{"raquo", 0xBB},   Entity{"middot", 0xB7},
        Entity{"times", 0xD7},    Entity{"divide", 0xF7},  Entity{"deg", 0xB0},     Entity{"plusmn", 0xB1},
        Entity{"rarr", 0x2192},   Entity{"larr", 0x2190},  Entity{"ensp", U' '},    Entity{"emsp", U' '},
        Entity{"thinsp", U' '},   Entity{"auml", 0xE4},    Entity{"ouml", 0xF6},    Entity{"uuml", 0xFC},
        Entity{"Auml", 0xC4},     Entity{"Ouml", 0xD6},    Entity{"Uuml", 0xDC},    Entity{"szlig", 0xDF},
        Entity{"eacute", 0xE9},   Entity{"egrave", 0xE8},  Entity{"agrave", 0xE0},  Entity{"ccedil", 0xE7},
        Entity{"ntilde", 0xF1},   Entity{"iquest", 0xBF},  Entity{"iexcl", 0xA1},   Entity{"euro", 0x20AC},
    };
    const auto* const found =
        std::find_if(entities.begin(), entities.end(), [&](const Entity& one) { return one.name == name; });
    if (found == entities.end()) return std::nullopt;
    return found->code;
}

std::optional<char32_t> numbered(std::string_view digits) {
    const bool hex = !digits.empty() && (digits.front() == 'x' || digits.front() == 'X');
    if (hex) digits.remove_prefix(1);
    std::uint32_t code = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
    const bool whole = fault == std::errc{} && end == digits.data() + digits.size() && !digits.empty();
    if (!whole || code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
    return code;
}

/// Appends the character of the entity at `at` and returns the entity's end; returns `at` if there is no entity.
std::size_t take_entity(std::string_view html, std::size_t at, std::string& text) {
    constexpr std::size_t longest = 12;
    const std::string_view name = html.substr(at + 1, std::min(html.substr(at + 1, longest).find(';'), longest + 1));
    const std::size_t end = at + 1 + name.size();
    if (name.empty() || name.size() > longest || end >= html.size() || html[end] != ';') return at;
    const auto code = name.front() == '#' ? numbered(name.substr(1)) : named(name);
    if (!code) return at;
    append_utf8(text, *code);
    return end + 1;
}

std::string without_entities(std::string_view html) {
    std::string text;
    for (std::size_t at = 0; at < html.size();) {
        const std::size_t end = html[at] == '&' ? take_entity(html, at, text) : at;
        if (end == at) text += html[at];
        at = std::max(end, at + 1);
    }
    return text;
}

// Tags --------------------------------------------------------------------------------------------------

/// Searches repeatedly for the same string. Once a search fails, the string is never searched again, so that the total
/// time stays linear for any text.
class Finder {
public:
    Finder(std::string_view text, std::string_view what) : text_(text), what_(what) {}
    [[nodiscard]] std::optional<std::size_t> from(std::size_t at) {
        if (!none_ && (next_ < at || first_)) {
            next_ = text_.find(what_, at);
            first_ = false;
            none_ = next_ == std::string_view::npos;
        }
        return none_ ? std::nullopt : std::optional{next_};
    }

    [[nodiscard]] std::size_t size() const { return what_.size(); }

private:
    std::string_view text_;
    std::string_view what_;
    std::size_t next_ = 0;
    bool first_ = true;
    bool none_ = false;
};

std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = find_any_size(tag, name, 1); at != std::string_view::npos;
         at = find_any_size(tag, name, at + 1)) {
        std::size_t value = at + name.size();
        while (value < tag.size() && is_blank(tag[value])) ++value;
        if (!is_blank(tag[at - 1]) || value >= tag.size() || tag[value] != '=') continue;
        do ++value;
        while (value < tag.size() && is_blank(tag[value]));
        if (value >= tag.size()) return std::nullopt;
        const char quote = tag[value];
        const bool quoted = quote == '"' || quote == '\'';
        const std::size_t from = quoted ? value + 1 : value;
        const std::size_t end = quoted ? tag.find(quote, from) : tag.find_first_of(" \t\r\n>", from);
        return without_entities(tag.substr(from, end == std::string_view::npos ? end : end - from));
    }
    return std::nullopt;
}

/// The beginning of a gap, such as "{{c1::".
struct ClozeHead {
    int number = 0; ///< 0: no cloze begins here
    std::size_t end = 0;
};

ClozeHead cloze_head(std::string_view html, std::size_t at) {
    if (html.substr(at, 3) != "{{c") return {};
    std::size_t i = at + 3;
    while (i < html.size() && html[i] >= '0' && html[i] <= '9') ++i;
    if (html.substr(i, 2) != "::") return {};
    const auto number = parse_number(html.substr(at + 3, i - at - 3));
    return number && *number > 0 ? ClozeHead{*number, i + 2} : ClozeHead{};
}

// Readings ----------------------------------------------------------------------------------------------

constexpr char base_begins = '\x01'; // marks text with a reading in <ruby>

bool is_ideograph(char32_t code) {
    return (code >= 0x4E00 && code <= 0x9FFF) || (code >= 0x3400 && code <= 0x4DBF) || code == 0x3005 ||
           code == 0x3007 || (code >= 0xF900 && code <= 0xFAFF) || (code >= 0x20000 && code <= 0x3FFFF);
}
/// Returns whether a code point is kana or bopomofo.
bool is_phonetic(char32_t code) { return (code >= 0x3041 && code <= 0x30FF) || (code >= 0x3105 && code <= 0x312F); }

std::u32string codes_of(std::string_view text) {
    std::u32string codes;
    while (!text.empty()) codes += code_of(take_character(text));
    return codes;
}

std::string text_from(std::u32string_view codes) {
    std::string text;
    for (const char32_t code : codes) append_utf8(text, code);
    return text;
}

/// Removes readings in Anki's notation. A reading follows its base, which begins after a blank; this blank is removed
/// too.
class Readings {
public:
    explicit Readings(const std::string& text) : all_(codes_of(text)) {}

    void take(HtmlText& found) {
        for (std::size_t at = 0; at < all_.size(); ++at) {
            const char32_t code = all_[at];
            if (code == base_begins) {
                base_ = text_.size();
            } else if (code == U'[' && take_reading(at)) {
                any_ = true;
            } else {
                text_ += code;
                aloud_ += code;
                if (code == U' ') base_ = text_.size();
            }
        }
        found.text = text_from(text_);
        if (any_) found.reading = text_from(aloud_);
    }

private:
    bool take_reading(std::size_t& at) {
        const std::size_t length = std::u32string_view{all_}.substr(at, longest).find(U']');
        if (length == std::u32string_view::npos || length == 1 || text_.empty()) return false;
        const std::size_t end = at + length;
        if (!is_ideograph(text_.back())) return false;
        const std::u32string_view reading = std::u32string_view{all_}.substr(at + 1, end - at - 1);
        if (!std::all_of(reading.begin(), reading.end(), [](char32_t c) { return is_phonetic(c) || c == U' '; }))
            return false;
        std::size_t base = base_;
        if (is_phonetic(text_[base]) && text_[base] != reading.front()) {
            base = text_.size();
            while (base > base_ && is_ideograph(text_[base - 1])) --base;
        }
        const bool blank = base > 0 && base == base_ && text_[base - 1] == U' ' && (base < 2 || text_[base - 2] > 0x7F);
        aloud_.resize(aloud_.size() - (text_.size() - base) - (blank ? 1 : 0));
        aloud_ += reading;
        if (blank) text_.erase(base - 1, 1);
        base_ = text_.size();
        at = end;
        return true;
    }

    static constexpr std::size_t longest = 64;
    std::u32string all_;
    std::u32string text_;
    std::u32string aloud_;
    std::size_t base_ = 0; ///< the index in the text where the base of the next reading begins
    bool any_ = false;
};

/// Parses a field from beginning to end.
class Reader {
public:
    Reader(std::string_view html, int gap)
        : html_(html), gap_(gap), bracket_(html, "]"), braces_(html, "}}"), comment_end_(html, "-->"),
          tag_end_(html, ">"), quote_(html, "\""), apostrophe_(html, "'") {}

    HtmlText read() {
        while (at_ < html_.size()) step();
        if (!speech_.empty()) found_.text = without_speech();
        if (found_.text.find('[') != std::string::npos && is_utf8(found_.text)) Readings{found_.text}.take(found_);
        std::erase(found_.text, base_begins);
        for (std::string* text : {&found_.text, &found_.reading, &found_.filling}) *text = side_from(*text);
        return std::move(found_);
    }

private:
    void step() {
        const std::string_view rest = html_.substr(at_);
        if (rest.front() == '<' && rest.size() > 1 && (is_letter(rest[1]) || rest[1] == '/' || rest[1] == '!'))
            return tag();
        if (rest.front() == '&') {
            const std::size_t end = take_entity(html_, at_, found_.text);
            if (end > at_) return static_cast<void>(at_ = end);
        }
        if (rest.front() == '[' &&
            (rest.starts_with("[sound:") || rest.starts_with("[anki:") || rest.starts_with("[/anki:")))
            if (const auto end = bracket_.from(at_)) return spoken(*end);
        if ((rest.front() == '[' || rest.front() == '\\') && take_formula()) return;
        if (const ClozeHead head = cloze_head(html_, at_); head.number > 0) {
            clozes_.push_back({head.number, found_.text.size()});
            at_ = head.end;
            return;
        }
        if (!clozes_.empty() && rest.starts_with("}}")) return end_cloze({});
        if (!clozes_.empty() && rest.starts_with("::"))
            if (const auto end = braces_.from(at_)) {
                const std::string_view hint = html_.substr(at_ + 2, *end - at_ - 2);
                at_ = *end;
                return end_cloze(hint);
            }
        found_.text += html_[at_++];
    }

    /// Handles a tag in square brackets that begins or ends speech, or plays a sound; `end` is its closing bracket.
    void spoken(std::size_t end) {
        const std::string_view tag = html_.substr(at_, end - at_);
        if (tag.starts_with("[anki:tts")) speech_.push_back({found_.text.size(), std::string::npos});
        if (tag.starts_with("[/anki:tts") && !speech_.empty()) speech_.back().end = found_.text.size();
        at_ = end + 1;
    }

    /// Returns the text without its speech, because speech mostly repeats the text. Returns the whole text if nothing
    /// else remains.
    [[nodiscard]] std::string without_speech() const {
        std::string rest;
        std::size_t from = 0;
        for (const Speech& one : speech_) {
            if (one.begin < from || one.end > found_.text.size()) continue;
            rest += found_.text.substr(from, one.begin - from);
            from = one.end;
        }
        rest += found_.text.substr(from);
        return side_from(rest).empty() ? found_.text : rest;
    }

    void end_cloze(std::string_view hint) {
        const Cloze cloze = clozes_.back();
        clozes_.pop_back();
        at_ += 2;
        if (cloze.number != gap_) return;
        if (!found_.filling.empty()) found_.filling += ", ";
        found_.filling += std::string_view{found_.text}.substr(cloze.begin);
        found_.text.resize(cloze.begin);
        const std::string shown = side_from(hint.size() < longest_hint ? Reader{hint, 0}.read().text : std::string{});
        found_.text += "[" + (shown.empty() ? "..." : shown) + "]";
    }

    bool take_formula() {
        for (Brackets& one : formulas_) {
            if (!html_.substr(at_).starts_with(one.open)) continue;
            const auto end = one.close.from(at_ + one.open.size());
            if (!end) return false;
            const std::size_t from = at_ + one.open.size();
            at_ = *end + one.close.size();
            add_formula(html_.substr(from, *end - from));
            return true;
        }
        return false;
    }

    void add_formula(std::string_view html) {
        constexpr std::size_t longest = 4000;
        const auto text = html.size() <= longest ? text_of_formula(side_from(plain_text(html))) : std::nullopt;
        if (text)
            found_.text += *text;
        else
            found_.formula = true;
    }

    /// Removes tags and keeps Anki's other markup.
    static std::string plain_text(std::string_view html) {
        std::string text;
        while (!html.empty()) {
            const bool tag = html.front() == '<' && html.size() > 1 && (is_letter(html[1]) || html[1] == '/');
            const std::size_t end = tag ? html.find('>') : std::string_view::npos;
            text += end == std::string_view::npos ? html.front() : ' ';
            html.remove_prefix(end == std::string_view::npos ? 1 : end + 1);
        }
        return without_entities(text);
    }

    /// Raises or lowers the text if Unicode has all its characters in this form.
    void end_small(bool higher) {
        if (small_.empty() || small_.back().higher != higher) return;
        const std::size_t from = small_.back().begin;
        small_.pop_back();
        constexpr std::size_t longest = 100;
        if (from > found_.text.size() || found_.text.size() > from + longest) return;
        const auto signs = higher ? raised(std::string_view{found_.text}.substr(from))
                                  : lowered(std::string_view{found_.text}.substr(from));
        if (signs) found_.text.replace(from, std::string::npos, *signs);
    }

    void end_reading() {
        if (std::exchange(in_reading_, false)) found_.text += ']';
    }

    void ruby(std::string_view name, bool closes) {
        if (name == "ruby" || name == "rb" || name == "rt") end_reading();
        if (closes) return;
        if (name == "ruby" || name == "rb") found_.text += base_begins;
        if (name == "rt") {
            found_.text += '[';
            in_reading_ = true;
        }
    }

    void tag() {
        if (html_.substr(at_, 4) == "<!--") {
            const auto end = comment_end_.from(at_);
            at_ = end ? *end + 3 : html_.size();
            return;
        }
        const std::size_t end = end_of_tag(at_);
        const std::string_view all = html_.substr(at_, end - at_);
        std::size_t letters = all[1] == '/' ? 2 : 1;
        const std::size_t first = letters;
        while (letters < all.size() && (is_letter(all[letters]) || (all[letters] >= '0' && all[letters] <= '9')))
            ++letters;
        const std::string name = in_small_letters(all.substr(first, letters - first));
        at_ = end;
        if (name == "img")
            if (auto source = attribute(all, "src"); source && !source->empty())
                found_.pictures.push_back(*std::move(source));
        const bool closes = all[1] == '/';
        if (all.starts_with("<anki-mathjax")) {
            const auto close = mathjax_end_.from(at_);
            add_formula(html_.substr(at_, (close ? *close : html_.size()) - at_));
            at_ = close ? *close : html_.size();
        }
        if (name == "sub" || name == "sup") {
            if (closes)
                end_small(name == "sup");
            else
                small_.push_back({name == "sup", found_.text.size()});
        }
        ruby(name, closes);
        if (is_hidden(name) && !closes) skip_to_end_of(name);
        if (!stands_in_a_line(name) && !is_hidden(name)) found_.text += ' ';
    }

    static bool is_hidden(const std::string& name) { return name == "style" || name == "script" || name == "rp"; }
    static bool stands_in_a_line(const std::string& name) {
        constexpr std::array<std::string_view, 20> inline_tags{
            "anki-mathjax", "rt",   "rp",  "a",   "b",     "i",   "u",    "em",     "strong", "s",
            "span",         "font", "sub", "sup", "small", "big", "mark", "strike", "ruby",   "rb"};
        return std::find(inline_tags.begin(), inline_tags.end(), name) != inline_tags.end();
    }
    void skip_to_end_of(const std::string& name) {
        const std::size_t close = find_any_size(html_, "</" + name, at_);
        at_ = close == std::string_view::npos ? html_.size() : end_of_tag(close);
    }

    /// Returns the index after the ">" of the tag that begins at `at`. A ">" in quotes does not count, unless the
    /// quotes are not closed.
    std::size_t end_of_tag(std::size_t at) {
        for (std::size_t i = at + 1; i < html_.size(); ++i) {
            const char c = html_[i];
            if (c == '>') return i + 1;
            if (c != '"' && c != '\'') continue;
            const auto close = (c == '"' ? quote_ : apostrophe_).from(i + 1);
            if (!close) break;
            i = *close;
        }
        const auto plain = tag_end_.from(at);
        return plain ? *plain + 1 : html_.size();
    }

    struct Cloze {
        int number = 0;
        std::size_t begin = 0; ///< an index in the text
    };
    struct Speech { ///< the values are indices in the text
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    struct Small {
        bool higher = false;
        std::size_t begin = 0; ///< an index in the text
    };
    struct Brackets {
        std::string_view open;
        Finder close;
    };
    static constexpr std::size_t longest_hint = 1000;

    std::string_view html_;
    int gap_;
    std::size_t at_ = 0;
    Finder bracket_;
    Finder braces_;
    Finder comment_end_;
    Finder tag_end_;
    Finder quote_;
    Finder apostrophe_;
    Finder mathjax_end_{html_, "</anki-mathjax"};
    std::array<Brackets, 5> formulas_{Brackets{"\\(", {html_, "\\)"}}, Brackets{"\\[", {html_, "\\]"}},
                                      Brackets{"[latex]", {html_, "[/latex]"}}, Brackets{"[$]", {html_, "[/$]"}},
                                      Brackets{"[$$]", {html_, "[/$$]"}}};
    std::vector<Cloze> clozes_; ///< the open gaps
    std::vector<Speech> speech_;
    std::vector<Small> small_; ///< the open superscripts and subscripts
    bool in_reading_ = false;
    HtmlText found_;
};

} // namespace

HtmlText text_of_html(std::string_view html, int gap) { return Reader{html, gap}.read(); }

std::set<int> gaps_of_html(std::string_view html) {
    constexpr std::size_t most = 20;
    std::set<int> numbers;
    for (std::size_t at = html.find("{{c"); at != std::string_view::npos && numbers.size() < most;
         at = html.find("{{c", at + 1))
        if (const ClozeHead head = cloze_head(html, at); head.number > 0) numbers.insert(head.number);
    return numbers;
}

} // namespace twoturns::decks
