// Zip archives by libzip: from anywhere, read with care; and made.
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

/// How much may still be unpacked of what comes from anywhere. All that is unpacked counts, whatever comes of it, and
/// what says that it is more is not unpacked at all.
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
    /// The message says why it cannot be opened: no such file, no zip archive, more than `most_entries` in it.
    static Result<Archive> open(const std::string& file, std::size_t most_entries = 100'000);

    /// The same for an archive in memory, which it keeps.
    static Result<Archive> open_bytes(std::string bytes);

    // All may be called from several threads.
    /// The names of all, folders too, in the order of the archive: as UTF-8, by the likely code page where they are
    /// not.
    [[nodiscard]] std::vector<std::string> entries() const;
    [[nodiscard]] bool has(const std::string& entry) const;
    /// All of an entry, unpacked. The message says that there is none, that it is encrypted or damaged, or that it
    /// would be more than `most` bytes; no more than those are ever in memory.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most) const;
    /// The same, and no more than is allowed, which becomes less.
    [[nodiscard]] Result<std::string> read(const std::string& entry, std::size_t most, Allowance& allowance) const;

private:
    struct Close {
        void operator()(zip* archive) const;
    };
    explicit Archive(zip* archive) : archive_(archive) {}
    void read_names();
    /// Its number, or -1.
    [[nodiscard]] std::int64_t place_of(const std::string& entry) const;
    std::unique_ptr<std::string> bytes_; ///< of one in memory
    std::unique_ptr<zip, Close> archive_;
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::int64_t> places_;             ///< by name; the first of several
    std::unique_ptr<std::mutex> use_ = std::make_unique<std::mutex>(); ///< libzip has none
};

struct ArchiveEntry {
    std::string name;
    std::string bytes;
    bool pack = true; ///< else it is packed already
};
/// The bytes of a zip archive with these entries, always the same for the same.
[[nodiscard]] Result<std::string> zipped(const std::vector<ArchiveEntry>& entries);

/// What zstd has packed, unpacked; the message says that it is damaged, or would be more than `most` bytes.
Result<std::string> unpacked(std::string_view bytes, std::size_t most);
/// The same, and no more than is allowed, which becomes less.
Result<std::string> unpacked(std::string_view bytes, std::size_t most, Allowance& allowance);

} // namespace twoturns::decks
