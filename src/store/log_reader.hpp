// SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log"), read without SQLite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "store/bytes.hpp"

namespace twoturns::store {

/// Where the pages of a log are that were written last.
struct LogPages {
    std::size_t page_size = 0;
    std::unordered_map<std::uint32_t, std::uint64_t> places; ///< of a page's bytes, by its number
    std::uint64_t end = 0;                                   ///< behind the last frame that is as it was written
};

/// The pages of all transactions that are in the log as they were written; as SQLite does, it stops before the first
/// that is not. Reads it once; at most the first million pages, which is a hundred times what a log grows to.
[[nodiscard]] LogPages read_log(const Bytes& log);

/// The whole log if there are transactions in it that SQLite will not see, as something before them was damaged;
/// nothing else. Costs as much as reading it once; returns 64 MiB of it at most.
[[nodiscard]] std::string unseen_log(const Bytes& log);

} // namespace twoturns::store
