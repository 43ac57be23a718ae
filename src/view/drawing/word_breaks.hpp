// Where the long words of the game's own decks may be broken. The decks do not store it, as their texts are also names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twoturns::view {

/// Returns the byte offsets at which a word without soft hyphens may be broken; empty for a word that is not stored.
[[nodiscard]] std::vector<std::size_t> stored_breaks(std::string_view word);

/// Returns the byte offsets between the syllables of Chinese in Latin letters: "xīng-xing", "péng-you".
[[nodiscard]] std::vector<std::size_t> pinyin_breaks(const std::string& reading);

} // namespace twoturns::view
