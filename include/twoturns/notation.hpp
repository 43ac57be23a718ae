// Text forms of cells, sizes, moves and boards, for the command line, files and tests.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// Returns true if the text is well-formed UTF-8 as defined by Unicode: no overlong forms, no surrogates, nothing above
/// U+10FFFF.
[[nodiscard]] bool is_utf8(std::string_view text);

/// Returns the text made fit for one line of a terminal or window: replaces control characters (which a file's name may
/// contain) and bytes that are not UTF-8 by question marks.
[[nodiscard]] std::string one_line(std::string_view text);

/// Parses a whole number without sign, blanks or trailing text.
[[nodiscard]] std::optional<int> parse_number(std::string_view text);

/// "row,col"
[[nodiscard]] std::string to_text(Cell cell);
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view text);

/// "row,col row,col"
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

/// "COLSxROWS": columns first, as people say sizes. The error says what is wrong with the text.
[[nodiscard]] std::string to_text(Size size);
Result<Size> parse_size(std::string_view text);

/// A board and the token for each of its kinds. A tile's face is the number of its kind.
struct NamedBoard {
    Board board;
    std::vector<std::string> names;
};

/// Reads the board text: one line for each row, cells separated by blanks, `.` empty, `#` stone, `_` wall, any other
/// token of 1 to 32 bytes a kind. Skips blank lines and lines that start with `;`. Kinds are numbered in the order in
/// which they first appear. An error names its line.
Result<NamedBoard> parse_board(std::string_view text);

/// Reads a board text whose tokens are the numbers of its kinds, counted from 1, as to_text() writes them. Unlike
/// parse_board() it keeps these numbers, and so the pictures.
Result<Board> parse_numbered_board(std::string_view text);

/// Returns the board text with aligned columns. names[k] is the token for kind k, or the number k + 1 if there is
/// no such name.
[[nodiscard]] std::string to_text(const Board& board, const std::vector<std::string>& names = {});

} // namespace twoturns
