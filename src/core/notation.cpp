#include "twoturns/notation.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "core/lines.hpp"

namespace twoturns {
namespace {

constexpr std::size_t max_token = 32;

Message at_line(std::size_t line, const char* what, const std::vector<std::string>& more = {}) {
    Message message{what, {std::to_string(line)}};
    for (const auto& arg : more) message.args.push_back(arg);
    return message;
}

/// One line of the board text, split into tokens.
struct Row {
    std::size_t line;
    std::vector<std::string_view> tokens;
};

/// Returns the rows of a board text: at least one, all of the same length, each token at most 32 bytes.
Result<std::vector<Row>> rows_of(std::string_view text) {
    std::vector<Row> rows;
    std::size_t lines = 0;
    for (const Line& line : lines_of(text)) {
        lines = line.number;
        // TRANSLATORS: messages about faulty files: they begin with a small letter, as they stand behind "name of the
        // file: ".
        if (line.text.find('\0') != std::string_view::npos) return at_line(line.number, N_("line {0}: a NUL byte"));
        if (!is_utf8(line.text)) return at_line(line.number, N_("line {0}: not UTF-8"));
        if (!line.text.empty() && line.text.front() == ';') continue;
        auto tokens = words_of(line.text);
        if (tokens.empty()) continue;
        if (tokens.size() > max_side)
            return at_line(line.number, N_("line {0}: the number of cells is {1}, and a row has at most 62"),
                           {std::to_string(tokens.size())});
        if (!rows.empty() && tokens.size() != rows.front().tokens.size())
            return at_line(line.number, N_("line {0}: the number of cells is {1}, that of the rows before {2}"),
                           {std::to_string(tokens.size()), std::to_string(rows.front().tokens.size())});
        if (rows.size() == max_side) return at_line(line.number, N_("line {0}: a board has at most 62 rows"));
        for (const auto token : tokens)
            if (token.size() > max_token)
                return at_line(line.number, N_("line {0}: the name \"{1}\" is longer than 32 bytes"),
                               {std::string(token)});
        rows.push_back({line.number, std::move(tokens)});
    }
    if (rows.empty()) return at_line(lines + 1, N_("line {0}: the text ends without a single cell"));
    return rows;
}

/// Returns the board of these rows. `kind_of` returns a token's kind, or nullopt if the token is not a valid kind
/// number.
template <class KindOf> Result<Board> board_from(const std::vector<Row>& rows, KindOf kind_of) {
    Board board{{static_cast<int>(rows.size()), static_cast<int>(rows.front().tokens.size())}};
    Cell cell{1, 1};
    for (const Row& row : rows) {
        cell.col = 1;
        for (const std::string_view token : row.tokens) {
            if (token == "#") {
                board.put_stone(cell);
            } else if (token == "_") {
                board.put_wall(cell);
            } else if (token != ".") {
                const std::optional<Kind> kind = kind_of(token);
                if (!kind)
                    return at_line(row.line, N_("line {0}: \"{1}\" is not the number of a kind, 1 to 4096"),
                                   {std::string(token)});
                board.put(cell, {*kind, *kind});
            }
            ++cell.col;
        }
        ++cell.row;
    }
    return board;
}

} // namespace

bool is_utf8(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size()) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t more = lead < 0x80   ? 0
                                 : lead < 0xC2 ? 4
                                 : lead < 0xE0 ? 1
                                 : lead < 0xF0 ? 2
                                 : lead < 0xF5 ? 3
                                               : 4;
        if (more == 4 || i + more >= text.size() + (more == 0 ? 1 : 0)) return false;
        std::uint32_t code = more == 0 ? lead : lead & (0x3FU >> more);
        for (std::size_t k = 1; k <= more; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xC0U) != 0x80U) return false;
            code = (code << 6U) | (next & 0x3FU);
        }
        if (more == 2 && (code < 0x800 || (code >= 0xD800 && code <= 0xDFFF))) return false;
        if (more == 3 && (code < 0x10000 || code > 0x10FFFF)) return false;
        i += more + 1;
    }
    return true;
}

