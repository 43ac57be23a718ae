// Finds the length of a zip archive's file list from the end of the file. Libraries read the whole list when they open
// an archive, however long the list is.
#pragma once

#include <cstddef>
#include <string>

namespace twoturns::decks {

/// Returns true if the file list may have more than `most` entries, or is larger than `most` entries need, according to
/// any end record in the last 65,557 bytes. Returns false if the file is missing or not an archive. Reads only these
/// bytes.
[[nodiscard]] bool lists_more_files(const std::string& file, std::size_t most);

} // namespace twoturns::decks
