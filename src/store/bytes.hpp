// Bytes that are read a piece at a time, so that it does not matter how many there are.
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
    /// Fills the span with what begins at a place; false when not all of it is there or can be read.
    std::function<bool(std::uint64_t at, std::span<char> into)> read;
};

/// None for a file that is not there or cannot be read. Holds the file open.
[[nodiscard]] Bytes bytes_in(const std::filesystem::path& file);

/// The text must outlive them.
[[nodiscard]] Bytes bytes_of(std::string_view text);

} // namespace twoturns::store
