// Composes letters with marks into one code point each, as most systems do in file names; some write the letter and its
// marks separately.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns Latin, Greek, Cyrillic, kana and hangul in normal form C; malformed UTF-8 is unchanged.
[[nodiscard]] std::string composed(std::string_view text);

} // namespace twoturns::decks
