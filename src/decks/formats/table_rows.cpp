#include "decks/formats/table_rows.hpp"

#include "decks/deck_limits.hpp"

namespace twoturns::decks {
namespace {

bool ends_row(char c) { return c == '\n' || c == '\r'; }

} // namespace

bool Rows::next(Row& row) {
    if (at_ == text_.size()) return false;
    row.line = line_;
    row.count = 0;
    row.odd_quotes = row.open_quote = false;
    do {
        if (row.count < most_columns && row.count == row.cells.size()) row.cells.emplace_back();
        std::string& cell = row.count < most_columns ? row.cells[row.count] : unwanted_;
        cell.clear();
        ++row.count;
        read_cell(row, cell);
    } while (take(separator_));
    end_line();
    return true;
}

bool Rows::take(std::string_view what) {
    if (at_ == text_.size() || !is_ahead(what)) return false;
    at_ += what.size();
    return true;
}

void Rows::end_line() {
    const bool carriage = take("\r");
    if (take("\n") || carriage) ++line_;
}

void Rows::skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
}

bool Rows::at_end_of_cell() const { return at_ == text_.size() || ends_row(text_[at_]) || is_ahead(separator_); }

void Rows::read_cell(Row& row, std::string& cell) {
    const std::size_t from = at_;
    const std::size_t line = line_;
    skip_blanks();
    if (take("\"")) {
        if (read_quoted(row, cell)) return;
        cell.clear(); // the quote is an ordinary character
        line_ = line;
    }
    at_ = from;
    while (at_ < text_.size() && !ends_row(text_[at_]) && !(text_[at_] == separator_.front() && is_ahead(separator_)))
        ++at_;
    cell = text_.substr(from, at_ - from);
}

bool Rows::read_quoted(Row& row, std::string& cell) {
    constexpr std::size_t longest = 16 * deck_limits::side_bytes; // limits how much text a stray quote can swallow
    for (;;) {
        if (at_ == text_.size() || cell.size() > longest) return !(row.open_quote = true);
        const char c = text_[at_++];
        if (c == '"' && !take("\"")) break;
        if (c == '\n') ++line_;
        cell += c;
    }
    skip_blanks();
    return at_end_of_cell() || !(row.odd_quotes = true);
}

} // namespace twoturns::decks
