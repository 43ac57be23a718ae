// Bytes that are read in pieces, so that a large source takes little memory.
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
    /// Fills `into` with the bytes starting at offset `at`. Returns false if fewer bytes exist or they cannot be read.
    std::function<bool(std::uint64_t at, std::span<char> into)> read;
};

/// Returns a reader of the file's bytes; a reader with no bytes if the file is missing or unreadable. Keeps the file
/// open.
[[nodiscard]] Bytes bytes_in(const std::filesystem::path& file);

/// Returns a reader over `text`, which must outlive the reader.
[[nodiscard]] Bytes bytes_of(std::string_view text);

} // namespace twoturns::store
