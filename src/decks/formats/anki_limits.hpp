// Size limits of Anki packages: each is accepted or refused within some seconds and 300 MB.
#pragma once

#include <cstddef>

namespace twoturns::decks::anki_limits {

/// The database of notes, decompressed.
inline constexpr std::size_t database_bytes = std::size_t{96} << 20U;
/// The list of pictures and sounds, decompressed.
inline constexpr std::size_t media_bytes = std::size_t{16} << 20U;
/// Number of pictures and sounds; the same as the limit of archive entries.
inline constexpr std::size_t media_files = 100'000;
inline constexpr std::size_t notes = 50'000;
/// The names of note types and fields.
inline constexpr std::size_t names_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t note_types = 1000;
inline constexpr std::size_t fields = 100;         ///< of a note type
inline constexpr std::size_t field_bytes = 65'536; ///< of a field, the rest is ignored
/// Total size of a deck's pictures.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// In thousands of steps of SQLite's virtual machine; an untrusted database may need any number.
inline constexpr int query_steps = 200'000;

} // namespace twoturns::decks::anki_limits
