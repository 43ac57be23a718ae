// Memory that was freed.
#pragma once

namespace twoturns::platform {

/// Gives what was freed back to the system, where the library keeps it for later: after much work on one thread, as
/// other threads do not take it from there. Costs some milliseconds.
void give_back_memory();

} // namespace twoturns::platform
