// The notes of an Anki collection, by SQLite.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "decks/formats/anki_package.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct AnkiNotes {
    std::vector<AnkiNoteType> types; ///< none without a note
    std::size_t beyond = 0;          ///< notes that were not read, as there are so many
};

/// Reads the bytes of a collection of either format; nothing in it is run but reading. The message says why it cannot
/// be.
Result<AnkiNotes> read_anki_notes(std::string bytes);

/// The list of pictures of the older format, JSON: the archive's entry by the name. The message says that it is
/// damaged.
Result<std::map<std::string, std::string>> read_anki_media(const std::string& json);

} // namespace twoturns::decks
