// The interface for measuring the width of text. The renderer, which knows the font, implements it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace twoturns::ui {

enum class Family : std::uint8_t {
    sans,
    serif, // always bold; for names of pages and places, and for dates on paper
};

class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    TextMeasure(TextMeasure&&) = delete;
    TextMeasure& operator=(TextMeasure&&) = delete;
    virtual ~TextMeasure() = default;
    /// Returns the text's width in pixels at font size `size`, in pixels.
    [[nodiscard]] virtual float width(const std::string& text, float size, bool bold,
                                      Family family = Family::sans) const = 0;
    /// Returns the embedding level of each byte of a line: odd where letters run from right to left. Returns an empty
    /// vector if the whole line runs from left to right.
    [[nodiscard]] virtual std::vector<std::uint8_t> levels(const std::string& /*line*/) const { return {}; }
};

} // namespace twoturns::ui
