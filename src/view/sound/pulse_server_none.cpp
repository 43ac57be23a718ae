// For systems without PulseAudio.
#include "view/sound/pulse_server.hpp"

namespace twoturns::view {

bool pulse_server_has_no_output() { return false; }

} // namespace twoturns::view
