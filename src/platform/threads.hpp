// Says whether the program has threads. A page in a browser has only one thread, which must never block.
#pragma once

namespace twoturns::platform {

/// If false, no code starts a std::thread: long work runs one slice per frame (platform::Jobs with 0 threads,
/// store::StoreThread::run_slice()), and nothing blocks.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool has_threads = false;
#else
inline constexpr bool has_threads = true;
#endif

} // namespace twoturns::platform
