// Text of cells, sizes, moves and boards: what people type, files hold and tests compare.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// Whether a text is well-formed UTF-8 as Unicode has it: no overlong forms, no surrogates, nothing
/// above U+10FFFF.
[[nodiscard]] bool is_utf8(std::string_view text);

/// The text as it can be shown in one line of a terminal or window: control characters, which the name of a file may
/// hold, and bytes that are no UTF-8 become question marks.
[[nodiscard]] std::string one_line(std::string_view text);

/// A whole number without sign, blanks or anything after it.
[[nodiscard]] std::optional<int> parse_number(std::string_view text);

/// "row,col"
[[nodiscard]] std::string to_text(Cell cell);
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view text);

/// "row,col row,col"
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

/// "COLSxROWS", as people say sizes: columns first. The message says what is wrong with a bad one.
[[nodiscard]] std::string to_text(Size size);
Result<Size> parse_size(std::string_view text);

/// A board and the token that stands for each of its kinds. Faces are the kinds' numbers.
struct NamedBoard {
    Board board;
    std::vector<std::string> names;
};

/// Reads the board text: one line a row, cells separated by blanks, `.` empty, `#` stone, `_` wall, any
/// other token of 1 to 32 bytes a kind; lines that start with `;` and blank lines are skipped. Kinds are
/// numbered in the order in which they first appear. A message names the line it is about.
Result<NamedBoard> parse_board(std::string_view text);

/// Reads a board text whose names are the numbers of its kinds, counted from 1, as to_text() writes
/// them. Unlike with parse_board() kinds have these very numbers, and so the same pictures.
Result<Board> parse_numbered_board(std::string_view text);

/// The board text; names[k] stands for kind k, or its number + 1 where there is no such name.
/// Columns are aligned.
[[nodiscard]] std::string to_text(const Board& board, const std::vector<std::string>& names = {});

} // namespace twoturns
