// Cuts text to the available width. Only about as much of a text as fits is ever measured: the number of calls to
// TextMeasure grows with the logarithm of the displayed length.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/text_measure.hpp"

namespace twoturns::ui {

/// Bytes of a text beyond this are ignored; no window can show as many.
inline constexpr std::size_t most_shown_bytes = 4096;

/// The font style of a text.
struct Lettering {
    const TextMeasure& measure;
    float size = 17;
    bool bold = false;

    /// Measures at most the first `most_shown_bytes` bytes.
    [[nodiscard]] float width(std::string_view text) const;
};

/// Returns the text, cut if it is wider than `most`: whole characters from its beginning and an ellipsis. Empty if not
/// even one character fits.
[[nodiscard]] std::string fitted(std::string_view text, float most, const Lettering& lettering);
/// Returns the text, cut at its beginning: an ellipsis and whole characters from its end.
[[nodiscard]] std::string fitted_end(std::string_view text, float most, const Lettering& lettering);
/// Wraps the text into at most `lines` lines, between words or Chinese characters if possible; the last line is cut by
/// fitted().
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, float most, std::size_t lines,
                                               const Lettering& lettering);

} // namespace twoturns::ui
