// A queue between two threads that neither ever waits: one pushes, one pops.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <optional>
#include <type_traits>

namespace twoturns::view {

template <class Value, std::size_t size> class RingBuffer {
    static_assert((size & (size - 1)) == 0, "a power of 2");
    static_assert(std::is_trivially_copyable_v<Value>);
    static_assert(std::atomic<std::size_t>::is_always_lock_free);

public:
    /// Called by one thread. Returns false and drops the value if there is no room.
    bool push(const Value& value) noexcept {
        const std::size_t end = end_.load(std::memory_order_relaxed);
        if (end - begin_.load(std::memory_order_acquire) == size) return false;
        values_[end % size] = value;
        end_.store(end + 1, std::memory_order_release);
        return true;
    }
    /// Called by one other thread.
    std::optional<Value> pop() noexcept {
        const std::size_t begin = begin_.load(std::memory_order_relaxed);
        if (begin == end_.load(std::memory_order_acquire)) return std::nullopt;
        const Value value = values_[begin % size];
        begin_.store(begin + 1, std::memory_order_release);
        return value;
    }
    /// Called by any thread.
    [[nodiscard]] bool empty() const noexcept {
        return begin_.load(std::memory_order_acquire) == end_.load(std::memory_order_acquire);
    }

private:
    std::array<Value, size> values_{};
    // Counted up for ever, in cache lines of their own, as each is written by another thread.
    alignas(64) std::atomic<std::size_t> begin_{0};
    alignas(64) std::atomic<std::size_t> end_{0};
};

} // namespace twoturns::view
