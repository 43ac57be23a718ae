// Asks the PulseAudio server what SDL must know before it looks for devices.
#pragma once

namespace twoturns::view {

/// Returns whether sounds would go to a PulseAudio server that has no output device. SDL 2.26 crashes there, because it
/// copies the name of the default device, which is null. Servers usually have a device that discards all, so this is
/// rare. Connects to the server, which takes milliseconds, and waits as long as the server hangs.
[[nodiscard]] bool pulse_server_has_no_output();

} // namespace twoturns::view
