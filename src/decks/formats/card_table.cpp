#include "decks/formats/card_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "decks/deck_limits.hpp"
#include "decks/file_names.hpp"
#include "decks/formats/csv_cell.hpp"
#include "decks/formats/html_text.hpp"
#include "decks/formats/table_heading.hpp"
#include "decks/formats/table_rows.hpp"
#include "decks/formats/text_encoding.hpp"
#include "decks/same_text.hpp"
#include "platform/limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

using deck_limits::side_bytes;

std::string number_of_line(std::size_t line) { return std::to_string(line); }

constexpr std::string_view unreadable = "\xEF\xBF\xBD"; // U+FFFD, for malformed bytes

constexpr std::size_t rows_looked_at = 200;

constexpr std::array<std::string_view, 6> all_separators{"\t", ";", ",", "|", "\xEF\xBC\x8C", "\xEF\xBC\x9B"}; // ， ；

/// Scores a separator by the first rows: 2 for each row with exactly a front and a back, 1 for each with more cells.
std::size_t worth_of(std::string_view separator, std::string_view text) {
    std::size_t worth = 0;
    Rows rows{text, separator, 1};
    Row row;
    for (std::size_t i = 0; i < rows_looked_at && rows.next(row); ++i)
        if (!row.odd_quotes && !row.open_quote) worth += row.count == 2 ? 2U : row.count > 2 ? 1U : 0U;
    return worth;
}

std::string separator_of(std::string_view text) {
    std::string_view best = ",";
    std::size_t most = 0;
    for (const std::string_view separator : all_separators)
        if (const std::size_t worth = worth_of(separator, text); worth > most) {
            most = worth;
            best = separator;
        }
    return std::string{best};
}

// Lines before the rows ---------------------------------------------------------------------------------

constexpr std::string_view name_remark = "# name ";
constexpr std::string_view translated_remark = "# translated ";
constexpr std::string_view unmade_remark = "# left out ";

struct Head {
    std::size_t lines = 0;
    std::optional<std::string> separator;
    bool html = false;
    std::vector<std::size_t> no_sides; ///< columns of note types, decks, IDs and tags
    std::vector<std::string> columns;  ///< the names of the columns
    std::string name;                  ///< from Anki's header
};

void take_remark(std::string_view remark, CardTable& table) {
    if (remark.starts_with(name_remark)) {
        std::string said = side_from(remark.substr(name_remark.size()));
        if (said.size() <= deck_limits::name_bytes) table.name = std::move(said);
    } else if (remark.starts_with(translated_remark)) {
        const std::string said = side_from(remark.substr(translated_remark.size()));
        const std::size_t blank = said.find(' ');
        const std::string which = said.substr(0, blank);
        table.translated = {which == "front" || which == "both", which == "back" || which == "both"};
        if (blank != std::string::npos) table.translated.context = said.substr(blank + 1);
    } else if (remark.starts_with(unmade_remark) && table.report.left_out.size() < deck_limits::unmade) {
        const std::string said = side_from(remark.substr(unmade_remark.size()));
        const std::size_t colon = said.rfind(": ");
        if (colon != std::string::npos && said.size() <= deck_limits::side_bytes)
            table.report.left_out.push_back({said.substr(0, colon), {said.substr(colon + 2), {}}});
    }
}

/// Returns the separator for Anki's name of it, such as "tab", or for the separator itself.
std::optional<std::string> separator_called(std::string_view said) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{
        {{"tab", "\t"}, {"comma", ","}, {"semicolon", ";"}, {"pipe", "|"}}};
    const std::string word = folded(side_from(said));
    for (const auto& [name, sign] : names)
        if (word == name) return std::string{sign};
    for (const std::string_view sign : all_separators)
        if (said == sign) return std::string{sign};
    return std::nullopt;
}

/// Parses a header line `#key:value` of Anki's export.
void take_directive(std::string_view remark, Head& head) {
    const std::size_t colon = remark.find(':');
    if (colon == std::string_view::npos) return;
    const std::string key = folded(side_from(remark.substr(1, colon - 1)));
    std::string_view value = remark.substr(colon + 1);
    if (value.ends_with('\r')) value.remove_suffix(1);
    if (key == "separator") head.separator = separator_called(value);
    if (key == "html") head.html = side_from(value) == "true";
    if (key == "deck") head.name = side_from(value);
    if (key == "columns") {
        const std::string separator = head.separator.value_or("\t");
        Rows rows{value, separator, 1};
        if (Row row; rows.next(row)) head.columns = std::move(row.cells);
    }
    if (key == "guid column" || key == "notetype column" || key == "deck column" || key == "tags column")
        if (const auto column = parse_number(side_from(value)); column && *column > 0)
            head.no_sides.push_back(static_cast<std::size_t>(*column) - 1);
}