std::string one_line(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        const std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        const std::string_view character = text.substr(0, length);
        // Control characters have one byte, or two bytes from U+0080 to U+009F.
        const bool control =
            first < ' ' || first == 0x7F || (first == 0xC2 && character.size() == 2 && character[1] < '\xA0');
        const bool shown = !control && is_utf8(character);
        line += shown ? character : "?";
        text.remove_prefix(shown || control ? character.size() : 1);
    }
    return line;
}

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.front() == '-') return std::nullopt;
    return value;
}

std::string to_text(Cell cell) { return std::to_string(cell.row) + "," + std::to_string(cell.col); }

std::optional<Cell> parse_cell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto row = parse_number(text.substr(0, comma));
    const auto col = parse_number(text.substr(comma + 1));
    if (!row || !col) return std::nullopt;
    return Cell{*row, *col};
}

std::string to_text(Move move) { return to_text(move.a) + " " + to_text(move.b); }

std::optional<Move> parse_move(std::string_view text) {
    const auto tokens = words_of(text);
    if (tokens.size() != 2) return std::nullopt;
    const auto a = parse_cell(tokens[0]);
    const auto b = parse_cell(tokens[1]);
    if (!a || !b) return std::nullopt;
    return Move{*a, *b};
}

std::string to_text(Size size) { return std::to_string(size.cols) + "x" + std::to_string(size.rows); }

Result<Size> parse_size(std::string_view text) {
    const std::size_t cross = std::min(text.find('x'), text.find('X'));
    const auto cols = cross < text.size() ? parse_number(text.substr(0, cross)) : std::nullopt;
    const auto rows = cross < text.size() ? parse_number(text.substr(cross + 1)) : std::nullopt;
    if (!cols || !rows) return Message{N_("the size \"{0}\" is not COLUMNSxROWS, such as 18x8"), {std::string(text)}};
    const Size size{*rows, *cols};
    if (!size.valid()) return Message{N_("the size \"{0}\" is outside 1x1 to 62x62"), {std::string(text)}};
    return size;
}

Result<NamedBoard> parse_board(std::string_view text) {
    const auto rows = rows_of(text);
    if (!rows) return rows.error();
    NamedBoard result;
    std::map<std::string_view, Kind> kinds;
    auto board = board_from(*rows, [&](std::string_view token) -> std::optional<Kind> {
        const auto [known, added] = kinds.try_emplace(token, static_cast<Kind>(kinds.size()));
        if (added) result.names.emplace_back(token);
        return known->second;
    });
    if (!board) return board.error();
    result.board = *std::move(board);
    return result;
}

Result<Board> parse_numbered_board(std::string_view text) {
    const auto rows = rows_of(text);
    if (!rows) return rows.error();
    return board_from(*rows, [](std::string_view token) -> std::optional<Kind> {
        const auto number = parse_number(token);
        if (!number || *number < 1 || *number > max_kinds) return std::nullopt;
        return static_cast<Kind>(*number - 1);
    });
}

std::string to_text(const Board& board, const std::vector<std::string>& names) {
    const Size size = board.size();
    const auto token_at = [&](Cell c) -> std::string {
        if (board.is_wall(c)) return "_";
        if (board.is_empty(c)) return ".";
        if (board.is_stone(c)) return "#";
        const std::size_t kind = board.kind(c);
        return kind < names.size() ? names[kind] : std::to_string(kind + 1);
    };
    std::vector<std::string> tokens;
    std::size_t width = 1;
    for (int row = 1; row <= size.rows; ++row) {
        for (int col = 1; col <= size.cols; ++col) {
            tokens.push_back(token_at({row, col}));
            width = std::max(width, tokens.back().size());
        }
    }
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool first = i % static_cast<std::size_t>(size.cols) == 0;
        const bool last = (i + 1) % static_cast<std::size_t>(size.cols) == 0;
        // A space prevents a name at the start of a line from being read as a comment or a byte order mark.
        if (first && (tokens[i].starts_with(';') || tokens[i].starts_with("\xEF\xBB\xBF"))) text += ' ';
        text += tokens[i];
        if (last)
            text += '\n';
        else
            text.append(width - tokens[i].size() + 1, ' ');
    }
    return text;
}

} // namespace twoturns
