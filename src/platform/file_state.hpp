// What can be seen of a file without opening it: which one it is, and whether it changed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace twoturns::platform {

struct FileState {
    std::uint64_t volume = 0;
    std::uint64_t number = 0; ///< no other file of the volume has it while this one is there or open
    std::uint64_t size = 0;   ///< in bytes
    std::int64_t changed = 0; ///< when content or mode last changed, in the system's ticks: to be compared only
    friend bool operator==(const FileState&, const FileState&) = default;
};

/// Nothing when there is no such file, or it may not be looked at. Links are followed.
[[nodiscard]] std::optional<FileState> state_of(const std::filesystem::path& file);

/// Whether two looks were at the same file, whatever became of its content.
[[nodiscard]] bool same_file(const std::optional<FileState>& a, const std::optional<FileState>& b);

} // namespace twoturns::platform
