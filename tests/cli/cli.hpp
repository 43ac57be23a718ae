// Shared by the tests of the commands: runs the program, and checks that apply to every kind of outcome.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/scratch.hpp"

namespace twoturns::test {

/// Returns the program for another system to test instead (see packaging/windows/tests.sh); null if there is none.
inline const char* other_program() { return std::getenv("TWOTURNS_TESTED_CLI"); }
inline std::string tested_program() { return other_program() == nullptr ? TWOTURNS_CLI : other_program(); }

inline Finished cli(const std::vector<std::string>& arguments, const std::string& input = "",
                    const Plumbing& plumbing = {}) {
    return run(tested_program(), arguments, input, plumbing);
}

// Sanitizers need far more memory than the program itself.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

/// Returns whether the program's memory can be limited. It cannot with sanitizers, or in an emulated system, which
/// itself needs memory.
inline bool memory_can_be_limited() { return !sanitized && other_program() == nullptr; }

/// Runs the program with this much memory and no more, if memory can be limited.
inline Finished cli_within(int megabytes, std::vector<std::string> arguments, const std::string& input = "",
                           const Plumbing& plumbing = {}) {
    const std::string limit =
        memory_can_be_limited() ? "ulimit -v " + std::to_string(megabytes * 1024) + " && " : std::string();
    arguments.insert(arguments.begin(), {"-c", limit + R"(exec "$0" "$@")", tested_program()});
    return run("sh", arguments, input, plumbing);
}

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Checks a refusal of bad input: status 2 and exactly one line on standard error that contains `what`.
inline void check_refused(const Finished& finished, const std::string& what) {
    CAPTURE(finished.err, what);
    CHECK(finished.status == 2);
    CHECK(std::count(finished.err.begin(), finished.err.end(), '\n') == 1);
    CHECK(finished.err.rfind("twoturns-cli: ", 0) == 0);
    CHECK(contains(finished.err, what));
}

inline void check_answer(const Finished& finished, int status, const std::string& out) {
    CHECK(finished.out == out);
    CHECK(finished.err.empty());
    CHECK(finished.status == status);
}

inline const std::string small_board = "; a 2 x 4 board\n"
                                       "A B . 3\n"
                                       "3 # A B\n";

} // namespace twoturns::test
