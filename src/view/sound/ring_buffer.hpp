// A queue from one thread to another. Neither thread ever waits.
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
    /// Appends a value. Returns false and drops the value if there is no room. Only one thread may call it.
    bool push(const Value& value) noexcept {
        const std::size_t end = end_.load(std::memory_order_relaxed);
        if (end - begin_.load(std::memory_order_acquire) == size) return false;
        values_[end % size] = value;
        end_.store(end + 1, std::memory_order_release);
        return true;
    }
    /// Removes the first value and returns it; nullopt if the queue is empty. Only one thread may call it.
    std::optional<Value> pop() noexcept {
        const std::size_t begin = begin_.load(std::memory_order_relaxed);
        if (begin == end_.load(std::memory_order_acquire)) return std::nullopt;
        const Value value = values_[begin % size];
        begin_.store(begin + 1, std::memory_order_release);
        return value;
    }
    /// Returns whether the queue is empty. Any thread may call it.
    [[nodiscard]] bool empty() const noexcept {
        return begin_.load(std::memory_order_acquire) == end_.load(std::memory_order_acquire);
    }

private:
    std::array<Value, size> values_{};
    // The indices only grow. Each has its own cache line, because another thread writes each of them.
    alignas(64) std::atomic<std::size_t> begin_{0};
    alignas(64) std::atomic<std::size_t> end_{0};
};

} // namespace twoturns::view
