// The sheet of a cleared board as the bytes of a PNG file.
#pragma once

#include <functional>
#include <string>

#include "app/effect.hpp"
#include "view/drawing/sprites.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// What makes them, on any thread. What needs fonts and deck is drawn before, as those belong to the window's thread.
[[nodiscard]] std::function<Result<std::string>()> png_of_weave(const app::WritePicture& what, const Fonts& fonts,
                                                                const Sprites& sprites);

} // namespace twoturns::view
