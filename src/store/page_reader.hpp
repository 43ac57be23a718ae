// Finds rows in a damaged SQLite file and its log, without SQLite and trusting only the rows themselves: no header, no
// tree, no list of pages.
//
// A row of a table with rowids is recognised by its header: the column types must match the table, and the size in
// front of the row must be correct. So it is found even if the page around it is damaged, or missing bytes have moved
// it. The rows of a table without rowids (an index, to SQLite) are too short to recognise; they count only if an index
// page refers to them. A row longer than a page continues in a chain of overflow pages.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "store/bytes.hpp"
#include "store/row_format.hpp"

namespace twoturns::store {

/// A table to look for.
struct Table {
    std::vector<Kinds> columns;
    bool has_rowids = true; ///< then its first column is the key, which is null in the row
    /// Called for each candidate row of this table. Returns whether it is one; if not, the same bytes may be tried in
    /// another way.
    std::function<bool(const Row&)> take;
};

/// Hands out the rows of all pages of the file, used or free, then the rows of the pages in its log. So the newest
/// version of a row comes last, as long as neither is damaged.
///
/// Takes about 2 s per GB and a few MB of memory, whatever the file's size or content. Hands out at most eight times
/// the file's size, so that crafted bytes cannot make it run forever.
void read_rows(const Bytes& file, const Bytes& log, std::span<const Table> tables);

} // namespace twoturns::store
