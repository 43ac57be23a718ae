// The sound of a page: SDL's device, which the browser stops while there is silence.
#pragma once

#include <memory>

#include "view/sound/audio_device.hpp"

namespace twoturns::web {

/// Opens SDL's device. Returns null if there is none.
[[nodiscard]] std::unique_ptr<view::AudioDevice> open_page_audio(view::FillSamples fill);

} // namespace twoturns::web
