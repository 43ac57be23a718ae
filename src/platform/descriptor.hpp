// An open file of a POSIX system, closed when its owner goes.
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

    /// Returns when all that was written is on the disk: 0, or the error number of a disk that failed. A file system
    /// that has nothing to wait for, or cannot, is no failure.
    [[nodiscard]] int sync() const {
#ifdef __APPLE__
        if (fcntl(number_, F_FULLFSYNC) == 0) return 0; // fsync() would leave it in the drive's own cache
#endif
        if (fsync(number_) == 0) return 0;
        return errno == EIO || errno == ENOSPC || errno == EDQUOT ? errno : 0;
    }
    /// Some file systems tell only now that they could not write: what ::close() returns.
    int close() { return number_ < 0 ? 0 : ::close(std::exchange(number_, -1)); }

private:
    int number_;
};

} // namespace twoturns::platform
