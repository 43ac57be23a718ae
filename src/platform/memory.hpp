// Keeps the program's memory small.
#pragma once

namespace twoturns::platform {

/// Limits the C library to two heaps, one of them for the main thread. By default glibc gives each thread its own heap
/// and keeps the memory freed in it. Call it before any thread starts. Has no effect without glibc.
void share_heaps();

/// Returns freed memory, which the C library would keep, to the system. Call it after much work on one thread, because
/// other threads do not reuse this memory. Takes some milliseconds. Has no effect without glibc.
void give_back_memory();

} // namespace twoturns::platform
