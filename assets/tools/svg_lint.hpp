// Finds the parts of an SVG that SDL2_image's parser (nanosvg) would silently drop or draw incorrectly.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twoturns::assets {

/// Returns one sentence per fault, with its line; empty if the file is drawn as intended.
///
/// Accepted are svg, g, path, rect, circle, ellipse, line, polyline, polygon, and gradients in user space that are
/// defined before their use; colours written #rrggbb or none; a fill set on each shape or on a group around it.
/// Everything else is a fault: text, use, image, pattern, clipping, masks, filters, style sheets, class and style
/// attributes, named colours, percentages, units. Cost: one pass over the text.
[[nodiscard]] std::vector<std::string> svg_faults(std::string_view text);

} // namespace twoturns::assets
