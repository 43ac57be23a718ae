// Reads SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log") without SQLite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "store/bytes.hpp"

namespace twoturns::store {

/// Maps each page to its newest version in the log.
struct LogPages {
    std::size_t page_size = 0;
    std::unordered_map<std::uint32_t, std::uint64_t> places; ///< page number to the offset of the page's bytes
    std::uint64_t end = 0;                                   ///< the offset where the last intact frame ends
};

/// Returns the pages of all intact transactions before the first damaged one, where SQLite stops too. Reads the log
/// once, and at most its first million pages, which is a hundred times the usual size.
[[nodiscard]] LogPages read_log(const Bytes& log);

/// Returns the whole log, at most 64 MiB, if damage hides some of its transactions from SQLite; otherwise an empty
/// string. Reads the log once.
[[nodiscard]] std::string unseen_log(const Bytes& log);

} // namespace twoturns::store
