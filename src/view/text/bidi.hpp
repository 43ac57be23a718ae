// In which order letters stand on a line where some scripts run from right to left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::view {

/// The embedding level of each character of one line, by the Unicode Bidirectional Algorithm (UAX #9) as FriBidi has
/// it: even from left to right, odd from right to left. The first letter says how the line as a whole runs. Empty where
/// all of it runs from left to right, which costs one look at each character.
[[nodiscard]] std::vector<std::uint8_t> levels_of(std::u32string_view line);

/// Whether it only says how others run, and is never drawn: marks of direction, embeddings and isolates.
[[nodiscard]] bool is_direction_mark(char32_t code);

/// Lines into which a text was broken, each of which runs as the text does: a mark stands before those that would not.
[[nodiscard]] std::vector<std::string> as_whole_runs(std::string_view text, std::vector<std::string> lines);

/// The order from left to right in which parts of these levels are drawn (UAX #9, rule L2): indices of the parts.
[[nodiscard]] std::vector<std::size_t> visual_order(const std::vector<std::uint8_t>& levels);

} // namespace twoturns::view
