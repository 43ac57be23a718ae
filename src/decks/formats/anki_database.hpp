// Reads the notes of an Anki collection with SQLite.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "decks/formats/anki_package.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct AnkiNotes {
    std::vector<AnkiNoteType> types; ///< each with at least one note
    std::size_t beyond = 0;          ///< the number of notes left unread because there are too many
};

/// Reads the decompressed bytes of a collection, of the older format or of the newer one (see anki_package.hpp). Runs
/// no triggers and no views of the collection. The error says why the collection cannot be read.
Result<AnkiNotes> read_anki_notes(std::string bytes);

/// Parses the media list of the older format, JSON: maps names to archive entries. Returns a message if the list is
/// damaged.
Result<std::map<std::string, std::string>> read_anki_media(const std::string& json);

} // namespace twoturns::decks
