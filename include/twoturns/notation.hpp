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

/// Replaces every control character (a file name may contain some) and every byte that is not UTF-8 by a question mark,
/// so that the text fits one line of a terminal or window.
[[nodiscard]] std::string one_line(std::string_view text);

/// Parses a whole number without sign, blanks or trailing text. Returns nullopt for any other text.
[[nodiscard]] std::optional<int> parse_number(std::string_view text);

/// The format is "row,col". parse_cell() returns nullopt for any other text.
[[nodiscard]] std::string to_text(Cell cell);
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view text);

/// The format is "row,col row,col". parse_move() returns nullopt for any other text.
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

/// The format is "COLSxROWS": columns first, the usual order for sizes. The error says what is wrong with the text.
[[nodiscard]] std::string to_text(Size size);
Result<Size> parse_size(std::string_view text);

/// A board and the token for each of its kinds. A tile's face is the number of its kind.
struct NamedBoard {
    Board board;
    std::vector<std::string> names;
};

/// Reads the board text: one line for each row, with cells separated by blanks. `.` is an empty cell, `#` a stone, `_`
/// a wall; any other token of 1 to 32 bytes names a kind. Skips blank lines and lines that start with `;`. Kinds are
/// numbered in the order in which they first appear. The error names the faulty line.
Result<NamedBoard> parse_board(std::string_view text);

/// Reads a board text whose tokens are kind numbers, counted from 1, as to_text() writes them. Unlike parse_board() it
/// keeps these numbers, and so the pictures.
Result<Board> parse_numbered_board(std::string_view text);

/// Returns the board text with aligned columns. The token for kind k is names[k], or the number k + 1 if `names` has no
/// element k.
[[nodiscard]] std::string to_text(const Board& board, const std::vector<std::string>& names = {});

} // namespace twoturns
