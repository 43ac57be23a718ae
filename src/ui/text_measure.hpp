// How wide text will be; whoever draws knows the font.
#pragma once

#include <string>

namespace twoturns::ui {

class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    TextMeasure(TextMeasure&&) = delete;
    TextMeasure& operator=(TextMeasure&&) = delete;
    virtual ~TextMeasure() = default;
    /// In pixels, for letters of `size` pixels.
    [[nodiscard]] virtual float width(const std::string& text, float size, bool bold) const = 0;
};

} // namespace twoturns::ui
