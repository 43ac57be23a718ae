#include "platform/standard_error.hpp"

#include <cstdio>
#include <mutex>
#include <utility>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace twoturns::platform {

#ifdef _WIN32

bool standard_error_is_terminal() { return _isatty(_fileno(stderr)) != 0; }

SilentStandardError::SilentStandardError() = default; // a program with a window has no standard error
SilentStandardError::~SilentStandardError() = default;

#else

bool standard_error_is_terminal() { return isatty(STDERR_FILENO) != 0; }

namespace {

/// Shared by all objects in all threads: the first object silences standard error, and the last one restores it.
struct Silence {
    std::mutex mutex;
    int count = 0;
    int before = -1; ///< a duplicate of standard error
};

Silence& silence() {
    static Silence one;
    return one;
}

} // namespace

SilentStandardError::SilentStandardError() {
    Silence& all = silence();
    const std::lock_guard lock(all.mutex);
    if (all.count++ > 0) return;
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    std::fflush(stderr);
    all.before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (all.before >= 0) dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

SilentStandardError::~SilentStandardError() {
    Silence& all = silence();
    const std::lock_guard lock(all.mutex);
    if (--all.count > 0 || all.before < 0) return;
    std::fflush(stderr);
    dup2(all.before, STDERR_FILENO);
    close(std::exchange(all.before, -1));
}

#endif

} // namespace twoturns::platform
