// The rows of any table of text, with their cells as RFC 4180 has them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

/// Of a table; more cells of a row are counted, but not read.
inline constexpr std::size_t most_columns = 32;

struct Row {
    std::vector<std::string> cells; ///< the first ones
    std::size_t count = 0;          ///< how many there are
    std::size_t line = 0;           ///< where it begins
    bool odd_quotes = false;        ///< something stands behind a closing quote
    bool open_quote = false;        ///< a quote is opened and not closed

    [[nodiscard]] const std::string& cell(std::size_t column) const {
        static const std::string none;
        return column < std::min(count, most_columns) ? cells[column] : none;
    }
};

/// Reads rows one after another.
class Rows {
public:
    /// What is referred to must outlive it; the first line has that number.
    Rows(std::string_view text, std::string_view separator, std::size_t first_line)
        : text_(text), separator_(separator), line_(first_line) {}

    /// False at the end. `row` is used again, as most of the time is spent on getting memory otherwise.
    bool next(Row& row);

private:
    [[nodiscard]] bool is_ahead(std::string_view what) const { return text_.substr(at_, what.size()) == what; }
    bool take(std::string_view what);
    void end_line();
    void skip_blanks();
    [[nodiscard]] bool at_end_of_cell() const;
    void read_cell(Row& row, std::string& cell);
    /// False where it is no cell in quotes after all.
    bool read_quoted(Row& row, std::string& cell);

    std::string_view text_;
    std::string_view separator_;
    std::size_t at_ = 0;
    std::size_t line_;
    std::string unwanted_;
};

} // namespace twoturns::decks
