// How much a deck may hold. Decks come from anywhere: whatever is in one must be taken or refused within two seconds
// and 300 MB.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twoturns::decks::deck_limits {

/// deck.txt: room for the most faces, each with its noun.
inline constexpr std::size_t text_bytes = std::size_t{1} << 20U;
/// The name of a deck, and the noun of a face.
inline constexpr std::size_t name_bytes = 64;
/// The name of a file; no file system has longer ones.
inline constexpr std::size_t file_name_bytes = 255;
/// As many as a board can have kinds.
inline constexpr int faces = 4096;
inline constexpr int columns = 4096;
/// Cards with two sides in a table, and the text on a side.
inline constexpr int cards = 50'000;
inline constexpr std::size_t side_bytes = 1000;
/// What all pictures take together that come in a file with their deck.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// Remarks in a table about what was left out when it was made.
inline constexpr std::size_t unmade = 512;
/// An address book: its bytes, most of which are photographs; what stands before the colon of a line.
inline constexpr std::size_t vcard_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t vcard_head_bytes = 4096;
/// The side of a face in pixels: more than a tile has on any screen.
inline constexpr int cell = 4096;
/// The atlas: its file; its sides; and its pixels, of which each takes eight bytes while it is decoded.
inline constexpr std::size_t picture_bytes = std::size_t{16} << 20U;
inline constexpr int picture_side = 16384;
inline constexpr std::int64_t picture_pixels = std::int64_t{8} << 20U;
/// Packed pixels become a thousand times as many bytes at most, so unpacking this many takes half a second. Where there
/// are more, they are unpacked on trial first, which alone tells whether they are more than the picture has.
inline constexpr std::size_t harmless_bytes = std::size_t{512} << 10U;

} // namespace twoturns::decks::deck_limits
