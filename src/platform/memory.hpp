// Keeps the program's memory small.
#pragma once

namespace twoturns::platform {

/// Lets all threads share two heaps, of which the main thread has one. The C library would give each thread its own,
/// and keep what each has freed. Call it before any thread starts.
void share_heaps();

/// Returns memory to the system that the C library keeps after it was freed. Call it after much work on one thread,
/// because other threads do not reuse this memory. Costs some milliseconds.
void give_back_memory();

} // namespace twoturns::platform
