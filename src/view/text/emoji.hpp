// Finds the characters that form one emoji.
#pragma once

#include <cstddef>
#include <string_view>

namespace twoturns::view {

/// Returns whether a character can be an emoji, alone or with the characters after it.
[[nodiscard]] bool may_be_emoji(char32_t code);

/// Returns whether a character is invisible and modifies or joins the emoji beside it: a selector, a joiner, a tag.
[[nodiscard]] bool is_part_unseen(char32_t code);

/// Returns whether it is one of the 26 letters that form flags in pairs.
[[nodiscard]] bool is_flag_letter(char32_t code);

/// Returns the character of an emoji that an emoji font certainly has: the first, or the frame of a keycap.
[[nodiscard]] char32_t main_of_emoji(std::u32string_view emoji);

/// Returns the end of the emoji that begins at `from`, including its skin tone, its selector and everything joined to
/// it; two letters form a flag. Returns `from` if none begins there: text symbols are not emoji without a selector.
[[nodiscard]] std::size_t end_of_emoji(std::u32string_view text, std::size_t from);

} // namespace twoturns::view
