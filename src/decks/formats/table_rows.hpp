// Reads the rows of any text table, with cells as in RFC 4180.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// The most cells of a row that are read; further cells are only counted.
inline constexpr std::size_t most_columns = 32;

struct Row {
    std::vector<std::string> cells; ///< the row's first `most_columns` cells
    std::size_t count = 0;          ///< the number of all cells
    std::size_t line = 0;           ///< the number of the row's first line
    bool odd_quotes = false;        ///< there is text after a closing quote
    bool open_quote = false;        ///< a quote is never closed

    [[nodiscard]] const std::string& cell(std::size_t column) const {
        static const std::string none;
        return column < std::min(count, most_columns) ? cells[column] : none;
    }
};

/// Reads rows one by one.
class Rows {
public:
    /// Keeps references to its arguments. `first_line` is the number of the first line in the file.
    Rows(std::string_view text, std::string_view separator, std::size_t first_line)
        : text_(text), separator_(separator), line_(first_line) {}

    /// Reads the next row. Returns false at the end. Reuse `row`, because otherwise most of the time goes into
    /// allocation.
    bool next(Row& row);

private:
    [[nodiscard]] bool is_ahead(std::string_view what) const { return text_.substr(at_, what.size()) == what; }
    bool take(std::string_view what);
    void end_line();
    void skip_blanks();
    [[nodiscard]] bool at_end_of_cell() const;
    void read_cell(Row& row, std::string& cell);
    /// Reads a quoted cell. Returns false if the cell is not quoted after all.
    bool read_quoted(Row& row, std::string& cell);

    std::string_view text_;
    std::string_view separator_;
    std::size_t at_ = 0;
    std::size_t line_;
    std::string unwanted_;
};

} // namespace twoturns::decks
