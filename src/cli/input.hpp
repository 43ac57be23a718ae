// Reads the input of commands: boards from files, and lines and numbers from standard input.
#pragma once

#include <array>
#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "twoturns/cell.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/result.hpp"

namespace twoturns::cli {

/// Returns the content of a file, or of `standard_input` if its name is "-": at most 16 MiB.
Result<std::string> read_text(const std::string& name, std::istream& standard_input);

/// Returns the board in a file, or on `standard_input` if its name is "-". The error names the file and, if the text is
/// wrong, the line.
Result<NamedBoard> read_board(const BoardSource& board, std::istream& standard_input);

/// Reads the board for a command that reads `what` from standard input. Returns an error if the board's name is "-".
Result<NamedBoard> read_board_beside(const std::string& what, const BoardSource& board);

/// The boards of a text, separated by blank lines.
class Boards {
public:
    explicit Boards(std::string_view text) : rest_(text) {}
    /// Goes to the next board; returns false at the end.
    bool next();
    [[nodiscard]] std::string_view text() const { return text_; }

private:
    std::string_view rest_;
    std::string_view text_;
};

/// The lines of standard input, except blank lines and lines that start with `;`. The input may be endless, but the
/// length of a line is limited.
class InputLines {
public:
    explicit InputLines(std::istream& in) : in_(in) {}

    /// Goes to the next line; returns false at the end, or if the next line cannot be read or is too long.
    bool next();
    [[nodiscard]] std::string_view text() const { return text_; }

    /// Returns true if reading the next line would block.
    [[nodiscard]] bool must_wait() const;
    /// Returns true if reading stopped before the end of the input; failure() says why.
    [[nodiscard]] bool failed() const;
    [[nodiscard]] Message failure() const;
    /// Returns an error about the current line.
    [[nodiscard]] Message wrong(const std::string& what) const;

private:
    static constexpr std::size_t most_bytes = 4096;

    std::istream& in_;
    std::array<char, most_bytes + 1> bytes_{};
    std::string_view text_;
    std::size_t number_ = 0;
    bool too_long_ = false;
};

/// Removes the next word from the front of `rest` and returns it; an empty word if there is none.
std::string_view take_word(std::string_view& rest);

/// Parses a whole number with or without a minus sign. Clamps a number too large for an int; such a number is outside
/// every board in any case.
std::optional<int> parse_coordinate(std::string_view text);

} // namespace twoturns::cli