std::string_view first_line_of(std::string_view text) { return text.substr(0, text.find_first_of("\r\n")); }

void take_line(std::string_view& text) {
    text.remove_prefix(first_line_of(text).size());
    if (text.starts_with("\r\n")) text.remove_prefix(1);
    if (!text.empty()) text.remove_prefix(1);
}

/// Parses Excel's header line "sep=;".
std::optional<std::string> separator_line(std::string_view line) {
    std::string plain{line};
    std::erase(plain, '"');
    std::erase(plain, ' ');
    if (folded(plain.substr(0, 4)) != "sep=") return std::nullopt;
    return separator_called(plain.substr(4));
}

/// Returns whether a line that begins with "#" is a heading whose first column numbers the rows.
bool is_heading_of_numbers(std::string_view line) {
    return std::any_of(all_separators.begin(), all_separators.end(),
                       [&](std::string_view separator) { return line.substr(1).starts_with(separator); });
}

/// Parses the header lines at the beginning, if any, and removes them.
Head take_head(std::string_view& text, CardTable& table) {
    Head head;
    for (; !text.empty(); ++head.lines) {
        const std::string_view line = first_line_of(text);
        if (head.lines == 0 && !head.separator)
            if (auto separator = separator_line(line)) {
                head.separator = std::move(separator);
                take_line(text);
                continue;
            }
        if (!line.starts_with('#') || is_heading_of_numbers(line)) return head;
        take_remark(line, table);
        take_directive(line, head);
        take_line(text);
    }
    return head;
}

// Columns -----------------------------------------------------------------------------------------------

bool is_filled(const std::string& cell) { return cell.find_first_not_of(" \t\r\n") != std::string::npos; }

/// Statistics of a column in the first rows.
struct Column {
    std::size_t filled = 0;
    std::size_t counting = 0; ///< rows whose number is one more than the number in the previous row
    std::optional<int> last;
};

struct Columns {
    std::vector<Column> all;
    std::vector<std::string> first_row;
    std::size_t rows = 0; ///< rows examined, without the heading
    bool heading = false;
    bool odd = false; ///< a row has too few cells, or misplaced quotes
};

Columns columns_in(std::string_view text, std::string_view separator) {
    Columns found;
    Rows rows{text, separator, 1};
    Row row;
    bool first = true;
    for (std::size_t i = 0; i < rows_looked_at && rows.next(row); ++i) {
        const std::size_t count = std::min(row.count, most_columns);
        const auto end = row.cells.begin() + static_cast<std::ptrdiff_t>(count);
        if (std::none_of(row.cells.begin(), end, is_filled)) continue;
        if (std::exchange(first, false)) {
            found.first_row.assign(row.cells.begin(), end);
            found.heading = is_heading(found.first_row);
            if (found.heading) continue;
        }
        ++found.rows;
        found.odd = found.odd || row.count < 2 || row.odd_quotes || row.open_quote;
        if (found.all.size() < count) found.all.resize(count);
        for (std::size_t column = 0; column < count; ++column) {
            Column& one = found.all[column];
            if (!is_filled(row.cells[column])) continue;
            ++one.filled;
            const auto number = parse_number(side_from(row.cells[column]));
            if (number && one.last && *number == *one.last + 1) ++one.counting;
            one.last = number;
        }
    }
    return found;
}

