// Composes each letter and its marks into one code point, as most systems do in file names. Some systems write the
// letter and its marks separately.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns the text in normal form C for Latin, Greek, Cyrillic, kana and hangul; malformed UTF-8 is unchanged.
[[nodiscard]] std::string composed(std::string_view text);

} // namespace twoturns::decks
