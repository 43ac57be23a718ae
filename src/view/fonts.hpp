// The one font, at every size it is needed, and the text drawn with it.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include "scene/scene.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Opens the font once for each size and weight, as changing the size of an open one is slow.
class Fonts final : public scene::TextMeasure {
public:
    /// Reads the file once. Throws StartError when it cannot be read or is no font.
    explicit Fonts(const std::filesystem::path& file);

    [[nodiscard]] float width(const std::string& text, float size, bool bold) const override;

    /// White letters on clear. Throws StartError when that cannot be, as for text wider than any window.
    [[nodiscard]] Surface draw(const std::string& text, float size, bool bold) const;
    /// From the top of what draw() gives to the middle of the capital letters, in pixels.
    [[nodiscard]] float middle(float size, bool bold) const;

private:
    [[nodiscard]] TTF_Font* font(float size, bool bold) const;

    std::string file_;
    mutable std::map<std::pair<int, bool>, Font> fonts_;
};

} // namespace twoturns::view
