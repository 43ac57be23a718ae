// The notation of the tests' tables for text fields: | is the cursor and ^ the other end of the selection.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "ui/text_edit.hpp"

namespace twoturns::test {

/// Characters of several code points.
inline const std::string acute = "\u0301";
inline const std::string family = "👩\u200D👩\u200D👧";

/// Parses a field from the notation of the tables.
[[nodiscard]] inline ui::TextEdit field(std::string marked, std::size_t most_bytes = 256) {
    std::size_t cursor = marked.find('|');
    std::size_t anchor = marked.find('^');
    if (anchor == std::string::npos)
        anchor = cursor;
    else
        (anchor < cursor ? cursor : anchor) -= 1;
    marked.erase(std::remove_if(marked.begin(), marked.end(), [](char c) { return c == '|' || c == '^'; }),
                 marked.end());
    ui::TextEdit edit(marked, most_bytes);
    edit.place(anchor, false);
    edit.place(cursor, true);
    return edit;
}

[[nodiscard]] inline std::string shown(const ui::TextEdit& edit) {
    std::string text = edit.text();
    if (edit.anchor() >= edit.cursor()) {
        if (edit.anchor() > edit.cursor()) text.insert(edit.anchor(), "^");
        return text.insert(edit.cursor(), "|");
    }
    return text.insert(edit.cursor(), "|").insert(edit.anchor(), "^");
}

} // namespace twoturns::test
