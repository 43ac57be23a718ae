// Returns freed memory to the system.
#pragma once

namespace twoturns::platform {

/// Returns memory to the system that the C library keeps after it was freed. Call it after much work on one thread,
/// because other threads do not reuse this memory. Costs some milliseconds.
void give_back_memory();

} // namespace twoturns::platform
