// Size limits of decks. Decks are untrusted: each must be accepted or refused within two seconds and 300 MB.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twoturns::decks::deck_limits {

/// deck.txt: enough for the maximum number of faces with nouns.
inline constexpr std::size_t text_bytes = std::size_t{1} << 20U;
/// The name of a deck, and the noun of a face.
inline constexpr std::size_t name_bytes = 64;
/// The name of a file; no file system has longer ones.
inline constexpr std::size_t file_name_bytes = 255;
/// The maximum number of kinds on a board.
inline constexpr int faces = 4096;
inline constexpr int columns = 4096;
/// Two-sided cards in a table, and the text of a side.
inline constexpr int cards = 50'000;
inline constexpr std::size_t side_bytes = 1000;
/// The total size of the pictures in a deck file.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// Remarks in a table about cards left out when it was made.
inline constexpr std::size_t unmade = 512;
/// An address book: its size, which is mostly photographs, and the part of a line before the colon.
inline constexpr std::size_t vcard_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t vcard_head_bytes = 4096;
/// The side of a face in pixels: more than a tile has on any screen.
inline constexpr int cell = 4096;
/// The atlas: its file size, its sides, and its pixels, each of which takes eight bytes during decoding.
inline constexpr std::size_t picture_bytes = std::size_t{16} << 20U;
inline constexpr int picture_side = 16384;
inline constexpr std::int64_t picture_pixels = std::int64_t{8} << 20U;
/// Compressed pixels expand at most a thousandfold, so decompressing this many takes half a second. Larger ones are
/// decompressed on trial first, the only way to tell whether they exceed the picture's size.
inline constexpr std::size_t harmless_bytes = std::size_t{512} << 10U;

} // namespace twoturns::decks::deck_limits
