// Cuts text to the available width. Measures only about as much of a text as fits: the number of calls to TextMeasure
// grows with the logarithm of the displayed length.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/text_measure.hpp"

namespace twoturns::ui {

/// The most bytes of a text that count; further bytes are ignored. No window can show as many.
inline constexpr std::size_t most_shown_bytes = 4096;

/// The font style of a text.
struct Lettering {
    const TextMeasure& measure;
    float size = 17;
    bool bold = false;
    Family family = Family::sans;

    /// Measures at most the first `most_shown_bytes` bytes.
    [[nodiscard]] float width(std::string_view text) const;
};

/// Returns the text. If it is wider than `most` pixels, returns whole characters from its beginning and an ellipsis; an
/// empty text if not even one character fits.
[[nodiscard]] std::string fitted(std::string_view text, float most, const Lettering& lettering);
/// Returns the text. If it is wider than `most` pixels, returns an ellipsis and whole characters from its end.
[[nodiscard]] std::string fitted_end(std::string_view text, float most, const Lettering& lettering);
/// Wraps the text into at most `lines` lines, between words or Chinese characters if possible. The last line is cut by
/// fitted().
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, float most, std::size_t lines,
                                               const Lettering& lettering);
/// Returns whether a line of wrapped() ends within a word.
[[nodiscard]] bool breaks_a_word(std::string_view text, const std::vector<std::string>& lines);

} // namespace twoturns::ui
