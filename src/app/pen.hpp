// Writes words into a picture that a screen draws.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "ui/typeset.hpp"

namespace twoturns::app {

/// Writes words at a point into a width, in smaller letters if need be; see ui::typeset().
struct Pen {
    const Context& context;
    std::vector<scene::Item>& items;

    void write(const std::string& words, ui::Point at, float width, float size, bool bold, ui::Colour colour,
               ui::Align align = ui::Align::left, ui::Family family = ui::Family::sans) const;
    /// Writes up to `lines` lines, whose middle is at the point.
    void write_lines(const std::string& words, ui::Point at, float width, std::size_t lines, const ui::Letters& letters,
                     ui::Colour colour, ui::Align align = ui::Align::left) const;
    [[nodiscard]] float width_of(const std::string& words, float size, bool bold) const;
};

/// The distance between two lines, relative to the letters.
inline constexpr float line_pitch = 1.2F;

} // namespace twoturns::app
