// The voice of a page: the reader of screens that the player uses in the browser.
#pragma once

#include <memory>

#include "view/speech/voice.hpp"

namespace twoturns::web {

[[nodiscard]] std::unique_ptr<view::Voice> make_page_voice();

} // namespace twoturns::web
