// Standard error: finds out whether anybody reads it, and keeps libraries from writing to it.
#pragma once

namespace twoturns::platform {

/// Returns whether standard error is a terminal.
[[nodiscard]] bool standard_error_is_terminal();

/// Discards everything that any thread writes to standard error during this object's lifetime, for calls to a library
/// that writes there. Several objects may exist at once. Has no effect if the system does not allow it.
class SilentStandardError {
public:
    SilentStandardError();
    ~SilentStandardError();
    SilentStandardError(const SilentStandardError&) = delete;
    SilentStandardError& operator=(const SilentStandardError&) = delete;
    SilentStandardError(SilentStandardError&&) = delete;
    SilentStandardError& operator=(SilentStandardError&&) = delete;
};

} // namespace twoturns::platform
