// How long the list of files of a zip archive is, by what stands at its end. Libraries read all of that list when they
// open an archive, however long it is.
#pragma once

#include <cstddef>
#include <string>

namespace twoturns::decks {

/// Whether the list in a file may be of more than `most` entries, by any of the ends that stand in its last 65,557
/// bytes, or takes more bytes than so many entries need. False where there is no file and no archive. Reads no more
/// than those bytes.
[[nodiscard]] bool lists_more_files(const std::string& file, std::size_t most);

} // namespace twoturns::decks
