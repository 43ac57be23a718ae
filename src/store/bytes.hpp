// Bytes that are read in pieces, so that a source of any size takes little memory.
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
    /// Fills `into` with the bytes starting at `at`. Returns false if there are fewer or they cannot be read.
    std::function<bool(std::uint64_t at, std::span<char> into)> read;
};

/// Returns a reader with no bytes if the file is missing or unreadable. Keeps the file open.
[[nodiscard]] Bytes bytes_in(const std::filesystem::path& file);

/// Returns a reader over `text`, which must outlive it.
[[nodiscard]] Bytes bytes_of(std::string_view text);

} // namespace twoturns::store
