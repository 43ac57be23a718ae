#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <istream>
#include <limits>
#include <system_error>

namespace twoturns::cli {
namespace {

constexpr std::string_view blanks = " \t\r\f\v";

// Far larger than any board; prevents an endless device from filling the memory.
constexpr std::size_t most_bytes = std::size_t{16} << 20U;

std::string last_error() { return std::generic_category().message(errno); }

Result<std::string> read_all(std::istream& in, const std::string& name) {
    std::string text;
    std::array<char, 1U << 14U> piece{};
    errno = 0;
    while (in && text.size() <= most_bytes) {
        in.read(piece.data(), piece.size());
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad()) return Message{"{0}: cannot be read: {1}", {name, last_error()}};
    if (text.size() > most_bytes) return Message{"{0}: more than 16 MiB is no text for this", {name}};
    return text;
}

Result<NamedBoard> parse(const Result<std::string>& text, const std::string& name, Rule rule) {
    if (!text) return text.error();
    auto named = parse_board(*text);
    if (!named) return Message{"{0}: {1}", {name, to_english(named.error())}};
    NamedBoard board = *std::move(named);
    board.board.set_rule(rule);
    return board;
}

Result<std::string> read_file(const std::string& name) {
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) return Message{"{0}: is a directory, not a file", {name}};
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    if (!file) return Message{"{0}: cannot be opened: {1}", {name, last_error()}};
    return read_all(file, name);
}

} // namespace

Result<std::string> read_text(const std::string& name, std::istream& standard_input) {
    return name == "-" ? read_all(standard_input, "standard input") : read_file(name);
}

Result<NamedBoard> read_board(const BoardSource& board, std::istream& standard_input) {
    const std::string& name = board.file;
    return parse(read_text(name, standard_input), name == "-" ? "standard input" : name, board.rule);
}

Result<NamedBoard> read_board_beside(const std::string& what, const BoardSource& board) {
    if (board.file != "-") return parse(read_file(board.file), board.file, board.rule);
    return Message{"BOARD: standard input holds the {0}, so the board must be in a file", {what}};
}

bool Boards::next() {
    constexpr std::size_t none = std::string_view::npos;
    std::size_t from = none;
    std::size_t to = 0;
    std::size_t at = 0;
    while (at < rest_.size()) {
        const std::size_t end = std::min(rest_.find('\n', at), rest_.size());
        const bool is_blank = rest_.substr(at, end - at).find_first_not_of(blanks) == none;
        if (is_blank && from != none) break;
        if (!is_blank) {
            from = std::min(from, at);
            to = end;
        }
        at = std::min(end + 1, rest_.size());
    }
    text_ = from == none ? std::string_view{} : rest_.substr(from, to - from);
    rest_.remove_prefix(at);
    return from != none;
}

bool InputLines::next() {
    errno = 0;
    while (in_.getline(bytes_.data(), most_bytes + 1) || in_.gcount() > 0) {
        ++number_;
        too_long_ = in_.fail() && !in_.bad();
        if (in_.fail()) return false;
        // gcount() includes the line end, except at the end of the input.
        text_ = {bytes_.data(), static_cast<std::size_t>(in_.gcount()) - (in_.eof() ? 0 : 1)};
        const bool blank = text_.find_first_not_of(blanks) == std::string::npos;
        if (!blank && text_.front() != ';') return true;
    }
    return false;
}

bool InputLines::must_wait() const { return in_.rdbuf()->in_avail() <= 0; }

bool InputLines::failed() const { return in_.bad() || too_long_; }

Message InputLines::failure() const {
    if (too_long_) return wrong("longer than " + std::to_string(most_bytes) + " bytes");
    return {"standard input: cannot be read: {0}", {last_error()}};
}

Message InputLines::wrong(const std::string& what) const {
    return {"standard input: line {0}: {1}", {std::to_string(number_), what}};
}

std::string_view take_word(std::string_view& rest) {
    const std::size_t from = std::min(rest.find_first_not_of(blanks), rest.size());
    const std::size_t to = std::min(rest.find_first_of(blanks, from), rest.size());
    const std::string_view word = rest.substr(from, to - from);
    rest.remove_prefix(to);
    return word;
}

std::optional<int> parse_coordinate(std::string_view text) {
    int value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error == std::errc::invalid_argument || end != last) return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return text.front() == '-' ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    return value;
}

} // namespace twoturns::cli
