// Identifies a file and detects changes to it without opening it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace twoturns::platform {

struct FileState {
    std::uint64_t volume = 0;
    std::uint64_t number = 0; ///< unique on its volume while the file exists or is open
    std::uint64_t size = 0;   ///< in bytes
    std::int64_t changed = 0; ///< the last change of content or mode, in the system's ticks; use it only for comparison
    friend bool operator==(const FileState&, const FileState&) = default;
};

/// Returns the state of a file, following links; nullopt if the file is missing or permission is denied.
[[nodiscard]] std::optional<FileState> state_of(const std::filesystem::path& file);

/// Returns whether both states belong to the same file, even if its content changed.
[[nodiscard]] bool same_file(const std::optional<FileState>& a, const std::optional<FileState>& b);

} // namespace twoturns::platform
