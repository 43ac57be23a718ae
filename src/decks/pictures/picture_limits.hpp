// Size limits of a player's own pictures. Each picture is accepted or refused within two seconds and 250 MB, including
// all other memory of the program.
#pragma once

#include <cstddef>
#include <cstdint>

namespace twoturns::decks::picture_limits {

/// The number of pictures in a folder; in a larger folder, the first pictures by name are used.
inline constexpr std::size_t pictures = 512;
/// The side of a stored picture in pixels.
inline constexpr int cell = 128;
/// The most pixels of pictures that are decoded at the same time. Larger ones are decoded one by one, because each
/// needs memory for all its pixels.
inline constexpr std::int64_t pixels_at_once = 4'000'000;
/// The size of a picture file.
inline constexpr std::size_t file_bytes = std::size_t{48} << 20U;
/// The size of an SVG, because every byte can take long to draw; and the size up to which an SVG keeps its round joins
/// and caps.
inline constexpr std::size_t svg_bytes = std::size_t{512} << 10U;
inline constexpr std::size_t exact_svg_bytes = std::size_t{8} << 10U;
/// The cost of drawing an SVG: half a second. SVGs of large collections take a tenth of this.
inline constexpr std::int64_t svg_steps = 250'000'000;
/// The least side of a picture in pixels: smaller pictures would show nothing on a tile.
inline constexpr int least_side = 16;
inline constexpr int most_side = 65'535;
/// The number of pixels of a JPEG, which is scaled down during decoding.
inline constexpr std::int64_t jpeg_pixels = 100'000'000;
/// The memory of a progressive JPEG in bytes: it is held in memory completely until its last scan.
inline constexpr std::int64_t jpeg_layer_bytes = std::int64_t{160} << 20U;
inline constexpr int jpeg_layers = 64;
/// The number of pixels of a PNG or a BMP, four bytes each.
inline constexpr std::int64_t plain_pixels = 40'000'000;
/// The number of pixels of a WebP or a GIF, eight bytes each.
inline constexpr std::int64_t packed_pixels = 20'000'000;
/// The size of Exif data.
inline constexpr std::size_t exif_bytes = std::size_t{64} << 10U;
/// names.csv: its size and its number of rows.
inline constexpr std::size_t names_bytes = std::size_t{4} << 20U;
inline constexpr std::size_t names_rows = 50'000;
/// The length of a picture's name.
inline constexpr std::size_t name_bytes = 64;

} // namespace twoturns::decks::picture_limits
