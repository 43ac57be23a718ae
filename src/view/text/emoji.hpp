// Which characters are an emoji together.
#pragma once

#include <cstddef>
#include <string_view>

namespace twoturns::view {

/// Whether a character can be an emoji, by itself or with others behind it.
[[nodiscard]] bool may_be_emoji(char32_t code);

/// Whether a character changes or joins the emoji beside it and is not seen itself: a selector, a joiner, a tag.
[[nodiscard]] bool is_part_unseen(char32_t code);

/// One of the 26 of which two are a flag.
[[nodiscard]] bool is_flag_letter(char32_t code);

/// The character of an emoji that a font of emoji has for sure: the first, or the frame of a keycap.
[[nodiscard]] char32_t main_of_emoji(std::u32string_view emoji);

/// Where an emoji ends that begins there: with its tone of skin, its selector and all that joiners add; two letters of
/// a flag. `from` where none begins: signs of text are none unless a selector says so.
[[nodiscard]] std::size_t end_of_emoji(std::u32string_view text, std::size_t from);

} // namespace twoturns::view
