#include "game/packed.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <new>

#include "game/record.hpp"

namespace twoturns::game {
namespace {

/// The maximum size of an unpacked text: far more than the longest game. Malicious input can expand a thousandfold.
constexpr std::size_t most_text_bytes = most_record_bytes;

/// Returns the zlib dictionary: text that every record contains. It makes records a tenth smaller. Unpacking needs the
/// same dictionary, so it must never change.
const std::string& common() {
    static const std::string text = [] {
        std::string all;
        for (int row = 1; row <= 8; ++row)
            for (int col = 1; col <= 18; ++col) all += std::to_string(row) + "," + std::to_string(col) + " ";
        return all + " undo\n hint\nclock two-turns-game 1\nid tt1.18x8.36.none.full.3.";
    }();
    return text;
}

Bytef* for_zlib(std::string_view text) {
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); // zlib does not write to its input
}

} // namespace

std::string packed(std::string_view text) {
    z_stream stream{};
    if (deflateInit(&stream, Z_BEST_COMPRESSION) != Z_OK) throw std::bad_alloc(); // the only possible error
    deflateSetDictionary(&stream, for_zlib(common()), static_cast<uInt>(common().size()));
    std::string bytes(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = for_zlib(text);
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = for_zlib(bytes);
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH); // always completes, because the output buffer is large enough
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

std::optional<std::string> unpacked(std::string_view bytes) {
    z_stream stream{};
    stream.next_in = for_zlib(bytes);
    stream.avail_in = static_cast<uInt>(std::min(bytes.size(), most_text_bytes));
    if (inflateInit(&stream) != Z_OK) throw std::bad_alloc();
    std::string text;
    std::array<char, 16384> piece{};
    int code = Z_OK;
    while (code == Z_OK && text.size() <= most_text_bytes) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        code = inflate(&stream, Z_NO_FLUSH);
        if (code == Z_NEED_DICT)
            code = inflateSetDictionary(&stream, for_zlib(common()), static_cast<uInt>(common().size()));
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    const bool all = code == Z_STREAM_END && stream.avail_in == 0 && text.size() <= most_text_bytes;
    inflateEnd(&stream);
    if (!all) return std::nullopt;
    return text;
}

} // namespace twoturns::game
