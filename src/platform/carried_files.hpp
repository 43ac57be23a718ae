// Files that the program has inside itself, on systems where it is a single file. They are below a folder that has the
// name of the program's own file, where no system can have any: read_file() finds them like all others.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace twoturns::platform {

/// From now on these are below `folder`, by their names there, parted by "/". Before anything is read, and once: what
/// is carried is never changed while threads look for it.
void carry(const std::filesystem::path& folder, std::map<std::string, std::string> files);

/// The folder of that call; empty if there was none.
[[nodiscard]] const std::filesystem::path& carried_folder();

/// What is in a carried file; null if that is none. Costs next to nothing where nothing is carried.
[[nodiscard]] const std::string* carried(const std::filesystem::path& file);

/// Whether there is a regular file of that name, be it carried or not.
[[nodiscard]] bool is_file(const std::filesystem::path& file);

} // namespace twoturns::platform
