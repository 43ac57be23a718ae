#include "decks/pictures/png_check.hpp"

#define ZLIB_CONST // makes zlib's input pointers const
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "decks/deck_limits.hpp"

namespace twoturns::decks {
namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1A\n";
constexpr std::size_t around = 12; // a chunk's length, type and checksum, four bytes each

std::uint32_t number_at(std::string_view bytes, std::size_t place) {
    std::uint32_t number = 0;
    for (const char c : bytes.substr(place, 4)) number = number << 8U | static_cast<unsigned char>(c);
    return number;
}

/// Casts to zlib's type of bytes.
const Bytef* bytes_of(std::string_view bytes) { return reinterpret_cast<const Bytef*>(bytes.data()); }

/// Returns the first chunk with its length, type and checksum; empty if it is truncated or its checksum is wrong.
std::string_view first_chunk(std::string_view bytes) {
    if (bytes.size() < around || number_at(bytes, 0) > bytes.size() - around) return {};
    const std::size_t end = number_at(bytes, 0) + 8;
    if (crc32(0, bytes_of(bytes.substr(4)), static_cast<uInt>(end - 4)) != number_at(bytes, end)) return {};
    return bytes.substr(0, end + 4);
}

/// Returns whether a chunk belongs to the picture. The names of critical chunks begin with a capital; of the other
/// chunks only the transparent colour counts.
bool is_picture(std::string_view type) { return (type.front() >= 'A' && type.front() <= 'Z') || type == "tRNS"; }

Message damaged() { return {N_("the picture is damaged or cut short")}; }

/// Reads the size from the first chunk.
Result<void> read_size(std::string_view chunk, const PngLimits& limits, Png& png) {
    constexpr std::size_t size = 13;
    if (number_at(chunk, 0) != size || chunk.substr(4, 4) != "IHDR") return damaged();
    const std::uint32_t width = number_at(chunk, 8);
    const std::uint32_t height = number_at(chunk, 12);
    if (width == 0 || height == 0) return damaged();
    const auto side = static_cast<std::uint32_t>(limits.side);
    if (width > side || height > side || std::int64_t{width} * height > limits.pixels)
        return Message{N_("the picture has {0} x {1} pixels; {2} on a side and {3} in all are the most"),
                       {std::to_string(width), std::to_string(height), std::to_string(limits.side),
                        std::to_string(limits.pixels)}};
    png.width = static_cast<int>(width);
    png.height = static_cast<int>(height);
    return {};
}

/// Decompresses bytes and discards them.
class Unfolding {
public:
    Unfolding() { good_ = inflateInit(&stream_) == Z_OK; }
    ~Unfolding() { inflateEnd(&stream_); }
    Unfolding(const Unfolding&) = delete;
    Unfolding& operator=(const Unfolding&) = delete;
    Unfolding(Unfolding&&) = delete;
    Unfolding& operator=(Unfolding&&) = delete;

    /// Decompresses more bytes. Returns false if they are damaged or the total exceeds `most`.
    bool take(std::string_view packed, std::uint64_t most) {
        stream_.next_in = bytes_of(packed);
        stream_.avail_in = static_cast<uInt>(packed.size());
        while (good_ && stream_.avail_in > 0 && !ended_) {
            stream_.next_out = waste_.data();
            stream_.avail_out = static_cast<uInt>(waste_.size());
            const int state = inflate(&stream_, Z_NO_FLUSH);
            unfolded_ += waste_.size() - stream_.avail_out;
            ended_ = state == Z_STREAM_END;
            good_ = (ended_ || state == Z_OK) && unfolded_ <= most;
        }
        return good_;
    }

private:
    z_stream stream_{};
    std::array<Bytef, 1U << 16U> waste_{};
    std::uint64_t unfolded_ = 0;
    bool good_ = false;
    bool ended_ = false;
};

/// Returns whether the compressed pixels far exceed a picture of this size.
bool overflows(const std::vector<std::string_view>& packed, const Png& png) {
    std::size_t size = 0;
    for (const std::string_view part : packed) size += part.size();
    if (size <= deck_limits::harmless_bytes) return false;
    // At most 8 bytes per pixel, plus two for each row; an interlaced picture has twice as many rows.
    const auto height = static_cast<std::uint64_t>(png.height);
    const std::uint64_t most = 8 * static_cast<std::uint64_t>(png.width) * height + 4 * (height + 8);
    Unfolding unfolding;
    return !std::all_of(packed.begin(), packed.end(), [&](auto part) { return unfolding.take(part, most); });
}

} // namespace

Result<Png> parse_png(std::string_view bytes, const PngLimits& limits) {
    if (bytes.size() > limits.bytes) return Message{N_("the picture takes too many bytes")};
    if (bytes.substr(0, signature.size()) != signature) return Message{N_("the picture is no PNG")};
    Png png;
    png.bytes = signature;
    bytes.remove_prefix(signature.size());
    std::vector<std::string_view> packed;
    bool ended = false;
    while (!ended) {
        const std::string_view chunk = first_chunk(bytes);
        if (chunk.empty()) return damaged();
        if (png.width == 0)
            if (const auto read = read_size(chunk, limits, png); !read) return read.error();
        const std::string_view type = chunk.substr(4, 4);
        if (is_picture(type)) png.bytes += chunk;
        if (type == "IDAT") packed.push_back(chunk.substr(8, chunk.size() - around));
        ended = type == "IEND";
        bytes.remove_prefix(chunk.size());
    }
    if (packed.empty() || overflows(packed, png)) return damaged();
    return png;
}

} // namespace twoturns::decks
