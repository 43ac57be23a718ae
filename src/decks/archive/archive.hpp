// Reads untrusted zip archives and writes archives, with libzip.
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

/// The number of bytes that may still be decompressed from an untrusted source. All decompressed bytes count, used or
/// not. Data that claims a larger size is not decompressed at all.
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
    /// Opens a file. Returns a message if the file is missing, is not a zip archive, or has more than `most_entries`
    /// entries.
    static Result<Archive> open(const std::string& file, std::size_t most_entries = 100'000);

    /// Opens an archive in memory and keeps its bytes.
    static Result<Archive> open_bytes(std::string bytes);

    // The functions below are thread-safe.
    /// Returns the names of all entries, including folders, in the order of the archive: as UTF-8, converted from the
    /// likely code page if necessary.
    [[nodiscard]] std::vector<std::string> entries() const;
    [[nodiscard]] bool has(const std::string& entry) const;
    /// Decompresses an entry. Returns a message if the entry is missing, encrypted, damaged or larger than `most`
    /// bytes; never holds more than `most` bytes in memory.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most) const;
    /// Decompresses an entry within the remaining allowance and reduces the allowance.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most, Allowance& allowance) const;

private:
    struct Close {
        void operator()(zip* archive) const;
    };
    explicit Archive(zip* archive) : archive_(archive) {}
    void read_names();
    /// Returns the entry's index, -1 if it is missing.
    [[nodiscard]] std::int64_t place_of(const std::string& entry) const;
    std::unique_ptr<std::string> bytes_; ///< for an archive in memory
    std::unique_ptr<zip, Close> archive_;
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::int64_t> places_;             ///< index by name; the first of equal names
    std::unique_ptr<std::mutex> use_ = std::make_unique<std::mutex>(); ///< libzip itself has no locks
};

struct ArchiveEntry {
    std::string name;
    std::string bytes;
    bool pack = true; ///< false if the bytes are compressed already
};
/// Returns the bytes of a zip archive with these entries. The same entries always give the same bytes.
[[nodiscard]] Result<std::string> zipped(const std::vector<ArchiveEntry>& entries);

/// Decompresses zstd data. Returns a message if the data is damaged or would exceed `most` bytes.
Result<std::string> unpacked(std::string_view bytes, std::size_t most);
/// Decompresses zstd data within the remaining allowance and reduces the allowance.
Result<std::string> unpacked(std::string_view bytes, std::size_t most, Allowance& allowance);

} // namespace twoturns::decks
