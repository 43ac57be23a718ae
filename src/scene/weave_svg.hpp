// The weave as a picture for other programs.
#pragma once

#include <string>

#include "scene/weave.hpp"

namespace twoturns::scene {

/// An SVG 1.1 file: the sheet with its threads, and `caption`, a line of any text, below them.
[[nodiscard]] std::string weave_svg(const Weave& weave, const std::string& caption);

} // namespace twoturns::scene
