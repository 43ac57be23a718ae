// An open file of a POSIX system, closed when its owner goes.
#pragma once

#include <unistd.h>

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

    /// Some file systems tell only now that they could not write: what ::close() returns.
    int close() { return number_ < 0 ? 0 : ::close(std::exchange(number_, -1)); }

private:
    int number_;
};

} // namespace twoturns::platform
