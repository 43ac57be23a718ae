// Reads Anki packages (.apkg): a zip archive with an SQLite database of notes and the pictures and sounds that the
// notes name. Anki's source describes the format in rslib/src/import_export/package and proto/anki/import_export.proto:
// collection.anki2 or collection.anki21 with note types as JSON; since 2.1.50 collection.anki21b, compressed by zstd,
// with note types in tables. Reads only notes, fields and pictures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "decks/archive/archive.hpp"
#include "decks/file_names.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct AnkiNoteType {
    std::string name;
    std::vector<std::string> fields;             ///< the names of the fields
    std::vector<std::vector<std::string>> notes; ///< the fields of each note, as HTML, in order of creation
};

class AnkiPackage {
public:
    /// Reads all notes. Returns a message if the file is not an archive, has no database, is damaged, encrypted or
    /// larger than anki_limits, or has no notes.
    static Result<AnkiPackage> open(const std::string& file);

    /// Returns the types with at least one note, sorted by number of notes, the most notes first.
    [[nodiscard]] const std::vector<AnkiNoteType>& types() const { return types_; }
    /// Returns the number of notes of all types left unread because there are too many.
    [[nodiscard]] std::size_t beyond() const { return beyond_; }
    /// Returns the bytes of a picture by its name in notes, or a message. Decompresses at most the remaining allowance
    /// and reduces it.
    [[nodiscard]] Result<std::string> picture(const std::string& name, Allowance& allowance) const;

private:
    explicit AnkiPackage(Archive archive) : archive_(std::move(archive)) {}

    Archive archive_;
    bool packed_ = false; ///< true for the newer format, whose pictures are also compressed by zstd
    std::vector<AnkiNoteType> types_;
    std::size_t beyond_ = 0;
    std::map<std::string, std::string> media_; ///< archive entries by name
    NamesAlike names_{{}};                     ///< finds the names in `media_`
};

} // namespace twoturns::decks
