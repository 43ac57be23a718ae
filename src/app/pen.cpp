#include "app/pen.hpp"

#include <cmath>

namespace twoturns::app {

void Pen::write(const std::string& words, ui::Point at, float width, float size, bool bold, ui::Colour colour,
                ui::Align align, ui::Family family) const {
    write_lines(words, at, width, 1, {size, bold, family}, colour, align);
}

void Pen::write_lines(const std::string& words, ui::Point at, float width, std::size_t lines,
                      const ui::Letters& letters, ui::Colour colour, ui::Align align) const {
    const ui::Style& style = context.style;
    const ui::SetText set = ui::typeset(words, width, lines, letters, style);
    const float pitch = line_pitch * style.letters(set.size);
    float y = at.y - pitch * (static_cast<float>(set.lines.size()) - 1) / 2;
    for (const std::string& line : set.lines) {
        items.emplace_back(ui::TextItem{.text = line,
                                        .at = {std::round(at.x), std::round(y)},
                                        .size = style.letters(set.size),
                                        .colour = colour,
                                        .align = align,
                                        .bold = letters.bold,
                                        .family = letters.family});
        y += pitch;
    }
}

float Pen::width_of(const std::string& words, float size, bool bold) const {
    return context.style.measure.width(words, context.style.letters(size), bold);
}

} // namespace twoturns::app
