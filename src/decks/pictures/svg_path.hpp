// Parses the lines of an SVG exactly as nanosvg does; nanosvg draws the SVG.
#pragma once

#include <string_view>
#include <vector>

namespace twoturns::decks {

struct SvgPoint {
    float x = 0;
    float y = 0;
};

/// Joined Bezier curves: the starting point, then three points for each curve, the last of which is the curve's end.
struct SvgLine {
    std::vector<SvgPoint> points;
    bool closed = false;
};

/// Removes the longest number at the start of the text and returns it; 0 if the text does not start with a number.
float take_svg_number(std::string_view& text);

/// Parses the attribute `d` of a path.
[[nodiscard]] std::vector<SvgLine> parse_svg_path(std::string_view data);
/// Parses the attribute `points` of a closed polygon or a polyline.
[[nodiscard]] SvgLine parse_svg_points(std::string_view data, bool closed);

struct SvgBox {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;
};
/// Returns a rectangle with corners of radii `rx` and `ry`; the largest radii make an ellipse.
[[nodiscard]] SvgLine svg_rectangle(const SvgBox& box, float rx, float ry);

/// The transform x' = a x + c y + e, y' = b x + d y + f.
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
    /// Returns the factor by which the transform widens lines.
    [[nodiscard]] float scale() const;
};
/// Returns the transform that applies `inner` first, then `outer`.
[[nodiscard]] SvgTransform operator*(const SvgTransform& outer, const SvgTransform& inner);

/// Parses a list of transforms from the attribute `transform`. Returns false if one of them has too few numbers.
[[nodiscard]] bool parse_svg_transform(std::string_view text, SvgTransform& transform);

} // namespace twoturns::decks
