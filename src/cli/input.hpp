// Reading what commands work on: boards from files, lines and numbers from standard input.
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

/// All of a file, or of `standard_input` when its name is "-": at most 16 MiB.
Result<std::string> read_text(const std::string& name, std::istream& standard_input);

/// The board in a file, or on `standard_input` when its name is "-". A message names the file and,
/// where the text is at fault, the line.
Result<NamedBoard> read_board(const BoardSource& board, std::istream& standard_input);

/// The same for a command that reads `what` from standard input, where the board then cannot be.
Result<NamedBoard> read_board_beside(const std::string& what, const BoardSource& board);

/// The boards in a text, which blank lines separate.
class Boards {
public:
    explicit Boards(std::string_view text) : rest_(text) {}
    /// Goes to the next board; false when there is none.
    bool next();
    [[nodiscard]] std::string_view text() const { return text_; }

private:
    std::string_view rest_;
    std::string_view text_;
};

/// The lines of standard input that say something: blank lines and lines that start with `;` are passed over. They
/// may go on without end; one line may not.
class InputLines {
public:
    explicit InputLines(std::istream& in) : in_(in) {}

    /// Goes to the next line; false at the end, or when the next one cannot be read or has no end.
    bool next();
    [[nodiscard]] std::string_view text() const { return text_; }

    /// True when the next line would have to be waited for.
    [[nodiscard]] bool must_wait() const;
    /// True when the lines ended though there may be more, and failure() says why.
    [[nodiscard]] bool failed() const;
    [[nodiscard]] Message failure() const;
    /// What is wrong with this line.
    [[nodiscard]] Message wrong(const std::string& what) const;

private:
    static constexpr std::size_t most_bytes = 4096;

    std::istream& in_;
    std::array<char, most_bytes + 1> bytes_{};
    std::string_view text_;
    std::size_t number_ = 0;
    bool too_long_ = false;
};

/// Takes the next word off `rest`; empty when there is none.
std::string_view take_word(std::string_view& rest);

/// A whole number with or without a minus sign. One too large for an int becomes the nearest int,
/// which is outside of every board just as well.
std::optional<int> parse_coordinate(std::string_view text);

} // namespace twoturns::cli
