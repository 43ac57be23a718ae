// Size limits of decks. Decks are untrusted: each must be accepted or refused within two seconds and 300 MB of memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twoturns::decks::deck_limits {

/// The size of deck.txt: enough for the maximum number of faces with nouns.
inline constexpr std::size_t text_bytes = std::size_t{1} << 20U;
/// The length of a deck's name, and of a face's noun.
inline constexpr std::size_t name_bytes = 64;
/// The length of a file's name; no file system has longer names.
inline constexpr std::size_t file_name_bytes = 255;
/// The maximum number of kinds on a board.
inline constexpr int faces = 4096;
inline constexpr int columns = 4096;
/// The number of two-sided cards in a table, and the length of a side's text.
inline constexpr int cards = 50'000;
inline constexpr std::size_t side_bytes = 1000;
/// The total size of the pictures in a deck file.
inline constexpr std::size_t all_picture_bytes = std::size_t{96} << 20U;
/// The number of remarks in a table about cards left out when the table was made.
inline constexpr std::size_t unmade = 512;
/// The size of an address book, which is mostly photographs, and the length of the part of a line before the colon.
inline constexpr std::size_t vcard_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t vcard_head_bytes = 4096;
/// The side of a face in pixels: more than the size of a tile on any screen.
inline constexpr int cell = 4096;
/// The atlas: its file size, its sides in pixels, and its number of pixels. A pixel takes eight bytes during decoding.
inline constexpr std::size_t picture_bytes = std::size_t{16} << 20U;
inline constexpr int picture_side = 16384;
inline constexpr std::int64_t picture_pixels = std::int64_t{8} << 20U;
/// The size of compressed pixels that are decoded without a trial. They expand at most a thousandfold, so decompressing
/// this size takes half a second. Larger data is first decompressed on trial, because only this shows whether the data
/// exceeds the picture's size.
inline constexpr std::size_t harmless_bytes = std::size_t{512} << 10U;

} // namespace twoturns::decks::deck_limits
