// Saves the sheet of a cleared board as a PNG file.
#pragma once

#include <functional>
#include <string>

#include "app/effect.hpp"
#include "view/drawing/sprites.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// Draws the picture and returns a function that encodes it as PNG, on any thread. Fonts and deck belong to the
/// window's thread, so the drawing is done before this function returns.
[[nodiscard]] std::function<Result<std::string>()> png_of_weave(const app::WritePicture& what, const Fonts& fonts,
                                                                const Sprites& sprites);

} // namespace twoturns::view
