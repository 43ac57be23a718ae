// Finds rows in a damaged SQLite file and its log, without SQLite. It trusts only the rows themselves, not the header,
// the tree or the list of pages.
//
// A row of a table with rowids is recognised by its header: the column types must match the table, and the size in
// front of the row must be correct. So the row is found even if the page around it is damaged, or if missing bytes have
// moved it. The rows of a table without rowids (SQLite stores them as an index) are too short to recognise; they count
// only if an index page refers to them. A row longer than a page continues in a chain of overflow pages.
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
    bool has_rowids = true; ///< if true, the first column is the key, and is null in the row
    /// Called for each candidate row of this table. Returns true if the candidate is a row; otherwise the same bytes
    /// may be tried in another way.
    std::function<bool(const Row&)> take;
};

/// Passes the rows of all pages of the file, used or free, to the tables, then the rows of the pages in the log. So the
/// newest version of a row comes last, unless one of the two is damaged.
///
/// Takes about 2 s per GB and a few MB of memory, whatever the file's size or content. Reads at most eight times the
/// file's size in rows, so that crafted bytes cannot make it run forever.
void read_rows(const Bytes& file, const Bytes& log, std::span<const Table> tables);

} // namespace twoturns::store
