// Text with fixed character widths, and a count of measured text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ui/text_measure.hpp"

namespace twoturns::test {

/// Measures text with one width for ordinary and one for wide characters, in ems.
class FixedMeasure final : public ui::TextMeasure {
public:
    FixedMeasure(float narrow, float wide) : narrow_(narrow), wide_(wide) {}
    [[nodiscard]] float width(const std::string& text, float size, bool bold,
                              ui::Family family = ui::Family::sans) const override;
    /// Hebrew and Arabic letters run from right to left; the first letter sets the direction of what is neither.
    [[nodiscard]] std::vector<std::uint8_t> levels(const std::string& line) const override;

private:
    float narrow_;
    float wide_;
};
/// Widths similar to those of the game's own fonts.
inline const FixedMeasure fixed_measure{0.55F, 1};
/// Widths that make values easy to calculate by hand.
inline const FixedMeasure half_em_measure{0.5F, 0.5F};

/// Counts calls and bytes.
class CountingMeasure final : public ui::TextMeasure {
public:
    [[nodiscard]] float width(const std::string& text, float size, bool bold,
                              ui::Family family = ui::Family::sans) const override {
        ++calls;
        bytes += text.size();
        return fixed_measure.width(text, size, bold, family);
    }
    mutable std::size_t calls = 0;
    mutable std::size_t bytes = 0;
};

} // namespace twoturns::test
