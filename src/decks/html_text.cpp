#include "decks/html_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "decks/card_table.hpp"
#include "decks/utf8.hpp"

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

/// Where `word` begins from there on, letters of either size; npos for nowhere.
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

/// Appends the character that the entity at `at` stands for, and gives where it ends; `at` where there is none.
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

/// Finds what is looked for again and again. Where there is none once, there is none later, so that no text, however it
/// is made, is gone through more than a few times.
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

/// Behind "{{c1::" or the like; 0 where none begins there.
std::size_t cloze_head(std::string_view html, std::size_t at) {
    if (html.substr(at, 3) != "{{c") return 0;
    std::size_t i = at + 3;
    while (i < html.size() && html[i] >= '0' && html[i] <= '9') ++i;
    return i > at + 3 && html.substr(i, 2) == "::" ? i + 2 : 0;
}

/// Goes through a field from its beginning to its end.
class Reader {
public:
    explicit Reader(std::string_view html)
        : html_(html), bracket_(html, "]"), braces_(html, "}}"), comment_end_(html, "-->"), tag_end_(html, ">"),
          quote_(html, "\""), apostrophe_(html, "'") {}

    HtmlText read() {
        while (at_ < html_.size()) step();
        found_.text = side_from(found_.text);
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
        if (rest.rfind("[sound:", 0) == 0)
            if (const auto end = bracket_.from(at_)) return static_cast<void>(at_ = *end + 1);
        if (const std::size_t head = cloze_head(html_, at_); head > 0) {
            ++clozes_;
            at_ = head;
            return;
        }
        if (clozes_ > 0 && rest.rfind("}}", 0) == 0) {
            --clozes_;
            at_ += 2;
            return;
        }
        if (clozes_ > 0 && rest.rfind("::", 0) == 0)
            if (const auto end = braces_.from(at_)) return static_cast<void>(at_ = *end); // a hint
        found_.text += html_[at_++];
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
        if (is_hidden(name) && all[1] != '/') skip_to_end_of(name);
        if (!stands_in_a_line(name) && !is_hidden(name)) found_.text += ' ';
    }

    static bool is_hidden(const std::string& name) { return name == "style" || name == "script"; }
    static bool stands_in_a_line(const std::string& name) {
        constexpr std::array<std::string_view, 17> inline_tags{"a",   "b",    "i",      "u",    "em",  "strong",
                                                               "s",   "span", "font",   "sub",  "sup", "small",
                                                               "big", "mark", "strike", "ruby", "rb"};
        return std::find(inline_tags.begin(), inline_tags.end(), name) != inline_tags.end();
    }
    void skip_to_end_of(const std::string& name) {
        const std::size_t close = find_any_size(html_, "</" + name, at_);
        at_ = close == std::string_view::npos ? html_.size() : end_of_tag(close);
    }

    /// Where a tag that begins at `at` ends, behind its ">"; one in quotes does not end it, but where those are not
    /// closed.
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

    std::string_view html_;
    std::size_t at_ = 0;
    Finder bracket_;
    Finder braces_;
    Finder comment_end_;
    Finder tag_end_;
    Finder quote_;
    Finder apostrophe_;
    int clozes_ = 0; ///< that are open
    HtmlText found_;
};

} // namespace

HtmlText text_of_html(std::string_view html) { return Reader{html}.read(); }

} // namespace twoturns::decks
