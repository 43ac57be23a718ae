// Finds in an SVG what SDL2_image's reader (nanosvg) would drop or draw wrongly without a word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twoturns::assets {

/// One sentence for each fault, with its line; none if the file is drawn as its author meant it.
///
/// Accepted are svg, g, path, rect, circle, ellipse, line, polyline, polygon, and gradients in user space that are
/// defined before their use; colours written #rrggbb or none; a fill given to each shape or to a group around it.
/// Everything else is a fault: text, use, image, pattern, clipping, masks, filters, style sheets, class and style
/// attributes, named colours, percentages, units. Cost: one pass over the text.
[[nodiscard]] std::vector<std::string> svg_faults(std::string_view text);

} // namespace twoturns::assets
