#include "store/packed.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <new>

namespace twoturns::store {
namespace {

/// Far more than the longest game; bytes made to deceive hold a thousand times their size.
constexpr std::size_t most = std::size_t{64} << 20U;

} // namespace

std::string packed(std::string_view text) {
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    std::string bytes(size, '\0');
    const int code = compress2(reinterpret_cast<Bytef*>(bytes.data()), &size,
                               reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()), 9);
    if (code != Z_OK) throw std::bad_alloc(); // there is no other reason
    bytes.resize(size);
    return bytes;
}

std::optional<std::string> unpacked(std::string_view bytes) {
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); // zlib does not write there
    stream.avail_in = static_cast<uInt>(std::min(bytes.size(), most));
    if (inflateInit(&stream) != Z_OK) throw std::bad_alloc();
    std::string text;
    std::array<char, 16384> piece{};
    int code = Z_OK;
    while (code == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        code = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    const bool all = code == Z_STREAM_END && stream.avail_in == 0 && text.size() <= most;
    inflateEnd(&stream);
    if (!all) return std::nullopt;
    return text;
}

} // namespace twoturns::store
