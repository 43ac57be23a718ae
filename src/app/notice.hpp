// The message on a page that has no content.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/element.hpp"

namespace twoturns::app {

/// Makes two lines in the middle of the page.
[[nodiscard]] inline ui::Element notice(std::string headline, std::string words) {
    std::vector<ui::Element> lines;
    lines.push_back(ui::filler());
    lines.push_back(ui::aligned(ui::title(std::move(headline), 18), ui::Align::centre));
    lines.push_back(ui::aligned(ui::paragraph(std::move(words), 14, ui::Tone::muted), ui::Align::centre));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 6);
}

} // namespace twoturns::app
