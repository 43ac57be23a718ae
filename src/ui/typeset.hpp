// Sets text in the room there is: first in more lines, then in smaller letters, and only then cut.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::ui {

/// Letters are made smaller down to this share before words are cut.
inline constexpr float least_letters_share = 0.78F;

/// The letters of a text; the size is in design pixels.
struct Letters {
    float size = 15;
    bool bold = false;
    Family family = Family::sans;
};

/// A text set in lines.
struct SetText {
    std::vector<std::string> lines;
    float size = 0;    ///< in design pixels
    bool whole = true; ///< nothing is cut
};

/// Sets the text into at most `lines` lines of `width` window pixels. Letters become smaller rather than that text is
/// cut or a word broken. A last line is never much shorter than the others.
[[nodiscard]] SetText typeset(const std::string& text, float width, std::size_t lines, const Letters& letters,
                              const Style& style);
/// Sets the text of a label in the lines that it may have.
[[nodiscard]] SetText typeset(const Label& label, float width, const Style& style);
/// Sets the text of a label in as many of these lines as are apart from each other in `height` window pixels.
[[nodiscard]] SetText typeset(const Label& label, float width, float height, const Style& style);
/// Returns the size at which typeset() sets all texts, the smallest of theirs.
[[nodiscard]] float common_size(const std::vector<std::string>& texts, float width, std::size_t lines,
                                const Letters& letters, const Style& style);

} // namespace twoturns::ui
