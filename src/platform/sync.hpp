// Waits for the disk, so that written data survives a power cut.
#pragma once

#include <filesystem>
#include <system_error>

namespace twoturns::platform {

/// Waits until all data of a file is on the disk. Returns an error if the file is missing or the disk fails, but not if
/// the file system does not support this.
[[nodiscard]] std::error_code sync_file(const std::filesystem::path& file);

/// Waits until the names of created, renamed and removed files in a folder are on the disk. Returns an error only if
/// the disk fails, because not every system and user can sync a folder.
[[nodiscard]] std::error_code sync_folder(const std::filesystem::path& folder);

/// Waits until all newly written files of a folder, and their names, are on the disk. Waits once for all of them if the
/// system supports this; the wait then includes other data waiting for the same disk.
[[nodiscard]] std::error_code sync_files(const std::filesystem::path& folder);

} // namespace twoturns::platform
