// Reads and writes whole files by name; all of the player's files pass through here. Names are UTF-8, or any bytes the
// system accepts. Nothing here throws or waits for a device or a pipe.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "platform/limits.hpp"
#include "twoturns/result.hpp"

namespace twoturns::platform {

/// Creates a folder and its missing parents, accessible to this user only.
void make_own_folders(const std::filesystem::path& folder, std::error_code& failed);
/// Creates an empty file accessible to this user only; removes the permissions of other users from an existing file of
/// this user.
void make_own_file(const std::filesystem::path& file);

/// Returns the path of a name; empty if the system cannot have such a name.
[[nodiscard]] std::filesystem::path path_from(const std::string& name);
/// Returns the name of a path.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

/// Reads a whole file. Returns a message if there is none, if it is not a regular file, cannot be read or has more than
/// `most` bytes; never reads more than that, whatever its reported size.
Result<std::string> read_file(const std::string& name, std::size_t most = limits::file_bytes);

/// Whether written data must survive a power cut.
enum class Sync : bool {
    no,
    yes
};

/// The message of write_file() when it would have had to replace a file.
inline constexpr const char* no_such_file = N_("There is no such file.");
inline constexpr const char* there_already = N_("There is such a file already. Press again to replace it.");

/// Writes a file atomically: at any moment its name refers either to the complete new content or to the old file. With
/// Sync::yes it is on the disk on return, which takes some tens of milliseconds; without, no wait.
///
/// Replaces an existing file or dangling link only with `replace`; otherwise the message says how to ask for it.
/// Follows and keeps links. A replaced file keeps its mode, and its owner and group if the system permits; other hard
/// links keep the old content. Refuses folders, devices, pipes, files without write permission, and files in a folder
/// where no file can be created: written in place, the file would be lost if writing failed halfway. A failure changes
/// nothing.
Result<void> write_file(const std::string& name, const std::string& content, bool replace, Sync sync = Sync::yes);

struct FolderEntry {
    std::string name; // without its folder
    bool is_folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// Returns the entries of a folder, unordered; a message if it cannot be read or has more than `most` entries.
Result<std::vector<FolderEntry>> entries_of(const std::string& folder, std::size_t most = limits::folder_entries);

/// Returns the path in an environment variable if it is absolute: a relative one would differ by working folder.
[[nodiscard]] std::optional<std::filesystem::path> path_in_environment(const char* variable);

/// Returns the user's own folder: the home folder's Documents if it exists, else the home folder, else the working
/// folder at the start.
[[nodiscard]] std::filesystem::path own_files();

} // namespace twoturns::platform
