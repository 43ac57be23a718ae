#include "decks/card_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>

#include "decks/csv_cell.hpp"
#include "decks/deck_limits.hpp"
#include "decks/utf8.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

using deck_limits::side_bytes;

std::string number_of_line(std::size_t line) { return std::to_string(line); }

// Characters --------------------------------------------------------------------------------------------

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16_little_mark = "\xFF\xFE";
constexpr std::string_view utf16_big_mark = "\xFE\xFF";

enum class Encoding : std::uint8_t {
    utf8,
    utf16_little,
    utf16_big,
};

/// By its mark, else by where the zero bytes are that half of any UTF-16 of Latin signs is made of; separators and ends
/// of lines are some of those. Takes the mark away.
Encoding take_encoding(std::string_view& bytes) {
    const auto take = [&](std::string_view mark) {
        if (bytes.substr(0, mark.size()) != mark) return false;
        bytes.remove_prefix(mark.size());
        return true;
    };
    if (take(utf8_mark)) return Encoding::utf8;
    if (take(utf16_little_mark)) return Encoding::utf16_little;
    if (take(utf16_big_mark)) return Encoding::utf16_big;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < std::min<std::size_t>(bytes.size(), 4096); ++i)
        if (bytes[i] == '\0') ++zeros.at(i % 2);
    if (zeros[0] == zeros[1]) return Encoding::utf8;
    return zeros[0] > zeros[1] ? Encoding::utf16_big : Encoding::utf16_little;
}

Result<std::string> from_utf16(std::string_view bytes, Encoding encoding) {
    std::string text;
    text.reserve(bytes.size());
    std::size_t line = 1;
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(encoding == Encoding::utf16_big ? first << 8U | second : second << 8U | first);
    };
    const auto in = [](char32_t code, char32_t from) { return code >= from && code < from + 0x400; };
    for (std::size_t at = 0; at < bytes.size();) {
        const bool whole = at + 2 <= bytes.size();
        char32_t code = whole ? unit(at) : 0xDC00;
        at += 2;
        if (in(code, 0xD800) && at + 2 <= bytes.size() && in(unit(at), 0xDC00)) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (unit(at) - 0xDC00);
            at += 2;
        }
        if (code >= 0xD800 && code < 0xE000) return Message{N_("line {0}: this is no UTF-16"), {number_of_line(line)}};
        if (code == U'\n') ++line;
        append_utf8(text, code);
    }
    return text;
}

/// All of a text as UTF-8.
Result<std::string> decoded_text(std::string_view bytes) {
    const Encoding encoding = take_encoding(bytes);
    if (encoding != Encoding::utf8) return from_utf16(bytes, encoding);
    if (is_utf8(bytes)) return std::string(bytes);
    std::size_t line = 1;
    while (!bytes.empty()) { // which line it is, is asked for once
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        if (!is_utf8(bytes.substr(0, end))) break;
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        ++line;
    }
    return Message{N_("line {0}: this is no UTF-8. Save the table as UTF-8 or UTF-16."), {number_of_line(line)}};
}

// Cells -------------------------------------------------------------------------------------------------

constexpr std::size_t cells_kept = 2; // of a row; others may be there, and are of no use here

struct Row {
    std::array<std::string, cells_kept> cells;
    std::size_t count = 0;       ///< how many there are
    std::size_t line = 0;        ///< where it begins
    const char* fault = nullptr; ///< nothing more is to be read of it then
    std::size_t fault_line = 0;
};

bool ends_line(char c) { return c == '\n' || c == '\r'; }

/// Reads rows one after another.
class Rows {
public:
    Rows(std::string_view text, char separator, std::size_t first_line)
        : text_(text), separator_(separator), line_(first_line) {}

    /// Nothing at the end. What is faulty is the last row.
    std::optional<Row> next() {
        if (at_ == text_.size()) return std::nullopt;
        Row row;
        row.line = line_;
        do {
            std::string unwanted;
            std::string& cell = row.count < cells_kept ? row.cells.at(row.count) : unwanted;
            ++row.count;
            read_cell(row, cell);
        } while (!row.fault && take(separator_));
        if (row.fault)
            at_ = text_.size();
        else
            end_line();
        return row;
    }

private:
    bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void end_line() {
        const bool carriage = take('\r');
        if (take('\n') || carriage) ++line_;
    }
    void skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }

    void read_cell(Row& row, std::string& cell) {
        const std::size_t from = at_;
        skip_blanks();
        if (take('"')) return read_quoted(row, cell);
        at_ = from;
        while (at_ < text_.size() && text_[at_] != separator_ && !ends_line(text_[at_])) ++at_;
        cell = text_.substr(from, at_ - from);
    }

    void read_quoted(Row& row, std::string& cell) {
        const std::size_t begins = line_;
        for (;;) {
            if (at_ == text_.size()) return fail(row, N_("line {0}: a quote is opened and not closed"), begins);
            const char c = text_[at_++];
            if (c == '"' && !take('"')) break;
            if (c == '\n') ++line_;
            cell += c;
        }
        skip_blanks();
        if (at_ < text_.size() && text_[at_] != separator_ && !ends_line(text_[at_]))
            fail(row, N_("line {0}: there is something behind a closing quote"), line_);
    }

    static void fail(Row& row, const char* fault, std::size_t line) {
        row.fault = fault;
        row.fault_line = line;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    std::size_t line_;
};

