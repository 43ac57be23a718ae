// Standard error: whether anybody reads it, and keeping libraries from writing to it.
#pragma once

namespace twoturns::platform {

/// Whether it is a terminal, where somebody sees what is said there.
[[nodiscard]] bool standard_error_is_terminal();

/// While this lives nothing that is written to standard error, by whatever thread, arrives: for the calls of a library
/// that speaks there by itself. Several may live at once. Where that cannot be done, nothing changes.
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
