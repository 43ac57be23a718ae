// Text cut to the room there is. However long a text is, only about as much of it as fits is ever
// measured: the calls of TextMeasure grow with the logarithm of what is shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/text_measure.hpp"

namespace twoturns::ui {

/// More bytes of a text than this are never looked at; no window shows as many.
inline constexpr std::size_t most_shown_bytes = 4096;

/// How text is written.
struct Lettering {
    const TextMeasure& measure;
    float size = 17;
    bool bold = false;

    /// Of its first bytes where there are more than any window shows.
    [[nodiscard]] float width(std::string_view text) const;
};

/// The text; where it is wider than `most` as much of its beginning as fits, in whole characters, and
/// an ellipsis. Empty where not even one character has room.
[[nodiscard]] std::string fitted(std::string_view text, float most, const Lettering& lettering);
/// The same with the end of the text, behind the ellipsis.
[[nodiscard]] std::string fitted_end(std::string_view text, float most, const Lettering& lettering);
/// The text in so many lines at most, broken between words or Chinese characters, else where it must be; the
/// last one is fitted.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, float most, std::size_t lines,
                                               const Lettering& lettering);

} // namespace twoturns::ui