/// Returns the columns that can be sides, best first.
std::vector<std::size_t> sides_in(const Columns& columns, const Head& head) {
    const auto meaning = [&](std::size_t column) {
        if (columns.heading && column < columns.first_row.size()) return meaning_of_column(columns.first_row[column]);
        return column < head.columns.size() ? meaning_of_column(head.columns[column]) : ColumnMeaning::unknown;
    };
    std::vector<std::size_t> good;
    std::vector<std::size_t> others;
    for (std::size_t column = 0; column < columns.all.size(); ++column) {
        const Column& one = columns.all[column];
        if (2 * one.filled <= columns.rows) continue;
        if (std::find(head.no_sides.begin(), head.no_sides.end(), column) != head.no_sides.end()) continue;
        const bool counts = one.counting > 1 && one.counting + 1 == one.filled;
        const bool is_other = meaning(column) == ColumnMeaning::number || meaning(column) == ColumnMeaning::other;
        (counts || is_other ? others : good).push_back(column);
    }
    const auto called = [&](ColumnMeaning what) {
        return std::find_if(good.begin(), good.end(), [&](std::size_t column) { return meaning(column) == what; });
    };
    const auto front = called(ColumnMeaning::front);
    const auto back = called(ColumnMeaning::back);
    if (front != good.end() && back != good.end()) {
        const std::array<std::size_t, 2> named{*front, *back};
        std::stable_partition(good.begin(), good.end(),
                              [&](std::size_t column) { return column == named[0] || column == named[1]; });
    }
    if (good.size() > 1) return good;
    good.insert(good.end(), others.begin(),
                others.end()); // fallback: columns of numbers, or of a word and a number
    std::sort(good.begin(), good.end());
    return good;
}

bool is_usual_heading(const std::vector<std::string>& row) {
    return row.size() == 2 && folded(side_from(row[0])) == "front" && folded(side_from(row[1])) == "back";
}

/// A decoded text and the results of reading its header lines.
struct OpenTable {
    std::string text; ///< the whole text
    std::size_t rows_begin = 0;
    Head head;
    CardTable table; ///< from the lines before the rows
    [[nodiscard]] std::string_view rows() const { return std::string_view{text}.substr(rows_begin); }
};

OpenTable open_table(std::string text) {
    OpenTable open{std::move(text), 0, {}, {}};
    std::string_view rest = open.text;
    open.head = take_head(rest, open.table);
    open.rows_begin = open.text.size() - rest.size();
    return open;
}

/// Returns whether one of the first rows below a card has only a back.
bool has_lone_backs(std::string_view text, const TableForm& form) {
    Rows rows{text, form.separator, 1};
    Row row;
    bool card_before = false;
    for (std::size_t i = 0; i < rows_looked_at && rows.next(row); ++i) {
        const bool front = is_filled(row.cell(form.front));
        const bool back = is_filled(row.cell(form.back));
        if (card_before && !front && back) return true;
        card_before = front && back;
    }
    return false;
}

TableGuess guess_of(const OpenTable& open, const DecodedText& read) {
    TableGuess guess;
    guess.form.encoding = read.encoding;
    guess.form.separator = open.head.separator ? *open.head.separator : separator_of(open.rows());
    guess.form.html = open.head.html;
    const Columns columns = columns_in(open.rows(), guess.form.separator);
    guess.form.heading = columns.heading;
    const auto sides = sides_in(columns, open.head);
    if (sides.size() > 1) {
        guess.form.front = sides[0];
        guess.form.back = sides[1];
    }
    const auto filled =
        std::count_if(columns.all.begin(), columns.all.end(), [](const Column& column) { return column.filled > 0; });
    const bool two_columns = filled == 2 || !open.head.no_sides.empty();
    guess.lone_backs = has_lone_backs(open.rows(), guess.form);
    guess.plain = !read.guessed && !guess.lone_backs && two_columns && sides.size() == 2 && !columns.odd &&
                  (!columns.heading || is_usual_heading(columns.first_row));
    return guess;
}

// Cards -------------------------------------------------------------------------------------------------

/// Returns the text of a cell on one line.
std::string side_of(const std::string& cell, bool html) {
    if (!html) return side_from(cell);
    const HtmlText read = text_of_html(cell);
    return read.text.empty() && !read.pictures.empty() ? side_from(read.pictures.front()) : read.text;
}

/// Makes cards from rows, and lists the rows that give none.
class Cards {
public:
    Cards(CardTable table, const TableForm& form) : table_(std::move(table)), form_(form) {}

