// How SQLite writes a row down (https://www.sqlite.org/fileformat2.html, "Record Format"), read without SQLite.
//
// A row is a head, which says of every column what it is and how long, and then their contents. Numbers in a head are
// varints: 7 bits a byte, the highest first, and all 8 bits of a ninth byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace twoturns::store {

// What a column may hold: a sum of these.
using Kinds = unsigned;
inline constexpr Kinds is_null = 1;
inline constexpr Kinds is_integer = 2;
inline constexpr Kinds is_real = 4;
inline constexpr Kinds is_text = 8;
inline constexpr Kinds is_blob = 16;

struct Value {
    Kinds kind = is_null;
    std::int64_t number = 0; ///< of an integer
    std::string_view bytes;  ///< of a text or a blob
};

/// A row's values point into the bytes it was read from.
struct Row {
    std::int64_t rowid = 0;
    std::vector<Value> values;
};

struct Varint {
    std::uint64_t value = 0;
    std::size_t size = 0; ///< in bytes
};

[[nodiscard]] std::uint64_t big_endian(std::string_view bytes);

/// The varint at the beginning of the bytes. Nothing when they end within it, or when it is longer than needed: SQLite
/// writes none like that.
[[nodiscard]] std::optional<Varint> read_varint(std::string_view bytes);

/// The size in bytes of the row whose head is at the beginning of these bytes. Nothing when that is no head of a row
/// with such columns, or when the row would be longer than `longest_row`.
[[nodiscard]] std::optional<std::size_t> row_size(std::string_view bytes, std::span<const Kinds> columns);
inline constexpr std::size_t longest_row = std::size_t{16} << 20U;

/// The values of a row, which has exactly the size that row_size() tells.
[[nodiscard]] std::vector<Value> read_values(std::string_view row);

} // namespace twoturns::store
