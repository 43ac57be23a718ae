#include "decks/pictures/webp.hpp"

#include <cstddef>
#include <cstdint>

namespace twoturns::decks {
namespace {

// The WebP Container Specification: chunks have a name of four letters, a size and content padded to an even size.
constexpr std::size_t chunk_head = 8;
constexpr std::size_t file_head = 12;
constexpr std::size_t frame_head = 16; ///< the size of an animation frame's header: position, size, duration

std::uint32_t webp_size(std::string_view bytes, std::size_t place) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[place + i]);
    return number;
}

std::string webp_number(std::size_t number, std::size_t count) {
    std::string bytes;
    for (std::size_t i = 0; i < count; ++i) bytes += static_cast<char>(number >> 8 * i & 0xFFU);
    return bytes;
}

/// Returns the content of the first chunk with this name; empty if the chunk is missing or truncated.
std::string_view first_chunk(std::string_view bytes, std::string_view name) {
    for (std::size_t at = 0; at + chunk_head <= bytes.size();) {
        const std::size_t size = webp_size(bytes, at + 4);
        if (size > bytes.size() - at - chunk_head) break;
        if (bytes.substr(at, 4) == name) return bytes.substr(at + chunk_head, size);
        at += chunk_head + size + size % 2;
    }
    return {};
}

} // namespace

std::string still_webp(std::string_view bytes) {
    const std::string_view frame =
        bytes.size() < file_head ? std::string_view{} : first_chunk(bytes.substr(file_head), "ANMF");
    if (frame.size() <= frame_head) return std::string{bytes};
    constexpr char has_alpha = 0x10;
    // The frame header has width and height minus one, as the file header does.
    const std::string whole = std::string("WEBPVP8X") + webp_number(10, 4) + has_alpha + std::string(3, '\0') +
                              std::string{frame.substr(6, 6)} + std::string{frame.substr(frame_head)};
    return "RIFF" + webp_number(whole.size(), 4) + whole;
}

} // namespace twoturns::decks
