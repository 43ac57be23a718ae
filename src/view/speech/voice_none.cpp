#include "view/speech/voice.hpp"

namespace twoturns::view {

std::unique_ptr<Voice> open_voice() { return nullptr; }

} // namespace twoturns::view
