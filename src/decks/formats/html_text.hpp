// Converts HTML fields to plain text.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoturns::decks {

struct HtmlText {
    std::string text;                  ///< in the form of side_from(); may be empty
    std::vector<std::string> pictures; ///< the sources of <img> as written, in order
    std::string reading{};             ///< the text as read aloud, if small kana give readings; otherwise empty
    std::string filling{};             ///< the text that fills the gap
    bool formula = false;              ///< a formula was left out because it cannot be written as text
};

/// Converts HTML in UTF-8 to plain text. Removes tags, comments, styles and scripts. Ends of lines and paragraphs
/// become a space, entities become characters, superscripts and subscripts become Unicode's small characters. Anki's
/// markup: removes [sound:...] and [anki:...], converts simple formulas to text, and replaces {{c1::answer::hint}} by
/// its answer, or the gap with number `gap` by [...] or [hint]. Leaves out readings of Chinese characters, written as
/// <ruby> or 漢字[かんじ]. Text without HTML is unchanged. Time and memory: linear.
[[nodiscard]] HtmlText text_of_html(std::string_view html, int gap = 0);

/// Returns the distinct numbers of the gaps, at most 20.
[[nodiscard]] std::set<int> gaps_of_html(std::string_view html);

} // namespace twoturns::decks
