// Whether there are threads: a page in a browser has one, which must never wait.
#pragma once

namespace twoturns::platform {

/// Where it is false nothing starts a std::thread: what takes long is done a slice a frame (platform::Jobs with none,
/// view::StoreThread::run_slice()), and nothing waits for anything.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool has_threads = false;
#else
inline constexpr bool has_threads = true;
#endif

} // namespace twoturns::platform
