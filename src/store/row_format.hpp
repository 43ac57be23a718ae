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

/// The varint that bytes begin with. Nothing when they end within it, or when it is longer than it need be, as SQLite
/// writes none.
[[nodiscard]] std::optional<Varint> read_varint(std::string_view bytes);

/// How many bytes a row has whose head these bytes begin with. Nothing when they are no head of a row with such
/// columns, or when it claims more than `longest_row`.
[[nodiscard]] std::optional<std::size_t> row_size(std::string_view bytes, std::span<const Kinds> columns);
inline constexpr std::size_t longest_row = std::size_t{16} << 20U;

/// The values of a row, of the size that row_size() told of its head.
[[nodiscard]] std::vector<Value> read_values(std::string_view row);

} // namespace twoturns::store
