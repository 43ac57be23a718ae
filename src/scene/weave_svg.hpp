// Exports the weave as an SVG file.
#pragma once

#include <string>

#include "scene/weave.hpp"

namespace twoturns::scene {

/// Returns an SVG 1.1 file: the sheet with its threads, and `caption`, one line of any text, below them.
[[nodiscard]] std::string weave_svg(const Weave& weave, const std::string& caption);

} // namespace twoturns::scene
