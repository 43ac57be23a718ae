// The lines of a drawing, read from its text just as nanosvg reads them, which draws it.
#pragma once

#include <string_view>
#include <vector>

namespace twoturns::decks {

struct SvgPoint {
    float x = 0;
    float y = 0;
};

/// Curves one behind the other: where they begin, then for each three points, of which it ends at the last.
struct SvgLine {
    std::vector<SvgPoint> points;
    bool closed = false;
};

/// Takes the number that the text begins with, as much of it as is one; 0 where it is none.
float take_svg_number(std::string_view& text);

/// The attribute `d` of a path.
[[nodiscard]] std::vector<SvgLine> parse_svg_path(std::string_view data);
/// The attribute `points` of a polygon, which is closed, or of a polyline.
[[nodiscard]] SvgLine parse_svg_points(std::string_view data, bool closed);

struct SvgBox {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;
};
/// Its corners round by so much; the greatest radii make an ellipse of it.
[[nodiscard]] SvgLine svg_rectangle(const SvgBox& box, float rx, float ry);

/// x' = a x + c y + e, y' = b x + d y + f.
struct SvgTransform {
    float a = 1;
    float b = 0;
    float c = 0;
    float d = 1;
    float e = 0;
    float f = 0;

    [[nodiscard]] SvgPoint of(SvgPoint point) const {
        return {a * point.x + c * point.y + e, b * point.x + d * point.y + f};
    }
    /// By how much it makes lines wider.
    [[nodiscard]] float scale() const;
};
/// What is done by `inner` first, then by `outer`.
[[nodiscard]] SvgTransform operator*(const SvgTransform& outer, const SvgTransform& inner);

/// Reads the attribute `transform`, one behind the other; false where one of them has too few numbers.
[[nodiscard]] bool parse_svg_transform(std::string_view text, SvgTransform& transform);

} // namespace twoturns::decks
