#include "platform/standard_error.hpp"

#include <cstdio>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace twoturns::platform {

#ifdef _WIN32

bool standard_error_is_terminal() { return _isatty(_fileno(stderr)) != 0; }

SilentStandardError::SilentStandardError() = default; // a program with a window has none
SilentStandardError::~SilentStandardError() = default;

#else

bool standard_error_is_terminal() { return isatty(STDERR_FILENO) != 0; }

SilentStandardError::SilentStandardError() {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    std::fflush(stderr);
    before_ = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (before_ >= 0) dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

SilentStandardError::~SilentStandardError() {
    if (before_ < 0) return;
    std::fflush(stderr);
    dup2(before_, STDERR_FILENO);
    close(before_);
}

#endif

} // namespace twoturns::platform
