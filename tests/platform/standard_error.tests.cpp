#include "platform/standard_error.hpp"

#include <fcntl.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): posix_openpt is POSIX
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"

using namespace twoturns::test;
using namespace twoturns::platform;

namespace {

/// Redirects standard error to another file for the lifetime of this object.
class OtherStandardError {
public:
    explicit OtherStandardError(int file) : before_(dup(STDERR_FILENO)) { REQUIRE(dup2(file, STDERR_FILENO) >= 0); }
    ~OtherStandardError() {
        dup2(before_, STDERR_FILENO);
        close(before_);
    }
    OtherStandardError(const OtherStandardError&) = delete;
    OtherStandardError& operator=(const OtherStandardError&) = delete;
    OtherStandardError(OtherStandardError&&) = delete;
    OtherStandardError& operator=(OtherStandardError&&) = delete;

private:
    int before_;
};

} // namespace

TEST_CASE("a library can be silenced on standard error", "[standard-error]") {
    const ScratchFolder folder;
    const std::string name = (folder.path() / "err").string();
    const int file = open(name.c_str(), O_WRONLY | O_CREAT, 0600);
    REQUIRE(file >= 0);
    {
        const OtherStandardError other(file);
        std::cerr << "before\n";
        {
            const SilentStandardError silent;
            std::fputs("libpng error: so it goes\n", stderr);
            std::cerr << "and so on\n";
        }
        std::cerr << "after\n";
    }
    close(file);
    CHECK(content_of(name) == "before\nafter\n");
}

TEST_CASE("two libraries can be silenced at once, whichever ends first", "[standard-error]") {
    const ScratchFolder folder;
    const std::string name = (folder.path() / "err").string();
    const int file = open(name.c_str(), O_WRONLY | O_CREAT, 0600);
    REQUIRE(file >= 0);
    {
        const OtherStandardError other(file);
        auto first = std::make_unique<SilentStandardError>();
        auto second = std::make_unique<SilentStandardError>();
        first.reset();
        std::cerr << "still one\n";
        second.reset();
        std::cerr << "after\n";
    }
    close(file);
    CHECK(content_of(name) == "after\n");
}

TEST_CASE("a terminal is told from a file", "[standard-error]") {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    REQUIRE(terminal >= 0);
    const int nowhere = open("/dev/null", O_WRONLY);
    bool found = false;
    {
        const OtherStandardError other(terminal);
        found = standard_error_is_terminal();
    }
    CHECK(found);
    {
        const OtherStandardError other(nowhere);
        found = standard_error_is_terminal();
    }
    CHECK_FALSE(found);
    close(nowhere);
    close(terminal);
}
