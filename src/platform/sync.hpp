// Waiting for the disk: what was written survives a power cut only after this.
#pragma once

#include <filesystem>
#include <system_error>

namespace twoturns::platform {

/// Returns when all that was written to the file is on the disk. Takes as long as the disk does. Fails when there is no
/// such file or the disk fails; a file system that has nothing to wait for is no failure.
[[nodiscard]] std::error_code sync_file(const std::filesystem::path& file);

/// Returns when the names in the folder (of files made, renamed, removed) are on the disk. Fails
/// only when the disk does: not every system and player can wait for a folder.
[[nodiscard]] std::error_code sync_folder(const std::filesystem::path& folder);

/// Returns when all files of the folder, which were written just now, are on the disk, and their names. Waits once for
/// all where the system can do that; it takes as long as whatever else is to be written to that disk, too.
[[nodiscard]] std::error_code sync_files(const std::filesystem::path& folder);

} // namespace twoturns::platform
