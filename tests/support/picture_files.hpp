// Pictures as bytes, as right or as wrong as a test wants them.
#pragma once

#include <SDL_image.h>

#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "view/sdl.hpp"

namespace twoturns::test {

inline std::string from_hex(std::string_view digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes +=
            static_cast<char>(static_cast<unsigned char>(std::stoi(std::string(digits.substr(i, 2)), nullptr, 16)));
    return bytes;
}

/// 40 x 20, red at the top, blue at the bottom.
inline std::string webp_file() {
    return from_hex(
        "524946463e000000574542505650384c310000002f27c00400998ce87f6c62c0a3ff11d4b66dc3f0ffd39d3a0a0408ffb90498ff"
        "201ba0284c2e71482931e88ef9cbe5da0100");
}

/// 24 x 24, green.
inline std::string gif_file() {
    return from_hex(
        "47494638396118001800f0000000ff0000000021f90400000000002c0000000018001800000216848fa9cbed0fa39cb4da8bb3"
        "debcfb0f86e248965301003b");
}

/// What SDL_image writes by `write`, an IMG_Save..._RW.
inline std::string written(SDL_Surface& picture, int (*write)(SDL_Surface*, SDL_RWops*)) {
    std::string bytes(std::size_t{1} << 20U, '\0');
    SDL_RWops* out = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
    REQUIRE(write(&picture, out) == 0);
    bytes.resize(static_cast<std::size_t>(SDL_RWtell(out)));
    SDL_RWclose(out);
    return bytes;
}

inline std::string jpeg_file(SDL_Surface& picture) {
    return written(picture, [](SDL_Surface* one, SDL_RWops* out) { return IMG_SaveJPG_RW(one, out, 0, 95); });
}
inline std::string bmp_file(SDL_Surface& picture) {
    return written(picture, [](SDL_Surface* one, SDL_RWops* out) { return SDL_SaveBMP_RW(one, out, 0); });
}

/// What a camera says, with the lowest byte first: one entry, the orientation.
inline std::string exif_of(int orientation) {
    std::string exif("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0", 32);
    exif[24] = static_cast<char>(orientation);
    return exif;
}

/// The JPEG with that in front of all else.
inline std::string with_exif(const std::string& jpeg, const std::string& exif) {
    const std::size_t size = exif.size() + 2;
    std::string part{"\xFF\xE1"};
    part += static_cast<char>(static_cast<unsigned char>(size >> 8U));
    part += static_cast<char>(static_cast<unsigned char>(size & 0xFFU));
    return jpeg.substr(0, 2) + part + exif + jpeg.substr(2);
}

} // namespace twoturns::test
