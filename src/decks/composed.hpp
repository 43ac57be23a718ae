// Letters with marks as one sign each, as most systems write them in the names of files; some write the letter and its
// marks one behind the other.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Latin, Greek, Cyrillic, kana and hangul by their normal form C; what is no UTF-8 stays as it is.
[[nodiscard]] std::string composed(std::string_view text);

} // namespace twoturns::decks