/// The separator with which most of the first rows are a front and a back and nothing else.
char separator_of(std::string_view text) {
    constexpr std::size_t rows_looked_at = 200;
    char best = ',';
    std::size_t most = 0;
    for (const char separator : {'\t', ';', ','}) {
        std::size_t worth = 0;
        Rows rows{text, separator, 1};
        for (std::size_t i = 0; i < rows_looked_at; ++i) {
            const auto row = rows.next();
            if (!row) break;
            if (!row->fault) worth += row->count == cells_kept ? 2U : row->count > cells_kept ? 1U : 0U;
        }
        if (worth > most) {
            most = worth;
            best = separator;
        }
    }
    return best;
}

// Cards -------------------------------------------------------------------------------------------------

constexpr std::string_view name_remark = "# name ";
constexpr std::string_view translated_remark = "# translated ";
constexpr std::string_view unmade_remark = "# left out ";

void take_remark(std::string_view remark, CardTable& table) {
    if (remark.starts_with(name_remark)) {
        std::string said = side_from(remark.substr(name_remark.size()));
        if (said.size() <= deck_limits::name_bytes) table.name = std::move(said);
    } else if (remark.starts_with(translated_remark)) {
        const std::string said = side_from(remark.substr(translated_remark.size()));
        table.translated = {said == "front" || said == "both", said == "back" || said == "both"};
    } else if (remark.starts_with(unmade_remark) && table.unmade.size() < deck_limits::unmade) {
        const std::string said = side_from(remark.substr(unmade_remark.size()));
        const std::size_t colon = said.rfind(": ");
        if (colon != std::string::npos && said.size() <= deck_limits::side_bytes)
            table.unmade.push_back({said.substr(0, colon), {said.substr(colon + 2), {}}});
    }
}

/// The lines at the beginning that start with "#": remarks, some of which say something about the table.
std::size_t take_head(std::string_view& text, CardTable& table) {
    std::size_t line = 1;
    while (!text.empty() && text.front() == '#') {
        const std::size_t end = std::min(text.find('\n'), text.size());
        take_remark(text.substr(0, end), table);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
    }
    return line;
}

bool is_heading(const Card& card) {
    const auto is = [](std::string text, std::string_view word) {
        std::transform(text.begin(), text.end(), text.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        return text == word;
    };
    return is(card.front, "front") && is(card.back, "back");
}

std::optional<Message> fault_of(const Card& card, const Row& row) {
    const std::string line = number_of_line(row.line);
    if (row.count < cells_kept || card.front.empty() || card.back.empty())
        return Message{N_("line {0}: a card needs a front and a back, with a comma, semicolon or tab between them"),
                       {line}};
    if (std::max(card.front.size(), card.back.size()) > side_bytes)
        return Message{N_("line {0}: more than {1} bytes on one side"), {line, std::to_string(side_bytes)}};
    if (card.front == card.back) return Message{N_("line {0}: both sides are the same"), {line}};
    return std::nullopt;
}

} // namespace

std::string side_from(std::string_view cell) {
    std::string side;
    bool blank = false;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i];
        const auto byte = static_cast<unsigned char>(c);
        // Control characters of one byte, and those of two, U+0080 to U+009F.
        const bool two = byte == 0xC2 && i + 1 < cell.size() && static_cast<unsigned char>(cell[i + 1]) < 0xA0;
        if (byte <= ' ' || byte == 0x7F || two) {
            blank = !side.empty();
            i += two ? 1 : 0;
            continue;
        }
        if (blank) side += ' ';
        blank = false;
        side += c;
    }
    return side;
}

Result<CardTable> parse_cards(std::string_view bytes) {
    const auto decoded = decoded_text(bytes);
    if (!decoded) return decoded.error();
    std::string_view text = *decoded;
    CardTable table;
    const std::size_t first_line = take_head(text, table);
    Rows rows{text, separator_of(text), first_line};
    std::unordered_set<std::string> sides;
    bool first = true;
    while (const auto row = rows.next()) {
        if (row->fault) return Message{row->fault, {number_of_line(row->fault_line)}};
        Card card{side_from(row->cells[0]), side_from(row->cells[1])};
        if (card.front.empty() && card.back.empty()) continue;
        if (std::exchange(first, false) && is_heading(card)) continue;
        if (auto fault = fault_of(card, *row)) return *std::move(fault);
        if (sides.count(card.front) + sides.count(card.back) > 0) {
            ++table.left_out;
            continue;
        }
        if (table.cards.size() == static_cast<std::size_t>(deck_limits::cards))
            return Message{N_("line {0}: more than {1} cards"),
                           {number_of_line(row->line), std::to_string(deck_limits::cards)}};
        sides.insert(card.front);
        sides.insert(card.back);
        table.cards.push_back(std::move(card));
    }
    if (table.cards.empty()) return Message{N_("there are no cards in it"), {}};
    return table;
}

/// The remark at the beginning of a table which says that.
static std::string remark_of(const PictureLeftOut& unmade) {
    return std::string{unmade_remark} + side_from(unmade.file) + ": " + side_from(to_english(unmade.why)) + "\n";
}

std::string text_of(const CardTable& table) {
    std::string text;
    if (!table.name.empty()) text += std::string{name_remark} + table.name + "\n";
    for (const PictureLeftOut& one : table.unmade) text += remark_of(one);
    text += "front,back\n";
    for (const Card& card : table.cards) {
        append_cell(text, card.front);
        text += ',';
        append_cell(text, card.back);
        text += '\n';
    }
    return text;
}

} // namespace twoturns::decks
