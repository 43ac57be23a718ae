// Makes long texts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace twoturns::test {

[[nodiscard]] inline std::string repeated(std::string_view word, std::size_t times) {
    std::string text;
    text.reserve(word.size() * times);
    while (times-- > 0) text += word;
    return text;
}

/// Repeats the word until the text has at least `bytes` bytes.
[[nodiscard]] inline std::string repeated_to(std::string_view word, std::size_t bytes) {
    return repeated(word, (bytes + word.size() - 1) / word.size());
}

} // namespace twoturns::test
