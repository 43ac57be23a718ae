#include "store/row_format.hpp"

#include <algorithm>
#include <array>

namespace twoturns::store {
namespace {

std::uint64_t byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

// The column types as encoded in the header.
constexpr std::array<std::size_t, 12> fixed_sizes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};

Kinds kind_of(std::uint64_t type) {
    if (type >= 12) return type % 2 == 0 ? is_blob : is_text;
    if (type >= 10) return 0; // reserved by SQLite
    return type == 0 ? is_null : type == 7 ? is_real : is_integer;
}

std::uint64_t size_of(std::uint64_t type) { return type >= 12 ? (type - 12) / 2 : fixed_sizes.at(type); }

std::int64_t integer_of(std::uint64_t type, std::string_view bytes) {
    if (type == 8 || type == 9) return type == 9 ? 1 : 0;
    const unsigned unused = 64 - 8 * static_cast<unsigned>(bytes.size());
    return static_cast<std::int64_t>(big_endian(bytes) << unused) >> unused; // the shift keeps the sign
}

} // namespace

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) value = value << 8U | byte_at(bytes, i);
    return value;
}

std::optional<Varint> read_varint(std::string_view bytes) {
    constexpr std::size_t longest = 9;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < std::min(bytes.size(), longest); ++i) {
        const std::uint64_t byte = byte_at(bytes, i);
        const bool last = i + 1 == longest;
        value = last ? value << 8U | byte : value << 7U | (byte & 0x7FU);
        if (!last && byte >= 0x80U) continue;
        const bool longer_than_need_be = i > 0 && value >> 7U * i == 0;
        return longer_than_need_be ? std::nullopt : std::optional(Varint{value, i + 1});
    }
    return std::nullopt;
}

std::optional<std::size_t> row_size(std::string_view bytes, std::span<const Kinds> columns) {
    if (bytes.empty()) return std::nullopt;
    // The header of a row in our tables is always so short that its size fits in one byte.
    const std::size_t head = byte_at(bytes, 0);
    if (head <= columns.size() || head >= 0x80U || head > bytes.size()) return std::nullopt;
    std::size_t at = 1;
    std::uint64_t size = head;
    for (const Kinds allowed : columns) {
        const auto type = read_varint(bytes.substr(at, head - at));
        if (!type || (kind_of(type->value) & allowed) == 0 || size_of(type->value) > longest_row) return std::nullopt;
        at += type->size;
        size += size_of(type->value);
    }
    if (at != head || size > longest_row) return std::nullopt;
    return size;
}

std::vector<Value> read_values(std::string_view row) {
    std::vector<Value> values;
    const std::size_t head = byte_at(row, 0);
    std::size_t content = head;
    for (std::size_t at = 1; at < head;) {
        const Varint type = *read_varint(row.substr(at));
        const std::string_view bytes = row.substr(content, size_of(type.value));
        const Kinds kind = kind_of(type.value);
        values.push_back({kind, kind == is_integer ? integer_of(type.value, bytes) : 0, bytes});
        at += type.size;
        content += bytes.size();
    }
    return values;
}

} // namespace twoturns::store
