// Taking text apart into lines and words.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace twoturns {

/// One line of a text, without its end, and the number it is known by: the first is 1.
struct Line {
    std::size_t number;
    std::string_view text;
};
/// A byte order mark, which some editors put first, is no part of the text.
[[nodiscard]] std::vector<Line> lines_of(std::string_view text);

/// The words between blanks: spaces, tabs and what is left of a foreign line end.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

} // namespace twoturns
