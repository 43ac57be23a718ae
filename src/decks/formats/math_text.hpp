// Converts simple formulas to text, as far as Unicode has the characters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns the text in superscript or subscript characters; nullopt if Unicode lacks any of them.
[[nodiscard]] std::optional<std::string> raised(std::string_view text);
[[nodiscard]] std::optional<std::string> lowered(std::string_view text);

/// Converts a LaTeX formula to one line: x^{2} is x², \frac12 is ½, \sqrt{2} is √2, \alpha is α. Returns nullopt for
/// unknown commands and for anything that does not fit on a line, such as matrices and sums with limits.
[[nodiscard]] std::optional<std::string> text_of_formula(std::string_view latex);

} // namespace twoturns::decks
