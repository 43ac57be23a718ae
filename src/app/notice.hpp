// What a page says where there is nothing to show.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/element.hpp"

namespace twoturns::app {

/// Two lines in the middle of the room.
[[nodiscard]] inline ui::Element notice(std::string headline, std::string words) {
    const auto centred = [](ui::Element line) {
        std::get<ui::Label>(line.what).align = ui::Align::centre;
        return line;
    };
    std::vector<ui::Element> lines;
    lines.push_back(ui::filler());
    lines.push_back(centred(ui::title(std::move(headline), 18)));
    lines.push_back(centred(ui::paragraph(std::move(words), 14, ui::Tone::muted)));
    lines.push_back(ui::filler());
    return ui::column(std::move(lines), 6);
}

} // namespace twoturns::app
