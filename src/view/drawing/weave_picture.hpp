// The sheet of a cleared board as a PNG file.
#pragma once

#include <functional>
#include <string>

#include "app/effect.hpp"
#include "view/drawing/sprites.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// Returns a function that encodes it, on any thread. Everything that needs fonts and deck is drawn before, because
/// those belong to the window's thread.
[[nodiscard]] std::function<Result<std::string>()> png_of_weave(const app::WritePicture& what, const Fonts& fonts,
                                                                const Sprites& sprites);

} // namespace twoturns::view
