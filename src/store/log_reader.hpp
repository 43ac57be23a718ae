// SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log"), read without SQLite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "store/bytes.hpp"

namespace twoturns::store {

/// Where a log has the newest version of each page.
struct LogPages {
    std::size_t page_size = 0;
    std::unordered_map<std::uint32_t, std::uint64_t> places; ///< where a page's bytes begin, by its number
    std::uint64_t end = 0;                                   ///< where the last intact frame ends
};

/// The pages of all intact transactions up to the first damaged one, where SQLite stops too. Reads the log once, and at
/// most its first million pages, which is a hundred times what a log grows to.
[[nodiscard]] LogPages read_log(const Bytes& log);

/// The whole log, at most 64 MiB, if it has transactions that SQLite will not see because something before them is
/// damaged; else an empty string. Reads the log once.
[[nodiscard]] std::string unseen_log(const Bytes& log);

} // namespace twoturns::store
