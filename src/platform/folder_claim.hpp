// Whether another program is at work in a folder, or was killed there.
#pragma once

#include <filesystem>
#include <memory>

namespace twoturns::platform {

/// Says to others that somebody is at work in a folder, until it is destroyed or its program ends, however that ends.
class FolderClaim {
public:
    FolderClaim();
    ~FolderClaim();
    FolderClaim(FolderClaim&& other) noexcept;
    FolderClaim& operator=(FolderClaim&& other) noexcept;
    FolderClaim(const FolderClaim&) = delete;
    FolderClaim& operator=(const FolderClaim&) = delete;

    /// False where somebody else has it, or it is gone. Where the system has no such claims all are granted.
    [[nodiscard]] bool take(const std::filesystem::path& folder);

    /// Whether there are such claims here; else only time can tell.
    static bool are_known();

private:
    struct Held;
    std::unique_ptr<Held> held_;
};

} // namespace twoturns::platform
