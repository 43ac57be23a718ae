// Files embedded in the executable, on systems where the program is a single file. Their folder has the same path as
// the executable, so no real file can be there; read_file() finds them like any other file.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace twoturns::platform {

/// Registers embedded files below `folder`. The keys are paths relative to `folder`, separated by "/". Call it once,
/// before any file is read, because threads read the files without a lock.
void carry(const std::filesystem::path& folder, std::map<std::string, std::string> files);

/// Returns the folder passed to carry(); an empty path if carry() was not called.
[[nodiscard]] const std::filesystem::path& carried_folder();

/// Returns the content of an embedded file; null if there is none. Costs almost nothing if no files are embedded.
[[nodiscard]] const std::string* carried(const std::filesystem::path& file);

/// Returns whether a regular file has this name, embedded or not.
[[nodiscard]] bool is_file(const std::filesystem::path& file);

} // namespace twoturns::platform
