// Text of a language that is none, made of English sentences.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::platform {

/// Returns a sentence in brackets, with accents on its vowels, and 40 % longer. {0}, {1} ... and line breaks stay. A
/// sentence without a letter, such as a format for lists, stays as it is.
[[nodiscard]] std::string pseudo_text(std::string_view english);

} // namespace twoturns::platform
