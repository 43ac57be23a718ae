// Reads untrusted zip archives, and writes archives, by libzip.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "twoturns/result.hpp"

struct zip;

namespace twoturns::decks {

/// How many bytes may still be decompressed from an untrusted source. Everything decompressed counts, used or not; data
/// that claims a larger size is not decompressed at all.
class Allowance {
public:
    explicit Allowance(std::size_t bytes) : left_(bytes) {}
    [[nodiscard]] std::size_t left() const { return left_; }
    void spend(std::size_t bytes) { left_ -= bytes < left_ ? bytes : left_; }

private:
    std::size_t left_;
};

class Archive {
public:
    /// Opens a file. Returns a message if there is no such file, if it is no zip archive, or has more than
    /// `most_entries`.
    static Result<Archive> open(const std::string& file, std::size_t most_entries = 100'000);

    /// Opens an archive in memory, and keeps the bytes.
    static Result<Archive> open_bytes(std::string bytes);

    // The functions below are thread-safe.
    /// Returns the names of all entries, including folders, in the order of the archive: as UTF-8, converted from the
    /// likely code page if necessary.
    [[nodiscard]] std::vector<std::string> entries() const;
    [[nodiscard]] bool has(const std::string& entry) const;
    /// Decompresses an entry. Returns a message if there is no such entry, if it is encrypted or damaged, or has more
    /// than `most` bytes; never holds more than that in memory.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most) const;
    /// Decompresses an entry within the remaining allowance, and spends it.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most, Allowance& allowance) const;

private:
    struct Close {
        void operator()(zip* archive) const;
    };
    explicit Archive(zip* archive) : archive_(archive) {}
    void read_names();
    /// Returns the entry's index, or -1.
    [[nodiscard]] std::int64_t place_of(const std::string& entry) const;
    std::unique_ptr<std::string> bytes_; ///< for an archive in memory
    std::unique_ptr<zip, Close> archive_;
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::int64_t> places_;             ///< index by name; the first of equal names
    std::unique_ptr<std::mutex> use_ = std::make_unique<std::mutex>(); ///< libzip has no locks
};

struct ArchiveEntry {
    std::string name;
    std::string bytes;
    bool pack = true; ///< false if it is compressed already
};
/// Returns the bytes of a zip archive with these entries; deterministic.
[[nodiscard]] Result<std::string> zipped(const std::vector<ArchiveEntry>& entries);

/// Decompresses zstd data. Returns a message if it is damaged or would exceed `most` bytes.
Result<std::string> unpacked(std::string_view bytes, std::size_t most);
/// Decompresses zstd data within the remaining allowance, and spends it.
Result<std::string> unpacked(std::string_view bytes, std::size_t most, Allowance& allowance);

} // namespace twoturns::decks
