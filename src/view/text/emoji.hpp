// Finds the characters that form one emoji.
#pragma once

#include <cstddef>
#include <string_view>

namespace twoturns::view {

/// Returns whether a character can be an emoji, alone or with the characters after it.
[[nodiscard]] bool may_be_emoji(char32_t code);

/// Returns whether a character is invisible and modifies or joins the emoji next to it: a selector, a joiner, a tag.
[[nodiscard]] bool is_part_unseen(char32_t code);

/// Returns whether a character is one of the 26 letters that form flags in pairs.
[[nodiscard]] bool is_flag_letter(char32_t code);

/// Returns the character that an emoji font must have for this emoji: the first one, or the frame of a keycap.
[[nodiscard]] char32_t main_of_emoji(std::u32string_view emoji);

/// Returns the end of the emoji that begins at `from`, including its skin tone, its selector and everything joined to
/// it; two flag letters form a flag. Returns `from` if no emoji begins there. A text symbol is an emoji only with a
/// selector.
[[nodiscard]] std::size_t end_of_emoji(std::u32string_view text, std::size_t from);

} // namespace twoturns::view
