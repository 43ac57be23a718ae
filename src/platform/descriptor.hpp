// A POSIX file descriptor, closed by the destructor.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include <utility>

namespace twoturns::platform {

class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] int operator*() const { return number_; }
    [[nodiscard]] explicit operator bool() const { return number_ >= 0; }

    /// Waits until all written data is on the disk. Returns errno if the disk failed; otherwise 0, also if the file
    /// system does not support this.
    [[nodiscard]] int sync() const {
#ifdef __APPLE__
        if (fcntl(number_, F_FULLFSYNC) == 0) return 0; // fsync() would leave the data in the drive's cache
#endif
        if (fsync(number_) == 0) return 0;
        return errno == EIO || errno == ENOSPC || errno == EDQUOT ? errno : 0;
    }
    /// Returns the result of ::close(). Some file systems report write errors only at this point.
    int close() { return number_ < 0 ? 0 : ::close(std::exchange(number_, -1)); }

private:
    int number_;
};

} // namespace twoturns::platform
