// Bytes that are read piece by piece, so that any number of them takes little memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

namespace twoturns::store {

struct Bytes {
    std::uint64_t size = 0;
    /// Fills the span with the bytes from `at` on; false when there are fewer, or they cannot be read.
    std::function<bool(std::uint64_t at, std::span<char> into)> read;
};

/// None for a file that is not there or cannot be read. Holds the file open.
[[nodiscard]] Bytes bytes_in(const std::filesystem::path& file);

/// The text must outlive them.
[[nodiscard]] Bytes bytes_of(std::string_view text);

} // namespace twoturns::store
