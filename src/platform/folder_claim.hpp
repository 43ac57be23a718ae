// Detects whether another process is using a folder, or was killed while using it.
#pragma once

#include <filesystem>
#include <memory>

namespace twoturns::platform {

/// Marks a folder as in use until the claim is destroyed or its process ends, even if the process is killed.
class FolderClaim {
public:
    FolderClaim();
    ~FolderClaim();
    FolderClaim(FolderClaim&& other) noexcept;
    FolderClaim& operator=(FolderClaim&& other) noexcept;
    FolderClaim(const FolderClaim&) = delete;
    FolderClaim& operator=(const FolderClaim&) = delete;

    /// Marks the folder. Returns false if another process holds the folder, or the folder is missing. Always succeeds
    /// on systems without such locks.
    [[nodiscard]] bool take(const std::filesystem::path& folder);

    /// Returns whether this system has such locks. Without them, only a file's age shows whether its process still
    /// runs.
    static bool are_known();

private:
    struct Held;
    std::unique_ptr<Held> held_;
};

} // namespace twoturns::platform
