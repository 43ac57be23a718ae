// Size limits of Anki packages: each is accepted or refused within some seconds and 300 MB of memory.
#pragma once

#include <cstddef>

namespace twoturns::decks::anki_limits {

/// The size of the database of notes, decompressed.
inline constexpr std::size_t database_bytes = std::size_t{96} << 20U;
/// The size of the list of pictures and sounds, decompressed.
inline constexpr std::size_t media_bytes = std::size_t{16} << 20U;
/// The number of pictures and sounds; the same as the limit of archive entries.
inline constexpr std::size_t media_files = 100'000;
inline constexpr std::size_t notes = 50'000;
/// The size of the names of note types and fields, and the number of note types.
inline constexpr std::size_t names_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t note_types = 1000;
inline constexpr std::size_t fields = 100;         ///< per note type
inline constexpr std::size_t field_bytes = 65'536; ///< per field; the rest of the field is ignored
/// The total size of a deck's pictures.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// Query steps in thousands of steps of SQLite's virtual machine; an untrusted database could make a query endless.
inline constexpr int query_steps = 200'000;

} // namespace twoturns::decks::anki_limits
