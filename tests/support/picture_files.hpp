// Valid and invalid picture files as bytes.
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

/// Returns a WebP file: 40 x 20, red at the top, blue at the bottom.
inline std::string webp_file() {
    return from_hex(
        "524946463e000000574542505650384c310000002f27c00400998ce87f6c62c0a3ff11d4b66dc3f0ffd39d3a0a0408ffb90498ff"
        "201ba0284c2e71482931e88ef9cbe5da0100");
}

/// Returns a GIF file: 24 x 24, green.
inline std::string gif_file() {
    return from_hex(
        "47494638396118001800f0000000ff0000000021f90400000000002c0000000018001800000216848fa9cbed0fa39cb4da8bb3"
        "debcfb0f86e248965301003b");
}

/// Returns a HEIC file that claims 6400 x 6400 pixels and contains a thumbnail of 32 x 32, red at the top, blue at the
/// bottom.
inline std::string large_heic_file() {
    return from_hex(
        "000000286674797068656963000000006d696631686569636d6961666d696631686569636d696166000002866d65746100000000"
        "0000002168646c72000000000000000070696374000000000000000000000000000000000e7069746d0000000000010000001069"
        "64617400000000002000200000004c696c6f630100000044400003000100000000000002b6000100000000000000250002000000"
        "00000002db0001000000000000002700030001000000000000000100000000000000080000004d69696e66000000000003000000"
        "15696e66650200000000010000687663310000000015696e66650200000100020000687663310000000015696e66650200000000"
        "03000067726964000000017a69707270000001526970636f00000078687663430103700000000000000000001ef000fcfdf8f800"
        "000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002b420101037000000300900000030000"
        "03001ea020810596ea4929ae6e04040c08000003000800000300084022000100074401c172b02240000000146973706500000000"
        "00001900000019000000001070697869000000000308080800000076687663430103700000000000000000001ef000fcfdf8f800"
        "000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002a420101037000000300900000030000"
        "03001ea020810596eae4a6b9b8101030200000030020000003002122000100064401c173c0890000001469737065000000000000"
        "1900000019000000001469737065000000000000002000000020000000107069786900000000030808080000002069706d610000"
        "000000000003000103810283000202840500030206870000002869726566000000000000000e64696d670003000100020000000e"
        "74686d62000300010001000000546d646174000000212801af1980f77c8537fff8a187fe6b5affafc1650fffee3b5afd6d9affc3"
        "8efc6b000000232801af1980f7848537ffe232bfe6205feba0b2b7ffb835d7d6a85ff0d21e2f46c4fefe");
}

/// Returns a HEIC file, the format of telephones' photographs: 32 x 32, red at the top, blue at the bottom.
inline std::string heic_file() {
    return from_hex(
        "0000001c6674797068656963000000006d696631686569636d696166000001ad6d657461000000000000002168646c7200000000"
        "0000000070696374000000000000000000000000000000000e7069746d0000000000020000001069646174000000000020002000"
        "000038696c6f630100000044400002000100000000000001d1000100000000000000410002000100000000000000010000000000"
        "0000080000003869696e6600000000000200000015696e66650200000100010000687663310000000015696e6665020000000002"
        "00006772696400000000d869707270000000b66970636f00000076687663430103700000000000000000001ef000fcfdf8f80000"
        "0f03200001001840010c01ffff03700000030090000003000003001eba0240210001002a42010103700000030090000003000003"
        "001ea020810596eae4a6b9b8101030200000030020000003002122000100064401c173c089000000146973706500000000000000"
        "40000000400000001469737065000000000000002000000020000000107069786900000000030808080000001a69706d61000000"
        "0000000002000102810200020203840000001a69726566000000000000000e64696d67000200010001000000496d646174000000"
        "3d2801af13807973d3480bfffaef057fe55acffccdc9ba113ffe3854fbf6e5abff59a3502fd84f5f7b64c34bf025b2ceb3d0d2c2"
        "abe8c747f7afa03fcb70");
}

/// Returns the same picture as an AVIF file.
inline std::string avif_file() {
    return from_hex(
        "0000001c667479706176696600000000617669666d6966316d696166000000ea6d657461000000000000002168646c7200000000"
        "0000000070696374000000000000000000000000000000000e7069746d00000000000100000022696c6f63000000004440000100"
        "0100000000010e0001000000000000002e0000002369696e6600000000000100000015696e666502000000000100006176303100"
        "0000006a697072700000004b6970636f00000013636f6c726e636c78000200020006800000000c6176314381000c000000001469"
        "737065000000000000002000000020000000107069786900000000030808080000001769706d6100000000000000010001048182"
        "0384000000366d64617412000a0918113ff60810103420321f18000a28a28400b4df0dc66451205ba7a84a780c52becb42df9db3"
        "6d7bd060");
}

/// Returns an animation: webp_file() is its first picture, and another picture follows.
inline std::string animated_webp_file() {
    const std::string still = webp_file();
    const std::string picture = still.substr(12); // the chunk of the picture
    const auto number = [](std::size_t value, std::size_t count) {
        std::string bytes;
        for (std::size_t i = 0; i < count; ++i) bytes += static_cast<char>(value >> 8 * i & 0xFFU);
        return bytes;
    };
    const std::string frame = number(0, 6) + number(39, 3) + number(19, 3) + number(100, 4) + picture;
    const std::string chunk = "ANMF" + number(frame.size(), 4) + frame;
    const std::string whole = "WEBPVP8X" + number(10, 4) + "\x12" + number(0, 3) + number(39, 3) + number(19, 3) +
                              "ANIM" + number(6, 4) + number(0, 6) + chunk + chunk;
    return "RIFF" + number(whole.size(), 4) + whole;
}

/// Returns the file that SDL_image writes with `write`, an IMG_Save..._RW function.
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

/// Returns Exif data as a camera writes them, little-endian, with one entry, the orientation.
inline std::string exif_of(int orientation) {
    std::string exif("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0", 32);
    exif[24] = static_cast<char>(orientation);
    return exif;
}

/// Inserts Exif data at the start of a JPEG file.
inline std::string with_exif(const std::string& jpeg, const std::string& exif) {
    const std::size_t size = exif.size() + 2;
    std::string part{"\xFF\xE1"};
    part += static_cast<char>(static_cast<unsigned char>(size >> 8U));
    part += static_cast<char>(static_cast<unsigned char>(size & 0xFFU));
    return jpeg.substr(0, 2) + part + exif + jpeg.substr(2);
}

} // namespace twoturns::test
