// Where the places between the letters of a field lie, and where the caret goes, in lines with letters that run from
// right to left too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/fit.hpp"

namespace twoturns::ui {

/// Returns the indices of the parts with these embedding levels in the order in which they are drawn from left to right
/// (UAX #9, rule L2).
[[nodiscard]] std::vector<std::size_t> visual_order(const std::vector<std::uint8_t>& levels);

/// A line of text as it is drawn. Distances are pixels from the left end of the line; in a mirrored view from its right
/// end, since that lies at the beginning of the field.
class LinePlaces {
public:
    LinePlaces(std::string text, const Lettering& lettering, bool mirrored);

    struct Span {
        float x = 0;
        float width = 0;
        friend bool operator==(const Span&, const Span&) = default;
    };

    [[nodiscard]] float width() const { return width_; }
    /// Returns whether some of the line runs from right to left.
    [[nodiscard]] bool turns() const { return turns_; }
    /// Returns whether the line as a whole runs from right to left.
    [[nodiscard]] bool right_to_left() const { return right_to_left_; }

    /// Returns where the caret stands before this byte: at the end of the character before it.
    [[nodiscard]] float at(std::size_t byte) const;
    /// Returns the place between two characters that is nearest to a distance.
    [[nodiscard]] std::size_t byte_at(float x) const;
    /// Returns the parts of the line that these bytes cover: several where the direction changes among them.
    [[nodiscard]] std::vector<Span> covered(std::size_t from, std::size_t to) const;
    /// Returns the next place to the left or right of a place, as the player sees it; the same one at the line's end.
    [[nodiscard]] std::size_t beside(std::size_t byte, bool to_left) const;

private:
    struct Part { ///< one direction
        std::size_t from = 0;
        std::size_t to = 0;
        float x = 0;
        float width = 0;
        bool right_to_left = false;
    };
    [[nodiscard]] float drawn_at(const Part& part, std::size_t byte) const;
    [[nodiscard]] float drawn_at(std::size_t byte) const;
    [[nodiscard]] Span span(float left, float right) const;

    std::string text_;
    Lettering lettering_;
    bool mirrored_;
    bool turns_ = false;
    bool right_to_left_ = false;
    float width_ = 0;
    std::vector<Part> parts_; ///< in reading order, never empty
};

} // namespace twoturns::ui
