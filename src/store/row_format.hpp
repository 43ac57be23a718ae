// Reads SQLite's row format (https://www.sqlite.org/fileformat2.html, "Record Format") without SQLite.
//
// A row is a header with the type and length of every column, followed by the column contents. Numbers in a header are
// varints: 7 bits per byte, most significant first, and all 8 bits of a ninth byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace twoturns::store {

// The types that a column may contain: a bitwise combination of these values.
using Kinds = unsigned;
inline constexpr Kinds is_null = 1;
inline constexpr Kinds is_integer = 2;
inline constexpr Kinds is_real = 4;
inline constexpr Kinds is_text = 8;
inline constexpr Kinds is_blob = 16;

struct Value {
    Kinds kind = is_null;
    std::int64_t number = 0; ///< for an integer
    std::string_view bytes;  ///< for text or a blob
};

/// A row. Its values point into the bytes from which it was read.
struct Row {
    std::int64_t rowid = 0;
    std::vector<Value> values;
};

struct Varint {
    std::uint64_t value = 0;
    std::size_t size = 0; ///< in bytes
};

[[nodiscard]] std::uint64_t big_endian(std::string_view bytes);

/// Reads the varint at the start of the bytes. Returns nullopt if the bytes end within the varint, or if it is longer
/// than necessary, because SQLite never writes such a varint.
[[nodiscard]] std::optional<Varint> read_varint(std::string_view bytes);

/// Returns the size in bytes of the row whose header is at the start of the bytes. Returns nullopt if the header does
/// not match `columns`, or the row would be longer than `longest_row`.
[[nodiscard]] std::optional<std::size_t> row_size(std::string_view bytes, std::span<const Kinds> columns);
inline constexpr std::size_t longest_row = std::size_t{16} << 20U;

/// Returns the values of a row, which must have exactly the size that row_size() returned.
[[nodiscard]] std::vector<Value> read_values(std::string_view row);

} // namespace twoturns::store
