// What a field of HTML says without its looks.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

struct HtmlText {
    std::string text;                  ///< as side_from() makes it; may be empty
    std::vector<std::string> pictures; ///< the sources of <img>, in their order, as they are written
    std::string reading{};             ///< the text as it is read aloud, where small kana say so; else empty
    std::string filling{};             ///< what fills the gap
    bool formula = false;              ///< there is a formula that cannot be written as text, and is left out
};

/// Reduces UTF-8 to text: tags, comments, styles and scripts go, where a line or a paragraph ends there is a space,
/// entities become characters, what is set higher or lower becomes the small signs that Unicode has for it. Of what
/// Anki writes in fields, [sound:...] and [anki:...] go, simple formulas become text, and of {{c1::answer::hint}} the
/// answer stays; of the number `gap` there is a gap, [...] or [hint], in place of the answer. Small kana beside Chinese
/// characters, as <ruby> or as 漢字[かんじ], are no part of the text. What is no HTML stays as it is. Takes time and
/// memory as the text is long.
[[nodiscard]] HtmlText text_of_html(std::string_view html, int gap = 0);

/// The numbers of the gaps there can be, each once, no more than 20.
[[nodiscard]] std::set<int> gaps_of_html(std::string_view html);

} // namespace twoturns::decks
