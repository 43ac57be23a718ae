// Standard error: whether anybody reads it, and how to keep libraries from writing to it.
#pragma once

namespace twoturns::platform {

/// Returns whether standard error is a terminal.
[[nodiscard]] bool standard_error_is_terminal();

/// Discards everything any thread writes to standard error during its lifetime: for calls to a library that prints
/// there. Several may exist at once. No effect if the system does not allow it.
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
