// Finds the positions of a store's rows in the file's bytes by a slow method: encodes each row again in SQLite's format
// and searches for the result. A second implementation to compare the page reader with.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "game/store.hpp"
#include "store/database.hpp"

namespace twoturns::test {

inline constexpr std::size_t store_page = 8192; // the page size of every store

/// Returns the content of the file after all complete transactions of its log are written into it.
inline std::string with_log(std::string file, std::string_view log) {
    const auto number = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value << 8U | static_cast<unsigned char>(log[at + i]);
        return value;
    };
    for (std::size_t at = 32; at + 24 + store_page <= log.size(); at += 24 + store_page) {
        if (number(at + 8) != number(16)) break; // left by an earlier log
        const std::size_t page = (number(at) - 1) * store_page;
        if (file.size() < page + store_page) file.resize(page + store_page);
        file.replace(page, store_page, log.substr(at + 24, store_page));
    }
    return file;
}

class StoredRows {
public:
    /// Reads the keys and rows of an intact store, and their positions in `image`, its bytes.
    StoredRows(const store::Database& database, const std::string& image) {
        store::Statement rows(database, "SELECT key, state, seat, played, begun, touched, id, elapsed, pairs_left,"
                                        " moves, hints, undos, reshuffles, record, start, witness, rewinds, score,"
                                        " seal, pace, cards, look FROM games");
        while (rows.step()) pieces_[rows.number(0)] = pieces_of(row_bytes(rows), image);
    }

    [[nodiscard]] std::size_t size() const { return pieces_.size(); }
    /// Returns the keys of the games whose bytes are all somewhere in this image.
    [[nodiscard]] std::vector<game::GameKey> intact_in(const std::string& image) const {
        std::vector<game::GameKey> keys;
        for (const auto& [key, pieces] : pieces_) {
            bool all = !pieces.empty();
            for (const std::string& piece : pieces) all = all && image.find(piece) != std::string::npos;
            if (all) keys.push_back(key);
        }
        return keys;
    }

private:
    static std::string varint(std::uint64_t value) {
        if (value >> 56U != 0) return nine_bytes(value);
        std::string text(1, static_cast<char>(value & 0x7FU));
        while ((value >>= 7U) != 0) text.insert(text.begin(), static_cast<char>(0x80U | (value & 0x7FU)));
        return text;
    }
    static std::string nine_bytes(std::uint64_t value) {
        std::string text(1, static_cast<char>(value & 0xFFU));
        value >>= 8U;
        for (int i = 0; i < 8; ++i, value >>= 7U) text.insert(text.begin(), static_cast<char>(0x80U | (value & 0x7FU)));
        return text;
    }
    static std::string big_endian(std::int64_t value, int bytes) {
        std::string text;
        for (int i = bytes - 1; i >= 0; --i)
            text += static_cast<char>(static_cast<std::uint64_t>(value) >> static_cast<unsigned>(8 * i) & 0xFFU);
        return text;
    }
    static void add_number(std::int64_t value, std::string& types, std::string& content) {
        if (value == 0 || value == 1) {
            types += static_cast<char>(8 + value);
            return;
        }
        int bytes = 1;
        for (const int wider : {2, 3, 4, 6, 8}) {
            const std::int64_t limit = std::int64_t{1} << static_cast<unsigned>(8 * bytes - 1);
            if (value >= -limit && value < limit) break;
            bytes = wider;
        }
        types += static_cast<char>(bytes <= 4 ? bytes : bytes == 6 ? 5 : 6);
        content += big_endian(value, bytes);
    }
    /// The payload's size, the key, and the payload.
    struct Bytes {
        std::string head;
        std::string payload;
    };
    static Bytes row_bytes(const store::Statement& row) {
        std::string types(1, '\0'); // the key is in front of the payload
        std::string content;
        for (int column = 1; column < 22; ++column) {
            if (row.is_null(column)) {
                types += '\0';
            } else if (column == 6 || (column >= 13 && column < 16) || column >= 20) {
                types += varint(row.bytes(column).size() * 2 + (column == 13 ? 12 : 13));
                content += row.bytes(column);
            } else {
                add_number(row.number(column), types, content);
            }
        }
        std::string payload = varint(types.size() + 1) + types + content;
        return {varint(payload.size()) + varint(static_cast<std::uint64_t>(row.number(0))), std::move(payload)};
    }
    /// Returns the cell, and each of its overflow pages up to the last byte; empty if they are not in the image.
    static std::vector<std::string> pieces_of(const Bytes& row, const std::string& image) {
        constexpr std::size_t local_most = store_page - 35;
        constexpr std::size_t local_least = (store_page - 12) * 32 / 255 - 23;
        std::size_t local = row.payload.size();
        if (local > local_most) {
            local = local_least + (local - local_least) % (store_page - 4);
            if (local > local_most) local = local_least;
        }
        std::vector<std::string> pieces;
        std::size_t at = image.find(row.head + row.payload.substr(0, local));
        std::size_t length = row.head.size() + local;
        for (std::size_t done = local;; done += store_page - 4) {
            if (at == std::string::npos) return {};
            const bool last = done >= row.payload.size();
            pieces.push_back(image.substr(at, length + (last ? 0 : done == local ? 4 : 0)));
            if (last) return pieces;
            length = std::min(store_page - 4, row.payload.size() - done);
            at = image.find(row.payload.substr(done, length));
        }
    }

    std::map<game::GameKey, std::vector<std::string>> pieces_;
};

} // namespace twoturns::test
