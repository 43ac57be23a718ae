#include "core/lines.hpp"

#include <algorithm>

namespace twoturns {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

} // namespace

void Lines::Iterator::next() {
    is_line_ = !rest_.empty();
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    line_ = {line_.number + 1, rest_.substr(0, end)};
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
}

Lines lines_of(std::string_view text) {
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
    return Lines{text};
}

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < line.size()) {
        if (is_blank(line[at])) {
            ++at;
            continue;
        }
        const std::size_t from = at;
        while (at < line.size() && !is_blank(line[at])) ++at;
        words.push_back(line.substr(from, at - from));
    }
    return words;
}

} // namespace twoturns
