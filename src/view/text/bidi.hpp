// Finds the visual order of letters on a line with right-to-left scripts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/caret.hpp"

namespace twoturns::view {

/// Returns the embedding level of each character of one line, by the Unicode Bidirectional Algorithm (UAX #9) as
/// implemented by FriBidi: even for left to right, odd for right to left. The first letter sets the direction of the
/// line, unless `right_to_left` is set: then every line with a letter that runs from right to left does so as a whole.
/// Returns an empty vector if the whole line runs from left to right, at the cost of one check per character.
[[nodiscard]] std::vector<std::uint8_t> levels_of(std::u32string_view line, bool right_to_left = false);

/// Returns whether the character only controls direction and is never drawn: direction marks, embeddings and isolates.
[[nodiscard]] bool is_direction_mark(char32_t code);

/// Makes every line of a broken text run in the direction of the whole text: adds a direction mark before each line
/// that would run in the other direction.
[[nodiscard]] std::vector<std::string> as_whole_runs(std::string_view text, std::vector<std::string> lines);

/// Returns the levels of levels_of() for each byte of a line in UTF-8.
[[nodiscard]] std::vector<std::uint8_t> levels_of_bytes(std::string_view line, bool right_to_left = false);

using ui::visual_order;

} // namespace twoturns::view
