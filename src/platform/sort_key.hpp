// The order of names in lists.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::platform {

/// Returns a key by which names are sorted as readers of any language look for them, well enough: capitals and accents
/// do not count, so Äpfel stands by apples and Ёлка by ель, and Latin, Cyrillic and other scripts follow one another.
/// It does not depend on the language of the game, so a list keeps its order when the language changes. Takes any
/// bytes.
[[nodiscard]] std::string sort_key(std::string_view name);

/// Returns whether `a` comes before `b` in a list; names with one key are in the order of their bytes.
[[nodiscard]] bool sorts_before(std::string_view a, std::string_view b);

} // namespace twoturns::platform