    void take(const Row& row) {
        // In a table with commas, a line without a comma more likely misses a cell.
        if (row.count == 1 && form_.separator == "\t" && goes_on(row.cell(0), " ")) return;
        Card card{side_of(row.cell(form_.front), form_.html), side_of(row.cell(form_.back), form_.html)};
        if (card.front.empty() && card.back.empty() && !is_broken(row)) return static_cast<void>(card_before_ = false);
        if (form_.joined && card.front.empty() && !is_broken(row) && goes_on(row.cell(form_.back), " / ")) return;
        card_before_ = false;
        if (auto why = fault_of(card, row)) return leave_out(row, *std::move(why));
        const std::array<std::string, 2> seen{as_seen(card.front), as_seen(card.back)};
        if (seen[0] == seen[1])
            return leave_out(row, {N_("line {0}: both sides look the same"), {number_of_line(row.line)}});
        if (sides_.count(seen[0]) + sides_.count(seen[1]) == 0) return add(std::move(card), seen);
        // Sides with the same letters are only counted; sides that merely look the same are listed.
        if (is_there(card.front, seen[0]) || is_there(card.back, seen[1]))
            ++table_.report.doubles;
        else
            leave_out(row, {N_("line {0}: a side looks as one of an earlier card"), {number_of_line(row.line)}});
    }

    Result<CardTable> end() {
        if (!table_.cards.empty()) return std::move(table_);
        if (first_fault_) return *std::move(first_fault_);
        return Message{N_("there are no cards in it")};
    }

private:
    [[nodiscard]] bool is_there(const std::string& text, const std::string& seen) const {
        if (text != seen) return texts_.contains(text);
        const auto found = sides_.find(seen);
        return found != sides_.end() && found->second;
    }
    void take_side(const std::string& text, const std::string& seen) {
        sides_[seen] = text == seen;
        if (text != seen) texts_.insert(text);
    }

    void add(Card card, const std::array<std::string, 2>& seen) {
        if (table_.cards.size() == static_cast<std::size_t>(deck_limits::cards))
            return static_cast<void>(++table_.report.beyond);
        take_side(card.front, seen[0]);
        take_side(card.back, seen[1]);
        table_.cards.push_back(std::move(card));
        card_before_ = true;
    }

    /// Appends a continuation line to an answer.
    bool goes_on(const std::string& cell, const char* between) {
        if (!card_before_) return false;
        const std::string more = side_of(cell, form_.html);
        if (more.empty() || more.find(unreadable) != std::string::npos) return false;
        std::string& back = table_.cards.back().back;
        std::string whole = back + between + more;
        if (whole.size() > side_bytes || sides_.count(as_seen(whole)) > 0) return false;
        sides_.erase(as_seen(back));
        take_side(whole, as_seen(whole));
        back = std::move(whole);
        return true;
    }

    static bool is_broken(const Row& row) { return row.open_quote; }

    static std::optional<Message> fault_of(const Card& card, const Row& row) {
        const std::string line = number_of_line(row.line);
        if (row.open_quote) return Message{N_("line {0}: a quote is opened and not closed"), {line}};
        if (row.count < 2)
            return Message{N_("line {0}: a card needs a front and a back, with a comma, semicolon or tab between them"),
                           {line}};
        if (card.front.empty() || card.back.empty())
            return Message{N_("line {0}: one side of the card is empty"), {line}};
        if (std::max(card.front.size(), card.back.size()) > side_bytes)
            return Message{N_("line {0}: more than {1} bytes on one side"), {line, std::to_string(side_bytes)}};
        if (card.front == card.back) return Message{N_("line {0}: both sides are the same"), {line}};
        for (const std::string* side : {&card.front, &card.back})
            if (side->find(unreadable) != std::string::npos)
                return Message{N_("line {0}: some letters are in another encoding"), {line}};
        return std::nullopt;
    }

    void leave_out(const Row& row, Message why) {
        if (!first_fault_) first_fault_ = why;
        if (table_.report.left_out.size() == deck_limits::unmade) return static_cast<void>(++table_.report.beyond);
        const auto said =
            std::find_if(row.cells.begin(),
                         row.cells.begin() + static_cast<std::ptrdiff_t>(std::min(row.count, most_columns)), is_filled);
        table_.report.left_out.push_back({excerpt(said == row.cells.end() ? std::string{} : *said), std::move(why)});
    }

    /// Returns the beginning of a cell that fits in a list.
    static std::string excerpt(const std::string& cell) {
        constexpr std::size_t most = 60;
        std::string text = side_from(cell);
        if (text.size() <= most) return text.empty() ? "…" : text;
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
        text.resize(end);
        return text + "…";
    }

