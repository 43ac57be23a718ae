// What a field of HTML says without its looks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

struct HtmlText {
    std::string text;                  ///< as side_from() makes it; may be empty
    std::vector<std::string> pictures; ///< the sources of <img>, in their order, as they are written
};

/// Reduces UTF-8 to text: tags, comments, styles and scripts go, where a line or a paragraph ends there is a space,
/// entities become characters. Of what Anki writes in fields, [sound:...] goes, and of {{c1::answer::hint}} the
/// answer stays. What is no HTML stays as it is. Takes time and memory as the text is long.
[[nodiscard]] HtmlText text_of_html(std::string_view html);

} // namespace twoturns::decks
