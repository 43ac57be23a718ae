// Finds the length of a zip archive's file list from the end of the file. Libraries read the whole list on opening,
// however long it is.
#pragma once

#include <cstddef>
#include <string>

namespace twoturns::decks {

/// Returns whether the list of a file may have more than `most` entries, by any end record in its last 65,557 bytes, or
/// is larger than that many entries need. Returns false if there is no file or no archive. Reads only those bytes.
[[nodiscard]] bool lists_more_files(const std::string& file, std::size_t most);

} // namespace twoturns::decks