    CardTable table_;
    const TableForm& form_;
    std::unordered_map<std::string, bool> sides_; ///< sides by appearance; true if written exactly like that
    std::unordered_set<std::string> texts_;       ///< sides whose text differs from their appearance
    bool card_before_ = false;                    ///< the previous row gave the last card in the list
    std::optional<Message> first_fault_;
};

Result<CardTable> cards_in(OpenTable open, const TableForm& form) {
    if (open.table.name.empty() && open.head.name.size() <= deck_limits::name_bytes) open.table.name = open.head.name;
    Rows rows{open.rows(), form.separator, open.head.lines + 1};
    Cards cards{std::move(open.table), form};
    Row row;
    bool heading = form.heading;
    while (rows.next(row)) {
        const auto end = row.cells.begin() + static_cast<std::ptrdiff_t>(std::min(row.count, most_columns));
        if (heading && std::any_of(row.cells.begin(), end, is_filled)) {
            heading = false;
            continue;
        }
        cards.take(row);
    }
    return cards.end();
}

} // namespace

std::string side_from(std::string_view cell) {
    std::string side;
    bool blank = false;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i];
        const auto byte = static_cast<unsigned char>(c);
        // Control characters have one byte, or two bytes from U+0080 to U+009F.
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

std::span<const std::string_view> separators() { return all_separators; }

TableGuess guessed_form(std::string_view bytes) {
    DecodedText read = decoded_text(bytes);
    const OpenTable open = open_table(std::move(read.text));
    return guess_of(open, read);
}

std::vector<std::string> columns_of(std::string_view bytes, const TableForm& form) {
    const OpenTable open = open_table(decoded_text(bytes, form.encoding));
    const Columns columns = columns_in(open.rows(), form.separator);
    std::vector<std::string> names(std::max(columns.all.size(), columns.first_row.size()));
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (form.heading && i < columns.first_row.size())
            names[i] = side_from(columns.first_row[i]);
        else if (i < open.head.columns.size())
            names[i] = side_from(open.head.columns[i]);
    }
    return names;
}

void each_row(std::string_view bytes,
              const std::function<void(std::span<const std::string> cells, std::size_t line)>& take) {
    DecodedText read = decoded_text(bytes);
    const OpenTable open = open_table(std::move(read.text));
    const TableForm form = guess_of(open, read).form;
    Rows rows{open.rows(), form.separator, open.head.lines + 1};
    Row row;
    while (rows.next(row)) take(std::span{row.cells}.first(std::min(row.count, most_columns)), row.line);
}

Result<CardTable> parse_cards(std::string_view bytes, const TableForm& form) {
    return cards_in(open_table(decoded_text(bytes, form.encoding)), form);
}

Result<CardTable> parse_cards(std::string_view bytes) {
    DecodedText read = decoded_text(bytes);
    OpenTable open = open_table(std::move(read.text));
    const TableForm form = guess_of(open, read).form;
    return cards_in(std::move(open), form);
}

/// Returns the line at the beginning of a table that lists this left-out card.
static std::string remark_of(const LeftOut& unmade) {
    return std::string{unmade_remark} + side_from(unmade.file) + ": " + side_from(to_english(unmade.why)) + "\n";
}

std::string text_of(const CardTable& table) {
    const auto beyond_remark = [](std::size_t beyond) {
        return remark_of({"+" + std::to_string(beyond), {N_("there are too many")}});
    };
    std::string text;
    if (!table.name.empty()) text += std::string{name_remark} + table.name + "\n";
    const std::size_t remarks = text.size();
    for (const LeftOut& one : table.report.left_out) text += remark_of(one);
    text += "front,back\n";
    const std::size_t most = platform::limits::file_bytes - beyond_remark(table.cards.size()).size();
    for (std::size_t i = 0; i < table.cards.size(); ++i) {
        const std::size_t before = text.size();
        append_cell(text, table.cards[i].front);
        text += ',';
        append_cell(text, table.cards[i].back);
        text += '\n';
        if (text.size() <= most) continue;
        text.resize(before);
        text.insert(remarks, beyond_remark(table.cards.size() - i));
        break;
    }
    return text;
}

} // namespace twoturns::decks
