// An Anki package (.apkg): a zip archive with an SQLite database of notes and the pictures and sounds they name.
// The format is described by Anki's source, in rslib/src/import_export/package and proto/anki/import_export.proto:
// collection.anki2 or collection.anki21 with note types as JSON, and since 2.1.50 collection.anki21b, packed by zstd,
// with note types in tables. Nothing but notes, fields and pictures is looked at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "decks/file_names.hpp"
#include "decks/formats/archive.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct AnkiNoteType {
    std::string name;
    std::vector<std::string> fields;             ///< their names
    std::vector<std::vector<std::string>> notes; ///< each with its fields, HTML, in the order they were made
};

class AnkiPackage {
public:
    /// Reads all notes. The message says what is wrong with the file: no archive, no database in it, damaged,
    /// encrypted, larger than anki_limits, without a note.
    static Result<AnkiPackage> open(const std::string& file);

    /// With one note at least; those with most notes first.
    [[nodiscard]] const std::vector<AnkiNoteType>& types() const { return types_; }
    /// How many notes, of any type, were not read as there are too many.
    [[nodiscard]] std::size_t beyond() const { return beyond_; }
    /// The bytes of a picture by the name that notes call it; the message says why there are none. No more are
    /// unpacked than is allowed, which becomes less.
    [[nodiscard]] Result<std::string> picture(const std::string& name, Allowance& allowance) const;

private:
    explicit AnkiPackage(Archive archive) : archive_(std::move(archive)) {}

    Archive archive_;
    bool packed_ = false; ///< the newer format: pictures are packed by zstd one more time
    std::vector<AnkiNoteType> types_;
    std::size_t beyond_ = 0;
    std::map<std::string, std::string> media_; ///< the archive's entry by the name
    NamesAlike names_{{}};                     ///< of those
};

} // namespace twoturns::decks
