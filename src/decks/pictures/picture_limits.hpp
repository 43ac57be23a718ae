// What of a player's own pictures is taken at the most. Each is taken or refused within two seconds and, with all that
// is in memory beside it, 250 MB.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twoturns::decks::picture_limits {

/// Of a folder with more pictures these are taken, by name.
inline constexpr std::size_t pictures = 512;
/// The side of a picture as it is kept, in pixels.
inline constexpr int cell = 128;
/// Pictures with more pixels are decoded one at a time, as each takes all of its pixels in memory.
inline constexpr std::int64_t pixels_at_once = 4'000'000;
/// A file.
inline constexpr std::size_t file_bytes = std::size_t{48} << 20U;
/// A drawing, of which every byte can become much to draw; and one that is drawn just as it says.
inline constexpr std::size_t svg_bytes = std::size_t{512} << 10U;
inline constexpr std::size_t exact_svg_bytes = std::size_t{8} << 10U;
/// What it may cost to draw one: half a second; the drawings of large collections take a tenth of it.
inline constexpr std::int64_t svg_steps = 250'000'000;
/// The sides: with less nothing could be seen on a tile.
inline constexpr int least_side = 16;
inline constexpr int most_side = 65'535;
/// The pixels of a JPEG, which is shrunk while it is decoded.
inline constexpr std::int64_t jpeg_pixels = 100'000'000;
/// Of a JPEG that comes in several layers all are held in memory until the last is there: these bytes.
inline constexpr std::int64_t jpeg_layer_bytes = std::int64_t{160} << 20U;
inline constexpr int jpeg_layers = 64;
/// Of a PNG or a BMP, where every pixel takes four bytes.
inline constexpr std::int64_t plain_pixels = 40'000'000;
/// Of a WebP or a GIF, where it takes eight.
inline constexpr std::int64_t packed_pixels = 20'000'000;
/// What cameras write beside a picture.
inline constexpr std::size_t exif_bytes = std::size_t{64} << 10U;
/// names.csv: its bytes and its rows.
inline constexpr std::size_t names_bytes = std::size_t{4} << 20U;
inline constexpr std::size_t names_rows = 50'000;
/// The name of a picture.
inline constexpr std::size_t name_bytes = 64;

} // namespace twoturns::decks::picture_limits
