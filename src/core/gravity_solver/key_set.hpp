// A set of 64-bit keys that grows up to a limit and then takes no more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace twoturns::gravity_solver {

class KeySet {
public:
    explicit KeySet(std::size_t most_bytes) : slots_(first_slots, 0), most_slots_(most_bytes / sizeof(std::uint64_t)) {}

    [[nodiscard]] bool contains(std::uint64_t key) const { return slots_[find(used(key))] != 0; }

    /// Returns false when the key was there already, or there is no room for it.
    bool insert(std::uint64_t key) {
        key = used(key);
        std::size_t i = find(key);
        if (slots_[i] != 0) return false;
        if ((size_ + 1) * 4 > slots_.size() * 3) {
            if (slots_.size() * 2 + slots_.size() > most_slots_) return false; // old and new stand side by side
            grow();
            i = find(key);
        }
        slots_[i] = key;
        ++size_;
        return true;
    }

    [[nodiscard]] std::size_t size() const { return size_; }

    /// Forgets all keys and keeps the room.
    void clear() {
        if (size_ == 0) return;
        slots_.assign(slots_.size(), 0);
        size_ = 0;
    }

private:
    static constexpr std::size_t first_slots = 1024;

    /// Zero marks a free slot.
    static std::uint64_t used(std::uint64_t key) { return key == 0 ? 1 : key; }

    /// Where the key is or would be.
    [[nodiscard]] std::size_t find(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        auto i = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15U) >> 20U) & mask;
        while (slots_[i] != 0 && slots_[i] != key) i = (i + 1) & mask;
        return i;
    }

    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2, 0);
        old.swap(slots_);
        for (const std::uint64_t key : old)
            if (key != 0) slots_[find(key)] = key;
    }

    std::vector<std::uint64_t> slots_;
    std::size_t most_slots_;
    std::size_t size_ = 0;
};

} // namespace twoturns::gravity_solver
