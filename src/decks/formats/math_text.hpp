// Formulas as text: the simple ones, which Unicode has signs for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twoturns::decks {

/// All of it as small signs above or below the line; nothing where some have none.
[[nodiscard]] std::optional<std::string> raised(std::string_view text);
[[nodiscard]] std::optional<std::string> lowered(std::string_view text);

/// LaTeX of a formula as one line: x^{2} is x², \frac12 is ½, \sqrt{2} is √2, \alpha is α. Nothing for what cannot be
/// written in a line, as matrices and sums with limits, and for what is not known.
[[nodiscard]] std::optional<std::string> text_of_formula(std::string_view latex);

} // namespace twoturns::decks
