// Finds rows in a damaged SQLite file and its log, without SQLite and without believing anything but the rows
// themselves: no header, no tree, no list of pages.
//
// A row of a table with rowids is known by its head, wherever it stands: what kinds its columns are of, and that the
// size before it is the one it has. So it is found too where the page around it is damaged, or where bytes before it
// are gone and it stands at another place. The rows of a table without rowids (an index, to SQLite) are too plain for
// that; they count where a page of an index leads to them. What is longer than a page goes on in a chain of others.
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
    /// Called for what looks like a row of it. Says whether it is one; if not, the same bytes may be tried in another
    /// way.
    std::function<bool(const Row&)> take;
};

/// Hands out the rows of all pages in the file as they are without the log, used or not, and then those of the pages in
/// the log, so that a row that was written several times comes in its newest form last, as long as neither is damaged.
///
/// Costs about 2 s a GB. Holds some MB, however large or odd the file, and hands out eight times the file's size at
/// most, so that crafted bytes cannot make it run for ever.
void read_rows(const Bytes& file, const Bytes& log, std::span<const Table> tables);

} // namespace twoturns::store
