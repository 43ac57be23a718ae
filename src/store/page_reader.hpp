// Finds rows in a damaged SQLite file and its log, without SQLite and without believing anything but the rows
// themselves: no header, no tree, no list of pages.
//
// A row of a table with rowids is recognised by its head: the types of its columns must be those of the table, and the
// size in front of it must be its own. So it is found even where the page around it is damaged, or where missing bytes
// have moved it. The rows of a table without rowids (an index, to SQLite) have too little to be recognised by; they
// count only where a page of an index leads to them. A row longer than a page goes on in a chain of other pages.
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
    /// Called for what looks like a row of this table. Returns whether it is one; if not, the same bytes may be tried
    /// in another way.
    std::function<bool(const Row&)> take;
};

/// Hands out the rows of all pages of the file, in use or free, and then those of the pages in its log. So the newest
/// version of a row comes last, as long as neither is damaged.
///
/// Costs about 2 s a GB. Holds some MB, however large or odd the file, and hands out eight times the file's size at
/// most, so that crafted bytes cannot make it run for ever.
void read_rows(const Bytes& file, const Bytes& log, std::span<const Table> tables);

} // namespace twoturns::store
