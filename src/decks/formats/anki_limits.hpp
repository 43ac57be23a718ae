// What of an Anki package is taken at the most, so that it is taken or refused within some seconds and 300 MB.
#pragma once

#include <cstddef>

namespace twoturns::decks::anki_limits {

/// The database of notes, unpacked.
inline constexpr std::size_t database_bytes = std::size_t{96} << 20U;
/// The list of pictures and sounds, unpacked.
inline constexpr std::size_t media_bytes = std::size_t{16} << 20U;
/// How many pictures and sounds are looked for; no more files than an archive may have.
inline constexpr std::size_t media_files = 100'000;
inline constexpr std::size_t notes = 50'000;
/// The names of note types and fields.
inline constexpr std::size_t names_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t note_types = 1000;
inline constexpr std::size_t fields = 100;         ///< of a note type
inline constexpr std::size_t field_bytes = 65'536; ///< of a field what is looked at
/// What all pictures of a deck take together.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// Thousands of steps of SQLite's machine; a database from anywhere may ask for any number.
inline constexpr int query_steps = 200'000;

} // namespace twoturns::decks::anki_limits
