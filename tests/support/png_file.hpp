// Handmade PNG files, valid or invalid.
#pragma once

#include <zlib.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace twoturns::test {

inline std::string big_endian(std::uint32_t number) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    return bytes;
}

inline std::string png_chunk(const std::string& type, const std::string& content) {
    const std::string summed = type + content;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(summed.data()), static_cast<uInt>(summed.size()));
    return big_endian(static_cast<std::uint32_t>(content.size())) + summed +
           big_endian(static_cast<std::uint32_t>(sum));
}

inline std::string packed(const std::string& content, int level = 9) {
    uLongf size = compressBound(static_cast<uLong>(content.size()));
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(content.data()),
              static_cast<uLong>(content.size()), level);
    bytes.resize(size);
    return bytes;
}

inline const std::string png_signature = "\x89PNG\r\n\x1A\n";

/// Returns the first chunk of a PNG: the size, 8 bits per channel, RGBA.
inline std::string png_head(std::uint32_t width, std::uint32_t height) {
    return png_chunk("IHDR", big_endian(width) + big_endian(height) + std::string{"\x08\x06\0\0\0", 5});
}

/// Returns all pixels of a picture of this size; each byte is 0x55.
inline std::string plain_pixels(std::uint32_t width, std::uint32_t height) {
    std::string pixels;
    for (std::uint32_t y = 0; y < height; ++y) pixels += '\0' + std::string(std::size_t{width} * 4, '\x55');
    return pixels;
}

/// Returns a whole PNG file. `more` contains chunks in front of the pixels.
inline std::string png_file(std::uint32_t width, std::uint32_t height, const std::string& more = "") {
    return png_signature + png_head(width, height) + more + png_chunk("IDAT", packed(plain_pixels(width, height))) +
           png_chunk("IEND", "");
}

} // namespace twoturns::test
