// A set of 64-bit keys that grows up to a limit and then accepts no more. It consists of many small tables that grow
// one at a time, so that no single insertion takes long.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace twoturns::gravity_solver {

class KeySet {
public:
    explicit KeySet(std::size_t most_bytes) : most_slots_(most_bytes / sizeof(std::uint64_t)) {}

    [[nodiscard]] bool contains(std::uint64_t key) const {
        const Table& table = tables_[table_of(key)];
        return !table.slots.empty() && table.slots[table.find(used(key))] != 0;
    }

    /// Returns false if the set contains the key already. Drops a new key if there is no room.
    bool insert(std::uint64_t key) {
        Table& table = tables_[table_of(key)];
        key = used(key);
        if (!table.slots.empty() && table.slots[table.find(key)] != 0) return false;
        if ((table.size + 1) * 4 > table.slots.size() * 3 && !grow(table)) return true;
        table.slots[table.find(key)] = key;
        ++table.size;
        return true;
    }

    /// Removes all keys and keeps the memory for reuse.
    void clear() {
        for (Table& table : tables_) {
            if (table.size == 0) continue;
            table.slots.assign(table.slots.size(), 0);
            table.size = 0;
        }
    }

private:
    static constexpr std::size_t first_slots = 16;

    struct Table {
        std::vector<std::uint64_t> slots; // the size is a power of two; zero marks a free slot
        std::size_t size = 0;

        /// Returns the slot of the key, or the free slot where it belongs.
        [[nodiscard]] std::size_t find(std::uint64_t key) const {
            const std::size_t mask = slots.size() - 1;
            auto i = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15U) >> 24U) & mask;
            while (slots[i] != 0 && slots[i] != key) i = (i + 1) & mask;
            return i;
        }
    };

    static std::uint64_t used(std::uint64_t key) { return key == 0 ? 1 : key; }
    static std::size_t table_of(std::uint64_t key) { return static_cast<std::size_t>(key >> 56U); }

    bool grow(Table& table) {
        const std::size_t more = table.slots.empty() ? first_slots : table.slots.size();
        if (slots_ + more > most_slots_) return false;
        slots_ += more;
        std::vector<std::uint64_t> old(table.slots.size() + more, 0);
        old.swap(table.slots);
        for (const std::uint64_t key : old)
            if (key != 0) table.slots[table.find(key)] = key;
        return true;
    }

    std::array<Table, 256> tables_;
    std::size_t most_slots_;
    std::size_t slots_ = 0;
};

} // namespace twoturns::gravity_solver
